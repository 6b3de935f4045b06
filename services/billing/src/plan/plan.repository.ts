import { planEvents } from '@touchline/contracts/events';
import { planBounds } from '@touchline/contracts/http/billing';
import type { ProfileType } from '@touchline/contracts/values';
import {
  aggregateSchema,
  createRepository,
  type Repository,
  type RepositoryDependencies,
} from '@touchline/platform/aggregate';
import { invalid, Rejected } from '@touchline/platform/domain';
import type { Connection } from 'mongoose';
import { freePlans } from './free-plans.ts';
import { currentOf, decide, evolve, initialState } from './plan.ts';
import { published, stateData } from './published.ts';
import type { Known, Plan, PlanCommand, PlanEvent } from './state.ts';

export interface PlanRepository extends Repository<PlanCommand, Plan, PlanEvent> {
  /** What is offered to this kind of member, in its order. */
  readonly offeredTo: (audience: ProfileType) => Promise<readonly Known[]>;
  /** All but the deleted, in their order. */
  readonly all: () => Promise<readonly Known[]>;
}

/** Another plan came to stand at this very place a moment ago. */
export class PlaceTaken extends Rejected<'StaleVersion'> {
  constructor() {
    super('StaleVersion');
  }
}

const nameIndex = 'one_active_plan_per_name';
const rankIndex = 'one_plan_per_place';
const rowsOfBeforeIndex = 'rows_of_before';

const modelOf = (connection: Connection) => {
  const schema = aggregateSchema();
  schema.index(
    { 'state.name_keys': 1 },
    { name: nameIndex, unique: true, partialFilterExpression: { 'state.status': 'active' } },
  );
  schema.index(
    { 'state.rank': 1 },
    { name: rankIndex, unique: true, partialFilterExpression: { 'state.rank': { $type: 'string' } } },
  );
  schema.index({ 'state.audience': 1, 'state.status': 1, 'state.rank': 1 }, { name: 'of_audience' });
  schema.index({ active: 1 }, { name: rowsOfBeforeIndex, partialFilterExpression: { active: { $exists: true } } });
  return connection.model('Plan', schema, 'plans');
};

export const createPlanRepository = (connection: Connection, dependencies: RepositoryDependencies): PlanRepository => {
  const model = modelOf(connection);
  const { collection } = model;
  const found = async (filter: object): Promise<readonly Known[]> => {
    const plans = collection
      .find(filter, { projection: { state: 1 } })
      .sort({ 'state.rank': 1 })
      .limit(planBounds.plans * 2);
    return (await plans.toArray()).map(({ state }) => state as Known);
  };
  const repository = createRepository<PlanCommand, Plan, PlanEvent>(
    {
      name: 'plan',
      topic: 'touchline.plan',
      decider: { decide, evolve, initialState },
      model,
      publish: published,
      snapshot: (state) => ({ type: planEvents.restated.type, data: stateData(state) }),
      standing: (state) =>
        state.status === 'none' ? {} : { plan: state.status, plan_version: currentOf(state).version },
      uniqueness: {
        [nameIndex]: ({ type }) =>
          type === 'Create' || type === 'Edit' || type === 'Restore'
            ? invalid({ path: 'name', message: 'Another plan for these members has this name. Choose another one.' })
            : undefined,
        [rankIndex]: ({ type }) => (type === 'Create' || type === 'Move' ? new PlaceTaken() : undefined),
      },
    },
    dependencies,
  );
  /**
   * The free plans of before were rows without a state. They are made anew, under their ids. A partial index can't be over what
   * is missing, so it is over what they had: it is empty ever after, and looking there costs nothing.
   */
  const clearRowsOfBefore = async (): Promise<void> => {
    await collection.deleteMany({ active: { $exists: true } }, { hint: rowsOfBeforeIndex });
  };

  return {
    ...repository,
    offeredTo: (audience) => found({ 'state.audience': audience, 'state.status': 'active' }),
    all: () => found({ 'state.rank': { $type: 'string' } }),
    start: async () => {
      await repository.start();
      await clearRowsOfBefore();
      for (const plan of freePlans(dependencies.clock().toISOString()))
        await repository.handle(plan.plan_id, plan, { creates: true });
    },
  };
};
