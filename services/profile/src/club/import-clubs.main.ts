/**
 * Imports clubs: `node services/profile/src/club/import-clubs.main.ts [directory] [--apply]`. A dry run unless `--apply` is given.
 * The events of what it writes lie in the clubs' outboxes; the service publishes them when it runs.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createMemoryBus, createMemoryDeadLetters } from '@touchline/platform/bus';
import { openDatabase } from '@touchline/platform/database';
import { parseEnvironment } from '@touchline/platform/runtime';
import { createLogger } from '@touchline/platform/telemetry';
import { z } from 'zod';
import { createClubs } from './club.repository.ts';
import { describeImport, importClubs } from './import-clubs.ts';

const environment = parseEnvironment(
  z.object({
    /** A running server; without it the engine is started on DATA_DIR, which must not be in use. */
    MONGODB_URI: z.string().optional(),
    DATA_DIR: z.string().default('.data'),
    CLUBS_DIR: z.string().optional(),
  }),
  process.env,
);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { apply: { type: 'boolean', default: false } },
});
const directory = positionals[0] ?? environment.CLUBS_DIR;
if (!directory) {
  console.error('Name the directory with the *.clubs.txt files, as an argument or in CLUBS_DIR.');
  process.exit(2);
}

const giveUp = (sentence: string): never => {
  console.error(sentence);
  return process.exit(2);
};
/** Text as openfootball writes it: UTF-8. Anything else would be read as names of clubs that nobody knows. */
const textOf = async (name: string): Promise<string> => {
  const bytes = await readFile(join(directory, name)).catch((error: Error) =>
    giveUp(`${join(directory, name)} can't be read: ${error.message}`),
  );
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Said below, in the same words as for a text that is none.
  }
  return giveUp(`${join(directory, name)} is no text in UTF-8. Nothing was imported.`);
};
const entries = await readdir(directory, { withFileTypes: true }).catch((error: Error) =>
  giveUp(`The directory ${directory} can't be read: ${error.message}`),
);
const found = entries
  .filter((entry) => !entry.isDirectory() && entry.name.endsWith('.txt'))
  .map(({ name }) => name)
  .sort();
const files = await Promise.all(found.map(async (name) => ({ name, text: await textOf(name) })));
const database = await openDatabase({
  uri: environment.MONGODB_URI,
  directory: join(environment.DATA_DIR, 'database'),
}).catch((error: Error) => {
  console.error(error.message);
  return process.exit(1);
});
try {
  const logger = createLogger('import-clubs', 'warn');
  const bus = createMemoryBus({ deadLetters: createMemoryDeadLetters(), logger });
  const clubs = createClubs(await database.connect('profile'), { bus, logger, clock: () => new Date() });
  // Nobody listens to this process: its relay must not take events out of their outboxes.
  await clubs.relay.stop();
  await clubs.index();
  const report = await importClubs({ clubs, files, apply: values.apply, now: new Date() });
  console.log(describeImport(report));
  process.exitCode = report.refused.length > 0 ? 1 : 0;
} finally {
  await database.close();
}
