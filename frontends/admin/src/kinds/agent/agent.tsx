import { Avatar, countryOptions, type Fact } from '@touchline/ui';
import type { Profile } from '../../api/profiles-api.ts';
import { fullName } from '../../features/evidence/compare.ts';
import { countriesText } from '../../words.ts';
import { clubFilter, listFilter, wordColumn } from '../columns.tsx';
import { fact } from '../facts.tsx';
import type { ChangedRow, Claim, OpenKind } from '../kind.ts';
import { agentReasons } from './reasons.ts';
import { text } from './text.ts';

type Agent = NonNullable<Profile['profile']['agent']>;

const own = (profile: Profile): Agent | null => profile.profile.agent;

const factsOf = (agent: Agent): readonly Fact[] => [
  fact(text('agency'), agent.agency),
  fact(text('licence'), agent.licence_number),
  fact(text('countries'), countriesText(agent.licensed_countries)),
];

const changedRows = (
  agent: Agent | null,
  { agency, licence_number: licence, licensed_countries: countries }: Claim,
): readonly ChangedRow[] => [
  ...(agency ? [{ term: text('agency'), before: agent?.agency ?? '', after: agency }] : []),
  ...(licence ? [{ term: text('licence'), before: agent?.licence_number ?? '', after: licence }] : []),
  ...(countries
    ? [
        {
          term: text('countries'),
          before: countriesText(agent?.licensed_countries ?? []),
          after: countriesText(countries),
        },
      ]
    : []),
];

export const agent: OpenKind = {
  name: text('name'),
  queue: {
    path: 'agents',
    title: text('queue'),
    columns: [
      wordColumn('agency', text('agency'), ({ agency }) => agency),
      wordColumn('licence', text('licence'), ({ licence_number }) => licence_number),
    ],
    filters: [
      { id: 'licence', of: 'text', label: text('licence') },
      clubFilter(text('agency')),
      listFilter('nationality', text('countries'), text('anyCountry'), countryOptions()),
    ],
  },
  line: ({ agency, licence_number: licence }) => (agency && licence ? text('line', { agency, licence }) : text('name')),
  reasons: agentReasons,
  mark: (profile) => <Avatar name={profile.name} size={48} />,
  club: () => undefined,
  fullName: (profile) => fullName(own(profile)?.first_name, own(profile)?.last_name),
  compared: () => [],
  facts: (profile) => {
    const agent = own(profile);
    return agent ? factsOf(agent) : [];
  },
  changed: (profile, claim) => changedRows(own(profile), claim),
  tiered: false,
  judged: () => ({ player: null, representative: null }),
};
