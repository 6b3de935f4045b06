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
  /** A projection reads from the beginning; a reaction (mail, sealing …) from the end. */
  readonly from: 'beginning' | 'end';
  /** By event type; an event that isn't named is of no interest here. */
  // biome-ignore lint/suspicious/noExplicitAny: each handler names the data of its own event, parsed by that event's contract
  readonly on: Readonly<Record<string, (data: any, event: CloudEvent) => Promise<unknown>>>;
  /** Set by a projection: where it records how far it has come. */
  readonly positions?: Positions;
}

/** A consumer group over the contracts: every event is parsed before a handler sees it. */
export const consumer = ({ logger, metrics }: ConsumerDependencies, given: ConsumerGiven): Subscription => ({
  group: given.group,
  topics: given.topics,
  from: given.from,
  ...(given.independent ? { independent: true } : {}),
  handle: async (event) => {
    const contract = eventContract(event.type);
    if (!contract) {
      // A newer neighbour's event: nothing here can depend on it yet.
      metrics?.consumed(given.group, 'unknown', 'unknown');
      logger.warn({ group: given.group, type: event.type, id: event.id }, 'an event of a type that is not known here');
      return;
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
