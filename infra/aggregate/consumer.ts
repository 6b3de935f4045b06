import { eventContract } from '@touchline/contracts/events';
import type { CloudEvent, Subscription } from '../bus/index.ts';
import type { Logger, Metrics } from '../telemetry/index.ts';
import type { Positions } from './positions.ts';

export interface ConsumerDependencies {
  readonly logger: Logger;
  readonly metrics?: Metrics;
}

interface ConsumerGiven {
  readonly group: string;
  readonly topics: readonly string[];
  /** What is done for one event doesn't build on the ones before: a failed one holds up none of the later. */
  readonly independent?: boolean;
  /** Subjects handled at the same time, where their writes go to the database together. */
  readonly atOnce?: number;
  /** A projection reads from the beginning; a reaction (mail, sealing …) from the end. */
  readonly from: 'beginning' | 'end';
  /** By event type; an event that isn't named is of no interest here. */
  // biome-ignore lint/suspicious/noExplicitAny: each handler names the data of its own event, parsed by that event's contract
  readonly on: Readonly<Record<string, (data: any, event: CloudEvent) => Promise<unknown>>>;
  /** Set by a projection: where it records how far it has come. */
  readonly positions?: Positions;
}

/** An event of a newer neighbour: nothing here can depend on it yet, and a newer version of this may. */
class UnknownType extends Error {
  override readonly name = 'UnknownType';
}

/** A consumer group over the contracts: every event is parsed before a handler sees it. */
export const consumer = ({ metrics }: ConsumerDependencies, given: ConsumerGiven): Subscription => ({
  group: given.group,
  topics: given.topics,
  from: given.from,
  ...(given.independent ? { independent: true } : {}),
  ...(given.atOnce === undefined ? {} : { atOnce: given.atOnce }),
  knows: (type) => eventContract(type) !== undefined,
  handle: async (event) => {
    const contract = eventContract(event.type);
    if (!contract) {
      metrics?.consumed(given.group, 'unknown', 'unknown');
      await given.positions?.record(event);
      throw new UnknownType(`${event.type} is not known to this version`);
    }
    const handle = given.on[event.type];
    try {
      if (handle) await handle(contract.data.parse(event.data), event);
      await given.positions?.record(event);
      if (handle) metrics?.consumed(given.group, event.type, 'done');
    } catch (error) {
      const rejected = error instanceof Error && error.name === 'Rejected';
      metrics?.consumed(given.group, event.type, rejected ? 'rejected' : 'failed');
      if (rejected) await given.positions?.record(event);
      throw error;
    }
  },
});
