import { coachLicences } from '@touchline/contracts/kinds/coach/coach';
import { Avatar, type CrestClub, type Fact } from '@touchline/ui';
import type { Profile } from '../../api/profiles-api.ts';
import { fullName } from '../../features/evidence/compare.ts';
import { text as words } from '../../text.ts';
import { clubColumn, clubFilter, listFilter, wordColumn } from '../columns.tsx';
import { Club, fact } from '../facts.tsx';
import type { ChangedRow, Claim, OpenKind } from '../kind.ts';
import { coachReasons } from './reasons.ts';
import { text } from './text.ts';

type Coach = NonNullable<Profile['profile']['coach']>;

const own = (profile: Profile): Coach | null => profile.profile.coach;

const clubOf = (coach: Coach | null): CrestClub | undefined => {
  const club = coach?.club;
  return club ? { id: club.club_id, name: club.club_name, short_name: club.club_short_name } : undefined;
};

const factsOf = ({ licence_level, club, club_verified, experience }: Coach): readonly Fact[] => [
  fact(text('licence'), licence_level),
  fact(
    words('club'),
    club ? <Club id={club.club_id} name={club.club_name} verified={club_verified === true} /> : words('clubNone'),
  ),
  ...(experience ? [fact(text('experience'), <span className="whitespace-pre-line">{experience}</span>)] : []),
];

const changedRows = (coach: Coach | null, { licence_level: licence, club }: Claim): readonly ChangedRow[] => [
  ...(licence ? [{ term: text('licence'), before: coach?.licence_level ?? '', after: licence }] : []),
  ...(club === undefined
    ? []
    : [
        {
          term: words('club'),
          before: coach?.club?.club_name ?? words('clubNone'),
          after: club?.club_name ?? words('clubNone'),
        },
      ]),
];

export const coach: OpenKind = {
  name: text('name'),
  queue: {
    path: 'coaches',
    title: text('queue'),
    columns: [wordColumn('licence', text('licence'), ({ licence_level }) => licence_level), clubColumn()],
    filters: [
      listFilter(
        'licence',
        text('licence'),
        text('anyLicence'),
        coachLicences.map((value) => ({ value, label: value })),
      ),
      clubFilter(),
    ],
  },
  line: ({ licence_level: licence }, club) => (licence ? text('line', { licence, club }) : club),
  reasons: coachReasons,
  mark: (profile, club) => <Avatar name={profile.name} size={48} club={club} />,
  club: (profile) => clubOf(own(profile)),
  fullName: (profile) => fullName(own(profile)?.first_name, own(profile)?.last_name),
  compared: () => [],
  facts: (profile) => {
    const coach = own(profile);
    return coach ? factsOf(coach) : [];
  },
  changed: (profile, claim) => changedRows(own(profile), claim),
  tiered: false,
  judged: () => ({ player: null, representative: null }),
};
