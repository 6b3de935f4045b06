import type { Sweep } from '@touchline/platform/aggregate';
import type { MandateRepository } from './mandate.repository.ts';
import { dayOf, type MandateCommand } from './state.ts';

type Due = (today: string) => Promise<readonly string[]>;

/** What the clock does to mandates; each may run on every replica. */
export const mandateSweeps = (mandates: MandateRepository, clock: () => Date): readonly Sweep[] => {
  const each = (due: Due, type: Extract<MandateCommand['type'], 'Lapse' | 'Remind' | 'Finish'>) => async () => {
    const now = clock().toISOString();
    const ids = await due(dayOf(now));
    for (const id of ids) await mandates.handle(id, { type, now });
    return ids.length;
  };
  return [
    { name: 'mandates that nobody answered', everyMs: 60_000, run: each(mandates.toLapse, 'Lapse') },
    { name: 'mandates that are about to end', everyMs: 60_000, run: each(mandates.toRemind, 'Remind') },
    { name: 'mandates that are over', everyMs: 60_000, run: each(mandates.over, 'Finish') },
  ];
};
