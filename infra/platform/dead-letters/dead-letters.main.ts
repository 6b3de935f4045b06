import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createMongoDeadLetters, type DeadLetters } from '../bus/index.ts';
import { type Database, openDatabase } from '../database/index.ts';
import { adaptersEnvironment } from '../runtime/adapters.environment.ts';
import { parseEnvironment } from '../runtime/environment.ts';
import { drop, find, listed, outcome, Refused, replay } from './dead-letters.ts';

/**
 * `npm run dead-letters -- list | show <id> | replay <id> | replay --topic <topic> | replay --all | drop <id>`
 *
 * On the database that the services keep their dead letters in (`MONGODB_URI`, `DATABASE_PREFIX`), or the embedded one
 * under `DATA_DIR`, whether the product runs on it or not. Replaying and dropping is done by the process that runs the
 * group: within a second or two, or when it starts next.
 */
const usage = 'list [--topic <topic>] | show <id> | replay <id> | replay --topic <topic> | replay --all | drop <id>';

const environment = adaptersEnvironment.pick({ MONGODB_URI: true, DATABASE_PREFIX: true, DATA_DIR: true });

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    topic: { type: 'string' },
    all: { type: 'boolean', default: false },
    /** Seconds to wait for what was asked to be done. */
    wait: { type: 'string', default: '20' },
  },
});
const [command, id] = positionals;

/** The engine of a product that runs on this directory, by the socket that it keeps beside its data. */
const runningEngine = async (directory: string): Promise<string | undefined> => {
  const sockets = join(directory, '.sockets');
  for (const name of await readdir(sockets).catch(() => [])) {
    const path = join(sockets, name, 'mongodb.sock');
    const uri = `mongodb://${encodeURIComponent(path)}/?directConnection=true`;
    const answers = await openDatabase({ uri, directory }).then(
      (database) => database.close().then(() => true),
      () => false,
    );
    if (answers) return uri;
  }
  return undefined;
};

const open = async (): Promise<{ database: Database; deadLetters: DeadLetters; runs: boolean }> => {
  const env = parseEnvironment(environment, process.env);
  const directory = join(env.DATA_DIR, 'database');
  const uri = env.MONGODB_URI ?? (await runningEngine(directory));
  const database = await openDatabase({ uri, directory });
  const operations = await database.connect(`${env.DATABASE_PREFIX}operations`);
  return { database, deadLetters: createMongoDeadLetters(operations), runs: uri !== undefined };
};

const tell = async (deadLetters: DeadLetters, ids: readonly string[], runs: boolean): Promise<void> => {
  if (ids.length === 0) {
    console.log('There is nothing to do.');
    return;
  }
  if (!runs) {
    console.log(`${ids.length} will be dealt with when the product starts.`);
    return;
  }
  const until = Date.now() + Number(values.wait) * 1_000;
  for (;;) {
    const { done, failed, underWay, settled } = await outcome(deadLetters, ids);
    if (settled || Date.now() >= until) {
      for (const letter of failed) console.log(`${letter.id} failed again: ${letter.cause.split('\n')[0]}`);
      console.log(
        `${done} done, ${failed.length} failed again` +
          `${underWay > 0 ? `, ${underWay} left for the process that runs their group` : ''}`,
      );
      if (failed.length > 0) process.exitCode = 2;
      return;
    }
    await wait(200);
  }
};

const run = async (): Promise<void> => {
  if (!command || !['list', 'show', 'replay', 'drop'].includes(command)) throw new Refused(`Say what: ${usage}`);
  const one = (): string => {
    if (!id) throw new Refused(`Say which: ${usage}`);
    return id;
  };
  const chosen = () => (values.all ? { all: true as const } : values.topic ? { topic: values.topic } : { id: one() });
  if (command === 'replay') chosen();
  const { database, deadLetters, runs } = await open();
  try {
    switch (command) {
      case 'list': {
        const letters = await deadLetters.list();
        for (const line of listed(letters.filter(({ topic }) => !values.topic || topic === values.topic)))
          console.log(line);
        break;
      }
      case 'show':
        console.log(JSON.stringify(await find(deadLetters, one()), null, 2));
        break;
      case 'replay':
        await tell(deadLetters, await replay(deadLetters, chosen()), runs);
        break;
      default:
        await tell(deadLetters, [(await drop(deadLetters, one())).id], runs);
    }
  } finally {
    await database.close();
  }
};

try {
  await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
