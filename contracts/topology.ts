/**
 * What the product consists of: a row per service and per remote. Whatever lists them follows from here, by code (the BFF's
 * upstreams, the product in one process, the processes and their keys, crash and fault tests) or by a test that holds it
 * against these rows (Compose, the topics of events).
 */

/** An aggregate: its topic is its Kafka topic, its collection lies in the database of its service. */
export interface Aggregate {
  readonly topic: string;
  readonly collection: string;
}

export interface ServiceRow {
  /** By the prefix of their ids. */
  readonly aggregates: Readonly<Record<string, Aggregate>>;
  /** Whether it knows who takes part, by a read model of its own. */
  readonly participants: boolean;
  /** Whether it keeps files. */
  readonly files: boolean;
  /** The secrets and public keys that it is told, beside the key by which it knows the BFF's word. */
  readonly keys: readonly string[];
}

/** Each service has a folder under `services/`, a contract under `contracts/http/` and a database of its own, all of its name. */
export const services = {
  identity: {
    aggregates: {
      usr: { topic: 'touchline.user', collection: 'users' },
      grd: { topic: 'touchline.guardian-consent', collection: 'guardian_consents' },
      sgi: { topic: 'touchline.signing-invitation', collection: 'signing_invitations' },
    },
    participants: false,
    files: true,
    keys: ['PROOF_PRIVATE_KEY', 'MAIL_SECRET_KEY', 'SECOND_FACTOR_KEY'],
  },
  profile: {
    aggregates: {
      prf: { topic: 'touchline.profile', collection: 'profiles' },
      clb: { topic: 'touchline.club', collection: 'clubs' },
      svs: { topic: 'touchline.saved-search', collection: 'saved_searches' },
      lst: { topic: 'touchline.shortlist', collection: 'shortlists' },
      man: { topic: 'touchline.mandate', collection: 'mandates' },
    },
    participants: true,
    files: true,
    keys: [],
  },
  billing: {
    aggregates: {
      pln: { topic: 'touchline.plan', collection: 'plans' },
      sub: { topic: 'touchline.subscription', collection: 'subscriptions' },
    },
    participants: true,
    files: false,
    keys: [],
  },
  offers: {
    aggregates: {
      int: { topic: 'touchline.interest', collection: 'interests' },
      ops: { topic: 'touchline.opportunity-search', collection: 'opportunity_searches' },
      opp: { topic: 'touchline.job-opportunity', collection: 'opportunities' },
      off: { topic: 'touchline.offer', collection: 'offers' },
      sug: { topic: 'touchline.suggestion', collection: 'suggestions' },
    },
    participants: true,
    files: false,
    keys: [],
  },
  documents: {
    aggregates: {
      doc: { topic: 'touchline.document', collection: 'documents' },
      tpl: { topic: 'touchline.document-template', collection: 'document_templates' },
      snd: { topic: 'touchline.document-sending', collection: 'document_sendings' },
    },
    participants: true,
    files: true,
    keys: ['PROOF_PUBLIC_KEY', 'SEALING_PRIVATE_KEY', 'SEALING_CERTIFICATE_CHAIN', 'SEALING_ROOT_CERTIFICATE'],
  },
  trials: {
    aggregates: {
      tri: { topic: 'touchline.trial-request', collection: 'trial_requests' },
      tal: { topic: 'touchline.trial-allowance', collection: 'trial_allowances' },
      cal: { topic: 'touchline.player-calendar', collection: 'player_calendars' },
    },
    participants: true,
    files: false,
    keys: [],
  },
} as const satisfies Readonly<Record<string, ServiceRow>>;

export type ServiceName = keyof typeof services;
export const serviceNames = Object.keys(services) as readonly ServiceName[];

/** Micro-frontends: each is built and delivered alone, and brings the routes below one first part of the path. */
export const remotes = {
  admin: { area: 'admin' },
  player: { area: 'player' },
  club: { area: 'club-representative' },
} as const satisfies Readonly<Record<string, { readonly area: string }>>;

export type RemoteName = keyof typeof remotes;
export const remoteNames = Object.keys(remotes) as readonly RemoteName[];

/** Everything that is built for browsers: the shell, and the remotes that it loads. */
export const frontendNames = ['shell', ...remoteNames] as const;

/** An aggregate with the service that it belongs to, by the prefix of its ids. */
export const aggregates: ReadonlyMap<string, Aggregate & { readonly service: ServiceName }> = new Map(
  serviceNames.flatMap((service) =>
    Object.entries<Aggregate>(services[service].aggregates).map(([prefix, aggregate]) => [
      prefix,
      { ...aggregate, service },
    ]),
  ),
);
