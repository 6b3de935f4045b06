/** A CloudEvents 1.0 event with the extensions `sequence`, `traceparent`, `correlationid` and `actor`. */
export interface CloudEvent<T = unknown> {
  readonly id: string;
  /** `touchline.<aggregate>.<past-tense>.v1` */
  readonly type: string;
  readonly source: string;
  /** The aggregate's id: events with the same subject are handled in order, one at a time. */
  readonly subject: string;
  /** ISO 8601, UTC. */
  readonly time: string;
  /** Counts from 1 within the subject. */
  readonly sequence: number;
  readonly traceparent?: string;
  /** The request that began it all, or the first event where a clock did. */
  readonly correlationid?: string;
  readonly actor?: string;
  /** Plain JSON. */
  readonly data: T;
}

export interface Subscription {
  /** Every group gets every event; subscriptions with the same group share them. */
  readonly group: string;
  readonly topics: readonly string[];
  /** Where a group starts that has never been seen before. */
  readonly from: 'beginning' | 'end';
  /** Its events don't build on each other: one that fails for good holds up none of the later ones. */
  readonly independent?: boolean;
  /** So many subjects are handled at the same time on Kafka; default 16, which leaves connections to requests. */
  readonly concurrency?: number;
  /** Told of the bus that it is subscribed to. */
  readonly joined?: (bus: Pick<Bus, 'shared'>) => void;
  /** Types that this version can read. What was set aside because it couldn't is brought when a version knows it. */
  readonly knows?: (type: string) => boolean;
  /**
   * Must be safe to call twice with the same event. An error named `Rejected` is an answer, one named `UnknownType` sets the
   * event aside for a newer version, any other is a failure.
   */
  readonly handle: (event: CloudEvent) => Promise<void>;
}

export interface Bus {
  /** Other processes publish to it as well. */
  readonly shared: boolean;
  /** Resolves when the events are safe: with every group in memory, with the brokers on Kafka. */
  publish(topic: string, events: readonly CloudEvent[]): Promise<void>;
  /** Before `start`. */
  subscribe(subscription: Subscription): void;
  start(): Promise<void>;
  /** Lets the handlers at work finish; what has not been handled comes again after the next start. */
  stop(): Promise<void>;
  health(): Promise<{ ok: boolean; reason?: string }>;
  /** Events not yet handled. */
  lag(): Promise<readonly Lag[]>;
}

/** How many events of a topic wait for a group: at the broker on Kafka, in this process in memory. */
export interface Lag {
  readonly group: string;
  readonly topic: string;
  readonly events: number;
}

/** The events of one aggregate on their way to one group: what keeps its order. */
export interface OrderingKey {
  readonly group: string;
  readonly topic: string;
  readonly subject: string;
}

/** An event that a group could not handle, with the reason, or one that waits behind such an event. */
export interface DeadLetter {
  /** `<group>:<event id>`: parking the same event again replaces the letter. */
  readonly id: string;
  readonly topic: string;
  readonly group: string;
  readonly event: CloudEvent;
  readonly cause: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** How often it was tried; 0 for one that only waits. */
  readonly attempts: number;
  /** Nothing is wrong with it: it follows by itself once the letters before it are dealt with. */
  readonly waits?: true;
  /** Of a type that this version of its group doesn't know: it holds nothing up, and a version that knows it takes it. */
  readonly unknown?: true;
  /** What a person wants done with it; whoever runs the group does it. */
  readonly asked?: Asked;
  /** Where it lay on Kafka: the member of the group that has this partition deals with it. */
  readonly partition?: number;
}

export type Asked = 'replay' | 'drop';

/** What lies in the dead letters of one group and topic. */
export interface Blocked {
  readonly group: string;
  readonly topic: string;
  /** Events that failed for good … */
  readonly failed: number;
  /** … and those of the same aggregates that wait behind them. */
  readonly waiting: number;
  /** When the first of them was parked: ISO 8601, UTC. */
  readonly since: string;
  /** Why the first that failed did. */
  readonly cause: string;
}

/** Kept in the order of each ordering key's events: by sequence, then by the time of parking. */
export interface DeadLetters {
  /** Parks an event that failed; replaces what there is under its id, and with that what was asked. */
  put(letter: DeadLetter): Promise<void>;
  /** Parks an event behind others of its ordering key; changes nothing where the event already lies. */
  wait(letter: DeadLetter): Promise<void>;
  /** Oldest first. */
  list(): Promise<readonly DeadLetter[]>;
  find(id: string): Promise<DeadLetter | undefined>;
  /** What failed and what waits behind it, of these groups or of all, by group and topic; the longest held first. */
  blocked(groups?: readonly string[]): Promise<readonly Blocked[]>;
  /** Removes the letter and answers it; nothing when there is none. */
  take(id: string): Promise<DeadLetter | undefined>;
  /** Marks the letter; false when there is none. */
  ask(id: string, what: Asked): Promise<boolean>;
  /**
   * The letter of an ordering key to deal with next: one that is to be dropped, else the first in order; where the events are
   * independent, only one with which something is to be done.
   */
  next(orderingKey: OrderingKey, independent?: boolean): Promise<DeadLetter | undefined>;
  /** What was set aside for a newer version of these groups; some thousand at most. */
  unknown(groups: readonly string[]): Promise<readonly DeadLetter[]>;
  /** The ordering keys of these groups in which letters lie that hold up others. */
  parked(groups: readonly string[]): Promise<readonly OrderingKey[]>;
  /** Letters of these groups with which something is to be done; some hundred at most. */
  requested(groups: readonly string[]): Promise<readonly DeadLetter[]>;
}
