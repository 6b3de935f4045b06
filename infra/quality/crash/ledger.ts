import type { Payments } from './payer.ts';

/** What has to be there: every command that was acknowledged, once. Written as the answers come. */
export interface Ledger {
  readonly aggregates: ReadonlyMap<string, Expected>;
  readonly people: ReadonlyMap<string, Told>;
  /**
   * A command on an aggregate was acknowledged; reactions on the same aggregate are announced the same way. `events`: how many
   * of them are for others, where it isn't one per write.
   */
  readonly wrote: (id: string, facts: Readonly<Record<string, unknown>>, writes?: number, events?: number) => void;
  /** A person is going to hear of it: by a notice, by a message. */
  readonly told: (userId: string, notices: number, messages: number) => void;
  readonly meet: (
    userId: string,
    email: string,
    told?: { readonly notices: number; readonly messages: number },
  ) => void;
  /** What an aggregate already had when the load began. */
  readonly found: (id: string, version: number, sequence: number) => void;
  /** This one also writes by itself, as often as it has to: its numbers say nothing. */
  readonly uncounted: (id: string) => void;
  /** Asked for once, never answered and never asked for again: it came about, or nothing of it is left. */
  readonly leave: (id: string, userId: string) => void;
  /** Those of which nobody has looked yet what became of them: id → who would hear of it. */
  readonly left: () => ReadonlyMap<string, string>;
  /** What became of one: it is there with these numbers, or not at all; and whether somebody can go on with it. */
  readonly decided: (
    id: string,
    found: { readonly version: number; readonly sequence: number } | null,
    came: boolean,
  ) => void;
  /** One that came about, for whoever goes on with it; each is given once. */
  readonly adopt: () => string | undefined;
  /** What somebody has paid for now; undefined: nobody pays. */
  readonly payments: () => Payments | undefined;
  readonly paid: (change: (before: Payments) => Payments) => void;
  /** What changed since the last `settled`. */
  readonly touched: () => readonly string[];
  readonly settled: () => void;
}

export interface Expected {
  /** How many writes, and how many events of them are for others; no number where nobody counts them. */
  readonly version: number;
  readonly sequence: number;
  /** Path in the state → the last acknowledged value. */
  readonly facts: Readonly<Record<string, unknown>>;
}

export interface Told {
  readonly email: string;
  readonly notices: number;
  readonly messages: number;
}

export const createLedger = (): Ledger => {
  const aggregates = new Map<string, Expected>();
  const people = new Map<string, Told>();
  let touched = new Set<string>();
  let payments: Payments | undefined;
  const left = new Map<string, string>();
  const cameAbout: string[] = [];
  return {
    leave: (id, userId) => void left.set(id, userId),
    left: () => new Map(left),
    decided: (id, found, came) => {
      left.delete(id);
      if (!found) return;
      aggregates.set(id, { version: found.version, sequence: found.sequence, facts: {} });
      touched.add(id);
      if (came) cameAbout.push(id);
    },
    adopt: () => cameAbout.shift(),
    aggregates,
    people,
    found: (id, version, sequence) => void aggregates.set(id, { version, sequence, facts: {} }),
    uncounted: (id) => void aggregates.set(id, { version: Number.NaN, sequence: Number.NaN, facts: {} }),
    payments: () => payments,
    paid: (change) => {
      payments = change(payments ?? { begun: 0, charges: 0, plan_id: null, status: 'canceled' });
    },
    meet: (userId, email, { notices, messages } = { notices: 0, messages: 0 }) =>
      void people.set(userId, { email, notices, messages }),
    wrote: (id, facts, writes = 1, events = writes) => {
      const before = aggregates.get(id) ?? { version: 0, sequence: 0, facts: {} };
      aggregates.set(id, {
        version: before.version + writes,
        sequence: before.sequence + events,
        facts: { ...before.facts, ...facts },
      });
      touched.add(id);
    },
    told: (userId, notices, messages) => {
      const before = people.get(userId);
      if (!before) throw new Error(`nobody has met ${userId}`);
      people.set(userId, { ...before, notices: before.notices + notices, messages: before.messages + messages });
      touched.add(userId);
    },
    touched: () => [...touched],
    settled: () => {
      touched = new Set();
    },
  };
};
