import { DescriptionList, type Fact, formatDay, Link, Positions } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../../text.ts';
import type { Profile } from '../profiles-api.ts';
import type { User } from '../users-api.ts';
import { bornText, countriesText, listText } from '../words.ts';
import { type ComparedRow, compareNames, fullName } from './compare.ts';

type Player = NonNullable<Profile['profile']['player']>;
type Representative = NonNullable<Profile['profile']['representative']>;

const none = (): ReactNode => <span className="text-ink-3">{text('notSet')}</span>;
const fact = (term: string, value: ReactNode): Fact => ({ term, value: value || none() });

/** The rows in which account and profile could differ, and what stands in the profile alone but on the document too. */
export const comparedRows = (user: User, profile: Profile | undefined): readonly ComparedRow[] => {
  const player = profile?.profile.player;
  const person = player ?? profile?.profile.representative;
  const name = person ? fullName(person.first_name, person.last_name) : null;
  const born = player?.date_of_birth ?? null;
  return [
    {
      term: text('accountName'),
      account: user.name,
      profile: name,
      verdict: compareNames(user.name, name),
    },
    ...(player
      ? [
          {
            term: text('born'),
            account: null,
            profile: born ? bornText(born) : null,
            verdict: player.is_minor ? ('minor' as const) : null,
          },
          {
            term: text('nationality'),
            account: null,
            profile: countriesText(player.nationalities) || null,
            verdict: null,
          },
        ]
      : []),
    {
      term: text('accountEmail'),
      account: user.email,
      profile: null,
      verdict: user.email_verified_at ? ('confirmed' as const) : ('unconfirmed' as const),
    },
  ];
};

const heightText = ({ height_cm, weight_kg }: Player): string | null => {
  if (!height_cm) return null;
  return weight_kg ? text('heightWeight', { cm: height_cm, kg: weight_kg }) : text('heightOnly', { cm: height_cm });
};

const Highlights = ({ player }: { readonly player: Player }): ReactNode => (
  <ul>
    {player.highlights.map(({ id, title, url }) => (
      <li key={id}>
        {url ? (
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

const playerFacts = (player: Player): readonly Fact[] => [
  fact(text('positions'), player.positions.length ? <Positions positions={player.positions} /> : null),
  fact(text('foot'), player.preferred_foot ? text(`foot_${player.preferred_foot}`) : null),
  fact(text('height'), heightText(player)),
  fact(text('gender'), player.gender ? text(`gender_${player.gender}`) : null),
  fact(
    text('club'),
    player.club_team
      ? text('clubTeam', { club: player.club_team.club_name, team: player.club_team.team_name })
      : text('clubNone'),
  ),
  fact(text('contractEnds'), player.current_contract_ends_on ? formatDay(player.current_contract_ends_on) : null),
  fact(text('nickname'), player.nickname),
  fact(text('phone'), player.phone),
  ...(player.guardian
    ? [fact(text('guardian'), text('guardianValue', { name: player.guardian.name, email: player.guardian.email }))]
    : []),
  fact(text('visible'), player.visible_to_clubs ? text('visibleYes') : text('visibleNo')),
  ...(player.highlights.length ? [fact(text('highlights'), <Highlights player={player} />)] : []),
  ...(player.bio ? [fact(text('bio'), <span className="whitespace-pre-line">{player.bio}</span>)] : []),
];

const representativeFacts = (acting: Representative): readonly Fact[] => [
  fact(text('club'), acting.club ? <Link href={`/admin/clubs?club=${acting.club.id}`}>{acting.club.name}</Link> : null),
  fact(
    text('teamsActed'),
    acting.club
      ? listText(acting.club.teams.filter(({ id }) => acting.team_ids.includes(id)).map((team) => team.name))
      : null,
  ),
  fact(text('position'), acting.position),
  fact(text('phone'), acting.phone),
];

/** What the applicant typed into the profile, without what the comparison shows already. */
export const ProfileFacts = ({ profile }: { readonly profile: Profile }): ReactNode => {
  const { player, representative } = profile.profile;
  return (
    <DescriptionList
      className="pt-2"
      facts={player ? playerFacts(player) : representative ? representativeFacts(representative) : []}
    />
  );
};
