import {
  aggregateSchema,
  createRepository,
  type Repository,
  type RepositoryDependencies,
} from '@touchline/platform/aggregate';
import { derivedId } from '@touchline/platform/domain';
import type { Connection, Model } from 'mongoose';
import { guardianConsentDecider } from './guardian-consent.ts';
import { published, snapshotOf } from './published.ts';
import type { GuardianConsent, GuardianConsentCommand, GuardianConsentEvent, Known } from './state.ts';
import { withoutMember } from './without-person.ts';

export interface GuardianConsentRepository
  extends Repository<GuardianConsentCommand, GuardianConsent, GuardianConsentEvent> {
  readonly find: (guardianConsentId: string) => Promise<Known | undefined>;
}

/** A player's one and only. */
export const guardianConsentIdOf = (playerProfileId: string): string => derivedId('grd', playerProfileId);

const modelOf = (connection: Connection): Model<unknown> => {
  const schema = aggregateSchema();
  schema.index({ 'state.player.profile_id': 1 }, { name: 'by_player' });
  return connection.model('GuardianConsent', schema, 'guardian_consents') as unknown as Model<unknown>;
};

export const createGuardianConsents = (
  connection: Connection,
  dependencies: RepositoryDependencies,
): GuardianConsentRepository => {
  const repository = createRepository<GuardianConsentCommand, GuardianConsent, GuardianConsentEvent>(
    {
      name: 'guardian-consent',
      topic: 'touchline.guardian-consent',
      decider: guardianConsentDecider,
      model: modelOf(connection),
      publish: published,
      personal: { named: { profile: ['state.player.profile_id'] }, without: withoutMember },
      snapshot: snapshotOf,
      standing: ({ status }) => ({ guardian_consent: status }),
    },
    dependencies,
  );
  return {
    ...repository,
    find: async (id) => {
      const state = (await repository.load(id))?.state;
      return state && state.status !== 'none' ? state : undefined;
    },
  };
};
