import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { staffNeedFactor } from '../../../services/identity/src/second-factor/staff-factor.environment.ts';
import { prepareDemo, takeDataDirectory } from '../../apps/all-in-one/data-directory.ts';
import { assertDemoIsAtHome, assertStaffHaveFactor } from '../../apps/all-in-one/refusals.ts';
import type { Reply } from '../../apps/api-client/api-client.ts';
import { openDatabase } from '../../platform/database/index.ts';
import { freePort } from '../../platform/runtime/free-port.mjs';
import { refusedCode } from '../../platform/runtime/refused.ts';
import { browserClient } from '../testkit/browser-client.ts';
import { eventually } from '../testkit/index.ts';

/** What of the owner's machine isn't the product's, or is damaged, is named and left alone. */

let root: string;
/** A directory that a stopped product has left. */
let used: string;
let database: string;
let port: number;
const living = new Set<ChildProcess>();

const launch = (env: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'infra/apps/all-in-one/main.ts'], {
    env: { ...process.env, NODE_OPTIONS: '', PORT: String(port), DEMO: 'false', LOG_LEVEL: 'fatal', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  living.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const ended = new Promise<number | null>((settle) =>
    child.once('close', (code) => {
      living.delete(child);
      settle(code);
    }),
  );
  return { child, ended, said: () => said };
};
/** Starts it where it must not start; answers what it said. */
const refused = async (env: NodeJS.ProcessEnv): Promise<string> => {
  const { ended, said } = launch(env);
  expect([await ended, said()]).toEqual([refusedCode, expect.stringMatching(/^Touchline cannot start: [^\n]+\n$/)]);
  return said();
};
const run = async (env: NodeJS.ProcessEnv) => {
  const product = launch(env);
  await eventually(() => expect(product.said()).toContain('Touchline is ready at'), 'it is ready', { within: 60_000 });
  return {
    ...product,
    stop: async (): Promise<void> => {
      product.child.kill('SIGTERM');
      expect(await product.ended).toBe(0);
    },
  };
};
/** Every file below, with its bytes. */
const contentOf = async (directory: string): Promise<Record<string, string>> => {
  const content: Record<string, string> = {};
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) {
      const path = join(entry.parentPath, entry.name);
      content[path.slice(directory.length)] = (await readFile(path)).toString('base64');
    }
  return content;
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'touchline-owner-'));
  used = join(root, 'used');
  database = join(used, 'database');
  port = await freePort();
  const product = await run({ DATA_DIR: used });
  const client = browserClient(`http://127.0.0.1:${port}`);
  const email = 'owner@example.com';
  await client.send('POST', '/register', {
    email,
    password: 'floodlights at dusk',
    name: 'The Owner',
    profile_type: 'player',
    accepts_terms: true,
  });
  await client.send('POST', '/forgot-password', { email });
  const uri = `mongodb://${encodeURIComponent(join(database, '.sockets', 'engine.sock'))}/?directConnection=true`;
  const inside = await openDatabase({ uri, directory: '' });
  const messages = (await inside.connect('operations')).collection('mailbox');
  await eventually(async () => expect(await messages.countDocuments({ to: email })).toBe(2), 'both messages are kept', {
    within: 20_000,
  });
  kept = await messages.find({ to: email }).toArray();
  await inside.close();
  outside = await Promise.all(
    ['/mailbox', '/mailbox/msg_1', '/stripe/', '/stripe/style.css'].map((path) => client.send('GET', `/dev${path}`)),
  );
  await product.stop();
  said = product.said();
});
let kept: Record<string, unknown>[];
let said: string;
let outside: readonly Reply[];
afterAll(async () => {
  for (const child of living) child.kill('SIGKILL');
  await rm(root, { recursive: true, force: true });
});

describe('a product without a mail server and without the demo', () => {
  it('says so, and keeps no PIN and no link to be read', () => {
    expect(said).toMatch(/SMTP_URL is not set: no message leaves this machine/);
    expect(kept.map(({ subject }) => subject).toSorted()).toEqual([
      'Confirm your email address',
      'Your PIN for a new password',
    ]);
    for (const message of kept) expect([message['text'], message['html']]).toEqual(['', '']);
  });

  it('has no mailbox to be read and no desk of payments', () => {
    for (const { status, error } of outside) expect([status, error]).toEqual([404, 'NotFound']);
  });

  it('leaves nothing that anybody but its owner can read', async () => {
    expect((await stat(used)).mode & 0o777).toBe(0o700);
    for (const entry of await readdir(used, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isSymbolicLink()) expect([path, (await stat(path)).mode & 0o077]).toEqual([path, 0]);
    }
  });
});

describe('a directory that isn’t ours', () => {
  it('is refused, with its files named and left', async () => {
    const directory = join(root, 'precious');
    await mkdir(directory);
    await writeFile(join(directory, 'precious.txt'), 'precious');
    expect(await refused({ DATA_DIR: directory, DEMO: 'true' })).toMatch(
      /precious has files that are not Touchline's \(precious\.txt\)/,
    );
    expect(await readdir(directory)).toEqual(['precious.txt']);
  });

  it('a file that somebody puts beside a half-made demo outlives its clearing', async () => {
    const directory = join(root, 'half');
    await takeDataDirectory(directory);
    await prepareDemo(directory);
    for (const name of ['database', 'secrets', 'photos']) {
      await mkdir(join(directory, name));
      await writeFile(join(directory, name, 'content'), name);
    }
    await writeFile(join(directory, 'precious.txt'), 'precious');
    await prepareDemo(directory);
    expect((await readdir(directory)).toSorted()).toEqual(['.touchline', 'demo-started', 'photos', 'precious.txt']);
  });

  it('one that another process uses is refused with its number, and that process goes on', async () => {
    const product = await run({ DATA_DIR: used });
    const other = String(await freePort());
    expect(await refused({ DATA_DIR: used, PORT: other, DEMO: 'true' })).toContain(
      `in use by process ${product.child.pid}`,
    );
    expect((await fetch(`http://127.0.0.1:${port}/api/me`)).status).toBe(401);
    await product.stop();
  });

  it('is free again at once after a kill', async () => {
    const first = await run({ DATA_DIR: used });
    first.child.kill('SIGKILL');
    await first.ended;
    await (await run({ DATA_DIR: used })).stop();
  });
});

describe('what is damaged is named and left as it is', () => {
  const damage = async (name: string, how: (directory: string) => Promise<void>): Promise<string> => {
    const directory = join(root, name);
    await cp(used, directory, { recursive: true });
    await how(directory);
    const before = await contentOf(directory);
    const sentence = await refused({ DATA_DIR: directory });
    expect(await contentOf(directory)).toEqual(before);
    return sentence;
  };

  it.each([
    ['WiredTiger.turtle', 'garbage'],
    ['_mdb_catalog.wt', 'garbage'],
    ['WiredTiger.wt', undefined],
  ])('the database’s %s', async (file, text) => {
    const sentence = await damage(`damaged-${file}`, (directory) => {
      const path = join(directory, 'database', file);
      return text === undefined ? rm(path) : writeFile(path, text);
    });
    expect(sentence).toMatch(new RegExp(`The database is damaged: \\S+/database/${file} `));
  });

  it.each([
    ['actor-keys', 'not json', 'garbage'],
    ['csrf-key', '', 'empty'],
    ['sealing', '{"privateKey":"-----BEGIN PRIVATE KEY-----\\nAAAA\\n-----END PRIVATE KEY-----"}', 'no key'],
    ['mail-key', '"abc"', 'too short'],
  ])('the secret %s: %s', async (name, text, how) => {
    const sentence = await damage(`secret-${name}-${how.replace(' ', '-')}`, (directory) =>
      writeFile(join(directory, 'secrets', `${name}.json`), text),
    );
    expect(sentence).toMatch(new RegExp(`A secret is damaged: \\S+/secrets/${name}\\.json\\.`));
  });
});

describe('a port that somebody else has', () => {
  it('is said before anything is made, however well that one answers', async () => {
    const other = createServer((_req, res) => res.end('{"status":"ready"}'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const taken = (other.address() as AddressInfo).port;
    const directory = join(root, 'never-made');
    expect(await refused({ DATA_DIR: directory, PORT: String(taken) })).toContain(
      `port ${taken} of 127.0.0.1 is taken`,
    );
    await expect(stat(directory)).rejects.toThrow('ENOENT');
    await new Promise((resolve) => other.close(resolve));
  });
});

describe('the demo', () => {
  const given = { demo: true, host: '127.0.0.1', directory: '/nowhere', asked: false };
  it('is at home on this machine alone', () => {
    for (const host of ['127.0.0.1', '127.8.9.1', '::1', 'localhost'])
      expect(() => assertDemoIsAtHome({ ...given, host })).not.toThrow();
    for (const host of ['0.0.0.0', '::', '192.168.1.5', 'touchline.example', '127.0.0.1.example'])
      expect(() => assertDemoIsAtHome({ ...given, host })).toThrow(/known to everybody.*DEMO_FOR_EVERYBODY=true/);
  });
  it('alone lets staff do without a second factor', async () => {
    for (const asked of [undefined, 'required'] as const)
      expect(() => assertStaffHaveFactor({ demo: false, asked })).not.toThrow();
    expect(() => assertStaffHaveFactor({ demo: true, asked: 'offered' })).not.toThrow();
    const directory = join(root, 'factorless');
    expect(await refused({ DATA_DIR: directory, STAFF_SECOND_FACTOR: 'offered' })).toContain(staffNeedFactor);
  });
  it('goes elsewhere when that is asked for; without it, a directory without its accounts does', async () => {
    expect(() => assertDemoIsAtHome({ ...given, host: '0.0.0.0', asked: true })).not.toThrow();
    expect(() => assertDemoIsAtHome({ ...given, host: '0.0.0.0', demo: false })).not.toThrow();
    const directory = join(root, 'had-demo');
    await takeDataDirectory(directory);
    await prepareDemo(directory);
    expect(() => assertDemoIsAtHome({ ...given, host: '0.0.0.0', demo: false, directory })).toThrow(
      /has the demo's accounts/,
    );
  });
  it('refuses before anything is made', async () => {
    const directory = join(root, 'outer');
    expect(await refused({ DATA_DIR: directory, HOST: '0.0.0.0', DEMO: 'true' })).toContain(
      'HOST=0.0.0.0 lets others in',
    );
    await expect(stat(directory)).rejects.toThrow('ENOENT');
  });
});

it('a directory that was readable for others is closed', async () => {
  const directory = join(root, 'open');
  await mkdir(directory);
  await chmod(directory, 0o755);
  await takeDataDirectory(directory);
  expect((await stat(directory)).mode & 0o777).toBe(0o700);
});
