import { DropdownMenu } from 'radix-ui';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { Anchor } from '../actions/link.tsx';
import { classes } from '../classes.ts';
import { backTo } from '../focus/focus-back.ts';
import { Icon } from '../icon/icon.tsx';
import { useScope } from '../scope.tsx';
import { useLayerRoot } from './layer-root.ts';

export type MenuEntry =
  | 'rule'
  | { readonly heading: string }
  | {
      readonly label: ReactNode;
      readonly icon?: string;
      /** Right edge: a key, a count. */
      readonly end?: ReactNode;
      readonly onSelect?: () => void;
      readonly href?: string;
      readonly danger?: boolean;
      readonly disabled?: boolean;
      /** Makes the entry a check mark that stays open. */
      readonly checked?: boolean;
    };

export type MenuProps = {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly entries: readonly MenuEntry[];
  readonly align?: 'start' | 'center' | 'end';
  readonly label?: string;
};

const entryKey = (entry: MenuEntry, index: number): string =>
  entry === 'rule'
    ? `rule ${index}`
    : 'heading' in entry
      ? `heading ${entry.heading}`
      : `${index} ${typeof entry.label === 'string' ? entry.label : ''}`;

const Entry = ({ entry }: { readonly entry: MenuEntry }): ReactNode => {
  if (entry === 'rule') return <DropdownMenu.Separator className="tl-menu-rule" />;
  if ('heading' in entry) return <DropdownMenu.Label className="tl-menu-label">{entry.heading}</DropdownMenu.Label>;
  const { label, icon, end, onSelect, href, danger, disabled, checked } = entry;
  const className = classes('tl-menu-item', danger && 'is-danger');
  const inside = (
    <>
      {icon ? <Icon name={icon} /> : null}
      <span>{label}</span>
      {end ? <span className="tl-menu-end">{end}</span> : null}
    </>
  );
  if (checked !== undefined)
    return (
      <DropdownMenu.CheckboxItem
        className={className}
        checked={checked}
        disabled={disabled}
        onCheckedChange={() => onSelect?.()}
        onSelect={(event) => event.preventDefault()}
      >
        <span className={classes('tl-box')} data-state={checked ? 'checked' : 'unchecked'} aria-hidden="true">
          {checked ? <Icon name="check-bold" /> : null}
        </span>
        {inside}
      </DropdownMenu.CheckboxItem>
    );
  if (href)
    return (
      <DropdownMenu.Item className={className} disabled={disabled} asChild onSelect={onSelect}>
        <Anchor href={href}>{inside}</Anchor>
      </DropdownMenu.Item>
    );
  return (
    <DropdownMenu.Item className={className} disabled={disabled} onSelect={onSelect}>
      {inside}
    </DropdownMenu.Item>
  );
};

/** Actions behind a button; arrows, letters and Escape as everywhere. */
export const Menu = ({ trigger, entries, align = 'end', label }: MenuProps): ReactNode => {
  const scope = useScope();
  const root = useLayerRoot();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild ref={button}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={root}>
        <DropdownMenu.Content
          {...scope}
          className="tl-popover tl-menu"
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          onCloseAutoFocus={backTo(button)}
        >
          {entries.map((entry, index) => (
            <Entry key={entryKey(entry, index)} entry={entry} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
};
