import {
  type GuardianConsentStatus,
  guardianConsentEvents,
  type PublicGuardianConsent,
} from '@touchline/contracts/events';
import {
  type Checkpoints,
  type Consumer,
  type ConsumerDependencies,
  consumer,
  createCheckpoints,
  project,
} from '@touchline/platform/aggregate';
import type { CloudEvent } from '@touchline/platform/bus';
import type { Connection } from 'mongoose';
import type { DocumentRepository } from '../document/document.repository.ts';
import type { DocumentCommand } from '../document/state.ts';

/** What the guardian of a player has said last, as identity told it. */
export interface KnownConsent {
  readonly guardian_consent_id: string;
  readonly name: string;
  readonly email: string;
  readonly status: GuardianConsentStatus;
  /** Since when it stands like this. */
  readonly changed_at: string;
}

export interface GuardianConsents {
  readonly subscription: Consumer;
  readonly checkpoints: Checkpoints;
  readonly of: (playerId: string) => Promise<KnownConsent | undefined>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * What a consent says about a contract that stands on what was so at this instant. `unknown`: its newest word is still on its
 * way; a request from before then was answered since, or nothing could have been agreed.
 */
export const verdictOn = (consent: KnownConsent | undefined, since: string): 'given' | 'missing' | 'unknown' => {
  switch (consent?.status) {
    case undefined:
      return 'unknown';
    case 'given':
      return 'given';
    case 'refused':
    case 'withdrawn':
      return 'missing';
    case 'requested':
      return consent.changed_at > since ? 'missing' : 'unknown';
  }
};

/** The words for those whose contract ends with it. What the guardian wrote is for the player and staff alone. */
const reasons: Readonly<Record<Exclude<GuardianConsentStatus, 'given'>, string>> = {
  requested: 'The guardian has to agree again.',
  refused: 'The guardian has not agreed.',
  withdrawn: 'The guardian has taken the consent back.',
};

export const voidingFor = ({ status, changed_at }: KnownConsent, now: Date): DocumentCommand => ({
  type: 'VoidWithoutConsent',
  reason: status === 'given' ? '' : reasons[status],
  lapsed_at: changed_at,
  now: now.toISOString(),
});

interface Row extends KnownConsent {
  _id: string;
  player_id: string;
}

/** When what the consent says now began: what only tells of the link in between changes nothing. */
const changedAt = ({ status, requested_at, answered_at }: PublicGuardianConsent): string =>
  status === 'requested' ? requested_at : (answered_at ?? requested_at);

/**
 * The consents of guardians. One that isn't in force any more ends the contracts that stand on it, after it is written: whoever
 * drafts one at the same moment reads it then, or is found here.
 */
export const createGuardianConsents = (
  connection: Connection,
  {
    documents,
    clock,
  }: { readonly documents: Pick<DocumentRepository, 'openOf' | 'handle'>; readonly clock: () => Date },
  deps: ConsumerDependencies,
): GuardianConsents => {
  const rows = connection.collection<Row>('guardian_consents');
  const checkpoints = createCheckpoints(connection, ['grd'], 'guardian-consents');
  const onConsent = async (
    { guardian_consent: consent }: { readonly guardian_consent: PublicGuardianConsent },
    event: CloudEvent,
  ): Promise<void> => {
    const { guardian_consent_id: id, player, guardian, status } = consent;
    const said = { name: guardian.name, email: guardian.email, status, changed_at: changedAt(consent) };
    await project(rows, id, event, { guardian_consent_id: id, player_id: player.profile_id, ...said });
    const known = await rows.findOne({ _id: id });
    if (!known || known.status === 'given') return;
    for (const open of await documents.openOf(player.profile_id))
      await documents.handle(open, voidingFor(known, clock()));
  };
  return {
    checkpoints,
    subscription: consumer(deps, {
      group: 'documents.guardian-consents',
      topics: ['touchline.guardian-consent'],
      from: 'beginning',
      checkpoints,
      on: Object.fromEntries(Object.values(guardianConsentEvents).map(({ type }) => [type, onConsent])),
    }),
    of: async (playerId) => (await rows.findOne({ player_id: playerId })) ?? undefined,
    start: async () => {
      await rows.createIndex({ player_id: 1 });
    },
    stop: async () => {},
  };
};
