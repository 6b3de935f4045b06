import { trialAllowanceEvents } from '@touchline/contracts/events';
import {
  aggregateSchema,
  createRepository,
  type Repository,
  type RepositoryDependencies,
  stateAlone,
} from '@touchline/platform/aggregate';
import { derivedId } from '@touchline/platform/domain';
import type { Connection } from 'mongoose';
import { published, stateData } from './published.ts';
import type {
  KeptAllowance,
  Reservation,
  TrialAllowance,
  TrialAllowanceCommand,
  TrialAllowanceEvent,
} from './state.ts';
import { decide, evolve, initialState } from './trial-allowance.ts';

export interface TrialAllowanceRepository
  extends Repository<TrialAllowanceCommand, TrialAllowance, TrialAllowanceEvent> {
  /** Reservations made before this instant that nobody has committed. */
  readonly waitingSince: (before: string) => Promise<readonly (Reservation & { readonly profile_id: string })[]>;
}

/** One allowance per profile: whatever it asks for at the same moment meets in one document. */
export const allowanceIdOf = (profileId: string): string => derivedId('tal', profileId);

const atOnce = 200;

const modelOf = (connection: Connection) => {
  const schema = aggregateSchema();
  schema.index(
    { 'state.waiting_since': 1 },
    { name: 'waiting', partialFilterExpression: { 'state.waiting_since': { $type: 'string' } } },
  );
  return connection.model('TrialAllowance', schema, 'trial_allowances');
};

export const createTrialAllowanceRepository = (
  connection: Connection,
  dependencies: RepositoryDependencies,
): TrialAllowanceRepository => {
  const model = modelOf(connection);
  return {
    ...createRepository(
      {
        name: 'trial-allowance',
        topic: 'touchline.trial-allowance',
        decider: { decide, evolve, initialState },
        model,
        publish: published,
        snapshot: (state) => ({ type: trialAllowanceEvents.restated.type, data: stateData(state) }),
      },
      dependencies,
    ),
    waitingSince: async (before) => {
      const filter = { 'state.waiting_since': { $type: 'string', $lte: before } };
      const found = await model.collection
        .find(filter as never, stateAlone)
        .limit(atOnce)
        .toArray();
      return found.flatMap(({ state }) => {
        const { profile_id, reservations } = state as KeptAllowance;
        const late = reservations.filter((one) => one.state === 'reserved' && one.reserved_at <= before);
        return late.map((one) => ({ ...one, profile_id }));
      });
    },
  };
};
