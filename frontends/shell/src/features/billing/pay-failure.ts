import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { text } from './text.ts';

/** Why something about payments didn't work: the refusal's words; where nobody answered for the payments, what that means for the plan. */
export const payFailure = (error: unknown): string =>
  isApiFailure(error) && error.code !== 'ServiceUnavailable' ? error.message : text('payUnclear');
