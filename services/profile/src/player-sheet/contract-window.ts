import type { contractWindow } from '@touchline/contracts/http/profile';
import type { z } from 'zod';
import { monthsAfter } from '../scouting/filter.ts';

/** From so many months before a contract ends, others may approach the player without informing his club. */
const freeMonths = 6;

/** Which case of approaching a player applies on this day; `endsOn` is the end of the last contract that is known. */
export const contractWindowOf = (endsOn: string | null, today: string): z.input<typeof contractWindow> => {
  if (endsOn === null || endsOn < today) return { approach: 'free', ends_on: null, approach_free_from: null };
  const from = monthsAfter(endsOn, -freeMonths);
  return { approach: from <= today ? 'open' : 'club-informed', ends_on: endsOn, approach_free_from: from };
};
