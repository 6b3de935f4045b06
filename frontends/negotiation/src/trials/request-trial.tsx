import { useQuery } from '@tanstack/react-query';
import { useContractForm } from '@touchline/app-core/form/contract-form.ts';
import { FormDialog } from '@touchline/app-core/form/form-dialog.tsx';
import { useActionKey } from '@touchline/app-core/page/use-action-key.ts';
import { useSession } from '@touchline/app-core/session/session.tsx';
import { requestingTrial } from '@touchline/contracts/http/trials';
import { TextArea, TextField, toast, today } from '@touchline/ui';
import { Checkbox, Select } from '@touchline/ui/forms';
import type { ReactNode } from 'react';
import { DayPicker } from './day-picker.tsx';
import { text } from './text.ts';
import { trialProspectQuery, useRequestTrial } from './trials-api.ts';

interface Typed {
  readonly team_id: string;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly location: { readonly name: string; readonly city: string };
  readonly kit: string;
  readonly travel: string;
  readonly note: string;
  readonly contact: { readonly name: string; readonly phone: string };
  readonly costs_confirmed: boolean;
}

/** Asks a player to come and train with a team. */
export const RequestTrial = ({
  player,
  teams,
  onClose,
}: {
  readonly player: { readonly id: string; readonly name: string };
  /** The own teams for which it is possible now. */
  readonly teams: readonly { readonly team_id: string; readonly team_name: string; readonly club_name: string }[];
  readonly onClose: () => void;
}): ReactNode => {
  const request = useRequestTrial();
  const keyOf = useActionKey();
  const { identity } = useSession();
  const { data } = useQuery(trialProspectQuery(player.id));
  const entry = useContractForm({
    schema: requestingTrial,
    initial: {
      team_id: teams[0]?.team_id ?? '',
      starts_on: '',
      ends_on: '',
      location: { name: '', city: '' },
      kit: '',
      travel: '',
      note: '',
      contact: { name: identity?.name ?? '', phone: '' },
      costs_confirmed: false,
    } as Typed,
    values: (typed) => {
      const interest_id = data?.teams.find(({ club_team }) => club_team.team_id === typed.team_id)?.interest_id;
      return { ...typed, player_id: player.id, ...(interest_id ? { interest_id } : {}) };
    },
  });
  const { form, error, put } = entry;
  const { name } = player;
  const [starts_on, ends_on, team_id] = form.watch(['starts_on', 'ends_on', 'team_id']);
  const earliest = data?.teams.find(({ club_team }) => club_team.team_id === team_id)?.earliest_start ?? today();
  const left = data?.allowance.left;
  return (
    <FormDialog
      id="request-trial"
      entry={entry}
      title={text('requestTitle', { name })}
      description={text('requestLead', { name })}
      save={text('send')}
      icon="calendar-plus"
      acts={
        typeof left === 'number' ? (
          <span className="tl-tiny mr-auto text-ink-3">{text('uses', { left, name })}</span>
        ) : null
      }
      onSend={async (body) => {
        await request.mutateAsync({ body, key: keyOf(body) });
        toast({ kind: 'success', title: text('requested', { name }) });
      }}
      at={{ TrialRequestDatesOverlap: 'starts_on' }}
      onClose={onClose}
    >
      {teams.length > 1 ? (
        <Select
          label={text('team')}
          options={teams.map((team) => ({ value: team.team_id, label: team.team_name }))}
          {...form.register('team_id')}
          error={error('team_id')}
        />
      ) : null}
      <DayPicker
        value={{ starts_on, ends_on }}
        onChange={put}
        blocked={data?.blocked ?? []}
        earliest={earliest}
        error={error}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={text('location')}
          help={text('locationHelp')}
          {...form.register('location.name')}
          error={error('location.name')}
        />
        <TextField label={text('city')} {...form.register('location.city')} error={error('location.city')} />
        <TextField label={text('contactName')} {...form.register('contact.name')} error={error('contact.name')} />
        <TextField
          label={text('contactPhone')}
          help={text('contactPhoneHelp')}
          optional
          type="tel"
          {...form.register('contact.phone')}
          error={error('contact.phone')}
        />
      </div>
      <TextArea
        label={text('travel')}
        help={text('travelHelp')}
        optional
        rows={2}
        maxLength={300}
        {...form.register('travel')}
        error={error('travel')}
      />
      <TextField
        label={text('kit')}
        help={text('kitHelp')}
        optional
        maxLength={300}
        {...form.register('kit')}
        error={error('kit')}
      />
      <TextArea
        label={text('note')}
        help={text('noteHelp')}
        optional
        rows={3}
        maxLength={1000}
        {...form.register('note')}
        error={error('note')}
      />
      <Checkbox
        id="costs_confirmed"
        label={text('costsConfirm', { club: teams[0]?.club_name ?? '' })}
        checked={form.watch('costs_confirmed') === true}
        onChange={(costs_confirmed) => put({ costs_confirmed })}
        error={error('costs_confirmed')}
      />
    </FormDialog>
  );
};
