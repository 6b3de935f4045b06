import type { Model } from 'mongoose';
import type { Standing } from '../audit/annotations.ts';
import type { Bus } from '../bus/index.ts';
import type { Decider, FormerMember } from '../domain/index.ts';
import type { Logger, Metrics } from '../telemetry/index.ts';
import type { Relay } from './relay.ts';
import type { Uniqueness } from './uniqueness.ts';

/** What an aggregate is: its rules, its collection, and how its events look to others. */
export interface AggregateDefinition<Command, State, Event> {
  readonly name: string;
  readonly topic: string;
  readonly decider: Decider<Command, State, Event>;
  // biome-ignore lint/suspicious/noExplicitAny: mongoose models are invariant; the repository alone reads and writes this one
  readonly model: Model<any>;
  /**
   * The published form of an event: what happened, read off the event and the state before it, and the aggregate's public
   * state after the command. Null: nobody else's business (a PIN that was tried); it changes the state and stays within.
   */
  readonly publish: (
    event: Event,
    state: State,
    before: State,
  ) => { readonly type: string; readonly data: unknown } | null;
  /**
   * All its events carry the correlation id of its beginning, or that of what it grew from: one for a whole story. Otherwise
   * they carry that of the request, or of the clock's event, behind each.
   */
  readonly keepsCorrelation?: true;
  /** Reads a stored state, also one of an older shape. Without it the state is what is stored. */
  readonly fromStored?: (stored: unknown) => State;
  /** The newest state, put out again for a read model that is new, lost or in doubt. Null: it was never published. */
  readonly snapshot: (state: State) => { readonly type: string; readonly data: unknown } | null;
  /** What the audit tells of it before and after an act, where that differs: statuses, never a name. */
  readonly standing?: (state: State) => Standing;
  /** What of it is about people. Without it there is nothing to forget of anybody. */
  readonly personal?: PersonalPart<State>;
  /** The refusal behind each unique index beside `_id`. */
  readonly uniqueness?: Uniqueness<Command>;
}

/** Where an aggregate names people, and what it is without one of them. */
export interface PersonalPart<State> {
  /** Paths with an index, that hold the id of a profile or of a user. */
  readonly named: { readonly profile?: readonly string[]; readonly user?: readonly string[] };
  /** Pure, and the same when it is done again. */
  readonly without: (state: State, person: FormerMember) => State;
}

export interface IdempotentRequest {
  /** Whose key it is. */
  readonly person: string;
  readonly key: string | undefined;
  /** What was asked, to tell a repeat from another request under the same key. */
  readonly request: unknown;
}

export interface HandleOptions<State, Event, Answer> {
  readonly actor?: string;
  readonly idempotent?: IdempotentRequest;
  /** The command may make the aggregate. Without it an unknown id is `NotFound`. */
  readonly creates?: boolean;
  /** Of what a new aggregate grows from, where it keeps its correlation id. */
  readonly correlation?: string | undefined;
  /**
   * Done once the write is kept, before anybody is told: what the events say holds then for whoever hears them. Not where nothing
   * changes. That it failed is thrown; the events are told all the same.
   */
  readonly beforeTold?: () => Promise<void>;
  /** What a repeat of this request will be answered. JSON. */
  readonly answer?: (state: State, events: readonly Event[]) => Answer;
}

export interface Handled<State, Event, Answer> {
  readonly id: string;
  readonly state: State;
  readonly sequence: number;
  readonly version: number;
  readonly events: readonly Event[];
  readonly answer: Answer;
  readonly repeated: boolean;
}

export interface Loaded<State> {
  readonly id: string;
  readonly state: State;
  readonly version: number;
  readonly sequence: number;
  /** Kept since its beginning; undefined where each event carries its own. */
  readonly correlation: string | undefined;
}

export interface Repository<Command, State, Event> {
  /**
   * The one way to change an aggregate: load, decide, evolve, one guarded write, nudge the relay. What the same request has
   * just loaded, or this process alone can write, isn't loaded again. A conflict, or a refusal of what was loaded before, is decided again on what is there now.
   * Throws the decider's `Rejected`; `NotFound` for an unknown id; `IdempotencyKeyReused`.
   */
  readonly handle: <Answer = null>(
    id: string,
    command: Command,
    options?: HandleOptions<State, Event, Answer>,
  ) => Promise<Handled<State, Event, Answer>>;
  readonly load: (id: string) => Promise<Loaded<State> | undefined>;
  /**
   * Takes a person who has left out of every aggregate that names him, and puts its newest state out again, so that whoever
   * follows it forgets as well. Answers how many have changed. Repeating it changes nothing.
   */
  readonly forget: (person: FormerMember) => Promise<number>;
  /** The states of all that name a person. */
  readonly about: (person: FormerMember) => Promise<readonly State[]>;
  readonly relay: Relay;
  /** How many writes of this process have ended, also those whose outcome isn't known: the same number twice, and none has between. */
  readonly written: () => number;
  /** Publishes every aggregate's newest state again; answers how many. */
  readonly republish: () => Promise<number>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface RepositoryDependencies {
  readonly bus: Bus;
  readonly logger: Logger;
  readonly clock: () => Date;
  readonly metrics?: Metrics | undefined;
}
