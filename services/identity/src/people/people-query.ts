import { fold } from '@touchline/contracts/fold';
import { memberSteps, type peopleFilters } from '@touchline/contracts/http/identity';
import { literal, type Order } from '@touchline/platform/aggregate';
import type { z } from 'zod';

/** What staff ask of the table of people, as the database is asked: pure. */

type Filters = z.output<z.ZodObject<typeof peopleFilters>>;

export interface PeopleQuery extends Filters {
  readonly sort: 'registered' | 'name' | 'waiting';
  readonly direction: 'asc' | 'desc';
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const fields: Readonly<Record<PeopleQuery['sort'], string>> = {
  registered: 'registered_at',
  name: 'name_key',
  waiting: 'waiting_key',
};

/** The order of a page. */
export const orderOf = ({ sort, direction }: PeopleQuery): Order => ({
  field: fields[sort],
  direction: direction === 'asc' ? 1 : -1,
});

/** All instants of a day lie between its name and this. */
export const endOf = (day: string): string => `${day}T~`;
/** Those who registered in these days; everybody where none is named. */
export const days = (from: string | undefined, until: string | undefined) =>
  from || until ? { registered_at: { ...(from ? { $gte: from } : {}), ...(until ? { $lte: endOf(until) } : {}) } } : {};

const marksOf = ({ kind, profile, person, country, subscribed, suspended }: Filters): readonly string[] => [
  ...(kind ? [profile ? `kind:${kind}:${profile}` : `kind:${kind}`] : profile ? [`profile:${profile}`] : []),
  ...(person ? [`person:${person}`] : []),
  ...(country ? [`country:${country}`] : []),
  ...(subscribed === undefined ? [] : [subscribed ? 'subscribed' : 'unsubscribed']),
  ...(suspended === undefined ? [] : [suspended ? 'suspended' : 'free']),
];

/** What a row has to be, by the words that it keeps for filters. */
export const conditionsOf = (query: Filters): Readonly<Record<string, unknown>> => {
  const marks = marksOf(query);
  const q = fold(query.q ?? '');
  return {
    is_admin: query.admin ?? false,
    ...(marks.length > 0 ? { marks: { $all: marks } } : {}),
    ...(q ? { search: new RegExp(`^${literal(q)}`) } : {}),
    ...(query.step ? { step_number: { $gte: memberSteps.indexOf(query.step) } } : {}),
    ...days(query.from, query.until),
  };
};
