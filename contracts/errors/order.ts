import type { ErrorCode } from '../errors.ts';

/**
 * The order of refusals, one for every operation: of what is wrong with a request the earliest is answered, so that nobody learns
 * of what lies behind before standing in front of it. Each step names the codes that it answers; a rule of one thing alone
 * belongs to `rules`. An address with an id of another form names nothing: that is `NotFound` at the step of the shape. The first four are the edge's and the pipeline's (`admission` of the BFF, `createApi`), the next two the
 * participants' (`blockedFromMarket`), all others are judged by the aggregate.
 */
export const orderOfRefusals = [
  { step: 'guarded', codes: ['TooManyRequests', 'CsrfTokenMismatch'] },
  { step: 'signed in', codes: ['Unauthenticated'] },
  { step: 'shape of the request', codes: ['FileTooLarge', 'ValidationFailed'] },
  { step: 'role', codes: ['SecondFactorSetupRequired', 'AccessDeniedException', 'FreshAuthenticationRequired'] },
  {
    step: 'club and position',
    codes: ['RepresentativeHasNotDefinedClubException', 'RepresentativeHasNotDefinedPositionException'],
  },
  {
    step: 'verified and subscribed',
    codes: [
      'AccountSuspended',
      'UserNotVerified',
      'GuardianConsentRequired',
      'SubscriptionRequired',
      'PlanDoesNotInclude',
    ],
  },
  { step: 'may see it', codes: ['NotFound', 'UserNotFoundException', 'UserNotFound'] },
  // Of one who sees it and has no part in this: `AccessDeniedException` too, which the role has named already.
  { step: 'whose part it is', codes: [] },
  {
    step: 'its status',
    codes: [
      ...['OfferNotPending', 'ClubInterestNotPending', 'SuggestionNotPending', 'JobOpportunityNotOpen'],
      ...['TrialRequestNotPending', 'TrialRequestNotAccepted', 'TrialRequestNotCompleted', 'TrialReportClosed'],
      ...['MandateNotPending', 'MandateNotActive'],
      ...['DocumentNotUploaded', 'DocumentNotAvailableForSigning', 'NoCurrentSigner'],
      ...['DocumentNotFullySigned', 'DocumentNotCompleted'],
    ],
  },
  { step: 'what was looked at', codes: ['StaleVersion'] },
  { step: 'whose turn it is', codes: ['OfferCannotCounterYourOwn', 'NotYourTurnToSign'] },
  { step: 'negotiable', codes: ['OfferNotNegotiable'] },
  { step: 'rules', codes: [] },
  { step: 'nothing changed', codes: ['OfferTermsNotChanged'] },
  { step: 'password or code', codes: ['InvalidAuthenticationException', 'InvalidConfirmationTokenException'] },
] as const satisfies readonly { readonly step: string; readonly codes: readonly ErrorCode[] }[];

export type Step = (typeof orderOfRefusals)[number]['step'];

/** How early a code is answered; rules of one thing alone stand together. */
export const stepOf = (code: ErrorCode): number => {
  const at = orderOfRefusals.findIndex(({ codes }) => (codes as readonly ErrorCode[]).includes(code));
  return at < 0 ? orderOfRefusals.findIndex(({ step }) => step === 'rules') : at;
};
