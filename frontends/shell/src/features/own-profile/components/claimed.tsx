import { countryName, formatDayLong, Notice } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { OwnProfile } from '../api/own-profile.ts';
import { text } from '../sections-text.ts';

type Claim = NonNullable<OwnProfile['claim']>;

/** Each part of a change in a line; nothing where that part isn't changed. */
const lines = {
  career: ({ club_team: club, current_contract_ends_on: ends }: Claim): readonly (string | undefined)[] => [
    club === undefined
      ? undefined
      : club === null
        ? text('claimedNoClub')
        : text('claimedClub', { club: club.club_name, team: club.team_name }),
    ends === undefined
      ? undefined
      : ends === null
        ? text('claimedNoContract')
        : text('claimedEnds', { day: formatDayLong(ends) }),
  ],
  nationalities: ({ nationalities }: Claim) => [
    nationalities && text('claimedNationalities', { countries: nationalities.map(countryName).join(', ') }),
  ],
  teams: ({ teams }: Claim) => [
    teams && text('claimedTeams', { teams: teams.map(({ team_name }) => team_name).join(', ') }),
  ],
  coaching: ({ licence_level: licence, club }: Claim) => [
    licence && text('claimedLevel', { licence }),
    club === undefined ? undefined : club ? text('claimedAtClub', { club: club.club_name }) : text('claimedNoClub'),
  ],
  licence: ({ agency, licence_number: licence, licensed_countries: countries }: Claim) => [
    agency && text('claimedAgency', { agency }),
    licence && text('claimedLicence', { licence }),
    countries && text('claimedLicensed', { countries: countries.map(countryName).join(', ') }),
  ],
} as const;

/** What staff have to look at again before it counts. */
export const Claimed = ({
  claim,
  of,
}: {
  readonly claim: OwnProfile['claim'];
  readonly of: keyof typeof lines;
}): ReactNode => {
  const said = claim ? lines[of](claim).filter((line) => line !== undefined) : [];
  if (said.length === 0) return null;
  return (
    <Notice tone="pending">
      <b>{text('claimed')}</b>
      {said.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{text('claimedText')}</p>
    </Notice>
  );
};
