import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { builtFile } from '@touchline/contracts/protocol/builds';
import { createApp, type HttpServer, listen } from '../../platform/http/index.ts';
import { silentLogger } from '../../platform/telemetry/index.ts';
import { createBuildEvents, listenersAtMost } from './build-events.ts';

let root: string;
let server: HttpServer;
const names = ['shell', 'player'];
const folderOf = (name: string): string => join(root, name, '.cache');
let events: ReturnType<typeof createBuildEvents>;
/** Nobody has listened here before. */
const crowded = createBuildEvents({});

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'builds-'));
  events = createBuildEvents(Object.fromEntries(names.map((name) => [name, folderOf(name)])));
  const app = createApp();
  app.get('/builds', events.handle);
  app.get('/crowded', crowded.handle);
  server = await listen(app, '127.0.0.1', 0, silentLogger());
});
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true });
});

/** What a page hears, piece by piece; undefined when the stream has ended. */
const open = async (path = '/builds'): Promise<() => Promise<string | undefined>> => {
  const reply = await fetch(`http://127.0.0.1:${server.address.port}${path}`);
  expect(reply.headers.get('content-type')).toBe('text/event-stream');
  const reader = (reply.body as ReadableStream<Uint8Array>).getReader();
  const next = async (): Promise<string | undefined> => {
    const { value, done } = await reader.read();
    return done ? undefined : new TextDecoder().decode(value);
  };
  expect(await next()).toBe('retry: 250\n\n');
  return next;
};

/** A file that is made and written may be told twice, in one piece or in two. */
const hears = async (next: () => Promise<string | undefined>, name: string): Promise<void> => {
  const said = await next();
  expect(said).toMatch(/^event: built\n/);
  if (!said?.includes(`data: ${name}\n\n`)) await hears(next, name);
};

describe('who follows the builds', () => {
  it('is told when any of them is made anew, and of nothing else; and is let go by a stop', async () => {
    const [one, other] = [await open(), await open()];
    // What is none of a build's own is told to nobody: the first that is heard is what comes after it.
    await writeFile(join(folderOf('player'), 'built.json'), '{}');
    await writeFile(join(folderOf('shell'), builtFile), 'a hash');
    for (const next of [one, other]) expect(await next()).toMatch(/^event: built\ndata: shell\n\n/);
    await writeFile(join(folderOf('player'), builtFile), 'a hash');
    for (const next of [one, other]) await hears(next, 'player');
    events.close();
    const rest = async (next: () => Promise<string | undefined>): Promise<void> => {
      for (let said = await next(); said !== undefined; said = await next()) expect(said).toContain('event: built');
    };
    await Promise.all([rest(one), rest(other)]);
  });

  it('is told again after everybody had left', async () => {
    const next = await open();
    await writeFile(join(folderOf('player'), builtFile), 'another hash');
    expect(await next()).toContain('event: built\ndata: player\n\n');
    events.close();
  });

  it('is sent away beside too many others', async () => {
    await Promise.all(Array.from({ length: listenersAtMost }, () => open('/crowded')));
    expect((await fetch(`http://127.0.0.1:${server.address.port}/crowded`)).status).toBe(204);
    crowded.close();
  });
});
