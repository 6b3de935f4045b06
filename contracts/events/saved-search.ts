import { z } from 'zod';
import { id } from '../values.ts';
import { event, eventOf, type TopicContract } from './event.ts';

/** When somebody is told of players who newly match a search. */
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
const search = <const What extends string, Happened extends z.ZodRawShape>(
  what: What,
  happened: Happened,
  told: z.input<z.ZodObject<Happened>>,
  after: Partial<PublicSavedSearch> = {},
) =>
  eventOf(`touchline.saved-search.${what}.v1`, withSearch, happened, {
    search: { ...example, ...after },
    happened: told,
  });

export const savedSearchEvents = {
  saved: search('saved', {}, {}),
  changed: search('changed', { before: z.enum(searchNotices) }, { before: 'none' }),
  /** Somebody is to be told: so many players match who never matched before. */
  matched: search('matched', { players: z.int() }, { players: 3 }),
  deleted: search('deleted', {}, {}, { status: 'deleted' }),
  restated: event('touchline.saved-search.restated.v1', withSearch, { search: example }),
} as const;

export const savedSearchTopic = {
  topic: 'touchline.saved-search',
  key: 'subject',
  prefix: 'svs',
  events: Object.values(savedSearchEvents),
} satisfies TopicContract;
