import type { ErrorCode } from '../errors.ts';

/** What stands before everything that needs full verification: for a representative, a club and a position too. */
export const verified = [
  'RepresentativeHasNotDefinedClubException',
  'RepresentativeHasNotDefinedPositionException',
  'UserNotVerified',
  'GuardianConsentRequired',
  'AccessDeniedException',
] as const satisfies readonly ErrorCode[];

/** What stands before everything that is done in the market. */
export const inMarket = [...verified, 'SubscriptionRequired'] as const satisfies readonly ErrorCode[];
