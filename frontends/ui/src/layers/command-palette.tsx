import { Command } from 'cmdk';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useFocusBack } from '../focus/focus-back.ts';
import { Icon } from '../icon/icon.tsx';
import { text } from '../text.ts';
import { paletteScore } from './palette-score.ts';

export type CommandItem = {
  readonly id: string;
  readonly label: string;
  readonly icon?: string;
  readonly hint?: string;
  readonly keywords?: readonly string[];
  readonly onSelect: () => void;
};
export type CommandGroup = { readonly heading: string; readonly items: readonly CommandItem[] };
export type CommandPaletteProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly groups: readonly CommandGroup[];
  /** Called with what is typed, for groups that come from the server. */
  readonly onSearch?: (query: string) => void;
  readonly loading?: boolean;
};

/** Pages, players, offers and actions by name, from anywhere. */
export const CommandPalette = ({
  open,
  onOpenChange,
  groups,
  onSearch,
  loading = false,
}: CommandPaletteProps): ReactNode => {
  const [query, setQuery] = useState('');
  const back = useFocusBack(open);
  const type = (typed: string): void => {
    setQuery(typed);
    onSearch?.(typed);
  };
  const change = (next: boolean): void => {
    if (!next) type('');
    onOpenChange(next);
  };
  return (
    <Primitive.Root open={open} onOpenChange={change}>
      <Primitive.Portal>
        <Primitive.Overlay className="tl-scrim" />
        <div className="tl-dialog-place">
          <Primitive.Content className="tl-dialog tl-palette" {...back} aria-describedby={undefined}>
            <Primitive.Title className="tl-sr">{text('paletteTitle')}</Primitive.Title>
            <Command label={text('paletteTitle')} loop filter={paletteScore}>
              <div className="tl-palette-input">
                <Icon name="magnifying-glass" />
                <Command.Input value={query} onValueChange={type} placeholder={text('search')} />
                <kbd>Esc</kbd>
              </div>
              <Command.List>
                <Command.Empty>{loading ? text('loading') : text('noMatchingData')}</Command.Empty>
                {groups.map((group) => (
                  <Command.Group key={group.heading} heading={group.heading}>
                    {group.items.map((item) => (
                      <Command.Item
                        key={item.id}
                        value={`${item.id} ${item.label}`}
                        keywords={[...(item.keywords ?? []), ...(item.hint ? [item.hint] : [])]}
                        onSelect={() => {
                          change(false);
                          item.onSelect();
                        }}
                      >
                        {item.icon ? <Icon name={item.icon} /> : null}
                        <span>{item.label}</span>
                        {item.hint ? <small>{item.hint}</small> : null}
                      </Command.Item>
                    ))}
                  </Command.Group>
                ))}
              </Command.List>
              <div className="tl-palette-foot" aria-hidden="true">
                <span>
                  <kbd>↑</kbd> <kbd>↓</kbd> {text('paletteHint')}
                </span>
                <span>
                  <kbd>↵</kbd> {text('paletteOpen')}
                </span>
              </div>
            </Command>
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
};
