import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { text } from '../text.ts';

/** Why players can't be shown, as a sentence; null where there is none to say. */
export const playersRefusal = (failure: unknown): string | null => {
  if (!isApiFailure(failure)) return null;
  return failure.code === 'TooManyRequests' ? text('lookedEnough') : failure.message;
};
