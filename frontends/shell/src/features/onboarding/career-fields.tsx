import { useQuery } from '@tanstack/react-query';
import type { ClubTeam, Gender } from '@touchline/contracts/values';
import { Combobox, ContractBar, DateField, fifaCode, Segments } from '@touchline/ui';
import { type ReactNode, useMemo, useState } from 'react';
import type { CareerTyped } from './player-steps.ts';
import { clubsQuery, usePaused } from './teams-search.ts';
import { text } from './text.ts';
import type { StepForm } from './use-step-form.ts';

/** Club and contract. A player's teams are those of the football he or she plays. */
export const CareerFields = ({
  form,
  gender,
}: {
  readonly form: StepForm<CareerTyped>;
  readonly gender: Gender | null;
}): ReactNode => {
  const { typed, put, leave, error } = form;
  const [query, setQuery] = useState('');
  const asked = usePaused(query.trim());
  const clubs = useQuery(clubsQuery(asked));
  const found = useMemo(() => {
    const teams = (clubs.data ?? []).flatMap((club) =>
      club.teams
        .filter((team) => !gender || team.gender === gender)
        .map(
          (team): ClubTeam => ({
            team_id: team.id,
            club_id: club.id,
            club_name: club.name,
            club_short_name: club.short_name,
            team_name: team.name,
            country: club.country,
          }),
        ),
    );
    return typed.club_team && !teams.some((team) => team.team_id === typed.club_team?.team_id)
      ? [typed.club_team, ...teams]
      : teams;
  }, [clubs.data, gender, typed.club_team]);
  return (
    <div className="grid gap-6">
      <Segments
        label={text('club')}
        className="sm:max-w-96"
        block
        value={typed.at}
        onChange={(at) => put({ at })}
        error={typed.at === null ? error('club_team_id') : undefined}
        options={[
          { value: 'club', label: text('atClub') },
          { value: 'none', label: text('clubNone') },
        ]}
      />
      {typed.at === 'club' ? (
        <>
          <Combobox
            id="club_team_id"
            label={text('clubTeam')}
            placeholder={text('clubTeamSearch')}
            help={text('clubTypeLetters')}
            options={(asked.length >= 2 || typed.club_team ? found : []).map((team) => ({
              value: team.team_id,
              label: team.club_name,
              note: `${team.team_name}, ${fifaCode(team.country)}`,
            }))}
            value={typed.club_team?.team_id ?? null}
            onSearch={setQuery}
            loading={clubs.isFetching}
            onChange={(id) => put({ club_team: found.find((team) => team.team_id === id) ?? null })}
            error={error('club_team_id')}
          />
          <DateField
            id="current_contract_ends_on"
            label={text('contractEnds')}
            optional
            help={text('contractEndsHelp')}
            className="sm:max-w-96"
            value={typed.current_contract_ends_on}
            onChange={(event) => put({ current_contract_ends_on: event.target.value })}
            onBlur={() => leave('current_contract_ends_on')}
            error={error('current_contract_ends_on')}
          />
          {/^\d{4}-\d{2}-\d{2}$/.test(typed.current_contract_ends_on) ? (
            <ContractBar large until={typed.current_contract_ends_on} />
          ) : null}
        </>
      ) : null}
    </div>
  );
};
