import type { Subscription } from './state.ts';

/** Whether the profile may act in the market, as was told last. The end of the days of grace is told by an event. */
export const isSubscribed = (state: Subscription): boolean =>
  state.status === 'active' || (state.status === 'past_due' && !state.grace_ended);
