import { createHash } from 'node:crypto';

/** SHA-256 of a text, as 64 hexadecimal digits. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** JSON with sorted keys and without undefined members: the same value always gives the same text. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
};

export type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** Something that has to be told one day: who did what to whom. Ids alone; never a name, an address or a secret. */
export interface Happening {
  /** In words with hyphens: `signed-in`, `refused`, `verify-user`. */
  readonly what: string;
  /** The user who acted; null where nobody was signed in. */
  readonly by: string | null;
  /** The profile that the user acted as. */
  readonly profile: string | null;
  /** The user, profile, document … that it is about. */
  readonly about: string | null;
  readonly facts: Facts;
  /** The network that it came from: an address without its last part. */
  readonly from: string | null;
  /** The id of the request, as in the logs. */
  readonly request: string | null;
}

/** A link of a chain. `hash` covers the whole entry and, by `previous`, all before it. */
export interface Entry extends Happening {
  /** One chain per run of a process: writers never wait for each other. */
  readonly chain: string;
  /** From 1, without a gap. */
  readonly number: number;
  readonly at: string;
  readonly previous: string;
  readonly hash: string;
}

/** The end of a chain so far. */
export interface Head {
  readonly number: number;
  readonly hash: string;
}

/** A chain starts from its own id, so that its entries can't be moved to another one. */
export const beginning = (chain: string): Head => ({ number: 0, hash: sha256(`touchline audit ${chain}`) });

const hashOf = (entry: Omit<Entry, 'hash'>): string => sha256(canonicalJson(entry));

/** The happening as the entry that follows `last`. */
export const linked = (chain: string, last: Head, happening: Happening, at: string): Entry => {
  const { what, by, profile, about, facts, from, request } = happening;
  const entry = {
    chain,
    number: last.number + 1,
    at,
    what,
    by,
    profile,
    about,
    facts,
    from,
    request,
    previous: last.hash,
  };
  return { ...entry, hash: hashOf(entry) };
};

/** The last entry that a process writes when it stops; nothing may follow. */
export const closing = 'chain-closed';

/** Walks a chain entry by entry, in order. Answers what is wrong with the next one, or undefined. */
export const walk = (chain: string): ((entry: Entry) => string | undefined) => {
  let last = beginning(chain);
  let closed = false;
  return ({ hash, ...entry }) => {
    const expected = last.number + 1;
    const wrong =
      entry.number !== expected
        ? `entry ${expected} is missing`
        : closed
          ? 'it follows the end of its chain'
          : entry.previous !== last.hash
            ? 'it doesn’t follow the entry before it'
            : hashOf(entry) !== hash
              ? 'it was changed'
              : undefined;
    last = { number: entry.number, hash };
    closed ||= entry.what === closing;
    return wrong;
  };
};
