import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { FormDialog } from '@touchline/app-core/form/form-dialog.tsx';
import { useActionKey } from '@touchline/app-core/page/use-action-key.ts';
import { requestingMandate } from '@touchline/contracts/http/profile';
import { latestMandateEnd, mandateRegulations } from '@touchline/contracts/policies/mandates';
import { addDays, DateField, Reason, TextArea, TextField, toast, today } from '@touchline/ui';
import { Radios } from '@touchline/ui/forms';
import type { ReactNode } from 'react';
import { useRequestMandate } from './mandates-api.ts';
import { text } from './text.ts';

interface Typed {
  readonly email: string;
  readonly exclusive: 'yes' | 'no';
  readonly starts_on: string;
  readonly ends_on: string;
  readonly message: string;
}

/** Asks a player to be represented: by the address of his account, or the one who is named. */
export const RequestMandate = ({
  player,
  after,
  onClose,
}: {
  readonly player: { readonly profile_id: string; readonly name: string } | null;
  /** The last day of the mandate that runs: the next one begins after it. */
  readonly after?: string | undefined;
  readonly onClose: () => void;
}): ReactNode => {
  const request = useRequestMandate();
  const keyOf = useActionKey();
  const now = today();
  const starts = after && after >= now ? addDays(after, 1) : now;
  const entry = useContractForm({
    schema: requestingMandate,
    initial: {
      email: '',
      exclusive: 'yes',
      starts_on: starts,
      ends_on: latestMandateEnd(starts),
      message: '',
    } as Typed,
    values: ({ email, exclusive, ...typed }) => ({
      ...typed,
      ...(player ? { player_id: player.profile_id } : { email }),
      exclusive: exclusive === 'yes',
    }),
  });
  const { form, error, put } = entry;
  return (
    <FormDialog
      id="request-mandate"
      entry={entry}
      title={player ? text('askTitleOf', { name: player.name }) : text('askTitle')}
      description={text('askLead')}
      save={text('send')}
      onSend={async ({ player_id, email, ...asking }) => {
        const body = { ...asking, ...(player_id ? { player_id } : {}), ...(email ? { email } : {}) };
        const { player: asked } = await request.mutateAsync({ body, key: keyOf(body) });
        toast({ kind: 'success', title: text('asked', { name: asked.name }) });
      }}
      at={
        player
          ? { MandateOverlaps: 'starts_on' }
          : { UserNotFound: 'email', PlayerNotEligible: 'email', MandateOverlaps: 'starts_on' }
      }
      onClose={onClose}
    >
      {player ? null : (
        <TextField
          label={text('email')}
          help={text('emailHelp')}
          type="email"
          autoComplete="off"
          {...form.register('email')}
          error={error('email')}
        />
      )}
      <Radios
        label={text('kind')}
        stacked
        value={form.watch('exclusive')}
        onChange={(exclusive) => put({ exclusive })}
        options={[
          { value: 'yes', label: text('exclusive'), detail: text('exclusiveHelp') },
          { value: 'no', label: text('notExclusive'), detail: text('notExclusiveHelp') },
        ]}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField label={text('first')} min={now} {...form.register('starts_on')} error={error('starts_on')} />
        <DateField
          label={text('last')}
          max={latestMandateEnd(form.watch('starts_on') || starts)}
          {...form.register('ends_on')}
          error={error('ends_on')}
        />
      </div>
      <TextArea
        label={text('message')}
        help={text('messageHelp')}
        optional
        rows={3}
        maxLength={1000}
        {...form.register('message')}
        error={error('message')}
      />
      <Reason icon="info">
        {text('rules', { months: mandateRegulations.longestMonths, source: mandateRegulations.source })}
      </Reason>
    </FormDialog>
  );
};
