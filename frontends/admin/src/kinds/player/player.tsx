import { positions, type ValuationTier, valuationTiers } from '@touchline/contracts/values';
import {
  Avatar,
  ageOn,
  type CrestClub,
  countryOptions,
  type Fact,
  Flags,
  formatDay,
  formatInstant,
  Link,
  Positions,
  positionText,
  Tier,
} from '@touchline/ui';
import type { ReactNode } from 'react';
import type { Profile } from '../../api/profiles-api.ts';
import { type ComparedRow, fullName } from '../../features/evidence/compare.ts';
import { text as words } from '../../text.ts';
import { bornText, countriesText } from '../../words.ts';
import { clubColumn, clubFilter, listFilter, wordColumn } from '../columns.tsx';
import { Club, fact } from '../facts.tsx';
import type { ChangedRow, Claim, OpenKind } from '../kind.ts';
import { playerReasons } from './reasons.ts';
import { Seasons } from './seasons.tsx';
import { text } from './text.ts';

type Player = NonNullable<Profile['profile']['player']>;

const own = (profile: Profile): Player | null => profile.profile.player;

const clubOf = (player: Player | null): CrestClub | undefined => {
  const team = player?.club_team;
  return team ? { id: team.club_id, name: team.club_name, short_name: team.club_short_name } : undefined;
};

const comparedRows = (player: Player): readonly ComparedRow[] => [
  {
    term: words('born'),
    account: null,
    profile: player.date_of_birth ? bornText(player.date_of_birth) : null,
    verdict: player.is_minor ? 'minor' : null,
  },
  {
    term: words('nationality'),
    account: null,
    profile: countriesText(player.nationalities) || null,
    verdict: null,
  },
];

const heightText = ({ height_cm, weight_kg }: Player): string | null => {
  if (!height_cm) return null;
  return weight_kg ? words('heightWeight', { cm: height_cm, kg: weight_kg }) : words('heightOnly', { cm: height_cm });
};

const Highlights = ({ player }: { readonly player: Player }): ReactNode => (
  <ul className="grid gap-2">
    {player.highlights.map(({ id, title, url, clip, poster, at }) => (
      <li key={id}>
        {clip ? (
          <figure className="grid max-w-90 gap-1">
            {/* biome-ignore lint/a11y/useMediaCaption: a clip of a match, without speech to caption */}
            <video
              className="aspect-video w-full rounded-sm bg-black"
              src={clip}
              poster={poster ?? undefined}
              controls
              playsInline
              preload="none"
              aria-label={title}
            />
            <figcaption>
              {title}
              <span className="tl-tiny tl-num block text-ink-3">
                {words('highlightAdded', { date: formatDay(at) })}
              </span>
            </figcaption>
          </figure>
        ) : url ? (
          <Link href={url} target="_blank" rel="noreferrer noopener">
            {title}
          </Link>
        ) : (
          title
        )}
      </li>
    ))}
  </ul>
);

/** What the guardian has said, and when. */
const Consent = ({ status, at, reason }: NonNullable<Player['guardian_consent']>): ReactNode => (
  <>
    {words(`consent_${status}`, { when: formatInstant(at) })}
    {reason ? <span className="tl-small block text-ink-2">{reason}</span> : null}
  </>
);

const factsOf = (profileId: string, player: Player): readonly Fact[] => [
  fact(words('positions'), player.positions.length ? <Positions positions={player.positions} /> : null),
  fact(words('foot'), player.preferred_foot ? words(`foot_${player.preferred_foot}`) : null),
  fact(words('height'), heightText(player)),
  fact(words('gender'), player.gender ? words(`gender_${player.gender}`) : null),
  fact(
    words('club'),
    player.club_team ? (
      <Club
        id={player.club_team.club_id}
        name={words('clubTeam', { club: player.club_team.club_name, team: player.club_team.team_name })}
        verified={player.club_verified === true}
      />
    ) : (
      words('clubNone')
    ),
  ),
  fact(words('contractEnds'), player.current_contract_ends_on ? formatDay(player.current_contract_ends_on) : null),
  fact(words('nickname'), player.nickname),
  fact(words('phone'), player.phone),
  ...(player.guardian
    ? [fact(words('guardian'), words('guardianValue', { name: player.guardian.name, email: player.guardian.email }))]
    : []),
  ...(player.guardian_consent
    ? [fact(words('consent'), <Consent {...player.guardian_consent} />)]
    : player.is_minor
      ? [fact(words('consent'), words('consentNone'))]
      : []),
  fact(words('visible'), player.visible_to_clubs ? words('visibleYes') : words('visibleNo')),
  ...(player.highlights.length ? [fact(words('highlights'), <Highlights player={player} />)] : []),
  ...(player.seasons.length
    ? [fact(words('seasons'), <Seasons profileId={profileId} seasons={player.seasons} />)]
    : []),
  ...(player.bio ? [fact(words('bio'), <span className="whitespace-pre-line">{player.bio}</span>)] : []),
];

const teamText = (team: Claim['club_team']): string =>
  team ? words('claimTeam', { club: team.club_name, team: team.team_name }) : words('clubNone');
const endText = (day: string | null): string => (day ? formatDay(day) : words('claimNoContract'));

const changedRows = (player: Player | null, claim: Claim): readonly ChangedRow[] => {
  const rows: ChangedRow[] = [];
  if (claim.club_team !== undefined)
    rows.push({ term: words('club'), before: teamText(player?.club_team), after: teamText(claim.club_team) });
  if (claim.current_contract_ends_on !== undefined)
    rows.push({
      term: words('claimContract'),
      before: endText(player?.current_contract_ends_on ?? null),
      after: endText(claim.current_contract_ends_on),
    });
  if (claim.nationalities !== undefined)
    rows.push({
      term: words('nationality'),
      before: countriesText(player?.nationalities ?? []),
      after: countriesText(claim.nationalities),
    });
  return rows;
};

export const player: OpenKind = {
  name: text('name'),
  queue: {
    path: 'players',
    title: text('queue'),
    columns: [
      clubColumn(),
      wordColumn('position', words('positions'), ({ position }) => position),
      wordColumn(
        'nationalities',
        words('nationalities'),
        ({ nationalities }) => countriesText(nationalities),
        ({ nationalities }) => <Flags countries={nationalities} />,
      ),
      wordColumn(
        'tier',
        text('tier'),
        ({ valuation_tier: tier }) => tier,
        ({ valuation_tier: tier }) => <Tier tier={tier} />,
      ),
      wordColumn(
        'born',
        words('born'),
        ({ date_of_birth: born }) => born,
        ({ date_of_birth: born }) => (born ? bornText(born) : '–'),
      ),
    ],
    filters: [
      listFilter(
        'tier',
        text('tier'),
        text('anyTier'),
        valuationTiers.map((value) => ({ value, label: text('tierOf', { tier: value }) })),
      ),
      listFilter('nationality', words('nationality'), text('anyNationality'), countryOptions()),
      listFilter(
        'position',
        words('position'),
        text('anyPosition'),
        positions.map((value) => ({ value, label: positionText(value) })),
      ),
      clubFilter(),
    ],
  },
  line: ({ date_of_birth: born }, club) => (born ? text('line', { club, age: ageOn(born) }) : club),
  reasons: playerReasons,
  mark: (profile, club) => <Avatar name={profile.name} size={48} src={own(profile)?.photo} club={club} />,
  club: (profile) => clubOf(own(profile)),
  fullName: (profile) => fullName(own(profile)?.first_name, own(profile)?.last_name),
  compared: (profile) => {
    const player = own(profile);
    return player ? comparedRows(player) : [];
  },
  facts: (profile) => {
    const player = own(profile);
    return player ? factsOf(profile.id, player) : [];
  },
  changed: (profile, claim) => changedRows(own(profile), claim),
  tiered: true,
  judged: (profile, tier: ValuationTier | null) => {
    const player = own(profile);
    return {
      player: player && {
        hasTier: tier !== null,
        lacksConsent: player.is_minor && player.guardian_consent?.status !== 'given',
      },
      representative: null,
    };
  },
};
