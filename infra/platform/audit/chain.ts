import { canonicalJson, sha256 } from '../domain/index.ts';

export type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** Something that has to be told one day: who did what to whom. Ids alone; never a name, an address or a secret. */
export interface AuditedAct {
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
export interface AuditEntry extends AuditedAct {
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

const hashOf = (entry: Omit<AuditEntry, 'hash'>): string => sha256(canonicalJson(entry));

/** The act as the entry that follows `last`. */
export const linked = (chain: string, last: Head, act: AuditedAct, at: string): AuditEntry => {
  const { what, by, profile, about, facts, from, request } = act;
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
export const walk = (chain: string): ((entry: AuditEntry) => string | undefined) => {
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
