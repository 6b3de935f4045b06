import { createDueSweep, type Sweep } from '@touchline/platform/aggregate';
import type { DocumentRepository } from './document.repository.ts';

/** What the clock does to documents; each may run on every replica. */
export const documentSweeps = (documents: DocumentRepository, clock: () => Date): readonly Sweep[] => [
  createDueSweep({
    ...{ name: 'expired documents', everyMs: 5_000, clock, aggregates: documents },
    ...{ due: documents.due, next: documents.nextDue },
    act: (id, now) => documents.handle(id, { type: 'Expire', now }),
  }),
  createDueSweep({
    ...{ name: 'reminders to sign', everyMs: 60_000, clock, aggregates: documents },
    due: documents.toRemind,
    act: (id, now) => documents.handle(id, { type: 'RemindDue', now }),
  }),
];
