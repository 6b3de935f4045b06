import { api } from '@touchline/app-core/client/client.ts';
import { shortNameFrom } from '@touchline/app-core/form/club-words.ts';
import { useContractForm, useTyped } from '@touchline/app-core/form/contract-form.ts';
import { useActionKey } from '@touchline/app-core/page/use-action-key.ts';
import { useDraft } from '@touchline/app-core/page/use-draft.ts';
import { newClub } from '@touchline/contracts/http/profile';
import type { Gender } from '@touchline/contracts/values';
import { Button, countryOptions, FormProblems, Problem, TextField } from '@touchline/ui';
import { Combobox } from '@touchline/ui/combobox';
import { type ReactNode, useMemo } from 'react';
import type { OwnClub } from '../api/own-profile.ts';
import { type ClubTyped, clubValues, noClub, teamOf } from '../new-club.ts';
import { text } from '../text.ts';
import { TeamFields, TeamRows } from './team-rows.tsx';

/** A club that nobody has entered yet, with its teams; staff verify it. What is typed lasts as long as the tab. */
export const EnterClub = ({
  profileId,
  name,
  playerOf,
  onEntered,
  onBack,
}: {
  readonly profileId: string;
  /** What was searched for. */
  readonly name: string;
  /** A player enters the one team that he or she plays in, of this gender. */
  readonly playerOf?: Gender;
  readonly onEntered: (club: OwnClub) => Promise<void>;
  readonly onBack: () => void;
}): ReactNode => {
  const draft = useDraft<ClubTyped>(`club-${profileId}`, () => ({
    ...noClub,
    name,
    short_name: shortNameFrom(name),
    ...(playerOf ? { teams: [teamOf(playerOf)] } : {}),
  }));
  const entry = useContractForm({
    schema: newClub,
    initial: draft.value,
    values: clubValues,
    missing: text('missing'),
  });
  useTyped(entry, draft.set);
  const { form, error, refusal, busy, put, submit, verdict } = entry;
  const typed = form.watch();
  const keyOf = useActionKey();
  const countries = useMemo(countryOptions, []);
  const enter = submit(async (body) => {
    const { data } = await api.post('/clubs', { body, idempotencyKey: keyOf(body) });
    await onEntered(data);
    draft.clear();
  });
  const field = (path: 'name' | 'short_name' | 'city' | 'founded' | 'website') => ({
    id: path,
    autoComplete: 'off',
    error: error(path),
    ...form.register(path),
  });
  return (
    <div className="grid gap-5">
      <FormProblems verdict={verdict}>
        <Problem>{refusal}</Problem>
        <div className="grid items-start gap-5 sm:grid-cols-[2fr_1fr]">
          <TextField
            {...field('name')}
            {...form.register('name', {
              onBlur: () => typed.short_name === '' && put({ short_name: shortNameFrom(typed.name) }),
            })}
            label={text('clubName')}
          />
          <TextField {...field('short_name')} label={text('clubShort')} help={text('clubShortHelp')} maxLength={3} />
        </div>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Combobox
            id="country"
            label={text('clubCountry')}
            options={countries}
            value={typed.country}
            onChange={(country) => put({ country })}
            error={error('country')}
          />
          <TextField {...field('city')} label={text('city')} />
          <TextField {...field('founded')} label={text('clubFounded')} optional inputMode="numeric" maxLength={4} />
          <TextField {...field('website')} label={text('clubWebsite')} optional inputMode="url" />
        </div>
        <div className="grid gap-3" id="teams" tabIndex={-1}>
          <h3 className="tl-subhead">{text(playerOf ? 'ownTeam' : 'teams')}</h3>
          {playerOf ? (
            <TeamFields
              team={typed.teams[0] ?? teamOf(playerOf)}
              idPrefix="teams.0."
              ownGender
              error={(field) => error(`teams.0.${field}`)}
              onChange={(team) => put({ teams: [team] })}
            />
          ) : (
            <TeamRows teams={typed.teams} onChange={(teams) => put({ teams })} error={error} />
          )}
        </div>
        <div className="tl-actions">
          <Button icon="magnifying-glass" onClick={onBack}>
            {text('clubBackToSearch')}
          </Button>
          <Button variant="primary" busy={busy} onClick={() => void enter()}>
            {text('clubSave')}
          </Button>
        </div>
      </FormProblems>
    </div>
  );
};
