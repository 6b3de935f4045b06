import type { Bus, CloudEvent, DeadLetters, Subscription } from './bus.ts';

export interface BusUnderTest {
  readonly bus: Bus;
  /** The bus of the process that comes after this one, over the same brokers and dead letters. */
  readonly next: () => Bus;
  readonly deadLetters: DeadLetters;
  /** A topic that no other test uses. */
  readonly topic: string;
  /** A group name that no other test uses. */
  readonly group: (name: string) => string;
}

export const event = (subject: string, sequence: number, data: unknown = {}): CloudEvent => ({
  id: `${subject}-${sequence}`,
  type: 'touchline.offer.made.v1',
  source: '/offers',
  subject,
  time: '2026-11-21T10:00:00.000Z',
  sequence,
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  correlationid: 'a-request',
  actor: 'usr_1',
  data,
});

export const range = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1);

/** What the contract's tests do with the bus of the test that runs. */
export interface BusHands {
  readonly under: () => BusUnderTest;
  /** Subscribes a group from the beginning. */
  readonly listen: (group: string, handle: Subscription['handle'], bus?: Bus) => void;
  /** Publishes without waiting for the handlers, as a relay does for another aggregate. */
  readonly publish: (...events: readonly CloudEvent[]) => Promise<void>;
}
