import { useQuery } from '@tanstack/react-query';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { CsvFileButton } from '@touchline/app-core/csv/csv-file-button.tsx';
import { ReadFailed } from '@touchline/app-core/page/read-failed.tsx';
import { useAddress } from '@touchline/app-core/page/use-address.ts';
import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import { playersRefusal } from '@touchline/negotiation/player/players-refusal.ts';
import { ButtonLink, ConfirmDialog, EmptyState, IconButton, Menu, Skeletons, toast } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { useChosen } from '../../features/compare/chosen.ts';
import { CompareLink, CompareTick } from '../../features/compare/components/compare-choice.tsx';
import {
  type ListedPlayer,
  shortlistQuery,
  useListing,
  useLists,
} from '../../features/shortlist/api/shortlists-api.ts';
import { NameList } from '../../features/shortlist/components/name-list.tsx';
import { text } from '../../features/shortlist/text.ts';
import { text as words } from '../../text.ts';
import { HiddenPlayers, isShown, ListRows, ListTable, listSorts, sorted } from './list-players.tsx';
import { NoteForm } from './note-form.tsx';
import { useStages } from './use-stages.ts';

const scouting = '/club-representative/scout-players';

/** One list: who is on it, what the club noted, how far it is with each. */
export const ListView = ({ id, onGone }: { readonly id: string; readonly onGone: () => void }): ReactNode => {
  const list = useQuery(shortlistQuery(id));
  const stageOf = useStages();
  const { ids, choose } = useChosen();
  const wide = useMedia(media.tablet);
  const [search, change] = useAddress();
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const [deleting, setDeleting] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const { rename, remove: removeList } = useLists();
  const { remove } = useListing();
  const sort = listSorts.find((value) => value === search.get('sort')) ?? 'priority';
  if (!list.data) {
    if (!list.isError) return <Skeletons lines={8} />;
    if (isApiFailure(list.error) && list.error.code === 'NotFound')
      return <EmptyState icon="magnifying-glass" title={text('listNotFound')} />;
    return <ReadFailed query={list} words={playersRefusal} />;
  }
  const { name, club_name: club, entries } = list.data;
  const shown = sorted(entries.filter(isShown), sort);
  const hidden = entries.filter((entry) => !isShown(entry));
  const opened = entries.find(({ player_id }) => player_id === open);
  const count = text('players', { count: entries.length });
  const players = { entries: shown, stageOf, onOpen: (entry: ListedPlayer) => setOpen(entry.player_id) };
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 pb-4">
        <div className="min-w-0">
          <h1 className="tl-title break-words">{name}</h1>
          <p className="text-ink-2">{club ? text('lead', { count, club }) : text('leadWithout', { count })}</p>
        </div>
        <div className="flex items-center gap-2">
          {entries.length > 0 ? (
            <CsvFileButton help={words('csvHelp')} address={`/shortlists/${id}/players.csv`} />
          ) : null}
          <ButtonLink icon="plus" href={scouting}>
            {text('addPlayer')}
          </ButtonLink>
          <Menu
            label={text('listMenu')}
            trigger={<IconButton icon="dots-three" label={text('listMenu')} />}
            entries={[
              { label: text('rename'), icon: 'pencil-simple', onSelect: () => setAsked('rename') },
              { label: text('deleteList'), icon: 'trash', danger: true, onSelect: () => setAsked('delete') },
            ]}
          />
        </div>
      </header>
      {entries.length === 0 ? (
        <EmptyState
          framed
          icon="star"
          actions={
            <ButtonLink icon="binoculars" href={scouting}>
              {text('openScouting')}
            </ButtonLink>
          }
        >
          {text('empty')}
        </EmptyState>
      ) : null}
      {shown.length === 0 ? null : wide ? (
        <ListTable
          {...players}
          selection={new Set(ids)}
          onSelect={choose}
          bulk={<CompareLink />}
          sort={sort}
          onSort={(next) =>
            change((before) => {
              const after = new URLSearchParams(before);
              after.set('sort', next);
              return after;
            })
          }
        />
      ) : (
        <>
          <ListRows
            {...players}
            tick={({ player_id, name: who }) => <CompareTick player={{ id: player_id, name: who }} />}
          />
          <div className="sticky bottom-[calc(var(--bottom-height)+0.5rem)] pt-4">
            <CompareLink block />
          </div>
        </>
      )}
      <HiddenPlayers
        entries={hidden}
        onRemove={(entry) => remove({ list: { id, name }, player: { id: entry.player_id, name: entry.name } })}
      />
      {opened && isShown(opened) ? (
        <NoteForm key={opened.player_id} list={{ id, name }} entry={opened} onClose={() => setOpen(null)} />
      ) : null}
      {asked === 'rename' ? (
        <NameList
          title={text('rename')}
          name={name}
          onName={async (given) => {
            await rename(id, given);
            toast({ kind: 'success', title: text('renamed') });
          }}
          onClose={() => setAsked(null)}
        />
      ) : null}
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={(next) => (next ? undefined : setAsked(null))}
        busy={deleting}
        destructive
        title={text('deleteTitle', { list: name })}
        description={text('deleteText')}
        confirmLabel={text('deleteList')}
        onConfirm={async () => {
          setDeleting(true);
          await removeList({ id, name })
            .then(onGone)
            .finally(() => setDeleting(false));
        }}
      />
    </>
  );
};
