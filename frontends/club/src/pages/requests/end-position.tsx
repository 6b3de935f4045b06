import { useActionKey } from '@touchline/app-core/page/use-action-key.ts';
import {
  type Applicant,
  type Opportunity,
  useOpportunityCommand,
} from '@touchline/negotiation/opportunities/opportunities-api.ts';
import { Button, ConfirmDialog, Dialog, Problem, toast } from '@touchline/ui';
import { Radios } from '@touchline/ui/forms';
import { type ReactNode, useState } from 'react';
import { text } from './text.ts';

interface Props {
  readonly opportunity: Opportunity;
  readonly onClose: () => void;
}

/** Takes a position off the board. */
export const CloseDialog = ({ opportunity, onClose }: Props): ReactNode => {
  const command = useOpportunityCommand();
  const keyOf = useActionKey();
  const given = { kind: 'close', id: opportunity.id } as const;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={text('closeTitle', { title: opportunity.title })}
      description={text('closeText')}
      confirmLabel={text('closePosition')}
      destructive
      busy={command.isPending}
      onConfirm={() =>
        command.mutate(
          { ...given, key: keyOf(given) },
          {
            onSuccess: () => {
              toast({ kind: 'success', title: text('closed') });
              onClose();
            },
          },
        )
      }
    >
      <Problem attempt={command.submittedAt}>{command.error?.message}</Problem>
    </ConfirmDialog>
  );
};

/** Says who has the place: one of those who answered and are not out. */
export const FillDialog = ({
  opportunity,
  applicants,
  onClose,
}: Props & { readonly applicants: readonly Applicant[] }): ReactNode => {
  const command = useOpportunityCommand();
  const keyOf = useActionKey();
  const possible = applicants.filter(({ stage }) => stage !== 'over');
  const [chosen, setChosen] = useState<string | null>(
    possible.length === 1 ? (possible[0]?.interest.player.profile_id ?? null) : null,
  );
  const fill = (player_id: string): void => {
    const given = { kind: 'fill', id: opportunity.id, body: { player_id } } as const;
    command.mutate(
      { ...given, key: keyOf(given) },
      {
        onSuccess: () => {
          toast({ kind: 'success', title: text('filled') });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      busy={command.isPending}
      title={text('fillTitle', { title: opportunity.title })}
      description={text('fillText')}
      footer={
        chosen ? (
          <Button variant="primary" icon="check" busy={command.isPending} onClick={() => fill(chosen)}>
            {text('fill')}
          </Button>
        ) : undefined
      }
    >
      <div className="grid gap-4 text-ink">
        {possible.length === 0 ? (
          <p>{text('fillNobody')}</p>
        ) : (
          <Radios
            label={text('fillBy')}
            stacked
            value={chosen}
            options={possible.map(({ interest: { player } }) => ({ value: player.profile_id, label: player.name }))}
            onChange={setChosen}
          />
        )}
        <Problem attempt={command.submittedAt}>{command.error?.message}</Problem>
      </div>
    </Dialog>
  );
};
