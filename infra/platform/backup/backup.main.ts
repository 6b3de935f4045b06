import { join, resolve } from 'node:path';
import { serviceNames } from '@touchline/contracts/topology';
import { openDatabase } from '../database/index.ts';
import { adaptersEnvironment } from '../runtime/adapters.environment.ts';
import { openFiles } from '../runtime/adapters.ts';
import { parseEnvironment } from '../runtime/environment.ts';
import { backUp } from './backup.ts';
import { restore, verifyBackup } from './restore.ts';

/**
 * `npm run backup -- make|verify|restore <directory>`: databases and files into a directory of their own, compared with what was
 * written, and back into empty ones. On `MONGODB_URI` and `S3_BUCKET`, or on what `DATA_DIR` holds; the product is
 * stopped meanwhile. Keys are kept apart: without them nothing that is restored can be signed, sealed or read by mail.
 */
const usage = 'npm run backup -- make|verify|restore <directory>';

const main = async (): Promise<void> => {
  const [command, given, ...more] = process.argv.slice(2);
  if (!['make', 'verify', 'restore'].includes(command ?? '') || given === undefined || more.length > 0)
    throw new Error(usage);
  const directory = resolve(given);
  const told = (what: string, { collections, files }: Awaited<ReturnType<typeof verifyBackup>>): void => {
    const documents = collections.reduce((sum, one) => sum + one.documents, 0);
    console.log(`${what}: ${documents} documents in ${collections.length} collections, ${files.length} files.`);
  };
  if (command === 'verify') return told('As it was written', await verifyBackup(directory));

  const env = parseEnvironment(adaptersEnvironment, process.env);
  const database = await openDatabase({
    uri: env.MONGODB_URI,
    directory: join(resolve(env.DATA_DIR), 'database'),
    // Nobody waits for an answer here, and a batch may take its time.
    timeoutMs: 60_000,
  });
  try {
    const world = {
      databases: ['operations', ...serviceNames],
      connect: (name: string) => database.connect(`${env.DATABASE_PREFIX}${name}`),
      files: await openFiles(env),
    };
    if (command === 'make') told('Backed up', await backUp(world, directory, new Date()));
    else told('Restored', await restore(world, directory));
  } finally {
    await database.close();
  }
};

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
