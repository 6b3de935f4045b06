import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call an operation at all; the owning service decides the rest.
 * - `guest`: anybody, also without a session.
 * - `member`: anybody signed in, whatever their state.
 * - `admin`: staff.
 * - `bff`: the backend-for-frontend itself; never reachable from a browser.
 * - `webhook`: another company's server. Raw bytes, no session, no CSRF; the owning service checks the signature.
 * - `link`: whoever holds the link of a message, signed in or not: the token of `Touchline-Link` says what for, and the owning
 *   service checks it. No cookie has a say, so there is nothing that another site could use.
 */
export type Access = 'guest' | 'member' | 'admin' | 'bff' | 'webhook' | 'link';

/** Whether a browser's session stands behind a request, and has to be guarded against other sites. */
export const hasSession = ({ access }: { readonly access: Access }): boolean =>
  access !== 'webhook' && access !== 'link';

export { linkHeader } from '../protocol/link.ts';

export type MediaType =
  | 'application/pdf'
  | 'text/csv'
  | 'text/calendar'
  | 'image/png'
  | 'image/jpeg'
  | 'application/zip'
  | 'video/mp4'
  | 'video/webm';

const nothing = z.strictObject({});
type Nothing = typeof nothing;

export interface Operation<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> {
  readonly id: string;
  readonly summary: string;
  readonly method: Method;
  /** Express-style: `/offers/:offer_id`. */
  readonly path: string;
  readonly access: Who;
  readonly params: Params;
  readonly query: Query;
  /** Strict shape of the JSON body; an empty object where none is taken. */
  readonly body: Body;
  /** Shape of `data` in the answer. What it doesn't name never leaves the service. */
  readonly reply: Reply;
  /** Shape of `meta` in the answer, beside `stale`. */
  readonly meta: z.ZodObject;
  readonly status: 200 | 201 | 202 | 204;
  /** The codes that this operation answers beside those that every operation may answer. */
  readonly errors: readonly ErrorCode[];
  /** The content is one file, sent as the request's bytes (services) or as multipart field `file` (browser). */
  readonly upload: boolean;
  /** The largest file, or the longest JSON, that is taken, in bytes; null: as much as anywhere. */
  readonly maxBytes: number | null;
  /** The answer is a file of one of these types, not JSON; null: it is JSON. */
  readonly download: readonly MediaType[] | null;
  /** The file is sent as it is read, whole or the part that a `Range` names: it may be larger than memory should hold. */
  readonly streamed: boolean;
  /** A staff decision, or a change of what guards the account: the password was given within the last 15 minutes. */
  readonly fresh: boolean;
  /** The answer is the same for everybody, and may be kept so long by whoever passes it on, in seconds; null: it is kept by nobody. */
  readonly keptSeconds: number | null;
  /** The answer holds a secret: it is never kept for repeats. What is repeated is made again by the aggregate. */
  readonly secret: boolean;
  /** A webhook's header with the signature over its bytes, in small letters; empty for all others. */
  readonly signature: string;
}

interface Given<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodType,
  R extends z.ZodType,
  Who extends Access,
> {
  readonly summary: string;
  readonly method: Method;
  readonly path: string;
  readonly access: Who;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly reply?: R;
  readonly meta?: z.ZodObject;
  readonly status?: 200 | 201 | 202 | 204;
  readonly errors?: readonly ErrorCode[];
  readonly upload?: boolean;
  readonly maxBytes?: number;
  readonly download?: readonly MediaType[];
  readonly streamed?: boolean;
  readonly fresh?: boolean;
  readonly keptSeconds?: number;
  readonly secret?: boolean;
  readonly signature?: string;
}

/** One operation of an HTTP contract; `id` is filled in by `operations`. */
export const operation = <
  P extends z.ZodObject = Nothing,
  Q extends z.ZodObject = Nothing,
  B extends z.ZodType = Nothing,
  R extends z.ZodType = z.ZodNull,
  Who extends Access = Access,
>(
  given: Given<P, Q, B, R, Who>,
): Operation<P, Q, B, R, Who> => ({
  id: '',
  params: nothing as unknown as P,
  query: nothing as unknown as Q,
  body: nothing as unknown as B,
  reply: z.null() as unknown as R,
  meta: z.object({}),
  status: 200,
  errors: [],
  upload: false,
  maxBytes: null,
  download: null,
  streamed: false,
  fresh: false,
  keptSeconds: null,
  secret: false,
  signature: '',
  ...given,
});

export type Operations = Readonly<Record<string, Operation>>;

/** Names each operation by its key. */
export const operations = <const Ops extends Record<string, unknown>>(ops: Ops): Ops =>
  Object.fromEntries(Object.entries(ops).map(([id, op]) => [id, { ...(op as Operation), id }])) as unknown as Ops;

/** As `maxBytes` of an operation that takes a file as text within its JSON: 200,000 signs of any script and more. */
export const fileInJsonBytes = 1024 * 1024;

/** Keyset paging: an opaque cursor and at most 100 rows. */
export const paging = {
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
};
export const pageMeta = z
  .object({ next_cursor: z.string().nullable(), total: z.int().optional() })
  .meta({ id: 'Page' });
/** A list of what two sides deal with: how many of all wait for the reader's. */
export const sidesMeta = pageMeta.extend({ mine: z.int() }).meta({ id: 'SidesPage' });

/** Comma-separated lists of a query, so that an address can be read and shared; `longest` in characters. */
export const list = <T extends z.ZodType>(of: T, longest = 400) =>
  z
    .string()
    .max(longest)
    .optional()
    .transform((s, context) => {
      const parsed = z
        .array(of)
        .max(30)
        .safeParse((s ?? '').split(',').filter(Boolean));
      if (!parsed.success) {
        context.addIssue({ code: 'custom', message: 'A value of this filter is not known.' });
        return z.NEVER;
      }
      return parsed.data as z.output<T>[];
    });
