import { mandateEvents, type PublicMandate } from '@touchline/contracts/events';
import { isInForce } from '@touchline/contracts/policies/mandates';
import type { Connection } from 'mongoose';
import {
  type Checkpoints,
  type Consumer,
  type ConsumerDependencies,
  consumer,
  createCheckpoints,
  createKnownAnswers,
  project,
} from '../aggregate/index.ts';
import type { CloudEvent } from '../bus/index.ts';
import { batch } from '../runtime/batch.ts';

/** A mandate that is or will be in force: its agent represents its player from `starts_on` to `until`. */
export type Representation = Pick<
  PublicMandate,
  'mandate_id' | 'agent' | 'player' | 'exclusive' | 'starts_on' | 'until'
>;

/** Who represents whom, as a service knows it from the events of mandates. Days are `YYYY-MM-DD`. */
export interface Representations {
  readonly subscription: Consumer;
  readonly checkpoints: Checkpoints;
  /** Those who represent the player on this day, who began first the first. */
  readonly agentsOf: (playerId: string, day: string) => Promise<readonly Representation[]>;
  /** Those whom the agent represents on this day, by name. */
  readonly playersOf: (agentId: string, day: string) => Promise<readonly Representation[]>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Row extends Representation {
  _id: string;
  status: PublicMandate['status'];
}

export const createRepresentations = (
  connection: Connection,
  service: string,
  deps: ConsumerDependencies,
): Representations => {
  const rows = connection.collection<Row>('representations');
  const checkpoints = createCheckpoints(connection, ['man'], 'representations');
  const onMandate = ({ mandate }: { readonly mandate: PublicMandate }, event: CloudEvent) => {
    const { mandate_id, agent, player, exclusive, starts_on, until, status } = mandate;
    const row = { mandate_id, agent, player, exclusive, starts_on, until, status };
    return ofPlayer.around(() => ofAgent.around(() => project(rows, mandate_id, event, row)));
  };
  /** Bell and mail ask for the same ones at the same moment, about every event. */
  const activeOf = (side: 'player' | 'agent') => {
    const ask = batch(async (ids: readonly string[]) => {
      const found = await rows
        .find({ [`${side}.profile_id`]: { $in: [...new Set(ids)] }, status: 'active' })
        .sort({ starts_on: 1, _id: 1 })
        .toArray();
      const byId = Map.groupBy(found, (row) => row[side].profile_id);
      return (id: string): readonly Row[] => byId.get(id) ?? [];
    });
    return createKnownAnswers(connection, ask);
  };
  const [ofPlayer, ofAgent] = [activeOf('player'), activeOf('agent')];
  const inForce = (found: readonly Row[], day: string): readonly Row[] => found.filter((row) => isInForce(row, day));
  return {
    checkpoints,
    subscription: consumer(deps, {
      group: `${service}.representations`,
      topics: ['touchline.mandate'],
      from: 'beginning',
      checkpoints,
      on: Object.fromEntries(Object.values(mandateEvents).map(({ type }) => [type, onMandate])),
    }),
    agentsOf: async (playerId, day) => inForce(await ofPlayer.ask(playerId), day),
    playersOf: async (agentId, day) =>
      inForce(await ofAgent.ask(agentId), day).toSorted((one, other) =>
        one.player.name.localeCompare(other.player.name),
      ),
    start: async () => {
      const active = { partialFilterExpression: { status: 'active' } };
      await rows.createIndexes([
        { key: { 'player.profile_id': 1, status: 1 }, ...active },
        { key: { 'agent.profile_id': 1, status: 1 }, ...active },
      ]);
    },
    stop: async () => {},
  };
};
