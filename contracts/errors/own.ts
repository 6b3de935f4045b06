import type { CatalogueEntry } from './catalogue-entry.ts';

/** Codes of our own, where the specification has none. */
export const ownErrors = {
  Unauthenticated: { status: 401, message: 'Please sign in.', when: 'No session, or one that has ended.' },
  FreshAuthenticationRequired: {
    status: 403,
    message: 'Please confirm your password to go on.',
    when: 'A staff decision more than 15 minutes after the password was last given.',
  },
  SecondFactorRequired: {
    status: 403,
    message: 'Now enter the code from your app.',
    when: 'The password of an account with two-step sign-in is right: there is no session before the code. The answer says how to go on.',
  },
  InvalidSecondFactorCode: {
    status: 422,
    message: 'This code doesn’t work. Use the newest one in your app.',
    when: 'A code of the app or a recovery code that is wrong, over or was used before (also when two uses race).',
  },
  InvalidPasskey: {
    status: 422,
    message: 'This passkey doesn’t work here. Try again, or use another way.',
    when: 'What a device answered is unknown, not signed by the passkey, for another site or an older challenge, or was sent before.',
  },
  SignInExpired: {
    status: 422,
    message: 'That took too long. Please sign in again.',
    when: 'The second step of a sign-in without its first one, or more than 10 minutes after it.',
  },
  SecondFactorSetupRequired: {
    status: 403,
    message: 'Set up two-step sign-in first.',
    when: 'A member of staff without a second factor does anything of staff’s.',
  },
  EmailNotVerified: {
    status: 403,
    message: 'Please confirm your email address first.',
    when: "Submitting for verification with an address that isn't confirmed.",
  },
  AccountSuspended: {
    status: 403,
    message: 'This account is suspended.',
    when: 'A suspended person signs in or acts.',
  },
  SubscriptionRequired: {
    status: 402,
    message: 'Choose a plan to go on.',
    when: 'A fully verified profile without a subscription does what needs one.',
  },
  PlanDoesNotInclude: {
    status: 402,
    message: 'Your plan doesn’t include this. You can change it at any time.',
    when: 'A member uses what the plan they have leaves out; the answer names it.',
  },
  NotFound: {
    status: 404,
    message: 'Not found.',
    when: 'There is no such thing, or it may not be seen by the one who asks.',
  },
  StaleVersion: {
    status: 409,
    message: 'This has changed meanwhile. Look at what is current and decide again.',
    when: 'A command names a round or version that is no longer the current one; the answer carries the current one.',
  },
  CaseHeld: {
    status: 409,
    message: 'A colleague has this case.',
    when: 'Staff take a case that a colleague has, or decide on it, without naming whom they pass over; the answer says who has it, since when and until when.',
  },
  GuardianConsentRequired: {
    status: 409,
    message: "A guardian's consent has to be recorded first.",
    when: 'Verifying a player under 18, or one acting in the market or confirming a mandate, without a guardian’s consent that is in force.',
  },
  ClubNotVerified: {
    status: 409,
    message: 'The club has to be verified first.',
    when: 'Verifying a representative or player whose club is unverified.',
  },
  PlayerSeasonLimitReached: {
    status: 409,
    message: 'Maximum of 15 seasons.',
    when: 'Adding a sixteenth season to the career (also when two adds race).',
  },
  LastMemberOfStaff: {
    status: 409,
    message: 'You are the last member of staff. Make somebody else one first, then close this account.',
    when: 'The only member of staff who isn’t suspended closes the account.',
  },
  FileTooLarge: { status: 413, message: 'This file is too large.', when: 'An upload above its limit.' },
  FileTypeNotAllowed: {
    status: 415,
    message: "This type of file isn't accepted.",
    when: 'An upload whose content is none of the allowed types.',
  },
  RangeNotSatisfiable: {
    status: 416,
    message: 'This part of the file is not there.',
    when: 'A `Range` that begins beyond the end of a file.',
  },
  CsrfTokenMismatch: {
    status: 419,
    message: 'This page has expired. Please try again.',
    when: "An unsafe request without the session's CSRF token, or from another origin.",
  },
  ValidationFailed: {
    status: 422,
    message: 'Please check the marked fields.',
    when: "A request that isn't of its form; details name each field.",
  },
  TrialRequestNotAccepted: {
    status: 409,
    message: 'This trial is not agreed, so it can’t be changed like one.',
    when: 'Cancelling a trial request that is not accepted.',
  },
  TrialRequestNotCompleted: {
    status: 409,
    message: 'A report can be written once the trial is over.',
    when: 'Reporting on a trial request that is not completed.',
  },
  TrialReportClosed: {
    status: 409,
    message: 'The time to write or change this report is over.',
    when: 'Writing or changing the report of a trial more than 28 days after its last day.',
  },
  OfferContractTooLong: {
    status: 422,
    message: "This contract is longer than the rules allow for the player's age.",
    when: 'A contract of more than 5 years, or 3 for a player under 18.',
  },
  JobOpportunityNotOpen: {
    status: 409,
    message: 'This position is no longer open.',
    when: 'Answering, editing or closing a job opportunity that is closed, filled or past its last day; filling one that is filled.',
  },
  JobOpportunityAlreadyAnswered: {
    status: 409,
    message: 'You have already answered this position.',
    when: 'A player answers a job opportunity a second time, also after taking the first answer back.',
  },
  SuggestionAlreadyMade: {
    status: 409,
    message: 'You have already put this player forward for this position.',
    when: 'An agent puts a player forward for a position a second time, whatever became of the first.',
  },
  SuggestionNotPending: {
    status: 409,
    message: 'This suggestion is already answered or over.',
    when: 'Declining or taking back a suggestion that no longer waits for the player.',
  },
  MandateAlreadyRequested: {
    status: 409,
    message: 'You have already asked this player. Wait for the answer.',
    when: 'An agent asks a player for a mandate while an earlier request of the same agent waits for the answer.',
  },
  MandateOverlaps: {
    status: 409,
    message: 'The player has an agent in this time. Choose other days.',
    when: 'Asking for or confirming a mandate that shares days with another one of the player, where one of the two is exclusive or both are the same agent’s.',
  },
  MandateNotPending: {
    status: 409,
    message: 'This request is already answered or over.',
    when: 'Confirming, declining or withdrawing a mandate that no longer waits for its answer.',
  },
  MandateNotActive: {
    status: 409,
    message: 'This mandate is already ended, or it was never active.',
    when: 'Ending a mandate that was never confirmed, has ended, or that the player has already ended with notice.',
  },
  SignerNotEligible: {
    status: 409,
    message: 'This person can’t sign here at the moment.',
    when: 'Naming as a signer of an own document, or sending it to, somebody who is not verified, subscribed and of age, or is suspended.',
  },
  MandateAgentNotEligible: {
    status: 409,
    message: 'This agent can’t represent players at the moment.',
    when: 'Confirming a mandate whose agent is no longer verified, subscribed or is suspended.',
  },
  PlanInUse: {
    status: 409,
    message: 'Somebody has taken this plan, so it can’t be deleted. Archive it instead.',
    when: 'Deleting a plan that has or had a subscription (also when somebody takes it at that moment).',
  },
  PlanNotPayable: {
    status: 409,
    message: 'This plan can’t be taken this way: it is either free, or paid for by card.',
    when: 'Taking a plan that has a price without paying, or paying for one that has no such price.',
  },
  SubscriptionAlreadyPaid: {
    status: 409,
    message: 'You already pay for a plan. Change it instead.',
    when: 'Asking for a page to pay on while a plan is paid for (also when the payment is just being confirmed).',
  },
  SubscriptionNotPaid: {
    status: 409,
    message: 'You don’t pay for a plan at the moment.',
    when: 'Changing, resuming or looking after a paid subscription where there is none.',
  },
  SubscriptionEnding: {
    status: 409,
    message: 'Your plan ends with the paid period. Keep it first, then change it.',
    when: 'Changing the plan of a subscription that ends with its period.',
  },
  SubscriptionPastDue: {
    status: 409,
    message: 'A payment is open. Pay it first, then change your plan.',
    when: 'Changing the plan while a payment of it is open.',
  },
  IdempotencyKeyReused: {
    status: 422,
    message: 'This request was already made with other content.',
    when: 'An Idempotency-Key comes again with another request.',
  },
  TooManyRequests: {
    status: 429,
    message: 'Too many tries. Please wait a little.',
    when: 'A limit is reached; Retry-After says how long.',
  },
  ServiceUnavailable: {
    status: 503,
    message: 'This part is not available at the moment. Nothing was lost; please try again.',
    when: 'A service or a store does not answer.',
  },
} as const satisfies Record<string, CatalogueEntry>;
