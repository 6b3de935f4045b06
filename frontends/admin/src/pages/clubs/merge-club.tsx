import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fieldDetails } from '@touchline/app-core/client/failure.ts';
import { usePaused } from '@touchline/app-core/page/use-paused.ts';
import { Button, countryName, Dialog, toast } from '@touchline/ui';
import { Combobox } from '@touchline/ui/combobox';
import { type ReactNode, useState } from 'react';
import { RefusalNote } from '../../features/decision/components/refusal.tsx';
import { useDecision } from '../../features/decision/use-decision.ts';
import { type Club, foundClubsQuery, mergeClub } from './clubs-api.ts';
import { text } from './text.ts';

/** Says that a club is the same as another one, which stays. */
export const MergeClub = ({
  club,
  submission,
  onMerged,
  onClose,
}: {
  readonly club: Club;
  readonly submission: string;
  readonly onMerged: (kept: Club) => void;
  readonly onClose: () => void;
}): ReactNode => {
  const client = useQueryClient();
  const { busy, failure, decide } = useDecision<'merge'>();
  const [query, setQuery] = useState('');
  const [into, setInto] = useState<{ readonly value: string; readonly label: string } | null>(null);
  const found = useQuery(foundClubsQuery(usePaused(query.trim())));
  const options = (found.data ?? [])
    .filter(({ id }) => id !== club.id)
    .map(({ id, name, city, country }) => ({
      value: id,
      label: name,
      note: [city, countryName(country)].filter(Boolean).join(', '),
    }));
  const merge = async (): Promise<void> => {
    if (!into) return;
    const answer = await decide('merge', (despite) => mergeClub(club.id, { submission, into: into.value }, despite));
    if (!answer) return;
    toast({ kind: 'success', title: text('mergedToast', { from: club.name, name: answer.data.name }) });
    for (const key of ['clubs', 'club', 'profiles', 'profile', 'overview'])
      void client.invalidateQueries({ queryKey: [key] });
    onMerged(answer.data);
  };
  const field = fieldDetails(failure).find(({ path }) => path === 'into');
  return (
    <Dialog
      open
      width="32.5rem"
      busy={busy !== null}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={text('mergeTitle', { name: club.name })}
      description={text('mergeText', { name: club.name })}
      footer={
        <Button variant="danger" busy={busy !== null} disabled={!into} onClick={() => void merge()}>
          {into ? text('mergeButton', { name: into.label }) : text('merge')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Combobox
          id="into"
          label={text('mergeInto')}
          placeholder={text('mergePlaceholder')}
          options={options}
          value={into?.value ?? null}
          chosen={into ?? undefined}
          onSearch={setQuery}
          loading={found.isFetching}
          onChange={(value) => setInto(options.find((o) => o.value === value) ?? null)}
          error={field?.message}
        />
        {field ? null : <RefusalNote failure={failure} />}
      </div>
    </Dialog>
  );
};
