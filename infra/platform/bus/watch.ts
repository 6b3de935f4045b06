import type { Metrics } from '../telemetry/index.ts';
import type { Bus, DeadLetters, Subscription } from './bus.ts';

/** Lag and dead letters of this process's groups, read when somebody scrapes. */
export const watchBus = (
  metrics: Metrics,
  { bus, deadLetters }: { readonly bus: Bus; readonly deadLetters: DeadLetters },
  subscriptions: readonly Pick<Subscription, 'group'>[],
): void => {
  const groups = [...new Set(subscriptions.map(({ group }) => group))];
  metrics.watchLag(() => bus.lag());
  metrics.watchDeadLetters(async () =>
    (await deadLetters.blocked(groups)).map(({ group, topic, failed, waiting }) => ({
      group,
      topic,
      letters: failed + waiting,
    })),
  );
};
