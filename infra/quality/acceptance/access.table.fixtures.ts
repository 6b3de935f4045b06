/**
 * Who may do what: every operation of the public API for every standing that a person can have today. Written from the
 * specification (§4) and the domain's tables, by hand; the test asks the product and compares each cell.
 *
 *   guest   nobody signed in
 *   link    nobody signed in, who sends the link of a guardian's mail along with everything
 *   fresh   a player who has just registered: address not confirmed, nothing handed in
 *   newc    a newcomer for a club: address confirmed, identified, no club chosen yet
 *   waitP/R player / representative who handed in and waits for staff
 *   rejP/R  rejected, and may mend it
 *   barred  a player rejected for good
 *   lapsP/R verified, without a subscription
 *   susp    a player who was suspended while signed in
 *   davi    verified and subscribed player: the one whose sheet, offer and contract is meant
 *   luis    another player of the same standing
 *   sask    verified and subscribed representative of the club that made the offer; signs for it
 *   coll    her colleague, of the same teams
 *   riva    a representative of another club
 *   agnt    a verified and subscribed agent, who represents nobody
 *   coac    a verified and subscribed coach
 *   staff   with a password given a moment ago
 *   late    staff whose password was given longer ago than a decision allows
 *
 * Why people may write whom staff haven't verified (fresh to barred) stands in `access.reasons.fixtures.ts`, cell by cell.
 */
export const columns = [
  ...['guest', 'link', 'fresh', 'newc', 'waitP', 'waitR', 'rejP', 'rejR', 'barred', 'lapsP', 'lapsR', 'susp'],
  ...['davi', 'luis', 'sask', 'coll', 'riva', 'agnt', 'coac', 'staff', 'late'],
] as const;
export type Column = (typeof columns)[number];

/** The signs of the table: status and code of a refusal. A plain number is what is answered when it is done. */
export const refusals: Readonly<Record<string, readonly [number, string]>> = {
  '401': [401, 'Unauthenticated'],
  '403': [403, 'AccessDeniedException'],
  '404': [404, 'NotFound'],
  unv: [403, 'UserNotVerified'],
  sub: [402, 'SubscriptionRequired'],
  clb: [409, 'RepresentativeHasNotDefinedClubException'],
  fre: [403, 'FreshAuthenticationRequired'],
  ema: [403, 'EmailNotVerified'],
  rcl: [409, 'RepresentativeClubNotDefined'],
  sus: [403, 'AccountSuspended'],
  cre: [422, 'InvalidCredentials'],
  tok: [422, 'InvalidEmailTokenException'],
  con: [422, 'InvalidConfirmationTokenException'],
  cod: [422, 'InvalidEmailChangeCodeException'],
  fac: [422, 'InvalidSecondFactorCode'],
  pky: [422, 'InvalidPasskey'],
  exp: [422, 'SignInExpired'],
  pas: [422, 'InvalidAuthenticationException'],
  pin: [422, 'InvalidPasswordPinException'],
  res: [422, 'InvalidPasswordPin'],
  had: [409, 'FreeSubscriptionAlreadyExists'],
  npd: [409, 'SubscriptionNotPaid'],
  own: [403, 'OfferCannotCounterYourOwn'],
  nup: [409, 'DocumentNotUploaded'],
  nas: [409, 'DocumentNotAvailableForSigning'],
  nfs: [409, 'DocumentNotFullySigned'],
  nco: [409, 'DocumentNotCompleted'],
  sta: [409, 'StaleVersion'],
  tov: [409, 'TrialRequestNotCompleted'],
  tur: [403, 'NotYourTurnToSign'],
};

/** In the order in which they are asked: what changes a standing comes last. */
export const table = `
                       guest link  fresh newc waitP waitR rejP rejR barred lapsP lapsR susp davi luis sask coll riva agnt coac staff late
csrf                   204   204   204   204  204   204   204  204  204    204   204   204  204  204  204  204  204  204  204  204   204
login                  cre   cre   200   200  200   200   200  200  200    200   200   sus  200  200  200  200  200  200  200  200   200
loginSecondFactor      exp   exp   exp   exp   exp   exp   exp   exp   exp   exp   exp   exp   exp   exp   exp   exp   exp   exp   exp   exp   exp
beginPasskeySignIn     200   200   200   200   200   200   200   200   200   200   200   200   200   200   200   200   200   200   200   200   200
loginPasskey           pky   pky   pky   pky   pky   pky   pky   pky   pky   pky   pky   pky   pky   pky   pky   pky   pky   pky   pky   pky   pky
register               201   201   201   201  201   201   201  201  201    201   201   201  201  201  201  201  201  201  201  201   201
logout                 204   204   204   204  204   204   204  204  204    204   204   204  204  204  204  204  204  204  204  204   204
verifyEmail            tok   tok   tok   tok  tok   tok   tok  tok  tok    tok   tok   tok  tok  tok  tok  tok  tok  tok  tok  tok   tok
forgotPassword         202   202   202   202  202   202   202  202  202    202   202   202  202  202  202  202  202  202  202  202   202
checkPin               pin   pin   pin   pin  pin   pin   pin  pin  pin    pin   pin   pin  pin  pin  pin  pin  pin  pin  pin  pin   pin
resetPassword          res   res   res   res  res   res   res  res  res    res   res   res  res  res  res  res  res  res  res  res   res
undoEmailChange        tok   tok   tok   tok  tok   tok   tok  tok  tok    tok   tok   tok  tok  tok  tok  tok  tok  tok  tok  tok   tok
getGuardianConsent     401   401   200   403  200   403   200  403  200    200   403   401  200  200  403  403  403  403  403  403   403
askGuardianAgain       401   401   404   403  404   403   404  403  404    404   403   401  404  404  403  403  403  403  403  403   403
openGuardianConsent    200   200   200   200  200   200   200  200  200    200   200   200  200  200  200  200  200  200  200  200   200
answerGuardianConsent  con   con   con   con  con   con   con  con  con    con   con   con  con  con  con  con  con  con  con  con   con
withdrawConsent        con   con   con   con  con   con   con  con  con    con   con   con  con  con  con  con  con  con  con  con   con

me                     401   401   200   200  200   200   200  200  200    200   200   401  200  200  200  200  200  200  200  200   200
getHome                401   401   200   200  200   200   200  200  200    200   200   401  200  200  200  200  200  200  200  200   200
sendVerification       401   401   202   202  202   202   202  202  202    202   202   401  202  202  202  202  202  202  202  202   202
chooseDefaultProfile   401   401   403   403  403   403   403  403  403    403   403   401  200  403  403  403  403  403  403  403   403
confirmPassword        401   401   200   200  200   200   200  200  200    200   200   401  200  200  200  200  200  200  200  200   200
changeName             401   401   200   200  200   200   200  200  200    200   200   401  200  200  200  200  200  200  200  200   200
provideIdentification  401   401   200   200  200   200   200  200  403    403   403   401  403  403  403  403  403  403  403  403   403
listSessions           401   401   200   200  200   200   200  200  200    200   200   401  200  200  200  200  200  200  200  200   200
endOwnSession          401   401   404   404  404   404   404  404  404    404   404   401  200  404  404  404  404  404  404  404   404
endOtherSessions       401   401   200   200  200   200   200  200  200    200   200   401  200  200  200  200  200  200  200  200   200
changePassword         401   401   200   200  200   200   200  200  200    200   200   401  200  200  200  200  200  200  200  200   200
getOwnData             401   401   200   200  200   200   200  200  200    200   200   401  200  200  200  200  200  200  200  200   200
requestOwnData         401   401   pas   pas  pas   pas   pas  pas  pas    pas   pas   401  pas  pas  pas  pas  pas  pas  pas  pas   pas
downloadOwnData        401   401   404   404  404   404   404  404  404    404   404   401  404  404  404  404  404  404  404  404   404
closeAccount           401   401   pas   pas  pas   pas   pas  pas  pas    pas   pas   401  pas  pas  pas  pas  pas  pas  pas  pas   pas
requestEmailChange     401   401   202   202  202   202   202  202  202    202   202   401  202  202  202  202  202  202  202  202   202
confirmEmailChange     401   401   cod   cod  cod   cod   cod  cod  cod    cod   cod   401  cod  cod  cod  cod  cod  cod  cod  cod   cod
cancelEmailChange      401   401   200   200  200   200   200  200  200    200   200   401  200  200  200  200  200  200  200  200   200
getSecondFactor        401   401   200   200   200   200   200   200   200   200   200   401   200   200   200   200   200   200   200   200   200
beginSecondFactor      401   401   200   200   200   200   200   200   200   200   200   401   200   200   200   200   200   200   200   200   fre
confirmSecondFactor    401   401   fac   fac   fac   fac   fac   fac   fac   fac   fac   401   fac   fac   fac   fac   fac   fac   fac   fac   fre
beginPasskey           401   401   404   404   404   404   404   404   404   404   404   401   404   404   404   404   404   404   404   404   fre
addPasskey             401   401   pky   pky   pky   pky   pky   pky   pky   pky   pky   401   pky   pky   pky   pky   pky   pky   pky   pky   fre
removePasskey          401   401   404   404   404   404   404   404   404   404   404   401   404   404   404   404   404   404   404   404   fre
renewRecoveryCodes     401   401   404   404   404   404   404   404   404   404   404   401   404   404   404   404   404   404   404   404   404
switchOffSecondFactor  401   401   404   404   404   404   404   404   404   404   404   401   404   404   404   404   404   404   404   404   404
listNotifications      401   401   200   200  200   200   200  200  200    200   200   401  200  200  200  200  200  200  200  200   200
readNotification       401   401   404   404  404   404   404  404  404    404   404   401  200  404  404  404  404  404  404  404   404
readAllNotifications   401   401   200   200  200   200   200  200  200    200   200   401  200  200  200  200  200  200  200  200   200

getOwnProfile          401   401   200   200  200   200   200  200  200    200   200   401  200  200  200  200  200  200  200  403   403
listPageOpenings       401   401   200   403  200   403   200  403  200    200   403   401  200  200  403  403  403  403  403  403   403
savePerson             401   401   200   403  200   403   200  403  200    200   403   401  200  200  403  403  403  403  403  403   403
saveFootball           401   401   200   403  200   403   200  403  200    200   403   401  200  200  403  403  403  403  403  403   403
saveCareer             401   401   200   403  200   403   200  403  200    200   403   401  200  200  403  403  403  403  403  403   403
saveMedia              401   401   200   403  200   403   200  403  200    200   403   401  200  200  403  403  403  403  403  403   403
saveVisibility         401   401   200   403  200   403   200  403  200    200   403   401  200  200  403  403  403  403  403  403   403
addNationality         401   401   200   403  200   403   200  403  200    200   403   401  200  200  403  403  403  403  403  403   403
removeNationality      401   401   200   403  200   403   200  403  200    200   403   401  200  200  403  403  403  403  403  403   403
addHighlight           401   401   200   403  200   403   200  403  200    200   403   401  200  200  403  403  403  403  403  403   403
removeHighlight        401   401   200   403  200   403   200  403  200    200   403   401  200  200  403  403  403  403  403  403   403
addClip                401   401   200   403  200   403   200  403  200    200   403   401  200  200  403  403  403  403  403  403   403
setPoster              401   401   404   403  404   403   404  403  404    404   403   401  404  404  403  403  403  403  403  403   403
moveHighlight          401   401   404   403  404   403   404  403  404    404   403   401  404  404  403  403  403  403  403  403   403
addSeason              401   401   200   403  200   403   200  403  200    200   403   401  200  200  403  403  403  403  403  403   403
changeSeason           401   401   404   403  404   403   404  403  404    404   403   401  404  404  403  403  403  403  403  403   403
removeSeason           401   401   200   403  200   403   200  403  200    200   403   401  200  200  403  403  403  403  403  403   403
setPhoto               401   401   200   403  200   403   200  403  200    200   403   401  200  200  403  403  403  403  403  403   403
saveRepresentative     401   401   403   200  403   200   403  200  403    403   200   401  403  403  200  200  200  403  403  403   403
saveAgent              401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  200  403  403   403
saveCoach              401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  200  403   403

searchClubs            401   401   200   200  200   200   200  200  200    200   200   401  200  200  200  200  200  200  200  200   200
getClub                401   401   200   200  200   200   200  200  200    200   200   401  200  200  200  200  200  200  200  200   200
getClubPage            401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  200  200  200  200  200  200  403   403
enterClub              401   401   201   201  201   201   201  201  201    201   201   401  201  201  201  201  201  201  201  403   403
addTeam                401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  201  201  403  403  403  403   403
resubmitClub           401   401   403   403  403  403   403  403  403    403   403   401  403  403  403  403  403  403  403  403   403
setCrest               401   401   403   clb  403  unv   403  unv  403    403   sub   401  403  403  200  200  403  403  403  403   403
listCrests             401   401   200   200  200  200   200  200  200    200   200   401  200  200  200  200  200  200  200  200   200
getCrest               401   401   200   200  200  200   200  200  200    200   200   401  200  200  200  200  200  200  200  200   200
removeCrest            401   401   403   clb  403  unv   403  unv  403    403   sub   401  403  403  200  200  403  403  403  403   403

scoutPlayers           401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  200  200  200  200  403  403   403
exportPlayers          401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  200  200  200  403  403  403   403
getPlayerSheet         401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  200  200  200  200  200  403  403   403
getPhoto               401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  200  200  200  200  200  403  200   200
getClip                401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  200  200  200  200  200  403  200   200
getPoster              401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  200  200  200  200  200  403  200   200

getSubscription        401   401   200   200  200   200   200  200  200    200   200   401  200  200  200  200  200  200  200  403   403
listEntryPrices        200   200   200   200  200   200   200  200  200    200   200   200  200  200  200  200  200  200  200  200   200
listPlans              401   401   unv   clb  unv   unv   unv  unv  unv    200   200   401  200  200  200  200  200  200  200  403   403
listInvoices           401   401   200   200  200   200   200  200  200    200   200   401  200  200  200  200  200  200  200  403   403
getPaymentMethod       401   401   200   200  200   200   200  200  200    200   200   401  200  200  200  200  200  200  200  403   403
getCheckoutOutcome     401   401   404   404  404   404   404  404  404    404   404   401  404  404  404  404  404  404  404  403   403
getNextPayment         401   401   200   200  200   200   200  200  200    200   200   401  200  200  200  200  200  200  200  403   403
openBillingPortal      401   401   npd   npd  npd   npd   npd  npd  npd    npd   npd   401  npd  npd  npd  npd  npd  npd  npd  403   403
previewPlanChange      401   401   unv   clb  unv   unv   unv  unv  unv    npd   npd   401  npd  npd  npd  npd  npd  npd  npd  403   403
changePlan             401   401   unv   clb  unv   unv   unv  unv  unv    npd   npd   401  npd  npd  npd  npd  npd  npd  npd  403   403
openCheckout           401   401   unv   clb  unv   unv   unv  unv  unv    200   200   401  200  200  200  200  200  200  200  403   403
dropPlanChange         401   401   404   404  404   404   404  404  404    npd   npd   401  npd  npd  npd  npd  npd  npd  npd  403   403
resumeSubscription     401   401   404   404  404   404   404  404  404    npd   npd   401  npd  npd  npd  npd  npd  npd  npd  403   403
cancelCheckout         401   401   404   404  404   404   404  404  404    200   200   401  200  200  200  200  200  200  200  403   403
receiveStripe          401   401   401   401  401   401   401  401  401    401   401   401  401  401  401  401  401  401  401  401   401

listSavedSearches      401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  200  200  200  403  403  403   403
saveSearch             401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  201  201  201  403  403  403   403
changeSavedSearch      401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  200  404  404  403  403  403   403
openSavedSearch        401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  200  404  404  403  403  403   403
deleteSavedSearch      401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  200  404  404  403  403  403   403
listOpportunitySearches 401   401   unv   403  unv   403   unv  403  unv    sub   403   401  200  200  403  403  403  403  403  403   403
saveOpportunitySearch  401   401   unv   403  unv   403   unv  403  unv    sub   403   401  201  201  403  403  403  403  403  403   403
changeOpportunitySearch 401   401   unv   403  unv   403   unv  403  unv    sub   403   401  200  404  403  403  403  403  403  403   403
openOpportunitySearch  401   401   unv   403  unv   403   unv  403  unv    sub   403   401  200  404  403  403  403  403  403  403   403
deleteOpportunitySearch 401   401   unv   403  unv   403   unv  403  unv    sub   403   401  200  404  403  403  403  403  403  403   403
listShortlists         401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  200  200  200  403  403  403   403
createShortlist        401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  201  201  201  403  403  403   403
getShortlist           401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  200  200  404  403  403  403   403
exportShortlist        401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  200  200  404  403  403  403   403
renameShortlist        401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  200  200  404  403  403  403   403
addToShortlist         401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  201  201  404  403  403  403   403
changeShortlistEntry   401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  200  200  404  403  403  403   403
removeFromShortlist    401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  200  200  404  403  403  403   403
restoreToShortlist     401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  200  200  404  403  403  403   403
deleteShortlist        401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  200  200  404  403  403  403   403
restoreShortlist       401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  200  200  404  403  403  403   403
requestMandate         401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  201  403  403   403
listMandates           401   401   unv   403  unv   403   unv  403  unv    sub   403   401  200  200  403  403  403  200  403  403   403
getMandate             401   401   unv   403  unv   403   unv  403  unv    sub   403   401  404  200  403  403  403  200  403  403   403
confirmMandate         401   401   unv   403  unv   403   unv  403  unv    sub   403   401  404  200  403  403  403  403  403  403   403
declineMandate         401   401   unv   403  unv   403   unv  403  unv    sub   403   401  404  200  403  403  403  403  403  403   403
withdrawMandate        401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  200  403  403   403
endMandate             401   401   unv   403  unv   403   unv  403  unv    sub   403   401  404  200  403  403  403  200  403  403   403
listRepresentations    401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  200  200  200  200  200  403  403   403

declareInterest        401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  201  201  403  403  403  403   403
listInterests          401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  200  200  200  200  200  403  403   403
getInterest            401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  404  200  200  404  404  403  403   403
changeInterestMessage  401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  403  404  200  200  404  403  403  403   403
declineInterest        401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  404  403  403  404  403  403  403   403
withdrawInterest       401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  403  404  200  200  404  403  403  403   403
listStories            401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  200  200  200  200  403  403  403   403
acceptInterest         401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  404  403  403  404  403  403  403   403

publishOpportunity     401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  201  201  403  403  403  403   403
listOpportunities      401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  200  200  200  200  200  403  403   403
listOwnOpportunities   401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  200  200  200  403  403  403   403
getOpportunity         401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  200  200  200  200  200  403  403   403
editOpportunity        401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  200  200  404  403  403  403   403
answerOpportunity      401   401   unv   403  unv   403   unv  403  unv    sub   403   401  201  201  403  403  403  403  403  403   403
listCandidates         401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  200  403  403   403
suggestPlayer          401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  404  403  403   403
listSuggestions        401   401   unv   403  unv   403   unv  403  unv    sub   403   401  200  200  403  403  403  200  403  403   403
declineSuggestion      401   401   unv   403  unv   403   unv  403  unv    sub   403   401  404  404  403  403  403  403  403  403   403
withdrawSuggestion     401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  404  403  403   403
listApplicants         401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  200  200  404  403  403  403   403
fillOpportunity        401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  200  200  404  403  403  403   403
closeOpportunity       401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  200  200  404  403  403  403   403

makeOffer              401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  201  201  403  403  403  403   403
getProspect            401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  200  200  200  403  403  403   403
listOffers             401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  200  200  200  200  200  403  403   403
getOffersOverview      401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  200  200  200  200  200  403  403   403
getOffer               401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  404  200  200  404  404  403  403   403
counterOffer           401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  404  own  own  404  403  403  403   403
declineOffer           401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  404  own  own  404  403  403  403   403
withdrawOffer          401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  403  404  200  200  404  403  403  403   403
acceptOffer            401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  404  own  own  404  403  403  403   403

requestTrial           401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  201  201  403  403  403  403   403
listTrialRequests      401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  200  200  200  200  200  403  403   403
getTrialRequest        401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  404  200  200  404  404  403  403   403
changeTrialDates       401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  403  404  200  200  404  403  403  403   403
proposeTrialDates      401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  404  403  403  404  403  403  403   403
declineTrial           401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  404  403  403  404  403  403  403   403
withdrawTrial          401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  403  404  200  200  404  403  403  403   403
acceptTrial            401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  404  403  403  404  403  403  403   403
cancelTrial            401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  404  200  200  404  403  403  403   403
reportTrial            401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  403  404  tov  tov  404  403  403  403   403
checkTrial             200   200   200   200  200   200   200  200  200    200   200   200  200  200  200  200  200  200  200  200   200
getTrialCalendar       401   401   unv   403  unv   403   unv  403  unv    sub   403   401  200  200  403  403  403  403  403  403   403
blockDays              401   401   unv   403  unv   403   unv  403  unv    sub   403   401  201  201  403  403  403  403  403  403   403
unblockDays            401   401   unv   403  unv   403   unv  403  unv    sub   403   401  200  404  403  403  403  403  403  403   403
getTrialFeed           401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  200  200  200  200  403  403  403   403
makeTrialFeed          401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  200  200  200  200  403  403  403   403
endTrialFeed           401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  200  200  200  200  403  403  403   403
readTrialFeed          404   404   404   404  404   404   404  404  404    404   404   404  404  404  404  404  404  404  404  404   404
getTrialAllowance      401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  200  200  200  403  403  403   403
getTrialProspect       401   401   403   clb  403   unv   403  unv  403    403   sub   401  403  403  200  200  200  403  403  403   403

listDocuments          401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  200  200  200  200  200  200  403   403
getDocument            401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  404  200  404  404  404  404  403   403
downloadOriginal       401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  404  200  404  404  404  404  403   403
downloadSigned         401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  nfs  404  nfs  404  404  404  404  403   403
downloadCertificate    401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  nco  404  nco  404  404  404  404  403   403
downloadDocuments      401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  404  200  404  404  404  404  403   403
downloadEvidence       401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  nco  404  nco  404  404  404  404  403   403
draftDocument          401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  201  201  201  201  201  201  201  403   403
listKnownSigners       401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  200  200  200  200  200  200  403   403
sendDocument           401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  404  404  nup  404  404  404  404  403   403
correctDocument        401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  404  404  nas  404  404  404  404  403   403
changeDocument         401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  404  404  200  404  404  404  404  403   403
uploadDocument         401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  404  404  200  404  404  404  404  403   403
addSigner              401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  404  404  200  404  404  404  404  403   403
placeFields            401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  404  404  200  404  404  404  404  403   403
orderSigners           401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  404  404  200  404  404  404  404  403   403
removeSigner           401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  404  404  200  404  404  404  404  403   403
addCopy                401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  404  404  200  404  404  404  404  403   403
removeCopy             401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  404  404  200  404  404  404  404  403   403
discardDocument        401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  404  404  200  404  404  404  404  403   403
makeTemplate           401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  404  404  nup  404  404  404  404  403   403
listTemplates          401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  200  200  200  200  200  200  403   403
getTemplate            401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  404  404  200  200  404  404  404  403   403
downloadTemplate       401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  404  404  200  200  404  404  404  403   403
changeTemplate         401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  404  404  200  403  404  404  404  403   403
useTemplate            401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  404  404  201  201  404  404  404  403   403
downloadLines          401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  404  404  200  200  404  404  404  403   403
checkLines             401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  404  404  200  200  404  404  404  403   403
beginSending           401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  404  404  202  202  404  404  404  403   403
deleteTemplate         401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  404  404  200  403  404  404  404  403   403
listSendings           401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  200  200  200  200  200  200  403   403
getSending             401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  404  404  200  404  404  404  404  403   403
declineDocument        401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  404  tur  404  404  404  404  403   403
remindSigners          401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  403  404  200  404  404  404  404  403   403
voidDocument           401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  403  404  200  404  404  404  404  403   403
signDocument           401   401   unv   clb  unv   unv   unv  unv  unv    sub   sub   401  200  404  tur  404  404  404  404  403   403
checkSealedFile        200   200   200   200  200   200   200  200  200    200   200   200  200  200  200  200  200  200  200  200   200
getGuestDocument       200   200   200   200  200   200   200  200  200    200   200   200  200  200  200  200  200  200  200  200   200
downloadGuestOriginal  200   200   200   200  200   200   200  200  200    200   200   200  200  200  200  200  200  200  200  200   200
downloadGuestSigned    nfs   nfs   nfs   nfs  nfs   nfs   nfs  nfs  nfs    nfs   nfs   nfs  nfs  nfs  nfs  nfs  nfs  nfs  nfs  nfs   nfs
downloadGuestCertificate nco   nco   nco   nco  nco   nco   nco  nco  nco    nco   nco   nco  nco  nco  nco  nco  nco  nco  nco  nco   nco
downloadGuestEvidence    nco   nco   nco   nco  nco   nco   nco  nco  nco    nco   nco   nco  nco  nco  nco  nco  nco  nco  nco  nco   nco
sendSigningCode        202   202   202   202  202   202   202  202  202    202   202   202  202  202  202  202  202  202  202  202   202
signAsGuest            con   con   con   con  con   con   con  con  con    con   con   con  con  con  con  con  con  con  con  con   con
declineAsGuest         401   401   401   401  401   401   401  401  401    401   401   401  401  401  401  401  401  401  401  401   401

getAdminOverview       401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
listUsers              401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
getUser                401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
getAdminFigures        401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
getPersonFile          401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
queueFigures           401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
listDealings           401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
marketPulse            401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
listTrialsOf           401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
trialPulse             401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
listDocumentsOf        401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
signaturePulse         401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
listPeople             401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
listUserSessions       401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
peopleFigures          401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
getIdentification      401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
listProfiles           401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
getProfile             401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
listClubs              401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
listStuckSeals         401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
listContractWordings   401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
previewContractWording 401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
listDeadLetters        401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
listAuditEntries       401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
exportAuditEntries     401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
noteDocumentNumber     401   401   403   403  403  403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
takeUserCase           401   401   403   403  403  403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
giveUserCaseBack       401   401   403   403  403  403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
takeProfileCase        401   401   403   403  403  403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
giveProfileCaseBack    401   401   403   403  403  403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
takeClubCase           401   401   403   403  403  403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
giveClubCaseBack       401   401   403   403  403  403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
confirmClaim           401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  sta   fre
refuseClaim            401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  sta   fre
setTier                401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
rejectUser             401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
rejectProfile          401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
confirmSeason          401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  404   fre
verifyUser             401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
verifyProfile          401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
verifyProfiles         401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
rejectProfiles         401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
verifyUsers            401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
rejectUsers            401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
reopenUser             401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
reopenProfile          401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
verifyPersonAndProfile 401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
suspendUser            401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
reinstateUser          401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
askFactorRemoval       401   401   403   403   403   403   403   403   403   403   403   401   403   403   403   403   403   403   403   404   fre
confirmFactorRemoval   401   401   403   403   403   403   403   403   403   403   403   401   403   403   403   403   403   403   403   404   fre
dropFactorRemoval      401   401   403   403   403   403   403   403   403   403   403   401   403   403   403   403   403   403   403   200   fre
endUserSessions        401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
endUserSession         401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  404   fre
suspendUsers           401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
reinstateUsers         401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
listAllPlans           401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
createPlan             401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  201   fre
editPlan               401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
movePlan               401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
archivePlan            401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
restorePlan            401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
deletePlan             401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
listSubscriptions      401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
subscriptionFigures    401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
reconcileSubscription  401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   200
verifyClub             401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
verifyClubs            401   401   403   403  403  403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
rejectClub             401   401   403   403  403  403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
rejectClubs            401   401   403   403  403  403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
reopenClub             401   401   403   403  403  403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
setClubCrest           401   401   403   403  403  403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
removeClubCrest        401   401   403   403  403  403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
addClub                401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  201   fre
changeClub             401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
mergeClub              401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
importClubs            401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  200   fre
retrySeal              401   401   403   403  403   403   403  403  403    403   403   401  403  403  403  403  403  403  403  202   fre

submitOnboarding       401   401   ema   rcl  200   200   200  200  200    200   200   401  200  200  200  200  200  200  200  403   403
resubmitUser           401   401   200   200  200   200   200  200  403    403   403   401  403  403  403  403  403  403  403  403   403
resubmitProfile        401   401   403   403  200   200   200  200  403    403   403   401  403  403  403  403  403  403  403  403   403
subscribe              401   401   unv   clb  unv   unv   unv  unv  unv    201   201   401  had  had  had  had  had  had  had  403   403
chooseClub             401   401   403   200  403   200   403  200  403    403   200   401  403  403  200  200  200  403  403  403   403
addProfile             401   401   201   201  201   201   201  201  201    201   201   401  201  201  201  201  201  201  201  403   403
cancelSubscription     401   401   404   404  404   404   404  404  404    200   200   401  200  200  200  200  200  200  200  403   403
`;
