import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@touchline/app-core/client/client.ts';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigate } from '@touchline/app-core/page/router.ts';
import { useSession } from '@touchline/app-core/session/session.tsx';
import { interestOfNotice } from '@touchline/negotiation/interests/interest-of-notice.ts';
import { useAnswerInPlace } from '@touchline/negotiation/interests/use-answer-in-place.tsx';
import {
  AccountMenu,
  AppFrame,
  Bell,
  ColourModeToggle,
  ForcedColourMode,
  keepPlace,
  type MenuEntry,
} from '@touchline/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { GraceBanner } from '../features/billing/grace-banner.tsx';
import { NoticeMark } from '../features/inbox/notice-mark.tsx';
import { useLiveNews } from '../features/live/use-live-news.ts';
import { usePalette } from '../features/palette/use-palette.tsx';
import { kinds } from '../kinds/kinds.ts';
import { isOpen, routingIdentity } from '../session/guard.ts';
import { accountHref, inboxHref } from '../session/waiting.ts';
import { text } from '../text.ts';
import { LateBar } from './late-bar.tsx';
import { footNavigationOf, navigationOf } from './navigation.ts';
import { OfflineBar, useOffline } from './offline-bar.tsx';
import type { PageHandle } from './page-handle.ts';
import { PageTurned } from './page-turned.tsx';
import { Switcher } from './switcher.tsx';
import { useCounts } from './use-counts.ts';

/** What holds between the product and everybody in it. */
const legal = () => [
  { href: '/terms-and-conditions', label: text('terms') },
  { href: '/privacy', label: text('privacy') },
];

const InboxBell = (): ReactNode => {
  const session = useSession();
  const { identity, current } = session;
  const client = useQueryClient();
  const { answer, dialog } = useAnswerInPlace(current && kinds[current.profile_type].interests);
  const [opened, setOpened] = useState(false);
  const inbox = useQuery({
    queryKey: ['inbox'],
    queryFn: async ({ signal }) => {
      const [mine, newest] = await Promise.all([
        api.get('/inbox', { query: { turn: 'mine', limit: 20 }, signal, quiet: true }),
        api.get('/inbox', { signal, quiet: true }),
      ]);
      return { rows: [...mine.data, ...newest.data.filter((row) => !row.needs_answer)], meta: newest.meta };
    },
    enabled: opened,
  });
  const rows = inbox.data?.rows;
  const answers = inbox.data?.meta?.answers ?? identity?.answers ?? 0;
  const unread = inbox.data?.meta?.unread ?? identity?.unread ?? 0;
  const again = (): Promise<void> => client.invalidateQueries({ queryKey: ['inbox'] });
  const bell = (
    <Bell
      unread={unread}
      answers={answers}
      allHref={inboxHref(routingIdentity(session))}
      onOpen={() => setOpened(true)}
      onRead={(id) =>
        void api.post('/inbox/{notification_id}/read', { params: { notification_id: id }, unasked: true }).then(again)
      }
      onReadAll={() => void api.post('/inbox/read').then(again)}
      entries={
        inbox.isError
          ? null
          : rows?.map((row) => {
              const interest = interestOfNotice(row, current?.id);
              return {
                id: row.id,
                href: row.href,
                title: row.title,
                detail: row.text,
                at: row.at,
                read: row.read_at !== null,
                mine: row.needs_answer,
                mark: <NoticeMark notice={row} size={28} />,
                until: row.answer_by,
                onAnswer: interest === null ? undefined : () => answer(interest),
              };
            })
      }
    />
  );
  return (
    <>
      {bell}
      {dialog}
    </>
  );
};

const Tools = (): ReactNode => {
  const session = useSession();
  const { identity } = session;
  const navigate = useNavigate();
  if (!identity) return <ColourModeToggle />;
  const account = accountHref(routingIdentity(session));
  const entries: MenuEntry[] = [
    ...(isOpen(session, account)
      ? ([{ label: text('profileUser'), icon: 'user', href: account }, 'rule'] satisfies MenuEntry[])
      : []),
    ...legal().map((page) => ({ ...page, icon: 'file-text' })),
    'rule',
    { label: text('logOut'), icon: 'sign-out', onSelect: () => void navigate('/logout') },
  ];
  return (
    <>
      <InboxBell />
      <span className="tl-hide-phone">
        <ColourModeToggle />
      </span>
      <AccountMenu name={identity.name} entries={entries} />
    </>
  );
};

/** Around every page: the frame that its route asks for, the palette, and the colour mode it forces. */
export const ShellFrame = ({ children }: { readonly children?: ReactNode }): ReactNode => {
  const session = useSession();
  const { pathname } = useLocation();
  const handle = Object.assign({}, ...useMatches().map((match) => match.handle)) as PageHandle;
  const nav = navigationOf(session, useCounts());
  const palette = usePalette(session.identity !== null);
  const offline = useOffline();
  useLiveNews();
  useEffect(keepPlace, []);
  const page = children ?? <Outlet />;
  const alert = offline ? <OfflineBar /> : null;
  return (
    <>
      <ForcedColourMode mode={handle.colourMode} />
      {handle.frame === 'bare' || (!session.identity && handle.frame !== 'app') ? (
        <>
          <div role="status">{alert}</div>
          {page}
        </>
      ) : (
        <AppFrame
          alert={alert}
          path={pathname}
          layout={handle.layout}
          nav={nav}
          footNav={footNavigationOf(session)}
          phoneNav={[...nav, ...footNavigationOf(session)]}
          legal={legal()}
          switcher={<Switcher />}
          tools={<Tools />}
          onSearch={session.identity ? palette.open : undefined}
          homeHref={session.identity?.is_admin ? '/admin' : '/'}
        >
          <GraceBanner />
          {page}
        </AppFrame>
      )}
      <PageTurned path={pathname} />
      {palette.layer}
      <LateBar hidden={offline} />
      <ScrollRestoration />
    </>
  );
};
