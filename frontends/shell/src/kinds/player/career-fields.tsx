import { useQuery } from '@tanstack/react-query';
import { usePaused } from '@touchline/app-core/page/use-paused.ts';
import { SupportLine } from '@touchline/app-core/session/support-line.tsx';
import { Button, ContractBar, DateField, Dialog, fifaCode, Status } from '@touchline/ui';
import { Combobox } from '@touchline/ui/combobox';
import { Segments } from '@touchline/ui/forms';
import { type ReactNode, useMemo, useState } from 'react';
import type { OwnClub, OwnPlayer, OwnProfile } from '../../features/own-profile/api/own-profile.ts';
import { CLUB_LETTERS, clubsQuery } from '../../features/own-profile/api/teams-search.ts';
import { EnterClub } from '../../features/own-profile/components/enter-club.tsx';
import { RejectedClub } from '../../features/own-profile/components/rejected-club.tsx';
import { text } from '../../features/own-profile/text.ts';
import type { StepForm } from '../../features/own-profile/use-step-form.ts';
import type { CareerTyped } from './player-steps.ts';

type Team = { readonly team: NonNullable<OwnPlayer['club_team']>; readonly verified: boolean };

const teamsOf = (club: OwnClub, gender: OwnPlayer['gender']): readonly Team[] =>
  club.teams
    .filter((team) => !gender || team.gender === gender)
    .map((team) => ({
      verified: club.verified,
      team: {
        team_id: team.id,
        club_id: club.id,
        club_name: club.name,
        club_short_name: club.short_name,
        team_name: team.name,
        country: club.country,
      },
    }));

const optionOf = ({ team, verified }: Team) => ({
  value: team.team_id,
  label: team.club_name,
  note: [team.team_name, fifaCode(team.country), ...(verified ? [] : [text('clubUnverifiedNote')])].join(', '),
});

/** Club and contract. A player's teams are those of the football he or she plays; a club that is missing is entered here. */
export const CareerFields = ({
  form,
  profile,
  player,
}: {
  readonly form: StepForm<CareerTyped>;
  readonly profile: OwnProfile;
  readonly player: OwnPlayer;
}): ReactNode => {
  const { typed, put, leave, error } = form;
  // One question until it is answered, though two fields are missing.
  const isMissing = [error('club_team_id'), error('current_contract_ends_on')].some(Boolean);
  const { gender } = player;
  const [query, setQuery] = useState('');
  const [entering, setEntering] = useState(false);
  const [entered, setEntered] = useState<OwnClub | null>(null);
  const searched = usePaused(query.trim());
  const clubs = useQuery(clubsQuery(searched));
  const known = useMemo((): readonly Team[] => {
    const kept = player.club_team ? [{ team: player.club_team, verified: player.club_verified === true }] : [];
    const teams = [...(clubs.data ?? []), ...(entered ? [entered] : [])].flatMap((club) => teamsOf(club, gender));
    return [...new Map([...kept, ...teams].map((found) => [found.team.team_id, found])).values()];
  }, [clubs.data, entered, gender, player.club_team, player.club_verified]);
  const chosen = known.find(({ team }) => team.team_id === typed.club_team?.team_id);
  const found = (clubs.data ?? []).flatMap((club) => teamsOf(club, gender));
  const without = gender ? (clubs.data ?? []).filter((club) => teamsOf(club, gender).length === 0) : [];
  const searching = query.trim().length >= CLUB_LETTERS;
  // What is chosen stands in the list until something else is searched for: then only what is found.
  const kept = chosen && !searching && !found.some(({ team }) => team.team_id === chosen.team.team_id) ? [chosen] : [];
  const options = [
    ...[...kept, ...found].map(optionOf),
    ...without.map((club) => ({
      value: club.id,
      label: club.name,
      note: text(gender === 'female' ? 'clubNoTeamFemale' : 'clubNoTeamMale'),
      disabled: true,
    })),
  ];
  return (
    <div className="grid gap-6">
      <Segments
        label={text('club')}
        className="sm:max-w-96"
        block
        value={typed.at}
        onChange={(at) => put({ at })}
        error={typed.at === null && isMissing ? text('clubMissing') : undefined}
        options={[
          { value: 'club', label: text('atClub') },
          { value: 'none', label: text('clubNone') },
        ]}
      />
      {typed.at === 'club' ? (
        <>
          <div className="grid justify-items-start gap-2">
            <Combobox
              id="club_team_id"
              className="w-full"
              label={text('clubTeam')}
              placeholder={text('clubTeamSearch')}
              {...(typed.club_team ? {} : { help: text('clubTypeLetters') })}
              options={searching || typed.club_team ? options : []}
              value={typed.club_team?.team_id ?? null}
              chosen={chosen && optionOf(chosen)}
              onSearch={setQuery}
              loading={clubs.isFetching}
              missing={gender ? { label: text('clubEnter'), onPress: () => setEntering(true) } : undefined}
              onChange={(id) => put({ club_team: known.find(({ team }) => team.team_id === id)?.team ?? null })}
              error={error('club_team_id')}
            />
            {without.length > 0 && found.length === 0 ? (
              <p className="tl-small tl-ink-2">
                <SupportLine>{text('clubNoTeamSupport', { email: '{email}' })}</SupportLine>
              </p>
            ) : null}
            <RejectedClub profile={profile} />
            {chosen?.verified === false && !profile.club_decision?.rejection ? (
              <div>
                <Status meaning="pending">{text('clubUnverified')}</Status>
                <p className="tl-small tl-ink-2">{text('clubUnverifiedText')}</p>
              </div>
            ) : null}
            {gender ? (
              <Button size="sm" icon="plus" onClick={() => setEntering(true)}>
                {text('clubEnter')}
              </Button>
            ) : null}
          </div>
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
      {gender ? (
        <Dialog
          open={entering}
          onOpenChange={setEntering}
          width="45rem"
          title={text('clubEnter')}
          description={text('clubEnterLeadPlayer')}
        >
          <EnterClub
            profileId={profile.id}
            name={query.trim()}
            playerOf={gender}
            onEntered={async (club) => {
              setEntered(club);
              put({ at: 'club', club_team: teamsOf(club, gender)[0]?.team ?? null });
              setEntering(false);
            }}
            onBack={() => setEntering(false)}
          />
        </Dialog>
      ) : null}
    </div>
  );
};
