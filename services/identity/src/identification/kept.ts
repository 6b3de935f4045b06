import { z } from 'zod';
import { documentOf, type Registered } from '../user/state.ts';

const dayMs = 86_400_000;

/** `IDENTIFICATION_KEPT_DAYS`: how long after the decision on a person the document is kept, in days. */
export const identificationKeptDays = z.coerce.number().int().min(1).max(3_650).default(90);

/** What was decided by then has served long enough. */
export const servedBefore = (now: Date, keptDays: number): string =>
  new Date(now.getTime() - keptDays * dayMs).toISOString();

/** When the document will be destroyed, and when it was. */
export const keptOf = ({ identification, identification_served_at }: Registered, keptDays: number) => ({
  kept_until:
    identification_served_at && documentOf({ identification })
      ? new Date(Date.parse(identification_served_at) + keptDays * dayMs).toISOString()
      : null,
  destroyed_at: identification?.destroyed_at ?? null,
});
