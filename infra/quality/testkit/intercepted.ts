import type { CloudEvent } from '../../platform/bus/index.ts';
import type { Adapters } from '../../platform/runtime/index.ts';

/** Adapters whose bus hands the events of one consumer group to `handle`, which passes them on by `next`, or fails, or waits. */
export const intercepted =
  (group: string, handle: (event: CloudEvent, next: () => Promise<void>) => Promise<void>) =>
  (adapters: Adapters): Adapters => ({
    ...adapters,
    bus: {
      ...adapters.bus,
      subscribe: (subscription) =>
        adapters.bus.subscribe(
          subscription.group === group
            ? { ...subscription, handle: (event) => handle(event, () => subscription.handle(event)) }
            : subscription,
        ),
    },
  });
