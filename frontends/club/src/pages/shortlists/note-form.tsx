import { useQuery } from '@tanstack/react-query';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { FormDialog } from '@touchline/app-core/form/form-dialog.tsx';
import { changingEntry } from '@touchline/contracts/http/profile';
import { Button, ButtonLink, Menu, TextArea, toast } from '@touchline/ui';
import { Segments, Select } from '@touchline/ui/forms';
import { type ReactNode, useEffect, useRef } from 'react';
import { playerHref } from '../../features/scouting/components/short-sheet.tsx';
import { shortlistsQuery, useListing, useLists } from '../../features/shortlist/api/shortlists-api.ts';
import { text } from '../../features/shortlist/text.ts';
import type { ShownPlayer } from './list-players.tsx';
import { notedStages } from './use-stages.ts';

const priorities = (['first', 'second', 'watch'] as const).map((value) => ({
  value,
  label: text(`priority_${value}`),
}));

/** Note, priority and stage of one player on one list. */
export const NoteForm = ({
  list,
  entry,
  onClose,
}: {
  readonly list: { readonly id: string; readonly name: string };
  readonly entry: ShownPlayer;
  readonly onClose: () => void;
}): ReactNode => {
  const { change } = useLists();
  const { remove, move } = useListing();
  const lists = useQuery(shortlistsQuery());
  const others =
    lists.data?.filter(({ id, player_ids }) => id !== list.id && !player_ids.includes(entry.player_id)) ?? [];
  const player = { id: entry.player_id, name: entry.name };
  // What a colleague noted meanwhile comes with the list: the version that is overwritten is the one that was seen.
  const seen = useRef(entry);
  const { note, priority, stage } = entry;
  const contractForm = useContractForm({
    schema: changingEntry,
    initial: { note, priority, stage } as Pick<ShownPlayer, 'note' | 'priority' | 'stage'>,
    values: (typed) => ({ ...typed, version: seen.current.version }),
  });
  const { form, error, refusal, busy, put } = contractForm;
  const { reset } = form;
  const isStale = form.formState.errors.root !== undefined;
  useEffect(() => {
    if (!isStale || seen.current.version === entry.version) return;
    seen.current = entry;
    reset({ note, priority, stage }, { keepErrors: true });
  }, [isStale, entry, note, priority, stage, reset]);
  return (
    <FormDialog
      id="note-form"
      entry={contractForm}
      title={entry.name}
      description={list.name}
      save={text('save')}
      problem={refusal && text('stale')}
      onSend={async (body) => {
        await change({ list, player }, body);
        toast({ kind: 'success', title: text('saved') });
      }}
      onClose={onClose}
      acts={
        <>
          <ButtonLink variant="ghost" iconEnd="arrow-up-right" href={playerHref(entry.player)} className="mr-auto">
            {text('openPage')}
          </ButtonLink>
          {others.length > 0 ? (
            <Menu
              label={text('move')}
              trigger={
                <Button variant="ghost" icon="arrows-left-right" disabled={busy}>
                  {text('move')}
                </Button>
              }
              entries={others.map((to) => ({
                label: to.name,
                onSelect: () => {
                  const { note, priority, stage } = form.getValues();
                  move({ list, player, to, noted: { note, priority, stage } });
                  onClose();
                },
              }))}
            />
          ) : null}
          <Button
            variant="ghost"
            icon="trash"
            disabled={busy}
            onClick={() => {
              remove({ list, player });
              onClose();
            }}
          >
            {text('remove')}
          </Button>
        </>
      }
    >
      <TextArea
        label={text('note')}
        help={text('noteHelp')}
        rows={4}
        maxLength={500}
        {...form.register('note')}
        error={error('note')}
      />
      <Segments
        label={text('priority')}
        value={form.watch('priority')}
        options={priorities}
        onChange={(next) => put({ priority: next })}
      />
      <Select label={text('stage')} options={notedStages} {...form.register('stage')} error={error('stage')} />
    </FormDialog>
  );
};
