import { createDueSweep, type Sweep } from '@touchline/platform/aggregate';
import type { MandateRepository } from './mandate.repository.ts';
import { dayOf, type MandateCommand } from './state.ts';

type Due = (today: string) => Promise<readonly string[]>;

/** What the clock does to mandates; each may run on every replica. */
export const mandateSweeps = (mandates: MandateRepository, clock: () => Date): readonly Sweep[] => {
  const each = (name: string, due: Due, type: Extract<MandateCommand['type'], 'Lapse' | 'Remind' | 'Finish'>) =>
    createDueSweep({
      ...{ name, everyMs: 60_000, clock, aggregates: mandates },
      due: (now) => due(dayOf(now)),
      act: (id, now) => mandates.handle(id, { type, now }),
    });
  return [
    each('mandates that nobody answered', mandates.toLapse, 'Lapse'),
    each('mandates that are about to end', mandates.toRemind, 'Remind'),
    each('mandates that are over', mandates.over, 'Finish'),
  ];
};
