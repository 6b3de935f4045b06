import { useQuery } from '@tanstack/react-query';
import { KeyHint } from '@touchline/app-core/keys/key-hint.tsx';
import { useKeys, useKeysSwitch } from '@touchline/app-core/keys/use-keys.ts';
import { Button, Icon, IconButton, Popover, Skeletons, toast } from '@touchline/ui';
import { Checkbox } from '@touchline/ui/forms';
import { type ReactNode, useState } from 'react';
import { type ShortlistRow, shortlistsQuery, useListing, useLists } from '../api/shortlists-api.ts';
import { keyList, rememberList } from '../last-list.ts';
import { text } from '../text.ts';
import { NameList } from './name-list.tsx';

export interface Listable {
  readonly id: string;
  readonly name: string;
}

/** The club's lists with a tick at those that the player is on. */
const Lists = ({
  player,
  lists,
  onNew,
}: {
  readonly player: Listable;
  readonly lists: readonly ShortlistRow[] | undefined;
  readonly onNew: () => void;
}): ReactNode => {
  const { add, remove } = useListing();
  const [keysOn, switchKeys] = useKeysSwitch();
  const meant = lists && keyList(lists);
  return (
    <div className="grid gap-2">
      <p className="tl-label">{text('lists')}</p>
      {lists ? null : <Skeletons lines={2} />}
      {lists?.length === 0 ? <p className="tl-small text-ink-2">{text('none')}</p> : null}
      <div className="grid max-h-64 overflow-y-auto">
        {lists?.map((list) => (
          <Checkbox
            key={list.id}
            label={list.name}
            count={list.player_ids.length}
            checked={list.player_ids.includes(player.id)}
            onChange={(on) => {
              rememberList(list.id);
              (on ? add : remove)({ list, player });
            }}
          />
        ))}
      </div>
      <Button size="sm" icon="plus" onClick={onNew}>
        {text('newList')}
      </Button>
      {meant ? (
        <div className="border-t border-line pt-2 max-sm:hidden">
          <Checkbox label={text('keyHelp', { list: meant.name })} checked={keysOn} onChange={switchKeys} />
        </div>
      ) : null}
    </div>
  );
};

/** The star of a player: filled on a list, and opens the club's lists. `quiet`: the star alone, as in a row. */
export const AddToList = ({
  player,
  quiet = false,
}: {
  readonly player: Listable;
  readonly quiet?: boolean;
}): ReactNode => {
  const lists = useQuery(shortlistsQuery());
  const [open, setOpen] = useState(false);
  const [naming, setNaming] = useState(false);
  const { create } = useLists();
  const { add } = useListing();
  const on = lists.data?.some(({ player_ids }) => player_ids.includes(player.id)) ?? false;
  const label = `${text(on ? 'addShort' : 'add')}: ${player.name}`;
  const star = on ? 'star-fill' : 'star';
  return (
    // What happens in the layer is nothing that happens to the row it was opened from.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps events in
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <span onClick={(event) => event.stopPropagation()}>
      <Popover
        label={label}
        open={open}
        onOpenChange={setOpen}
        align={quiet ? 'start' : 'end'}
        className="w-64"
        trigger={
          quiet ? (
            <IconButton size="sm" icon={star} label={label} className={on ? 'text-pending-mark' : 'text-ink-3'} />
          ) : (
            <Button block icon={star} aria-keyshortcuts="L">
              {on ? text('addShort') : text('add')}
              <span className="tl-sr">: {player.name}</span>
              <KeyHint>L</KeyHint>
            </Button>
          )
        }
      >
        <Lists
          player={player}
          lists={lists.data}
          onNew={() => {
            setOpen(false);
            setNaming(true);
          }}
        />
      </Popover>
      {naming ? (
        <NameList
          title={text('newList')}
          name=""
          onName={async (name) => {
            const list = await create(name);
            rememberList(list.id);
            add({ list, player });
          }}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </span>
  );
};

/** The key L: puts the player on the list that was used last; whoever is on it already is left there. */
export const useListKey = (playerAtHand: () => Listable | undefined): void => {
  const lists = useQuery(shortlistsQuery());
  const { add } = useListing();
  useKeys({
    l: () => {
      const player = playerAtHand();
      const list = lists.data && keyList(lists.data);
      if (!player || !list) return;
      if (list.player_ids.includes(player.id))
        toast({ title: text('added', { player: player.name, list: list.name }) });
      else add({ list, player });
    },
  });
};

/** Three bars and a word. */
export const PriorityMark = ({ priority }: { readonly priority: 'first' | 'second' | 'watch' }): ReactNode => {
  const filled = { first: 3, second: 2, watch: 1 }[priority];
  return (
    <span className="inline-flex items-center gap-1.5 font-[580]">
      <span className="inline-flex gap-[3px]" aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <i key={bar} className={`h-3.5 w-1 rounded-[1px] ${bar <= filled ? 'bg-primary' : 'bg-line-strong'}`} />
        ))}
      </span>
      {text(`priority_${priority}`)}
    </span>
  );
};

/** What stands where nobody is shown. */
export const HiddenReason = ({ hidden }: { readonly hidden: 'not-visible' | 'not-available' }): ReactNode => (
  <span className="tl-small inline-flex items-center gap-1.5 text-ink-2">
    <Icon name="eye-slash" />
    {text(hidden === 'not-visible' ? 'hidden_not_visible' : 'hidden_not_available')}
  </span>
);
