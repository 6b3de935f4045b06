import { z } from 'zod';
import { searchNotices } from '../events/saved-search.ts';
import { nameOf } from '../names.ts';
import { id, instant } from '../values.ts';
import { operation } from './operation.ts';
import { inMarket } from './preconditions.ts';

/** How many searches a person keeps at most, and how much one may find to tell of what is new. */
export const savedSearchBounds = { searches: 20, matches: 2000 } as const;

export const searchNotice = z.enum(searchNotices).meta({ id: 'SearchNotice' });
export type SearchNotice = z.infer<typeof searchNotice>;

const name = nameOf({ most: 60, missing: 'Give the search a name.' });
export const changingSearch = z.strictObject({ name, notice: searchNotice });

export interface SavedSearchView<Filters> {
  readonly id: string;
  readonly name: string;
  readonly filters: Filters;
  readonly notice: SearchNotice;
  readonly fresh: number;
  readonly saved_at: string;
}

/** A search with these filters as its owner reads it. `id`: the name of the shape. */
const savedSearchOf = <Filters extends z.ZodType>(filters: Filters, as: string) =>
  z
    .object({
      id,
      name: z.string(),
      filters,
      notice: searchNotice,
      /** How many newly match since it was opened last. */
      fresh: z.int(),
      saved_at: instant,
    })
    .meta({ id: as });

const searchId = z.strictObject({ search_id: id });
const errors = [...inMarket, 'NotFound'] as const;

/** What can be done with saved searches for one thing: players, open positions. `path`: `/saved-searches`. */
export const savedSearchOperationsOf = <Filters extends z.ZodType>({
  path,
  filters,
  as,
  what,
}: {
  readonly path: string;
  readonly filters: Filters;
  /** The name of the shape of a search. */
  readonly as: string;
  /** What is searched, in words. */
  readonly what: string;
}) => {
  const reply = savedSearchOf(filters, as);
  return {
    list: operation({
      summary: `The own saved searches for ${what}, newest first`,
      method: 'GET',
      path,
      access: 'member',
      reply: z.array(reply),
      errors: [...inMarket],
    }),
    save: operation({
      summary: `Keeps a search, and says when to be told of ${what} that newly match`,
      method: 'POST',
      path,
      access: 'member',
      status: 201,
      body: z.strictObject({ name, filters, notice: searchNotice.default('daily') }),
      reply,
      errors: [...inMarket, 'PlanDoesNotInclude'],
    }),
    change: operation({
      summary: 'Another name, or another time to be told',
      method: 'PUT',
      path: `${path}/:search_id`,
      access: 'member',
      params: searchId,
      body: changingSearch,
      reply,
      errors: [...errors, 'PlanDoesNotInclude'],
    }),
    open: operation({
      summary: 'Opens a search: what newly matched has been seen',
      method: 'POST',
      path: `${path}/:search_id/open`,
      access: 'member',
      params: searchId,
      reply,
      errors: [...errors],
    }),
    remove: operation({
      summary: 'Keeps a search no longer',
      method: 'DELETE',
      path: `${path}/:search_id`,
      access: 'member',
      params: searchId,
      reply,
      errors: [...errors],
    }),
  };
};
