import { useMutation } from '@tanstack/react-query';
import { newClub } from '@touchline/contracts/http/profile';
import { api, fieldDetails, isApiFailure, useActionKey, useDraft } from '@touchline/market';
import { Button, Combobox, countryOptions, ErrorSummary, Notice, TextField } from '@touchline/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { named } from './field-names.ts';
import { type ClubTyped, clubProblems, clubValues, noClub, shortNameFrom } from './new-club.ts';
import type { OwnClub } from './own-profile.ts';
import { TeamRows } from './team-rows.tsx';
import { text } from './text.ts';

/** A club that nobody has entered yet, with its teams; staff verify it. What is typed lasts as long as the tab. */
export const EnterClub = ({
  profileId,
  name,
  onEntered,
  onBack,
}: {
  readonly profileId: string;
  /** What was searched for. */
  readonly name: string;
  readonly onEntered: (club: OwnClub) => Promise<void>;
  readonly onBack: () => void;
}): ReactNode => {
  const draft = useDraft<ClubTyped>(`club-${profileId}`, () => ({ ...noClub, name, short_name: shortNameFrom(name) }));
  const typed = draft.value;
  const [tried, setTried] = useState(false);
  const keyOf = useActionKey();
  const countries = useMemo(countryOptions, []);
  const enter = useMutation({
    mutationFn: async () => {
      const body = newClub.parse(clubValues(typed));
      const { data } = await api.post('/clubs', { body, quiet: true, idempotencyKey: keyOf(body) });
      await onEntered(data);
      draft.clear();
    },
  });
  const said = [...fieldDetails(enter.error), ...(tried ? clubProblems(typed, text('missing')) : [])];
  const error = (path: string): string | undefined => said.find((problem) => problem.path === path)?.message;
  const put = (patch: Partial<ClubTyped>): void => {
    if (enter.isError) enter.reset();
    draft.set({ ...typed, ...patch });
  };
  const field = (path: 'name' | 'short_name' | 'city' | 'founded' | 'website') => ({
    id: path,
    value: typed[path],
    autoComplete: 'off',
    onChange: (event: { readonly target: { readonly value: string } }) => put({ [path]: event.target.value }),
    error: error(path),
  });
  return (
    <section className="grid gap-5" aria-label={text('clubEnter')}>
      <div>
        <h2 className="tl-subhead">{text('clubEnter')}</h2>
        <p className="tl-small tl-ink-2">{text('clubEnterLead')}</p>
      </div>
      {tried ? <ErrorSummary problems={said.map(named)} /> : null}
      {isApiFailure(enter.error) && said.length === 0 ? <Notice tone="no">{enter.error.message}</Notice> : null}
      <div className="grid items-start gap-5 sm:grid-cols-[2fr_1fr]">
        <TextField
          {...field('name')}
          label={text('clubName')}
          onBlur={() => typed.short_name === '' && put({ short_name: shortNameFrom(typed.name) })}
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
        <h3 className="tl-subhead">{text('teams')}</h3>
        <TeamRows teams={typed.teams} onChange={(teams) => put({ teams })} error={error} />
      </div>
      <div className="tl-actions">
        <Button icon="magnifying-glass" onClick={onBack}>
          {text('clubBackToSearch')}
        </Button>
        <Button
          variant="primary"
          busy={enter.isPending}
          onClick={() => {
            setTried(true);
            if (clubProblems(typed, '').length === 0) enter.mutate();
          }}
        >
          {text('clubSave')}
        </Button>
      </div>
    </section>
  );
};
