import {
  clubEvents,
  documentEvents,
  guardianConsentEvents,
  interestEvents,
  mandateEvents,
  offerEvents,
  opportunityEvents,
  opportunitySearchEvents,
  type PublicDocument,
  type PublicInterest,
  type PublicMandate,
  type PublicOffer,
  type PublicProfile,
  type PublicSubscription,
  type PublicSuggestion,
  type PublicTrialRequest,
  type PublicUser,
  profileEvents,
  savedSearchEvents,
  sendingEvents,
  subscriptionEvents,
  suggestionEvents,
  trialRequestEvents,
  userEvents,
} from '@touchline/contracts/events';
import {
  turnInInterest,
  turnInOffer,
  turnInRepresentation,
  turnInTrial,
  turnsInDocument,
} from '@touchline/contracts/policies/whose-turn';

/** For whose answer something waits, read off its state after each event: pure. A profile's id, or a person's. */
type Waiting = readonly string[];
type Read = (data: never) => Waiting;

const ofOffer = ({ offer }: { offer: PublicOffer }): Waiting => {
  const turn = turnInOffer(offer);
  return turn ? [turn === 'player' ? offer.player.profile_id : offer.acting_representative.profile_id] : [];
};

const ofInterest = ({ interest }: { interest: PublicInterest }): Waiting => {
  const turn = turnInInterest(interest);
  return turn ? [(turn === 'player' ? interest.player : interest.representative).profile_id] : [];
};

const ofTrialRequest = ({ trial_request: trial }: { trial_request: PublicTrialRequest }): Waiting => {
  const turn = turnInTrial(trial);
  return turn ? [(turn === 'player' ? trial.player : trial.representative).profile_id] : [];
};

const ofMandate = ({ mandate }: { mandate: PublicMandate }): Waiting =>
  turnInRepresentation(mandate) ? [mandate.player.profile_id] : [];

const ofSuggestion = ({ suggestion }: { suggestion: PublicSuggestion }): Waiting =>
  turnInRepresentation(suggestion) ? [suggestion.player.profile_id] : [];

const ofDocument = ({ document }: { document: PublicDocument }): Waiting => turnsInDocument(document);

const mendable = ({ verification_status, rejection }: Pick<PublicUser, 'verification_status' | 'rejection'>): boolean =>
  verification_status === 'rejected' && rejection?.kind === 'fixable';

const ofUser = ({ user }: { user: PublicUser }): Waiting => (mendable(user) ? [user.user_id] : []);

const ofProfile = ({ profile }: { profile: PublicProfile }): Waiting => (mendable(profile) ? [profile.profile_id] : []);

/** What is to be paid: a renewal that is late, or another plan that waits for it. */
const ofSubscription = ({ subscription }: { subscription: PublicSubscription }): Waiting =>
  subscription.status === 'past_due' || subscription.change_waits_until ? [subscription.profile_id] : [];

const all = (events: Readonly<Record<string, { readonly type: string }>>, read: unknown): [string, Read][] =>
  Object.values(events).map(({ type }) => [type, read as Read]);

/** By event type, all types of the aggregates that ask for answers: whatever happens to one is looked at. */
export const waitingAfter: Readonly<Record<string, Read>> = Object.fromEntries([
  ...all(offerEvents, ofOffer),
  ...all(interestEvents, ofInterest),
  // Whom a consent asks has no account.
  ...all(guardianConsentEvents, () => []),
  // A position asks nobody by itself: its answers are interests.
  ...all(opportunityEvents, () => []),
  // Nor does a player who newly matches a search.
  ...all(savedSearchEvents, () => []),
  ...all(opportunitySearchEvents, () => []),
  ...all(subscriptionEvents, ofSubscription),
  ...all(trialRequestEvents, ofTrialRequest),
  ...all(mandateEvents, ofMandate),
  ...all(suggestionEvents, ofSuggestion),
  // A club that was rejected may be mended or left for another one: both end it, and only one is an event of its own.
  ...all(clubEvents, () => []),
  ...all(documentEvents, ofDocument),
  // What is sent to many asks for answers document by document.
  ...all(sendingEvents, () => []),
  ...all(userEvents, ofUser),
  ...all(profileEvents, ofProfile),
]);
