import { createDueSweep, type Sweep } from '@touchline/platform/aggregate';
import type { OfferRepository } from './offer.repository.ts';

/** What the clock does to offers; it may run on every replica. */
export const offerSweeps = (offers: OfferRepository, clock: () => Date): readonly Sweep[] => [
  createDueSweep({
    ...{ name: 'expired offers', everyMs: 5_000, clock, aggregates: offers },
    ...{ due: offers.due, next: offers.nextDue },
    act: (id, now) => offers.handle(id, { type: 'Expire', now }),
  }),
];
