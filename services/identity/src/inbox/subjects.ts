import type {
  PublicClub,
  PublicDocument,
  PublicGuardianConsent,
  PublicInterest,
  PublicMandate,
  PublicOffer,
  PublicOpportunity,
  PublicSuggestion,
  PublicTrialRequest,
} from '@touchline/contracts/events';
import type { NotificationSubject } from '@touchline/contracts/http/identity';
import type { ClubTeam } from '@touchline/contracts/values';

/** Whom a notice is about, read off the state that its event carries: pure, one function per aggregate. */

export const clubSubject = (
  team: Pick<ClubTeam, 'club_id' | 'club_name' | 'club_short_name'>,
): NotificationSubject => ({
  kind: 'club',
  club_id: team.club_id,
  name: team.club_name,
  short_name: team.club_short_name,
});
const person = ({ profile_id, name }: { readonly profile_id: string; readonly name: string }): NotificationSubject => ({
  ...{ kind: 'person', profile_id, name },
});

/** By profile. */
type Subject<State> = (state: State, reader: string | null) => NotificationSubject | null;

/** What lies between a club and a player: the player sees the club, everybody else the player. */
const between: Subject<Pick<PublicInterest, 'club_team' | 'player'>> = ({ club_team, player }, reader) =>
  reader === player.profile_id ? clubSubject(club_team) : person(player);

/** An agent and a player, each sees the other. */
const represented: Subject<Pick<PublicMandate, 'agent' | 'player'>> = ({ agent, player }, reader) =>
  person(reader === player.profile_id ? agent : player);

/** Of a contract its other side; of an own document its author, or the first other signer. */
const ofDocument: Subject<PublicDocument> = ({ offer, author, signers }, reader) => {
  if (offer) return between(offer, reader);
  const other = [...(author ? [author] : []), ...signers].find(({ profile_id }) => profile_id !== reader);
  return other ? { ...person(other), ...('guest' in other && other.guest ? { profile_id: null } : {}) } : null;
};

const ofClub = ({ club_id, name, short_name }: PublicClub): NotificationSubject => ({
  ...{ kind: 'club', club_id, name, short_name },
});

interface Told {
  readonly offer?: PublicOffer;
  readonly interest?: PublicInterest;
  readonly trial_request?: PublicTrialRequest;
  readonly document?: PublicDocument;
  readonly mandate?: PublicMandate;
  readonly suggestion?: PublicSuggestion;
  readonly guardian_consent?: PublicGuardianConsent;
  readonly opportunity?: PublicOpportunity;
  readonly club?: PublicClub;
}

/** `data`: what the event says; `reader`: the profile that is told. Null: about the reader, or the product. */
export const subjectOf = (data: unknown, reader: string | null): NotificationSubject | null => {
  const { offer, interest, trial_request, document, mandate, suggestion, guardian_consent, opportunity, club } =
    data as Told;
  const dealing = offer ?? interest ?? trial_request;
  const agency = mandate ?? suggestion;
  if (dealing) return between(dealing, reader);
  if (document) return ofDocument(document, reader);
  if (agency) return represented(agency, reader);
  if (guardian_consent) return { kind: 'person', profile_id: null, name: guardian_consent.guardian.name };
  if (opportunity?.filled_by) return person(opportunity.filled_by);
  return club ? ofClub(club) : null;
};
