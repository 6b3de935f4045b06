import { representativePositions } from '@touchline/contracts/values';
import { Avatar, Crest, type CrestClub, type Fact } from '@touchline/ui';
import type { Profile } from '../../api/profiles-api.ts';
import { fullName } from '../../features/evidence/compare.ts';
import { text as words } from '../../text.ts';
import { listText } from '../../words.ts';
import { clubColumn, clubFilter, listFilter, wordColumn } from '../columns.tsx';
import { Club, fact } from '../facts.tsx';
import type { ChangedRow, Claim, OpenKind } from '../kind.ts';
import { representativeReasons } from './reasons.ts';
import { text } from './text.ts';

type Representative = NonNullable<Profile['profile']['representative']>;

const own = (profile: Profile): Representative | null => profile.profile.representative;

const clubOf = (representative: Representative | null): CrestClub | undefined => {
  const club = representative?.club;
  return club ? { id: club.id, name: club.name, short_name: club.short_name } : undefined;
};

const teamNames = (representative: Representative | null): readonly string[] =>
  representative?.club?.teams.filter(({ id }) => representative.team_ids.includes(id)).map(({ name }) => name) ?? [];

const factsOf = (representative: Representative): readonly Fact[] => [
  fact(words('club'), representative.club ? <Club {...representative.club} /> : null),
  fact(words('teamsActed'), representative.club ? listText(teamNames(representative)) : null),
  fact(words('position'), representative.position),
  fact(words('phone'), representative.phone),
];

const changedRows = (representative: Representative | null, { teams }: Claim): readonly ChangedRow[] =>
  teams === undefined
    ? []
    : [
        {
          term: words('claimTeams'),
          before: teamNames(representative).join(', '),
          after: teams.map(({ team_name }) => team_name).join(', '),
        },
      ];

const yesOrNo = (yes: boolean | null): string | null =>
  yes === null ? null : yes ? words('visibleYes') : words('visibleNo');

export const clubRepresentative: OpenKind = {
  name: text('name'),
  queue: {
    path: 'club-representatives',
    title: text('queue'),
    columns: [
      clubColumn(),
      wordColumn('position', words('position'), ({ position }) => position),
      wordColumn('club_verified', words('clubVerified'), ({ club_verified }) => yesOrNo(club_verified)),
    ],
    filters: [
      listFilter(
        'position',
        words('position'),
        text('anyPosition'),
        representativePositions.map((value) => ({ value, label: value })),
      ),
      clubFilter(),
    ],
  },
  line: ({ position }, club) => (position ? text('line', { club, position }) : club),
  reasons: representativeReasons,
  mark: (profile, club) => (club ? <Crest club={club} size={48} /> : <Avatar name={profile.name} size={48} />),
  club: (profile) => clubOf(own(profile)),
  fullName: (profile) => fullName(own(profile)?.first_name, own(profile)?.last_name),
  compared: () => [],
  facts: (profile) => {
    const representative = own(profile);
    return representative ? factsOf(representative) : [];
  },
  changed: (profile, claim) => changedRows(own(profile), claim),
  tiered: false,
  judged: (profile) => {
    const representative = own(profile);
    return {
      player: null,
      representative: representative && {
        hasClub: representative.club !== null,
        hasPosition: representative.position !== null,
      },
    };
  },
};
