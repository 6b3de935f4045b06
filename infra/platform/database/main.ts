/**
 * `npm run database`: the database engine from npm as a server of this machine, on `MONGODB_PORT` (27017) of 127.0.0.1,
 * its data under `DATA_DIR`. For trying the separate processes out where there is no MongoDB.
 */
import { join } from 'node:path';
import { z } from 'zod';
import { parseEnvironment } from '../runtime/environment.ts';
import { runProcess } from '../runtime/lifecycle.ts';
import { createLogger } from '../telemetry/index.ts';
import { startEngine } from './engine.ts';

const logger = createLogger('database', 'info');
await runProcess(logger, async () => {
  const env = parseEnvironment(
    z.object({
      MONGODB_PORT: z.coerce.number().int().min(1).max(65_535).default(27_017),
      DATA_DIR: z.string().default('.data'),
    }),
    process.env,
  );
  const engine = await startEngine({ directory: join(env.DATA_DIR, 'database'), port: env.MONGODB_PORT, logger });
  console.log(`MONGODB_URI=${engine.uri}`);
  // The child's pipe doesn't keep us alive; the work of this process is to be there.
  const there = setInterval(() => {}, 60_000);
  void engine.died.then(() => process.exit(1));
  return {
    stop: async () => {
      clearInterval(there);
      await engine.close();
    },
  };
});
