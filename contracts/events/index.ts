import { clubTopic } from './club.ts';
import { documentTopic } from './document.ts';
import { sendingTopic } from './document-sending.ts';
import { templateTopic } from './document-template.ts';
import type { EventContract, TopicContract } from './event.ts';
import { guardianConsentTopic } from './guardian-consent.ts';
import { interestTopic } from './interest.ts';
import { opportunityTopic } from './job-opportunity.ts';
import { mandateTopic } from './mandate.ts';
import { offerTopic } from './offer.ts';
import { planTopic } from './plan.ts';
import { playerCalendarTopic } from './player-calendar.ts';
import { profileTopic } from './profile.ts';
import { opportunitySearchTopic, savedSearchTopic } from './saved-search.ts';
import { shortlistTopic } from './shortlist.ts';
import { signingInvitationTopic } from './signing-invitation.ts';
import { subscriptionTopic } from './subscription.ts';
import { suggestionTopic } from './suggestion.ts';
import { trialAllowanceTopic } from './trial-allowance.ts';
import { trialRequestTopic } from './trial-request.ts';
import { userTopic } from './user.ts';

export { accountClosed, type ClosedFor, consentWithdrawn, isClosedFor, ownWord } from './close-reasons.ts';
export { clubEvents, type PublicClub, publicClub } from './club.ts';
export { documentEvents, type PublicDocument, publicDocument } from './document.ts';
export { type PublicSending, publicSending, sendingEvents } from './document-sending.ts';
export { type PublicTemplate, publicTemplate, templateEvents } from './document-template.ts';
export { type EventContract, envelope, type TopicContract } from './event.ts';
export {
  type GuardianConsentStatus,
  guardianConsentEvents,
  type PublicGuardianConsent,
  publicGuardianConsent,
} from './guardian-consent.ts';
export { interestEvents, type PublicInterest, publicInterest } from './interest.ts';
export { opportunityEvents, type PublicOpportunity, publicOpportunity } from './job-opportunity.ts';
export { type MandateSide, mandateEvents, type PublicMandate, publicMandate } from './mandate.ts';
export { offerEvents, type Party, type PublicOffer, publicOffer, type Round } from './offer.ts';
export { type PublicPlan, planEvents, publicPlan } from './plan.ts';
export { type PublicPlayerCalendar, playerCalendarEvents, publicPlayerCalendar } from './player-calendar.ts';
export { type PublicProfile, profileEvents, publicProfile } from './profile.ts';
export {
  opportunitySearchEvents,
  type PublicSavedSearch,
  publicSavedSearch,
  type SavedSearchEvents,
  savedSearchEvents,
} from './saved-search.ts';
export { type PublicShortlist, publicShortlist, shortlistEvents } from './shortlist.ts';
export {
  type PublicSigningInvitation,
  publicSigningInvitation,
  signingInvitationEvents,
} from './signing-invitation.ts';
export { type PublicSubscription, publicSubscription, subscriptionEvents } from './subscription.ts';
export { type PublicSuggestion, publicSuggestion, suggestionEvents } from './suggestion.ts';
export { type PublicTrialAllowance, publicTrialAllowance, trialAllowanceEvents } from './trial-allowance.ts';
export {
  type PublicTrialRequest,
  publicTrialRequest,
  type TrialDates,
  trialRequestEvents,
} from './trial-request.ts';
export { type PublicUser, publicUser, userEvents } from './user.ts';

/** Every topic of the system: one per aggregate. */
export const topics: readonly TopicContract[] = [
  userTopic,
  guardianConsentTopic,
  profileTopic,
  clubTopic,
  shortlistTopic,
  mandateTopic,
  suggestionTopic,
  savedSearchTopic,
  opportunitySearchTopic,
  planTopic,
  subscriptionTopic,
  interestTopic,
  opportunityTopic,
  offerTopic,
  documentTopic,
  templateTopic,
  sendingTopic,
  signingInvitationTopic,
  trialRequestTopic,
  trialAllowanceTopic,
  playerCalendarTopic,
];

const byType = new Map<string, EventContract>(topics.flatMap((t) => t.events.map((e) => [e.type, e] as const)));

/** Where these types of events are told. */
export const topicsOf = (types: readonly string[]): readonly string[] =>
  topics.filter(({ events }) => events.some(({ type }) => types.includes(type))).map(({ topic }) => topic);

/** The contract of an event type, or undefined for one that this version of the code doesn't know. */
export const eventContract = (type: string): EventContract | undefined => byType.get(type);
