import { z } from 'zod';
import { id } from '../values.ts';
import { event, eventOf, type TopicContract } from './event.ts';

/** When somebody is told of what newly matches a search. */
export const searchNotices = ['daily', 'at-once', 'none'] as const;

export const publicSavedSearch = z
  .object({
    search_id: id,
    profile_id: id,
    user_id: id,
    name: z.string(),
    notice: z.enum(searchNotices),
    status: z.enum(['kept', 'deleted']),
  })
  .meta({ id: 'PublicSavedSearch' });
export type PublicSavedSearch = z.infer<typeof publicSavedSearch>;

const example: PublicSavedSearch = {
  search_id: 'svs_leftside000000000000',
  profile_id: 'prf_saskia00000000000000',
  user_id: 'usr_saskia00000000000000',
  name: 'Left side, under 23',
  notice: 'daily',
  status: 'kept',
};

const withSearch = z.object({ search: publicSavedSearch });

/** The events of one kind of saved search: how many newly match is counted under the name of what is searched. */
const eventsOf = <const Kind extends string, Happened extends z.ZodRawShape>(
  kind: Kind,
  of: PublicSavedSearch,
  matched: Happened,
  counted: z.input<z.ZodObject<Happened>>,
) => {
  const search = <const What extends string, More extends z.ZodRawShape>(
    what: What,
    happened: More,
    told: z.input<z.ZodObject<More>>,
    after: Partial<PublicSavedSearch> = {},
  ) => eventOf(`touchline.${kind}.${what}.v1`, withSearch, happened, { search: { ...of, ...after }, happened: told });
  return {
    saved: search('saved', {}, {}),
    changed: search('changed', { before: z.enum(searchNotices) }, { before: 'none' }),
    /** Somebody is to be told: so many match that never matched before. */
    matched: search('matched', matched, counted),
    deleted: search('deleted', {}, {}, { status: 'deleted' }),
    restated: event(`touchline.${kind}.restated.v1`, withSearch, { search: of }),
  } as const;
};

/** A club's search for players. */
export const savedSearchEvents = eventsOf('saved-search', example, { players: z.int() }, { players: 3 });

/** A player's search for open positions. */
export const opportunitySearchEvents = eventsOf(
  'opportunity-search',
  {
    ...{ search_id: 'ops_leftwing0000000000000', profile_id: 'prf_davi0000000000000000' },
    ...{ user_id: 'usr_davi0000000000000000', name: 'Left wing abroad', notice: 'daily', status: 'kept' },
  },
  { opportunities: z.int() },
  { opportunities: 2 },
);

export type SavedSearchEvents = Readonly<Record<keyof typeof savedSearchEvents, { readonly type: string }>>;

export const savedSearchTopic = {
  topic: 'touchline.saved-search',
  key: 'subject',
  prefix: 'svs',
  events: Object.values(savedSearchEvents),
} satisfies TopicContract;

export const opportunitySearchTopic = {
  topic: 'touchline.opportunity-search',
  key: 'subject',
  prefix: 'ops',
  events: Object.values(opportunitySearchEvents),
} satisfies TopicContract;
