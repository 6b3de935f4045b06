import type { CatalogueEntry } from './catalogue-entry.ts';

/** The codes of the product's specification. */
export const specifiedErrors = {
  ServerErrorException: {
    status: 500,
    message: 'Something went wrong',
    when: 'Any unexpected failure; also the message for an unknown or missing code.',
  },
  AccessDeniedException: {
    status: 403,
    message: 'This action is unauthorised.',
    when: 'Signed in, but the role, ownership or profile type does not allow it.',
  },
  InvalidAuthenticationException: {
    status: 422,
    message: "Your credentials don't match.",
    when: 'Re-authentication inside a session fails (change password, change email, confirm a signature).',
  },
  InvalidCredentials: {
    status: 422,
    message: 'Invalid email or password. Please try again.',
    when: 'Login with an unknown email or a wrong password (one answer, one timing, for both).',
  },
  UserHasBeenTakenException: {
    status: 409,
    message: 'This email has been taken.',
    when: 'Changing an email to an address that belongs to another account.',
  },
  UserEmailTaken: {
    status: 409,
    message: 'This email address is already registered.',
    when: 'Registering with an address that already has an account.',
  },
  UserNotFoundException: {
    status: 404,
    message: 'User not found.',
    when: 'An admin call names a user id that does not exist.',
  },
  UserNotFound: {
    status: 404,
    message: 'No account found with this email address.',
    when: 'A signed-in user names another account by email (a signer, a represented player). Never answered by login or forgot-password, which must not reveal accounts.',
  },
  RepresentativeHasNotDefinedClubException: {
    status: 409,
    message: 'Representative has not defined their club yet.',
    when: 'A representative without a club acts for one (scout, declare interest, offer, trial, job opportunity).',
  },
  RepresentativeHasNotDefinedPositionException: {
    status: 409,
    message: 'Representative position has not been defined yet.',
    when: 'A representative without a position acts for a club.',
  },
  RepresentativeClubNotDefined: {
    status: 409,
    message: 'Complete club information before verification.',
    when: 'Verifying (or submitting for verification) a representative without a club.',
  },
  RepresentativePositionNotDefined: {
    status: 409,
    message: 'Define position/role before verification.',
    when: 'Verifying (or submitting) a representative without a position.',
  },
  InvalidPasswordPinException: {
    status: 422,
    message: 'It seems this PIN is invalid.',
    when: 'Checking a reset PIN (the step before the new password) that is wrong.',
  },
  InvalidPasswordPin: {
    status: 422,
    message: 'Invalid or expired PIN; request a new password reset.',
    when: 'Resetting a password with a wrong, used or expired PIN, or after too many tries.',
  },
  InvalidEmailTokenException: {
    status: 422,
    message: 'It seems this token is invalid.',
    when: 'Verifying an email with a wrong, used or expired token.',
  },
  InvalidConfirmationTokenException: {
    status: 422,
    message: 'It seems this token is invalid.',
    when: 'Confirming an invitation or guardian consent with a wrong, used or expired token.',
  },
  InvalidEmailChangeCodeException: {
    status: 422,
    message: 'It seems this token is invalid.',
    when: 'Confirming an email change with a wrong, used or expired code.',
  },
  OwnEmailNotAllowedException: {
    status: 422,
    message: "You can't change to your own email address.",
    when: 'Changing an email to the current one (case-insensitive).',
  },
  UserDoesntHaveIdentificationException: {
    status: 409,
    message: 'This user has not provided identification details yet.',
    when: 'An admin opens or verifies the identification of a user who has provided none.',
  },
  UserIdentificationMissing: {
    status: 409,
    message: 'Identification document required for verification.',
    when: 'A user submits for verification without an identification document.',
  },
  UserNotVerified: {
    status: 403,
    message: 'Account must be verified to perform this action.',
    when: 'A user or profile that is not fully verified performs an action that requires it.',
  },
  PlayerTierRequiredException: {
    status: 409,
    message: 'Valuation tier is required before verification.',
    when: 'An admin verifies a player who has no valuation tier.',
  },
  PlayerTierRequired: {
    status: 409,
    message: 'Valuation tier is required before verification.',
    when: 'Any other way of reaching Verified without a tier (bulk verification, removing the tier of a verified player).',
  },
  PlayerSportOrGenderMissing: {
    status: 409,
    message: 'Sport and gender must be defined before assigning a club team.',
    when: 'Assigning a club team to a player without sport or gender.',
  },
  PlayerHighlightLimitReached: {
    status: 409,
    message: 'Maximum of 5 highlights.',
    when: 'Adding a sixth highlight (also when two adds race).',
  },
  PlayerNationalityLimitReached: {
    status: 409,
    message: 'Maximum of 3 nationalities.',
    when: 'Adding a fourth nationality (also when two adds race).',
  },
  PlayerNotEligible: {
    status: 409,
    message: 'Player not eligible for this action.',
    when: 'Any other action on a player who is not onboarded and verified.',
  },
  PlayerNotScoutable: {
    status: 409,
    message: 'Player not available for scouting.',
    when: 'Opening the scouting view of, or shortlisting, a player who is not scoutable.',
  },
  FreeSubscriptionAlreadyExists: {
    status: 409,
    message: 'You already have a free subscription active.',
    when: 'Taking a free plan while a free subscription is active.',
  },
  ClubInterestPlayerNotEligible: {
    status: 409,
    message: 'Player not available for club interest.',
    when: 'Declaring interest in a player who is not eligible.',
  },
  ClubInterestPlayerNotScoutable: {
    status: 409,
    message: 'Player cannot be scouted for interest declarations.',
    when: 'Declaring interest in a player who is not scoutable.',
  },
  ClubInterestNotPending: {
    status: 409,
    message: 'Interest declaration cannot be modified as it is no longer pending.',
    when: 'Accepting, declining, withdrawing or editing an interest that is not pending.',
  },
  TrialRequestPlayerNotEligible: {
    status: 409,
    message: 'Player not eligible for a trial request.',
    when: 'Requesting a trial of a player who is not eligible.',
  },
  TrialRequestPlayerNotScoutable: {
    status: 409,
    message: 'Player cannot be scouted for trials.',
    when: 'Requesting a trial of a player who is not scoutable.',
  },
  TrialRequestNotPending: {
    status: 409,
    message: 'Trial request cannot be modified as it is no longer pending.',
    when: 'Accepting, declining, withdrawing or editing a trial request that is not pending.',
  },
  TrialRequestDatesOverlap: {
    status: 409,
    message: 'Trial dates overlap another trial; choose different dates.',
    when: 'Requested or edited dates overlap another pending or accepted trial of the same player (also when two requests race).',
  },
  TrialRequestPlanLimitExceeded: {
    status: 409,
    message: 'Maximum number of trial requests for the plan reached.',
    when: 'The plan allows no further trial request in this period (also when two requests race).',
  },
  OfferInterestDoesNotBelongToClubTeam: {
    status: 409,
    message: "Player interest doesn't belong to your club team.",
    when: 'An offer cites an interest of another club team.',
  },
  OfferInterestDoesNotMatchApplicant: {
    status: 409,
    message: "Interest doesn't match the selected player.",
    when: 'An offer cites an interest of another player.',
  },
  OfferPlayerNotEligible: {
    status: 409,
    message: 'Player not available for offers.',
    when: 'An offer to a player who is not eligible.',
  },
  OfferAlreadyExistsForApplicant: {
    status: 409,
    message: 'An offer already exists; wait for a response.',
    when: 'A second pending offer of one club team to one player (also when two offers race).',
  },
  OfferContractExpiryDateInvalid: {
    status: 422,
    message: 'Expiry date format invalid; contact support.',
    when: 'A contract expiry date that is not a valid ISO calendar date, or is not after the start date.',
  },
  OfferContractStartDateMustBeAfterCurrentContract: {
    status: 409,
    message: "Start date must be after the player's current contract ends.",
    when: 'A contract start date on or before the end of the current contract.',
  },
  OfferNotNegotiable: {
    status: 409,
    message: 'Cannot be negotiated; accept or decline.',
    when: 'Countering an offer that is not negotiable.',
  },
  OfferNotPending: {
    status: 409,
    message: 'Cannot be countered as no longer pending.',
    when: 'Countering, accepting, declining or withdrawing an offer that is not pending.',
  },
  OfferTermsNotChanged: {
    status: 422,
    message: 'Modify at least one term before countering.',
    when: 'A counter offer whose terms equal the current ones.',
  },
  OfferCannotCounterYourOwn: {
    status: 403,
    message: 'You cannot counter your own offer; only the recipient can respond.',
    when: 'The party whose terms are on the table counters, accepts or declines.',
  },
  DocumentNotUploaded: {
    status: 409,
    message: 'Document has not been uploaded yet.',
    when: 'Opening, downloading or sending a document that has no file.',
  },
  DocumentNotFullySigned: {
    status: 409,
    message: 'Not fully signed by all parties.',
    when: 'Asking for the signed copy before every signer has signed.',
  },
  DocumentNotCompleted: {
    status: 409,
    message: 'Signing process not yet completed.',
    when: 'Asking for the sealed copy or the certificate before completion.',
  },
  NoCurrentSigner: {
    status: 409,
    message: 'No current signer assigned.',
    when: 'Signing or reminding when no signer is current.',
  },
  DocumentNotAvailableForSigning: {
    status: 409,
    message: 'Not available for signing at the moment.',
    when: 'Signing a document that is a draft, declined, voided, expired or completed.',
  },
  NotYourTurnToSign: {
    status: 403,
    message: 'It is not your turn to sign this document.',
    when: 'A signer who is not the current signer signs or declines (also when two signers race).',
  },
} as const satisfies Record<string, CatalogueEntry>;
