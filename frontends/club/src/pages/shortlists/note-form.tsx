import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { changingEntry } from '@touchline/contracts/http/profile';
import { Button, ButtonLink, Dialog, Problem, Segments, Select, TextArea, toast } from '@touchline/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { playerHref } from '../../features/scouting/components/short-sheet.tsx';
import { useListing, useLists } from '../../features/shortlist/api/shortlists-api.ts';
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
  const { remove } = useListing();
  const player = { id: entry.player_id, name: entry.name };
  // What a colleague noted meanwhile comes with the list: the version that is overwritten is the one that was seen.
  const seen = useRef(entry);
  const { note, priority, stage } = entry;
  const { form, error, refusal, busy, put, submit } = useContractForm({
    schema: changingEntry,
    initial: { note, priority, stage } as Pick<ShownPlayer, 'note' | 'priority' | 'stage'>,
    values: (typed) => ({ ...typed, version: seen.current.version }),
  });
  const { reset } = form;
  const isStale = form.formState.errors.root !== undefined;
  useEffect(() => {
    if (!isStale || seen.current.version === entry.version) return;
    seen.current = entry;
    reset({ note, priority, stage }, { keepErrors: true });
  }, [isStale, entry, note, priority, stage, reset]);
  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      busy={busy}
      title={entry.name}
      description={list.name}
      footer={
        <>
          <ButtonLink variant="ghost" iconEnd="arrow-up-right" href={playerHref(entry.player)} className="mr-auto">
            {text('openPage')}
          </ButtonLink>
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
          <Button variant="primary" type="submit" form="note-form" busy={busy}>
            {text('save')}
          </Button>
        </>
      }
    >
      <form
        id="note-form"
        noValidate
        className="grid gap-5 text-ink"
        onSubmit={submit(async (body) => {
          await change({ list, player }, body);
          toast({ kind: 'success', title: text('saved') });
          onClose();
        })}
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
        <Problem attempt={form.formState.submitCount}>{refusal && text('stale')}</Problem>
      </form>
    </Dialog>
  );
};
