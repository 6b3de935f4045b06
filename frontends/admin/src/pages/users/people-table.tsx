import { judgedStates, memberSteps } from '@touchline/contracts/http/identity';
import { profileTypes } from '@touchline/contracts/values';
import {
  Avatar,
  countryName,
  countryOptions,
  DateText,
  EmailText,
  Flags,
  Identity,
  RelativeTime,
  Status,
} from '@touchline/ui';
import type { ReactNode } from 'react';
import type { TableFilter, TableKind } from '../../features/table/table-kind.ts';
import { typeText } from '../../kinds/kinds.ts';
import { waitingText } from '../../waiting.ts';
import { listText } from '../../words.ts';
import { type Person, readPeople } from './people-api.ts';
import { text } from './text.ts';

const meanings = { open: 'closed', waiting: 'pending', verified: 'yes', rejected: 'no' } as const;
type State = Person['state'];

const PersonState = ({ state, waiting_since, suspended_at }: Person): ReactNode =>
  suspended_at ? (
    <Status meaning="closed" icon="prohibit">
      {text('suspended')}
    </Status>
  ) : (
    <Status meaning={meanings[state]}>
      {waiting_since ? text('waitedFor', { time: waitingText(waiting_since) }) : text(`state_${state}`)}
    </Status>
  );

/** What needs staff first: of several profiles the one that is furthest from done. */
const order: readonly State[] = ['waiting', 'rejected', 'open', 'verified'];
const profileState = ({ profiles }: Person): State | undefined =>
  order.find((state) => profiles.some((profile) => profile.state === state));

const unique = (values: readonly (string | null)[]): readonly string[] => [
  ...new Set(values.filter((value) => value !== null)),
];
const of = (pick: (profile: Person['profiles'][number]) => string | null) => (person: Person) =>
  listText(unique(person.profiles.map(pick)));
const kindsOf = of(({ profile_type }) => typeText(profile_type));
const clubsOf = of(({ club_name }) => club_name);
const plansOf = of(({ plan }) => plan);
const tiersOf = of(({ tier }) => tier);

const listed = (
  id: string,
  label: string,
  any: string,
  options: readonly (readonly [string, string])[],
): TableFilter => ({
  ...{ id, label, any, of: 'list' },
  options: options.map(([value, label]) => ({ value, label })),
});
const yesOrNo = (id: string, label: string, any: string): TableFilter =>
  listed(id, label, any, [
    ['true', `${label}: ${text('yes').toLowerCase()}`],
    ['false', `${label}: ${text('no').toLowerCase()}`],
  ]);
const states = judgedStates.map((state) => [state, text(`state_${state}`)] as const);

export const peopleTable: TableKind<Person> = {
  name: 'people',
  title: text('people'),
  searchLabel: text('search'),
  open: 'user',
  queryKey: ['users', 'people'],
  read: readPeople,
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  sort: 'registered',
  direction: 'desc',
  narrow: 'person',
  columns: [
    {
      id: 'name',
      header: text('name'),
      sort: 'name',
      always: true,
      cell: ({ name, email }) => (
        <Identity mark={<Avatar name={name} size={32} />} name={name} detail={<EmailText>{email}</EmailText>} />
      ),
      csv: ({ name }) => name,
    },
    { id: 'profiles', header: text('profiles'), cell: kindsOf, csv: kindsOf },
    {
      id: 'person',
      header: text('person'),
      sort: 'waiting',
      cell: (person) => <PersonState {...person} />,
      csv: ({ state, suspended_at }) => (suspended_at ? text('suspended') : text(`state_${state}`)),
    },
    {
      id: 'profile',
      header: text('profile'),
      cell: (person) => {
        const state = profileState(person);
        return state ? <Status meaning={meanings[state]}>{text(`state_${state}`)}</Status> : text('never');
      },
      csv: (person) => {
        const state = profileState(person);
        return state ? text(`state_${state}`) : null;
      },
    },
    {
      id: 'countries',
      header: text('countries'),
      cell: ({ countries }) => <Flags countries={countries.slice(0, 2)} />,
      csv: ({ countries }) => listText(countries.map(countryName)),
    },
    {
      id: 'registered',
      header: text('registered'),
      sort: 'registered',
      cell: ({ registered_at }) => <DateText value={registered_at} day />,
      csv: ({ registered_at }) => registered_at,
    },
    {
      id: 'seen',
      header: text('lastHere'),
      cell: ({ last_seen_at }) => (last_seen_at ? <RelativeTime instant={last_seen_at} /> : text('never')),
      csv: ({ last_seen_at }) => last_seen_at,
    },
    { id: 'email', header: text('email'), hidden: true, cell: ({ email }) => email, csv: ({ email }) => email },
    { id: 'plan', header: text('plan'), hidden: true, cell: plansOf, csv: plansOf },
    { id: 'tier', header: text('tier'), hidden: true, cell: tiersOf, csv: tiersOf },
    { id: 'club', header: text('club'), hidden: true, cell: clubsOf, csv: clubsOf },
    {
      id: 'step',
      header: text('step'),
      hidden: true,
      cell: ({ step }) => text(`step_${step}`),
      csv: ({ step }) => text(`step_${step}`),
    },
    {
      id: 'waiting',
      header: text('waitingSince'),
      hidden: true,
      cell: ({ waiting_since }) => (waiting_since ? <DateText value={waiting_since} /> : text('never')),
      csv: ({ waiting_since }) => waiting_since,
    },
    { id: 'id', header: text('id'), hidden: true, cell: ({ id }) => id, csv: ({ id }) => id },
  ],
  filters: [
    listed(
      'kind',
      text('kind'),
      text('anyKind'),
      profileTypes.map((type) => [type, typeText(type)] as const),
    ),
    listed('person', text('personState'), text('anyPerson'), states),
    listed('profile', text('profile'), text('anyProfile'), states),
    {
      ...{ id: 'country', of: 'list', label: text('country'), any: text('anyCountry') },
      options: countryOptions().map(({ value, label }) => ({ value, label })),
    },
    yesOrNo('subscribed', text('subscribed'), text('anySubscribed')),
    yesOrNo('suspended', text('suspended'), text('anySuspended')),
    listed(
      'step',
      text('step'),
      text('anyStep'),
      memberSteps.map((step) => [step, text(`step_${step}`)] as const),
    ),
    listed('admin', text('staff'), text('anyStaff'), [['true', text('onlyStaff')]]),
    { id: 'from', label: text('from'), of: 'day' },
    { id: 'until', label: text('until'), of: 'day' },
  ],
};
