import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Pins } from '@touchline/contracts/protocol/remotes';
import { filesOf } from '../../../bff/src/pages/frontend.ts';
import { buildFor, releasingOf } from '../../../bff/src/pages/releases.ts';
import { remoteLists } from '../../../bff/src/pages/remotes.ts';
import { createTemplate } from '../../../bff/src/pages/template.ts';
import type { BffSessions } from '../../../bff/src/session/sessions.ts';
import { readBuilds, type StoredBuild } from '../../apps/static-host/builds.ts';
import { createHost } from '../../apps/static-host/host.ts';
import { publishBuild } from '../../apps/static-host/publish.ts';
import { releasesOf } from '../../apps/static-host/releases.ts';
import { createApp, errorHandler, type HttpServer, listen } from '../../platform/http/index.ts';
import { createMetrics, silentLogger } from '../../platform/telemetry/index.ts';

/** New pages beside old ones: what is released, given out, canaried and taken back, with the pages' host and the BFF's side of it. */

let directory: string;
const servers: HttpServer[] = [];
const logger = silentLogger();
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'touchline-releases-'));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop(0)));
  await rm(directory, { recursive: true, force: true });
});

/** A build as webpack makes them: a manifest, an entry, and a part of which only the entry knows. */
const made = async (name: string, words: string): Promise<string> => {
  const folder = join(directory, 'made', name, words);
  await mkdir(join(folder, 'assets'), { recursive: true });
  const hash = Buffer.from(words).toString('hex').padEnd(10, '0').slice(0, 10);
  await writeFile(join(folder, 'mf-manifest.json'), JSON.stringify({ entry: `remoteEntry.${hash}.js` }));
  await writeFile(join(folder, `remoteEntry.${hash}.js`), `entry('${words}')`);
  await writeFile(join(folder, 'assets', `part.${hash}.js`), `part('${words}')`);
  await writeFile(join(folder, 'index.html'), `<h1>${words}</h1>`);
  return folder;
};
const published = async (name: string, ...builds: readonly string[]): Promise<readonly StoredBuild[]> => {
  for (const words of builds) await publishBuild(await made(name, words), join(directory, name), 3);
  return readBuilds(join(directory, name));
};
const start = async (app: ReturnType<typeof createApp>): Promise<string> => {
  const server = await listen(app, '127.0.0.1', 0, logger);
  servers.push(server);
  return `http://127.0.0.1:${server.address.port}`;
};
const metrics = createMetrics();
const hosted = async (name: string, pins: Pins = {}): Promise<string> => {
  const builds = await readBuilds(join(directory, name));
  return start(createHost([{ name, builds, releases: releasesOf(name, builds, pins) }], logger, metrics));
};
const pinOf = ({ build, integrity }: StoredBuild) => ({ build, integrity });

/** The BFF's side: the lists of remotes, the files, for whoever the request's header names. */
const bffFor = async (name: string, host: string): Promise<string> => {
  const site = { host: `${host}/${name}` };
  const sessions = {
    of: async (req: { headers: Record<string, unknown> }) => {
      if (req.headers['x-person'] === 'broken') throw new Error('identity is away');
      return req.headers['x-person'] ? { session: { user_id: req.headers['x-person'] } } : null;
    },
  } as unknown as BffSessions;
  const lists = remoteLists({ remotes: [{ name, releasing: releasingOf(site, logger) }], sessions });
  const app = createApp();
  app.get('/mf/remotes.json', lists.pinned);
  app.get('/mf/registry.json', lists.addresses);
  app.use(`/mf/${name}`, filesOf(site));
  app.use(errorHandler(logger, () => ''));
  return start(app);
};
const manifestFor = async (bff: string, name: string, person?: string): Promise<string> => {
  const reply = await fetch(`${bff}/mf/remotes.json`, { headers: person ? { 'x-person': person } : {} });
  expect(reply.headers.get('cache-control')).toBe('private, no-cache');
  return (await reply.json())[name].manifest;
};

describe('builds beside each other', () => {
  it('are kept under the name of their content, the newest ones; the same build again is the same', async () => {
    const builds = await published('kept', 'one', 'two', 'three', 'four');
    expect(builds).toHaveLength(3);
    const again = await published('kept', 'four');
    expect(again.map(({ build }) => build)).toEqual(builds.map(({ build }) => build));
    expect(await readFile(join(again[0]?.folder ?? '', 'index.html'), 'utf8')).toContain('four');
    // An earlier one that is released again is the newest once more.
    const back = await published('kept', 'two');
    expect(back[0]?.build).toBe(builds[2]?.build);
  });

  it('are refused once somebody has changed one of their files', async () => {
    const [build] = await published('tampered', 'one');
    await writeFile(join(build?.folder ?? '', 'index.html'), '<h1>another one</h1>');
    await expect(readBuilds(join(directory, 'tampered'))).rejects.toThrow('is no longer what was published');
  });

  it('are released by name and integrity, or not at all', async () => {
    const builds = await published('pinned', 'one', 'two');
    const [two, one] = builds as readonly [StoredBuild, StoredBuild];
    expect(releasesOf('pinned', builds, {}).stable.build).toBe(two.build);
    expect(releasesOf('pinned', builds, { pinned: { stable: pinOf(one) } }).stable.build).toBe(one.build);
    const unknown = { build: '0'.repeat(16), integrity: one.integrity };
    expect(() => releasesOf('pinned', builds, { pinned: { stable: unknown } })).toThrow('is not here');
    const mixed = { build: one.build, integrity: two.integrity };
    expect(() => releasesOf('pinned', builds, { pinned: { stable: mixed } })).toThrow('is not the one that is meant');
    expect(() => releasesOf('nothing', [], {})).toThrow('is not built');
  });
});

describe('the pages’ host', () => {
  let host: string;
  let one: StoredBuild;
  let two: StoredBuild;
  beforeAll(async () => {
    [two, one] = (await published('host', 'one', 'two')) as [StoredBuild, StoredBuild];
    host = await hosted('host', { host: { stable: pinOf(one) } });
  });
  const get = (path: string) => fetch(`${host}/host/${path}`);

  it('serves each build for good, whichever is released', async () => {
    for (const { build, files } of [one, two])
      for (const file of Object.keys(files)) {
        const reply = await get(`${build}/${file}`);
        expect([reply.status, reply.headers.get('cache-control')]).toEqual([
          200,
          'public, max-age=31536000, immutable',
        ]);
      }
    expect((await get(`${'0'.repeat(16)}/mf-manifest.json`)).status).toBe(404);
  });

  it('gives who names no build the released one, and a file of another build to a page that has it open', async () => {
    const page = await get('index.html');
    expect([await page.text(), page.headers.get('cache-control')]).toEqual(['<h1>one</h1>', 'no-cache']);
    const file = Object.keys(two.files).find((name) => name.startsWith('remoteEntry')) ?? '';
    expect(await (await get(file)).text()).toBe("entry('two')");
    expect((await get('part.0123456789.js')).status).toBe(404);
    expect((await get('%2e%2e/%2e%2e/package.json')).status).toBe(404);
  });

  it('says what is released, and is counted', async () => {
    expect(await (await get('releases.json')).json()).toEqual({
      stable: { build: one.build, integrity: one.integrity, files: one.files },
    });
    expect(await metrics.registry.metrics()).toMatch(
      /touchline_request_seconds_count\{service="frontends",operation="host",status="200"\} [1-9]/,
    );
  });
});

describe('what a person gets', () => {
  const people = Array.from({ length: 400 }, (_, at) => `usr_${at}`);

  it('is the released build, pinned to its bytes, under this site’s address', async () => {
    const [build] = (await published('club', 'one')) as [StoredBuild];
    const bff = await bffFor('club', await hosted('club'));
    const { club } = await (await fetch(`${bff}/mf/remotes.json`)).json();
    expect(club.manifest).toBe(`/mf/club/${build.build}/mf-manifest.json`);
    expect(club.integrity[club.manifest]).toBe(build.files['mf-manifest.json']);
    expect(Object.keys(club.integrity)).toHaveLength(2);
    expect((await fetch(`${bff}${club.manifest}`)).status).toBe(200);
    // Shells of before read addresses alone.
    expect(await (await fetch(`${bff}/mf/registry.json`)).json()).toEqual({ club: club.manifest });
  });

  it('is a canary for a share of them, the same for each at every time; guests and who can’t be known stay', async () => {
    const [next, now] = (await published('canary', 'now', 'next')) as [StoredBuild, StoredBuild];
    const pins = { canary: { stable: pinOf(now), canary: { ...pinOf(next), share: 0.25 } } };
    const bff = await bffFor('canary', await hosted('canary', pins));
    const first = await Promise.all(people.map((person) => manifestFor(bff, 'canary', person)));
    const onCanary = first.filter((manifest) => manifest.includes(next.build)).length;
    expect(onCanary).toBeGreaterThan(60);
    expect(onCanary).toBeLessThan(140);
    expect(await Promise.all(people.map((person) => manifestFor(bff, 'canary', person)))).toEqual(first);
    expect(await manifestFor(bff, 'canary')).toContain(now.build);
    expect(await manifestFor(bff, 'canary', 'broken')).toContain(now.build);
    // Both are served, so that nobody’s page breaks on either side of the line.
    for (const { build } of [now, next])
      expect((await fetch(`${bff}/mf/canary/${build}/mf-manifest.json`)).status).toBe(200);
  });

  it('grows with the share: nobody who has the canary loses it when more get it', async () => {
    const [next, now] = (await published('growing', 'now', 'next')) as [StoredBuild, StoredBuild];
    const chosen = (share: number) =>
      new Set(people.filter((person) => buildFor({ stable: now, canary: { ...next, share } }, person) !== now));
    const [none, some, more, all] = [0, 0.1, 0.5, 1].map(chosen);
    expect([none?.size, all?.size]).toEqual([0, people.length]);
    expect([...(some ?? [])].filter((person) => !more?.has(person))).toEqual([]);
  });

  it('is the address without a build while its host is away: a try again finds it', async () => {
    const bff = await bffFor('away', 'http://127.0.0.1:1');
    expect(await manifestFor(bff, 'away')).toBe('/mf/away/mf-manifest.json');
  });
});

describe('the shell’s page', () => {
  it('is of the released build, and of the one before where a replica of its host has no other yet', async () => {
    const [two, one] = (await published('shell', 'one', 'two')) as [StoredBuild, StoredBuild];
    let releases = releasesOf('shell', [two, one], { shell: { stable: pinOf(one) } });
    const host = await hosted('shell');
    const releasing = { of: async () => releases, build: async () => releases.stable };
    const template = createTemplate({ host: `${host}/shell` }, releasing, 0);
    expect((await template(undefined)).html).toBe('<h1>one</h1>');
    releases = releasesOf('shell', [two, one], {});
    expect((await template(undefined)).html).toBe('<h1>two</h1>');
    releases = { stable: { ...releases.stable, build: 'f'.repeat(16) } };
    expect((await template(undefined)).html).toBe('<h1>two</h1>');
  });
});
