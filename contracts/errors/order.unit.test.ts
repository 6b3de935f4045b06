import { describe, expect, it } from '@jest/globals';
import { isErrorCode } from '../errors.ts';
import { inMarket } from '../http/preconditions.ts';
import { orderOfRefusals, stepOf } from './order.ts';

describe('the order of refusals', () => {
  const codes: readonly string[] = orderOfRefusals.flatMap((step) => [...step.codes]);

  it('names codes of the catalogue, each once', () => {
    expect(codes.filter((code) => !isErrorCode(code))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  });
  it('has the rules of one thing alone behind whose turn it is, and the password behind all', () => {
    expect(stepOf('OfferContractTooLong')).toBe(stepOf('TrialRequestDatesOverlap'));
    expect(stepOf('OfferContractTooLong')).toBeGreaterThan(stepOf('NotYourTurnToSign'));
    expect(stepOf('InvalidAuthenticationException')).toBe(Math.max(...codes.map((code) => stepOf(code as never))));
  });
  it('has all that the market asks for between the role and what is there', () => {
    const steps = inMarket.map((code) => stepOf(code));
    expect(Math.min(...steps)).toBe(stepOf('AccessDeniedException'));
    expect(Math.max(...steps)).toBeLessThan(stepOf('NotFound'));
  });
});
