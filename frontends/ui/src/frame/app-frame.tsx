import type { ReactNode } from 'react';
import { Anchor } from '../actions/link.tsx';
import { Icon } from '../icon/icon.tsx';
import { commandKeyName } from '../layers/command-key.ts';
import { Menu } from '../layers/menu.tsx';
import { Tooltip } from '../layers/popover.tsx';
import { Count } from '../status/status.tsx';
import { text } from '../text.ts';
import { Brand } from './brand.tsx';

export type NavItem = {
  readonly href: string;
  readonly label: string;
  readonly icon: string;
  /** How many there wait for my answer. */
  readonly count?: number;
  /** Current only on exactly this path: the index of an area. */
  readonly exact?: boolean;
  /** On a phone it stands behind the others. */
  readonly later?: boolean;
};

export type AppFrameProps = {
  readonly path: string;
  readonly nav?: readonly NavItem[];
  /** Below a rule at the foot of the side: settings. */
  readonly footNav?: readonly NavItem[];
  /** The places of a phone's bottom bar, by default those of the navigation: five at most, else four and a menu. */
  readonly phoneNav?: readonly NavItem[];
  /** rail: icons only, for screens with a left column of their own. none: no navigation, as in onboarding. */
  readonly layout?: 'side' | 'rail' | 'none' | undefined;
  /** The profile switcher. */
  readonly switcher?: ReactNode;
  /** Opens the palette; without it there is no search box. */
  readonly onSearch?: (() => void) | undefined;
  /** Right end of the top bar: bell, colour mode, account. */
  readonly tools?: ReactNode;
  readonly homeHref?: string;
  /** Small links at the very foot of the side. */
  readonly legal?: readonly Pick<NavItem, 'href' | 'label'>[];
  /** A line beneath the top bar, over every page; null: none, and no room for it. */
  readonly alert?: ReactNode;
  readonly children: ReactNode;
};

const isCurrent = (path: string, { href, exact }: NavItem): boolean =>
  path === href || (!exact && href !== '/' && path.startsWith(`${href}/`));

const Place = ({
  item,
  path,
  tip = false,
}: {
  readonly item: NavItem;
  readonly path: string;
  readonly tip?: boolean;
}): ReactNode => {
  const current = isCurrent(path, item);
  const anchor = (
    <Anchor href={item.href} aria-current={current ? 'page' : undefined}>
      <Icon name={current ? `${item.icon}-fill` : item.icon} />
      <span className="tl-side-label">{item.label}</span>
      {item.count ? <Count n={item.count} /> : null}
    </Anchor>
  );
  return tip ? (
    <Tooltip content={item.label} side="right">
      {anchor}
    </Tooltip>
  ) : (
    anchor
  );
};

/** What a phone's bottom bar has no room for. */
const More = ({ items, path }: { readonly items: readonly NavItem[]; readonly path: string }): ReactNode => {
  const count = items.reduce((sum, item) => sum + (item.count ?? 0), 0);
  return (
    <Menu
      label={text('morePlaces')}
      trigger={
        <button type="button" aria-current={items.some((item) => isCurrent(path, item)) ? 'page' : undefined}>
          <Icon name="list" />
          <span className="tl-side-label">{text('morePlaces')}</span>
          {count ? <Count n={count} /> : null}
        </button>
      }
      entries={items.map(({ href, label, icon, count: waiting }) => ({
        ...{ href, label, icon },
        ...(waiting ? { end: <Count n={waiting} /> } : {}),
      }))}
    />
  );
};

/** The frame of every signed-in page: top bar, side or rail, the sheet, and a phone's bottom bar. */
export const AppFrame = ({
  path,
  nav = [],
  footNav = [],
  phoneNav,
  layout = 'side',
  switcher,
  onSearch,
  tools,
  homeHref = '/',
  legal = [],
  alert = null,
  children,
}: AppFrameProps): ReactNode => {
  const given = phoneNav ?? nav;
  const places = [...given.filter((item) => !item.later), ...given.filter((item) => item.later)];
  const bottom = places.length > 5 ? places.slice(0, 4) : places;
  const more = places.slice(bottom.length);
  const shown = layout === 'none' || nav.length === 0 ? 'none' : layout;
  return (
    <div
      className="tl-app"
      data-nav={shown}
      {...(bottom.length ? { 'data-bottom': '' } : {})}
      {...(alert ? { 'data-alerting': '' } : {})}
    >
      <a className="tl-skip" href="#content">
        {text('skipToContent')}
      </a>
      <header className="tl-top">
        <Brand href={homeHref} />
        {switcher}
        {onSearch ? (
          <button type="button" className="tl-palette-open" onClick={onSearch} aria-keyshortcuts="Meta+K Control+K">
            <Icon name="magnifying-glass" />
            <span>{text('search')}</span>
            <kbd>{commandKeyName(navigator.platform)}</kbd>
          </button>
        ) : null}
        <div className="tl-top-tools">{tools}</div>
      </header>
      <div className="tl-alert" role="status">
        {alert}
      </div>
      {shown === 'none' ? null : (
        <nav className="tl-side" aria-label={text('mainNavigation')}>
          {nav.map((item) => (
            <Place key={item.href} item={item} path={path} tip={shown === 'rail'} />
          ))}
          {footNav.length ? <hr /> : null}
          {footNav.map((item) => (
            <Place key={item.href} item={item} path={path} tip={shown === 'rail'} />
          ))}
          {legal.length && shown === 'side' ? (
            <p className="tl-legal">
              {legal.map(({ href, label }) => (
                <Anchor key={href} href={href}>
                  {label}
                </Anchor>
              ))}
            </p>
          ) : null}
        </nav>
      )}
      <main className="tl-sheet" id="content" tabIndex={-1}>
        {children}
      </main>
      {bottom.length ? (
        <nav className="tl-bottom" aria-label={text('primaryNavigation')}>
          {bottom.map((item) => (
            <Place key={item.href} item={item} path={path} />
          ))}
          {more.length ? <More items={more} path={path} /> : null}
        </nav>
      ) : null}
    </div>
  );
};
