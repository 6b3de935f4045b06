/** Where data lies, collection by collection, and what becomes of it when somebody closes the account (decision 50). */

type Fate =
  /** The service's own aggregates: what names the person is rewritten, and put out again. */
  | 'rewritten'
  /** A read model: it follows what is put out again. */
  | 'follows'
  /** Rows of the person are thrown away. */
  | 'thrown away'
  /** Ids, digests, figures: nothing that says who somebody is. */
  | 'nothing personal'
  /** Gone by itself within a day, and emptied of the person at once. */
  | 'emptied';

/** In every service. */
const everywhere: Readonly<Record<string, Fate>> = {
  checkpoints: 'nothing personal',
  former_members: 'nothing personal',
  request_keys: 'emptied',
  participant_users: 'follows',
  participant_profiles: 'follows',
  participant_subscriptions: 'follows',
  representations: 'follows',
  uploads: 'thrown away',
  audit_entries: 'nothing personal',
  audit_heads: 'nothing personal',
};

const ofService: Readonly<Record<string, Readonly<Record<string, Fate>>>> = {
  identity: {
    users: 'rewritten',
    guardian_consents: 'rewritten',
    signing_invitations: 'rewritten',
    me_profiles: 'follows',
    people: 'thrown away',
    people_dealings: 'nothing personal',
    case_holds: 'thrown away',
    club_names: 'nothing personal',
    sessions: 'thrown away',
    sign_in_challenges: 'thrown away',
    passkey_challenges: 'nothing personal',
    known_networks: 'nothing personal',
    notifications: 'thrown away',
    notification_matters: 'nothing personal',
    nobody: 'nothing personal',
  },
  profile: {
    profiles: 'rewritten',
    clubs: 'rewritten',
    shortlists: 'rewritten',
    case_holds: 'thrown away',
    mandates: 'rewritten',
    saved_searches: 'rewritten',
    people: 'follows',
    scouting_players: 'follows',
    open_offers: 'follows',
    open_interests: 'follows',
    page_openings: 'thrown away',
  },
  offers: {
    offers: 'rewritten',
    interests: 'rewritten',
    suggestions: 'rewritten',
    opportunities: 'rewritten',
    opportunity_searches: 'rewritten',
    story_steps: 'follows',
    trials: 'follows',
    settlements: 'nothing personal',
  },
  trials: {
    trial_requests: 'rewritten',
    player_calendars: 'rewritten',
    trial_allowances: 'nothing personal',
    trial_feeds: 'thrown away',
    interests: 'follows',
  },
  documents: {
    // What everybody has signed stays whole, with its file, seal and evidence: it binds the others.
    documents: 'rewritten',
    // A club's stay with the club.
    document_templates: 'rewritten',
    document_sendings: 'rewritten',
    merged_clubs: 'follows',
    guardian_consents: 'follows',
  },
  billing: {
    plans: 'nothing personal',
    // What was paid for, under ids: bookkeeping. Name and card are with Stripe alone.
    subscriptions: 'nothing personal',
    subscriber_names: 'follows',
    offered_prices: 'nothing personal',
    payment_calls: 'nothing personal',
    payment_sweeps: 'nothing personal',
    stripe_messages: 'nothing personal',
  },
  operations: {
    // An event that nobody could handle waits there for staff, and its erasure with it.
    dead_letters: 'nothing personal',
    // Stands in for the mail server: what is sent has left the house.
    mailbox: 'nothing personal',
    data_parts: 'thrown away',
    sent_messages: 'nothing personal',
  },
};

export const fateOf = (service: string, collection: string): Fate | undefined =>
  ofService[service]?.[collection] ?? everywhere[collection];

/** The read models of a service that follow what is put out again. */
export const readModelsOf = (service: string, collections: readonly string[]): readonly string[] =>
  collections.filter((collection) => fateOf(service, collection) === 'follows');
