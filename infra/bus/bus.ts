/** A CloudEvents 1.0 event with the extensions `sequence`, `traceparent` and `actor`. */
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
  /** Must be safe to call twice with the same event. An error named `Rejected` is an answer, any other a failure. */
  readonly handle: (event: CloudEvent) => Promise<void>;
}

export interface Bus {
  /** Resolves when the events are safe: with every group in memory, with the brokers on Kafka. */
  publish(topic: string, events: readonly CloudEvent[]): Promise<void>;
  /** Before `start`. */
  subscribe(subscription: Subscription): void;
  start(): Promise<void>;
  /** Lets the handlers at work finish; what has not been handled comes again after the next start. */
  stop(): Promise<void>;
  health(): Promise<{ ok: boolean; reason?: string }>;
  /** Events not yet handled, by group. */
  lag?(): Promise<Readonly<Record<string, number>>>;
}

/** An event that a group could not handle, with the reason. */
export interface DeadLetter {
  /** `<group>:<event id>`: parking the same event again replaces the letter. */
  readonly id: string;
  readonly topic: string;
  readonly group: string;
  readonly event: CloudEvent;
  readonly cause: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly attempts: number;
}

export interface DeadLetters {
  put(letter: DeadLetter): Promise<void>;
  /** Oldest first. */
  list(): Promise<readonly DeadLetter[]>;
  /** Removes the letter and answers it; nothing when there is none. */
  take(id: string): Promise<DeadLetter | undefined>;
}
