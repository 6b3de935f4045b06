import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { FormDialog } from '@touchline/app-core/form/form-dialog.tsx';
import { useActionKey } from '@touchline/app-core/page/use-action-key.ts';
import { declaringInterest } from '@touchline/contracts/http/offers';
import { TextArea, toast } from '@touchline/ui';
import { Select } from '@touchline/ui/forms';
import type { ReactNode } from 'react';
import { ContactFields, type Shared, shownAtFirst } from './contact-fields.tsx';
import { useDeclareInterest } from './interests-api.ts';
import { text } from './text.ts';

interface Typed {
  readonly team_id: string;
  readonly message: string;
  readonly contact: Shared;
}

/** Tells a player that a team wants to talk with him. */
export const DeclareInterest = ({
  player,
  teams,
  onClose,
}: {
  readonly player: { readonly id: string; readonly name: string };
  /** The own teams for which it is possible now. */
  readonly teams: readonly { readonly team_id: string; readonly team_name: string }[];
  readonly onClose: () => void;
}): ReactNode => {
  const declare = useDeclareInterest();
  const keyOf = useActionKey();
  const entry = useContractForm({
    schema: declaringInterest,
    initial: { team_id: teams[0]?.team_id ?? '', message: '', contact: shownAtFirst } as Typed,
    values: (typed) => ({ ...typed, player_id: player.id }),
  });
  const { form, error, put } = entry;
  const { name } = player;
  const contact = form.watch('contact') as Shared;
  return (
    <FormDialog
      id="declare-interest"
      entry={entry}
      title={text('declareTitle', { name })}
      description={text('declareLead', { name })}
      save={text('send')}
      icon="handshake"
      onSend={async (body) => {
        await declare.mutateAsync({ body, key: keyOf(body) });
        toast({ kind: 'success', title: text('declared', { name }) });
      }}
      onClose={onClose}
    >
      {teams.length > 1 ? (
        <Select
          label={text('team')}
          options={teams.map(({ team_id, team_name }) => ({ value: team_id, label: team_name }))}
          {...form.register('team_id')}
          error={error('team_id')}
        />
      ) : null}
      <TextArea
        label={text('message')}
        help={text('messageHelp')}
        rows={5}
        maxLength={1000}
        {...form.register('message')}
        error={error('message')}
      />
      <ContactFields
        legend={text('contactDeclare', { name })}
        value={contact}
        onChange={(next) => put({ contact: next })}
        error={error('contact.phone')}
      />
    </FormDialog>
  );
};
