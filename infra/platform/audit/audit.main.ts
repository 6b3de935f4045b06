import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../database/index.ts';
import { adaptersEnvironment } from '../runtime/adapters.environment.ts';
import { parseEnvironment } from '../runtime/environment.ts';
import { auditEntries } from './audit.ts';
import { checkChains } from './check.ts';

/**
 * `npm run audit -- check` walks every chain and names the first break of each; ends with 1 where there is one.
 * `npm run audit -- list [--actor id] [--since 2026-11-01] [--limit 200]` shows entries, the newest last.
 * On `MONGODB_URI`, or on the embedded database of `DATA_DIR` while the product is stopped.
 */
const usage = 'npm run audit -- check | list [--actor id] [--since date] [--limit number]';

const main = async (): Promise<number> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { actor: { type: 'string' }, since: { type: 'string' }, limit: { type: 'string', default: '200' } },
  });
  const [command] = positionals;
  if (command !== 'check' && command !== 'list') throw new Error(usage);
  const limit = Number(values.limit);
  if (!(Number.isInteger(limit) && limit > 0)) throw new Error('--limit is a number of entries.');
  if (values.since !== undefined && Number.isNaN(Date.parse(values.since)))
    throw new Error('--since is a date like 2026-11-01.');

  const env = parseEnvironment(adaptersEnvironment, process.env);
  const database = await openDatabase({ uri: env.MONGODB_URI, directory: join(resolve(env.DATA_DIR), 'database') });
  try {
    const connection = await database.connect(`${env.DATABASE_PREFIX}operations`);
    if (command === 'check') {
      const reports = await checkChains(connection);
      for (const { chain, process: name, entries, from, until, broken } of reports)
        console.log(
          `${broken ? 'BROKEN' : 'whole '}  ${chain}  ${name || '?'}  ${entries} entries, ${from} to ${until}${
            broken ? `; first break at entry ${broken.number}: ${broken.why}` : ''
          }`,
        );
      const broken = reports.filter((r) => r.broken).length;
      const count = reports.reduce((sum, r) => sum + r.entries, 0);
      console.log(`${count} entries in ${reports.length} chains, ${broken} broken.`);
      return broken > 0 ? 1 : 0;
    }
    const { actor, since } = values;
    const found = await auditEntries(connection)
      .find({
        ...(actor ? { $or: [{ by: actor }, { profile: actor }, { about: actor }] } : {}),
        ...(since ? { at: { $gte: new Date(since).toISOString() } } : {}),
      })
      .sort({ at: -1, chain: 1, number: -1 })
      .limit(limit)
      .toArray();
    for (const { at, what, by, profile, about, facts, from, request } of found.reverse())
      console.log(
        [at, what, `by=${by ?? '-'}`, `as=${profile ?? '-'}`, `about=${about ?? '-'}`, `from=${from ?? '-'}`]
          .concat(Object.entries(facts).map(([name, value]) => `${name}=${value}`))
          .concat(request ? `request=${request}` : [])
          .join('  '),
      );
    return 0;
  } finally {
    await database.close();
  }
};

try {
  process.exitCode = await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
