import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { eventually } from '../../quality/testkit/index.ts';
import { isAlone } from './durable.ts';
import { type Database, flush, lightly, openDatabase, safeFrom, startEngine } from './index.ts';

const run = promisify(execFile);
let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'touchline-db-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** The engine's process under this one: found by the data directory in its command line. */
const enginePid = async (data: string): Promise<number> => {
  const { stdout } = await run('pgrep', ['-f', `engine.host.ts ${data}`]);
  return Number(stdout.trim().split('\n')[0]);
};
const isGone = async (pid: number): Promise<boolean> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat === '' || stat.includes(') Z ');
};

describe('the database engine of one machine', () => {
  it('keeps what was written over a close and a new start', async () => {
    const data = join(directory, 'kept');
    const first = await openDatabase({ directory: data });
    const clubs = (await first.connect('profile')).collection('clubs');
    await clubs.createIndex({ name: 1 }, { unique: true });
    await clubs.insertOne({ name: 'Ajax' });
    await expect(clubs.insertOne({ name: 'Ajax' })).rejects.toMatchObject({ code: 11000 });
    await first.close();

    const second = await openDatabase({ directory: data });
    await second.ping();
    expect(await (await second.connect('profile')).collection('clubs').countDocuments()).toBe(1);
    expect(await (await second.connect('identity')).collection('clubs').countDocuments()).toBe(0);
    await second.close();
  });

  it('is this process’s alone where that started it, and not by an address or on a port', async () => {
    const data = join(directory, 'alone');
    const own = await openDatabase({ directory: data });
    const guest = await openDatabase({ uri: own.uri, directory: '' });
    const [mine, others] = [await own.connect('profile'), await guest.connect('profile')];
    expect([isAlone(mine), isAlone(others)]).toEqual([true, false]);
    await guest.close();
    await own.close();
    const offered = await openDatabase({ directory: data, port: 0 });
    expect(isAlone(await offered.connect('profile'))).toBe(false);
    await offered.close();
  });

  it('keeps what an earlier version stored under another name, and says where that version wrote on', async () => {
    const engine = await startEngine({ directory: join(directory, 'renamed'), ephemeral: true });
    const warned: object[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => void warned.push(JSON.parse(line)) });
    const opened = () => openDatabase({ uri: engine.uri, directory: '', logger });
    const first = await opened();
    const earlier = (await first.connect('offers')).collection<{ _id: string; name: string }>('actor_users');
    await earlier.createIndex({ name: 1 }, { unique: true });
    await earlier.insertOne({ _id: 'usr_1', name: 'Maya' });

    const [one, other] = await Promise.all([opened(), opened()]);
    const [connection] = await Promise.all([one.connect('offers'), other.connect('offers'), one.connect('offers')]);
    const now = connection.collection<{ _id: string; name: string }>('participant_users');
    expect(await now.find().toArray()).toEqual([{ _id: 'usr_1', name: 'Maya' }]);
    await expect(now.insertOne({ _id: 'usr_2', name: 'Maya' })).rejects.toMatchObject({ code: 11000 });
    expect(warned).toEqual([]);

    await earlier.insertOne({ _id: 'usr_1', name: 'Somebody' });
    const later = await opened();
    await later.connect('offers');
    expect(await now.findOne()).toEqual({ _id: 'usr_1', name: 'Maya' });
    expect(warned).toEqual([expect.objectContaining({ database: 'offers', collection: 'actor_users' })]);
    await Promise.all([first, one, other, later].map((database) => database.close()));
    await engine.close();
  });

  it('is flushed for whoever waits, unless its files go with it', async () => {
    const flushes = async (ephemeral: boolean): Promise<number> => {
      const engine = await startEngine({ directory: join(directory, `flushed-${ephemeral}`), ephemeral });
      const database = await openDatabase({ uri: engine.uri, directory: '' });
      const connection = await database.connect('profile');
      const counted = async () => {
        const { metrics } = (await connection.db?.command({ serverStatus: 1 })) ?? {};
        return metrics.commands.findAndModify.total as number;
      };
      const before = await counted();
      await flush(connection);
      const after = await counted();
      await database.close();
      await engine.close();
      return after - before;
    };
    expect([await flushes(false), await flushes(true)]).toEqual([1, 0]);
  });

  it('is flushed by a write, also where an engine of before has marked its run elsewhere', async () => {
    const engine = await startEngine({ directory: join(directory, 'marked-elsewhere') });
    const first = await openDatabase({ uri: engine.uri, directory: '' });
    await (await first.connect('engine')).collection('runs').deleteMany({});
    await first.close();
    const database = await openDatabase({ uri: engine.uri, directory: '' });
    const connection = await database.connect('engine');
    await flush(connection);
    await flush(connection);
    expect(await connection.collection('runs').findOne({})).toMatchObject({ flushes: 2 });
    await database.close();
    await engine.close();
  });

  it('is asked for each write’s own place in its journal, not for a majority that it hasn’t got', async () => {
    const engine = await startEngine({ directory: join(directory, 'asked') });
    const thrown = await startEngine({ directory: join(directory, 'asked-of-none'), ephemeral: true });
    const concerns: unknown[] = [];
    const opened = [
      await openDatabase({ directory: join(directory, 'asked-of-own') }),
      await openDatabase({ uri: engine.uri, directory: '' }),
      await openDatabase({ uri: thrown.uri, directory: '' }),
    ];
    for (const database of opened) {
      const connection = await database.connect('profile');
      concerns.push([connection.db?.writeConcern, lightly(connection).writeConcern]);
      await database.close();
    }
    await Promise.all([engine.close(), thrown.close()]);
    const journaled = [expect.objectContaining({ w: 1, j: true }), { w: 1, j: false }];
    expect(concerns).toEqual([journaled, journaled, [expect.objectContaining({ w: 1, j: false }), undefined]]);
  });

  it('starts under `node --watch`, which has every child tell of its imports', async () => {
    const starts = `
      import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))};
      const watched = await openDatabase({ directory: ${JSON.stringify(join(directory, 'watched'))} });
      await watched.ping();
      await watched.close();
      console.log('answered');`;
    const env = { ...process.env, WATCH_REPORT_DEPENDENCIES: '1' };
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', starts], { env });
    expect(stdout.trim()).toBe('answered');
  });

  it('keeps every acknowledged write when everything is killed, and ends with its parent', async () => {
    const data = join(directory, 'killed');
    const writer = `
      import { flush, lightly, openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))};
      const database = await openDatabase({ directory: ${JSON.stringify(data)} });
      const connection = await database.connect('notes');
      const notes = connection.collection('notes');
      const changed = (_id, n, options) => notes.updateOne({ _id }, { $set: { n } }, { upsert: true, ...options });
      const acknowledge = async (what, write) => {
        for (let n = 1; ; n += 1) {
          await write(n);
          process.stdout.write(what + ' ' + n + '\\n');
        }
      };
      acknowledge('kept', (n) => Promise.all([notes.insertOne({ n }), changed('kept', n, {})]));
      acknowledge('light', (n) => changed('light', n, lightly(connection)).then(() => flush(connection)));`;
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', writer], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const acknowledged = { kept: 0, light: 0 };
    createInterface(parent.stdout).on('line', (line) => {
      const [what, n] = line.split(' ');
      acknowledged[what as keyof typeof acknowledged] = Number(n);
    });
    await eventually(
      () => Math.min(acknowledged.kept, acknowledged.light) > 200,
      'each writer has two hundred acknowledgements',
      { within: 60_000 },
    );
    const engine = await enginePid(data);
    process.kill(engine, 'SIGKILL');
    parent.kill('SIGKILL');
    await eventually(() => isGone(engine), 'the engine is gone');

    const again = await openDatabase({ directory: data });
    const notes = (await again.connect('notes')).collection<{ _id: string; n: number }>('notes');
    const both = ['kept', 'light'] as const;
    expect(await notes.countDocuments({ _id: { $nin: [...both] } })).toBeGreaterThanOrEqual(acknowledged.kept);
    for (const _id of both) expect((await notes.findOne({ _id }))?.n).toBeGreaterThanOrEqual(acknowledged[_id]);
    const living = await enginePid(data);
    await again.close();
    await eventually(() => isGone(living), 'a closed engine leaves no process');
  });

  it('opens over a file that a kill cut off while it was made, and not over one that has lost what it held', async () => {
    const data = join(directory, 'cut-off');
    const first = await openDatabase({ directory: data });
    await (await first.connect('profile')).collection('clubs').insertOne({ name: 'Ajax' });
    await first.close();
    await writeFile(join(data, 'index-2ba57f6b-0da7-4c99-a580-6e7ef675ad09.wt'), '');
    const second = await openDatabase({ directory: data });
    expect(await (await second.connect('profile')).collection('clubs').countDocuments()).toBe(1);
    await second.close();

    const held = (await readdir(data)).find((name) => name.startsWith('collection-')) ?? '';
    await truncate(join(data, held));
    await expect(openDatabase({ directory: data })).rejects.toThrow(`${held} does not begin as such a file does`);
  });

  it('ends when its parent is killed, and the directory opens again at once', async () => {
    const data = join(directory, 'orphan');
    const idle = `
      import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))};
      await openDatabase({ directory: ${JSON.stringify(data)} });
      process.stdout.write('open');
      process.stdin.resume();`;
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', idle], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    await new Promise((resolve) => parent.stdout.once('data', resolve));
    const engine = await enginePid(data);
    parent.kill('SIGKILL');
    const again = await openDatabase({ directory: data });
    await again.close();
    await eventually(() => isGone(engine), 'the orphaned engine ends');
  });
});

describe('a database in trouble', () => {
  let database: Database;
  let pid = 0;
  beforeAll(async () => {
    const data = join(directory, 'trouble');
    database = await openDatabase({ directory: data, port: 0 });
    pid = await enginePid(data);
  });
  afterAll(() => database.close());

  it('listens on a port of this machine when asked', () =>
    expect(database.uri).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+\//));

  it('fails within two seconds while it hangs, and works again afterwards', async () => {
    const things = (await database.connect('things')).collection('things');
    await things.insertOne({ before: true });
    process.kill(pid, 'SIGSTOP');
    const started = Date.now();
    const outcomes = await Promise.allSettled([
      things.findOne({}),
      things.insertOne({ during: true }),
      database.ping(),
    ]);
    process.kill(pid, 'SIGCONT');
    expect(Date.now() - started).toBeLessThan(4_000);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected', 'rejected']);
    await eventually(() => things.insertOne({ after: true }), 'writes work again');
  });

  it.each(['through a port', 'through its own socket'])(
    'says so when the engine has died, and starts it again: %s',
    async (way) => {
      const data = join(directory, way.replaceAll(' ', '-'));
      const said: string[] = [];
      const logger = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) });
      const port = way === 'through a port' ? { port: 0 } : {};
      const fallen = await openDatabase({ directory: data, logger, ...port });
      try {
        const connection = await fallen.connect('things');
        const things = connection.collection('things');
        await things.insertOne({ before: true });
        await flush(connection);
        const isSafe = safeFrom(connection);
        process.kill(await enginePid(data), 'SIGKILL');
        await eventually(() => /started again/.test(said.at(-1) ?? ''), 'it is started again', { within: 20_000 });
        expect(said[0]).toMatch(/engine ended \(SIGKILL\)/);
        await eventually(() => fallen.ping(), 'it answers', { within: 20_000 });
        expect(
          await eventually(() => things.findOne({ before: true }), 'it answers', { within: 20_000 }),
        ).toMatchObject({
          before: true,
        });
        // What was begun before is no business of the engine that runs now.
        await expect(isSafe()).rejects.toThrow('the database is not available');
        await flush(connection);
      } finally {
        await fallen.close();
      }
    },
  );

  it('names an address that does not answer', async () => {
    const started = Date.now();
    await expect(openDatabase({ uri: 'mongodb://127.0.0.1:9/', directory: '' })).rejects.toThrow(
      /MongoDB does not answer/,
    );
    expect(Date.now() - started).toBeLessThan(6_000);
  });
});
