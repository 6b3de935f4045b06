/** Jest's global set-up of the integration project: one database engine for the whole run. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEngine } from '../../platform/database/engine.ts';

export default async () => {
  const given = process.env.MONGODB_URI;
  if (given !== undefined && given !== '') {
    process.env.TOUCHLINE_TEST_MONGODB = given;
    return;
  }
  const directory = await mkdtemp(join(process.env.TOUCHLINE_FAST_DIR ?? tmpdir(), 'touchline-'));
  const engine = await startEngine({ directory, ephemeral: true });
  process.env.TOUCHLINE_TEST_MONGODB = engine.uri;
  globalThis.touchlineTestEngine = { engine, directory };
};
