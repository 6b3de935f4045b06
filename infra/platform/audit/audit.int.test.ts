import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Collection, Connection } from 'mongoose';
import pino from 'pino';
import { eventually, type TestDatabase, testDatabase } from '../../quality/testkit/index.ts';
import type { Api } from '../http/index.ts';
import { createMetrics, silentLogger } from '../telemetry/index.ts';
import { type Audit, auditEntries, auditHeads, openAudit } from './audit.ts';
import { auditedApi } from './audited.ts';
import { type AuditEntry, beginning, linked } from './chain.ts';
import { checkChains } from './check.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database?.close());

let count = 0;
const fixture = async () => {
  count += 1;
  return database.connect(`operations${count}`);
};
const clock = () => new Date('2026-11-21T10:00:00.000Z');
const open = (connection: Connection, process = 'identity', more = {}): Promise<Audit> =>
  openAudit({ connection, process, clock, logger: silentLogger(), ...more });
const chains = async (connection: Connection) =>
  (await checkChains(connection)).map((r) => [r.process, r.entries, r.broken]);
const chainOf = async (connection: Connection): Promise<string> =>
  (await auditEntries(connection).findOne())?.chain ?? '';

/** A chain of seven entries (begun, five, closed) and its id. */
const written = async (connection: Connection): Promise<string> => {
  const audit = await open(connection);
  for (let n = 0; n < 5; n += 1) await audit.record({ what: `step-${n}`, by: 'usr_davi' });
  await audit.stop();
  return chainOf(connection);
};

describe('writing', () => {
  it('several processes at once each keep a whole chain', async () => {
    const connection = await fixture();
    const audits = await Promise.all(['identity', 'identity', 'documents'].map((name) => open(connection, name)));
    await Promise.all(
      Array.from({ length: 150 }, (_, n) => audits[n % 3]?.record({ what: 'signed-in', about: `usr_${n}` })),
    );
    for (const audit of audits) await audit.stop();
    expect((await chains(connection)).sort()).toEqual([
      ['documents', 52, null],
      ['identity', 52, null],
      ['identity', 52, null],
    ]);
    expect(new Set((await auditEntries(connection).find().toArray()).map((e) => e.about)).size).toBe(151);
  });

  /** The connection, with a database that doesn't take entries as long as `away` says so. */
  const failing = (connection: Connection, away: () => 'no' | 'before' | 'after'): Connection =>
    ({
      getClient: () => connection.getClient(),
      collection: (name: string) =>
        new Proxy(connection.collection(name) as Collection, {
          get: (target, property) => {
            const value = Reflect.get(target, property) as unknown;
            if (property !== 'insertMany') return typeof value === 'function' ? value.bind(target) : value;
            return async (...given: Parameters<Collection['insertMany']>) => {
              const how = away();
              if (how === 'before') throw new Error('the database is away');
              const answer = await target.insertMany(...given);
              if (how === 'after') throw new Error('the connection was lost');
              return answer;
            };
          },
        }),
    }) as unknown as Connection;

  it.each(['before', 'after'] as const)(
    'a database that fails %s the write costs nothing: the log has it, and then the chain, once',
    async (when) => {
      const connection = await fixture();
      const lines: string[] = [];
      const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
      const metrics = createMetrics({ keepMs: 0 });
      const told = async (): Promise<string> =>
        await metrics.registry.getSingleMetricAsString('touchline_audit_waiting');
      let how: 'no' | 'before' | 'after' = 'no';
      const audit = await open(
        failing(connection, () => how),
        'identity',
        { logger, metrics, retryMs: 20 },
      );
      expect(await told()).toMatch(/\ntouchline_audit_waiting 0$/);
      how = when;
      await audit.record({ what: 'signed-in', about: 'usr_davi' });
      await audit.record({ what: 'signed-out', about: 'usr_luis' });
      expect(lines.join('')).toContain('usr_davi');
      expect(lines.join('')).toContain('usr_luis');
      if (when === 'before') expect(await told()).toMatch(/\ntouchline_audit_waiting 2$/);
      how = 'no';
      await eventually(
        async () => expect(await auditEntries(connection).countDocuments()).toBe(3),
        'the entries are kept',
      );
      await eventually(async () => expect(await told()).toMatch(/ 0$/), 'nothing is told to wait any more');
      await audit.stop();
      expect(await chains(connection)).toEqual([['identity', 4, null]]);
    },
  );
  it('where too much waits the log alone has it: that is counted, and the chain says how many', async () => {
    const connection = await fixture();
    const metrics = createMetrics();
    let how: 'no' | 'before' = 'no';
    const audit = await open(
      failing(connection, () => how),
      'identity',
      { metrics, retryMs: 20 },
    );
    how = 'before';
    for (let n = 0; n < 5_003; n += 1) await audit.record({ what: 'signed-in', about: 'usr_davi' });
    expect(await metrics.registry.getSingleMetricAsString('touchline_audit_left_out_total')).toMatch(/ 3$/);
    how = 'no';
    await eventually(
      async () => expect(await auditEntries(connection).findOne({ what: 'entries-left-out' })).not.toBeNull(),
      'the chain says it',
    );
    expect((await auditEntries(connection).findOne({ what: 'entries-left-out' }))?.facts).toEqual({ count: 3 });
    await audit.stop();
    expect(await chains(connection)).toEqual([['identity', 5_003, null]]);
  });
  it('what can’t be kept until the end stands in the log, word by word', async () => {
    const connection = await fixture();
    const lines: string[] = [];
    const logger = pino({ level: 'fatal' }, { write: (line: string) => void lines.push(line) });
    let how: 'no' | 'before' = 'no';
    const audit = await open(
      failing(connection, () => how),
      'identity',
      { logger, retryMs: 60_000 },
    );
    how = 'before';
    await audit.record({ what: 'signed-in', about: 'usr_davi' });
    await audit.stop();
    expect(lines.join('')).toContain('"about":"usr_davi"');
  });
});

describe('checking', () => {
  it('finds an entry that was changed', async () => {
    const connection = await fixture();
    const chain = await written(connection);
    await auditEntries(connection).updateOne({ _id: `${chain}:4` }, { $set: { by: 'usr_somebodyelse' } });
    expect(await chains(connection)).toEqual([['identity', 7, { number: 4, why: 'it was changed' }]]);
  });
  it('finds an entry that was removed', async () => {
    const connection = await fixture();
    const chain = await written(connection);
    await auditEntries(connection).deleteOne({ _id: `${chain}:3` });
    expect(await chains(connection)).toEqual([['identity', 6, { number: 4, why: 'entry 3 is missing' }]]);
  });
  it('finds an end that was cut off', async () => {
    const connection = await fixture();
    const chain = await written(connection);
    await auditEntries(connection).deleteMany({ _id: { $in: [`${chain}:6`, `${chain}:7`] } });
    expect(await chains(connection)).toEqual([['identity', 5, { number: 6, why: 'it was there and is missing' }]]);
  });
  it('finds an entry that was put in, wherever', async () => {
    for (const after of [3, 7]) {
      const connection = await fixture();
      const chain = await written(connection);
      const last = await auditEntries(connection).findOne({ _id: `${chain}:${after}` });
      const forged = linked(
        chain,
        last as AuditEntry,
        { ...(last as AuditEntry), what: 'forged' },
        clock().toISOString(),
      );
      await auditEntries(connection).insertOne({ _id: `${chain}:forged`, ...forged });
      const [[, , broken] = []] = await chains(connection);
      expect(broken).not.toBeNull();
    }
  });
  it('finds a chain that is gone as a whole, by the next one’s witness', async () => {
    const connection = await fixture();
    const chain = await written(connection);
    await (await open(connection, 'later')).stop();
    await auditEntries(connection).deleteMany({ chain });
    await auditHeads(connection).deleteOne({ _id: chain });
    expect(await chains(connection)).toEqual([
      ['', 0, { number: 1, why: 'it was there and is missing' }],
      ['later', 2, null],
    ]);
  });
  it('finds a chain that was written anew from a forged entry on', async () => {
    const connection = await fixture();
    const chain = await written(connection);
    await (await open(connection, 'later')).stop();
    const entries = await auditEntries(connection).find({ chain }).sort({ number: 1 }).toArray();
    let last = beginning(chain);
    for (const { _id, ...entry } of entries) {
      const forged = linked(chain, last, { ...entry, by: entry.number === 4 ? 'usr_other' : entry.by }, entry.at);
      await auditEntries(connection).replaceOne({ _id }, forged as never);
      last = forged;
    }
    await auditHeads(connection).updateOne({ _id: chain }, { $set: { hash: last.hash } });
    expect((await chains(connection)).sort()).toEqual([
      ['identity', 7, { number: 7, why: 'it isn’t the one that others bear witness to' }],
      ['later', 2, null],
    ]);
  });
});

describe('npm run audit', () => {
  const run = async (connection: Connection, ...args: string[]) => {
    const env = {
      PATH: process.env.PATH,
      MONGODB_URI: database.uri,
      DATABASE_PREFIX: connection.name.replace(/operations$/, ''),
    };
    const command = join(import.meta.dirname, 'audit.main.ts');
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], { env });
      return { code: 0, out: stdout };
    } catch (error) {
      const failed = error as { code: number; stdout: string; stderr: string };
      return { code: failed.code, out: failed.stdout + failed.stderr };
    }
  };
  const named = async () => {
    count += 1;
    return database.connect(`w${count}_operations`);
  };
  it('check: how many entries, and where the first break is', async () => {
    const connection = await named();
    const chain = await written(connection);
    expect(await run(connection, 'check')).toMatchObject({
      code: 0,
      out: expect.stringContaining('7 entries in 1 chains, 0 broken.'),
    });
    await auditEntries(connection).updateOne({ _id: `${chain}:4` }, { $set: { what: 'nothing' } });
    const { code, out } = await run(connection, 'check');
    expect(code).toBe(1);
    expect(out).toContain('first break at entry 4: it was changed');
  });
  it('list: by actor and since a date', async () => {
    const connection = await named();
    await written(connection);
    const { out } = await run(connection, 'list', '--actor', 'usr_davi', '--since', '2026-11-01');
    expect(out.trim().split('\n')).toHaveLength(5);
    expect(out).toContain('2026-11-21T10:00:00.000Z  step-0  by=usr_davi');
    expect((await run(connection, 'list', '--since', '2026-12-01')).out).toBe('');
    expect(await run(connection, 'look')).toMatchObject({ code: 1 });
  });
});

describe('refusals', () => {
  const operations = { guess: { id: 'createSession', access: 'bff', method: 'POST' } } as unknown as Api['operations'];
  const refusing: Api = {
    operations,
    checkpoints: [],
    call: async () => ({ status: 422, headers: {}, json: { error: 'InvalidCredentials' } }),
  };
  it('are kept up to a bound per network: whoever guesses on fills nothing, and the next network is heard', async () => {
    const connection = await fixture();
    const audit = await open(connection, 'identity', { refusals: { points: 5, durationSeconds: 900 } });
    const api = auditedApi(refusing, audit, async () => null);
    const guess = (ip: string) => api.call('guess', { params: {}, query: {}, headers: { 'x-client-ip': ip } });
    for (let n = 0; n < 40; n += 1) await guess('203.0.113.7');
    for (let n = 0; n < 2; n += 1) await guess('198.51.100.1');
    await audit.stop();
    const entries = await auditEntries(connection)
      .find({ what: { $nin: ['chain-begun', 'chain-closed'] } })
      .toArray();
    const count = (what: string, from: string) => entries.filter((e) => e.what === what && e.from === from).length;
    expect([
      count('sign-in-failed', '203.0.113.0/24'),
      count('further-refusals-not-kept', '203.0.113.0/24'),
      count('sign-in-failed', '198.51.100.0/24'),
    ]).toEqual([5, 1, 2]);
  });
});
