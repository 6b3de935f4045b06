import { createHash } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { linkHeader, type Operation } from '@touchline/contracts/http';
import { bffOperations, gatewayOperations } from '@touchline/contracts/http/bff';
import { buildsPath } from '@touchline/contracts/protocol/builds';
import { type AllInOneHarness, allInOneHarness } from '../testkit/all-in-one.harness.ts';
import { browserClient, checkedReply } from '../testkit/browser-client.ts';
import { eventually, type TestDatabase, testDatabase } from '../testkit/index.ts';
import { floodPerSecond, whoeverAsksTooMuch } from './edge.floods.fixtures.ts';
import { liveEvents } from './edge.live.fixtures.ts';

/** What the BFF promises at its edge: pages with true status codes, cookies, headers, CSRF, live events. */

let database: TestDatabase;
let harness: AllInOneHarness;
const password = 'floodlights at dusk';
const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' };

beforeAll(async () => {
  database = await testDatabase();
  harness = await allInOneHarness(database.uri, undefined, { requestsPerSecond: floodPerSecond });
});
afterAll(async () => {
  await harness?.close();
  await database?.close();
});

let count = 0;
const register = async (profile_type = 'player') => {
  count += 1;
  const client = browserClient(harness.product.address);
  const email = `edge${count}@example.com`;
  const { data, headers } = await client.send('POST', '/register', {
    email,
    password,
    name: `Edge </script> ${count}`,
    profile_type,
    accepts_terms: true,
  });
  return { client, email, user: data.user, setCookies: headers.getSetCookie() };
};
const page = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${harness.product.address}${path}`, { redirect: 'manual', headers: { ...person, ...headers } });
/** A bare request below /api, its answer checked like that of every client. */
const api = async (method: string, path: string, init: RequestInit = {}) =>
  checkedReply(
    method,
    path,
    await fetch(`${harness.product.address}/api${path}`, { method, redirect: 'manual', ...init }),
  );
const cookieOf = (client: ReturnType<typeof browserClient>) => ({
  cookie: [...client.cookies].map(([n, v]) => `${n}=${v}`).join('; '),
});

describe('pages', () => {
  it('a guest sees home, login and terms, and is sent to the login from anywhere else', async () => {
    for (const path of ['/', '/login', '/register', '/forgot-password', '/terms-and-conditions', '/privacy', '/logout'])
      expect([path, (await page(path)).status]).toEqual([path, 200]);
    const sent = await page('/documents?status=available');
    expect([sent.status, sent.headers.get('location')]).toEqual([
      302,
      '/login?redirect=%2Fdocuments%3Fstatus%3Davailable',
    ]);
  });
  it('an unmatched path is a 404 page', async () => {
    expect((await page('/nowhere')).status).toBe(404);
    expect((await page('/stripe/success')).status).toBe(200);
    expect(await (await page('/nowhere')).text()).toContain('touchline-boot');
  });
  it('a crawler gets the status and no error page', async () => {
    const reply = await page('/nowhere', {
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    expect([reply.status, await reply.text()]).toEqual([404, '']);
  });
  it('a member in onboarding is sent there, and the page knows who asks', async () => {
    const { client } = await register();
    const sent = await page('/documents', cookieOf(client));
    expect([sent.status, sent.headers.get('location')]).toEqual([302, '/onboarding/player']);
    const html = await (await page('/onboarding/player', cookieOf(client))).text();
    const boot = JSON.parse(/id="touchline-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
    expect(boot.identity).toMatchObject({ is_admin: false, name: `Edge </script> ${count}` });
    expect(html).not.toContain('Edge </script>');
  });
  it('answers 401 in JSON under /api, never a redirect, and 404 in JSON for what isn’t there', async () => {
    const me = await api('GET', '/me');
    expect([me.status, me.headers.get('content-type')]).toEqual([401, 'application/json; charset=utf-8']);
    const none = await api('POST', '/sessions/resolve');
    expect([none.status, none.error]).toEqual([404, 'NotFound']);
    expect((await page('/mf/player/nothing.js')).status).toBe(404);
    expect((await page('/assets/..%2f..%2f..%2fpackage.json')).status).toBe(404);
  });
});

describe('headers and cookies', () => {
  it('packs pages and answers that are long enough, and neither streams nor what is packed already', async () => {
    const { client } = await register();
    const asked = async (path: string, accepts: string): Promise<readonly unknown[]> => {
      const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
      const headers = { ...person, ...cookieOf(client), 'accept-encoding': accepts };
      const sent = request(new URL(path, harness.product.address), { headers }, resolve).on('error', reject).end();
      const { statusCode, headers: answered } = await promise;
      sent.destroy();
      return [statusCode, answered['content-encoding'], answered.vary];
    };
    const varies = 'Accept-Encoding';
    expect(await asked('/onboarding/player', 'gzip, deflate, br')).toEqual([200, 'br', varies]);
    expect(await asked('/onboarding/player', 'gzip')).toEqual([200, 'gzip', varies]);
    expect(await asked('/onboarding/player', 'identity')).toEqual([200, undefined, varies]);
    // Below a packet's length an answer stays as it is, though a longer one of its kind would not.
    expect(await asked('/api/me', 'br')).toEqual([200, undefined, varies]);
    expect(await asked('/icons/ph.json?icons=house', 'br')).toEqual([200, undefined, varies]);
    expect(await asked('/icons/ph.json?icons=gear,gear-six,fingerprint,shield-check', 'br')).toEqual([
      200,
      'br',
      varies,
    ]);
    expect(await asked('/api/live', 'br')).toEqual([200, undefined, undefined]);
  });
  it('no page runs foreign scripts, or inline ones beyond what its own build has put there, is framed or guessed', async () => {
    const { client } = await register();
    // A first page brings its own looks beside the outline's.
    for (const [sent, sheets] of [
      [await page('/'), 2],
      [await page('/not-there'), 1],
      [await page('/onboarding/player', cookieOf(client)), 1],
    ] as const) {
      const html = await sent.text();
      const policy = sent.headers.get('content-security-policy') ?? '';
      for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy).toContain(rule);
      for (const [source, element, count] of [
        ['script-src', /<script>([\s\S]*?)<\/script>/g, 1],
        ['style-src', /<style>([\s\S]*?)<\/style>/g, sheets],
      ] as const) {
        const own = [...html.matchAll(element)].map(
          ([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
        );
        expect(own).toHaveLength(count);
        expect(policy).toContain(`;${source} 'self'${own.join('')};`);
      }
    }
    const { headers } = await page('/');
    const answer = await api('GET', '/me');
    expect(answer.headers.get('content-security-policy')).toContain(";script-src 'self';style-src 'self';");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-powered-by')).toBeNull();
  });
  it('the session’s cookie is closed to scripts, the CSRF cookie is open to them', async () => {
    const { setCookies } = await register();
    const session = setCookies.find((c) => c.startsWith('touchline-session='));
    expect(session).toMatch(/HttpOnly/);
    expect(session).toMatch(/SameSite=Lax/);
    expect(session).toMatch(/Path=\//);
    expect(session).not.toMatch(/Domain/);
    expect(setCookies.findLast((c) => c.startsWith('touchline-csrf='))).not.toMatch(/HttpOnly/);
  });
  it('signing out ends the session at once and clears the browser of all but its name and its looks', async () => {
    const { client } = await register();
    for (const name of ['current-profile', 'touchline-after', 'colour-mode']) client.cookies.set(name, 'x');
    const stolen = new Map(client.cookies);
    const out = await client.send('POST', '/logout');
    expect([out.status, out.headers.get('clear-site-data')]).toEqual([204, null]);
    expect([...client.cookies.keys()].sort()).toEqual(['colour-mode', 'touchline-device']);
    const again = browserClient(harness.product.address);
    for (const [name, value] of stolen) again.cookies.set(name, value);
    expect((await again.send('GET', '/me')).error).toBe('Unauthenticated');
  });
  it('a browser keeps its device through sign-outs, and is named only by who shows a right password', async () => {
    const { client, email, setCookies } = await register();
    const device = setCookies.find((c) => c.startsWith('touchline-device='));
    for (const part of [/HttpOnly/, /SameSite=Lax/, /Path=\//, /Max-Age=31536000/]) expect(device).toMatch(part);
    expect(device).not.toMatch(/Domain/);
    const kept = client.cookies.get('touchline-device');
    await client.send('POST', '/logout');
    expect((await client.send('POST', '/login', { email, password })).status).toBe(200);
    expect(client.cookies.get('touchline-device')).toBe(kept);
    const mails = async (): Promise<number> => {
      const { data } = await client.send('GET', `/dev/mailbox?to=${encodeURIComponent(email)}`);
      return data.filter((l: { subject: string }) => l.subject === 'New sign-in to your account').length;
    };

    const stranger = browserClient(harness.product.address);
    expect((await stranger.send('POST', '/login', { email, password: 'not the password' })).status).toBe(422);
    expect(stranger.cookies.has('touchline-device')).toBe(false);
    expect((await stranger.send('POST', '/login', { email, password })).status).toBe(200);
    expect(stranger.cookies.get('touchline-device')).not.toBe(kept);
    // The one mail is the stranger's: an earlier one of the owner's own would be there before it.
    await eventually(async () => expect(await mails()).toBeGreaterThan(0), 'the new device is told');
    expect(await mails()).toBe(1);
  });
  it('nobody is told of builds where no developer asked for it', async () => {
    const { status, error } = await browserClient(harness.product.address).send('GET', buildsPath.replace('/api', ''));
    expect([status, error]).toEqual([404, 'NotFound']);
  });
  it('authenticated JSON is never kept', async () => {
    const { client } = await register();
    expect((await client.send('GET', '/me')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('token mode', () => {
  it('needs no CSRF, and never switches it off for a request that carries the cookie', async () => {
    const { client, email } = await register();
    const reply = await api('POST', '/login', {
      headers: { 'content-type': 'application/json', 'x-auth-mode': 'token' },
      body: JSON.stringify({ email, password }),
    });
    expect(reply.headers.getSetCookie()).toEqual([]);
    const { token } = reply.data;
    const rename = (headers: Record<string, string>) =>
      api('PUT', '/me/name', {
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
        body: JSON.stringify({ name: 'By Token' }),
      });
    expect((await rename({})).status).toBe(200);
    expect((await rename(cookieOf(client))).status).toBe(419);
  });
  it('a token of our own making from outside opens nothing', async () => {
    const forged = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"act":{"is_admin":true}}').toString('base64url')}.`;
    for (const authorization of [`Bearer ${forged}`, 'Bearer ', 'Basic YWRtaW46YWRtaW4='])
      expect((await api('GET', '/admin/users', { headers: { authorization } })).status).toBe(401);
  });
});

describe('requests', () => {
  it('a form or text is no JSON', async () => {
    const { client } = await register();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const reply = await client.send('PUT', '/me/name', { name: 'By Form' }, { 'content-type': type });
      expect([type, reply.status, reply.error]).toEqual([type, 422, 'ValidationFailed']);
    }
  });
  it('_method counts in a form alone, and can’t turn a read into a write', async () => {
    const { client } = await register();
    expect((await client.send('POST', '/me/name', { _method: 'PUT', name: 'Davi' })).status).toBe(404);
    expect((await client.send('GET', '/me/name?_method=PUT')).status).toBe(404);
    expect(
      (await client.upload('/me/identification?kind=passport', Buffer.from('%PDF-1.4\n'), 'p.pdf')).status,
    ).toBeLessThan(500);
  });
  it.each([
    '{"__proto__":{"is_admin":true},"name":"Davi"}',
    '{"constructor":{"prototype":{"is_admin":true}},"name":"Davi"}',
    '{"name":{"$gt":""}}',
    '{"name":["Davi"]}',
    '[]',
    '"x"',
    '{"name":',
    '{"name":"Davi","is_admin":true}',
  ])('refuses %s', async (body) => {
    const { client } = await register();
    await client.send('GET', '/csrf');
    const reply = await api('PUT', '/me/name', {
      body,
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': decodeURIComponent(client.cookies.get('touchline-csrf') ?? ''),
        ...cookieOf(client),
      },
    });
    expect([reply.status, reply.error]).toEqual([422, 'ValidationFailed']);
    expect(({} as { is_admin?: boolean }).is_admin).toBeUndefined();
  });
  it('icons come from our own endpoint, sets that aren’t ours do not', async () => {
    const reply = await fetch(`${harness.product.address}/icons/ph.json?icons=house,bell`);
    expect(Object.keys(((await reply.json()) as { icons: Record<string, unknown> }).icons)).toEqual(['house', 'bell']);
    expect((await fetch(`${harness.product.address}/icons/mdi.json?icons=home`)).status).toBe(404);
  });
});

const edge = { harness: () => harness, register, password, api, cookieOf };
liveEvents(edge);
whoeverAsksTooMuch(edge);

describe('a request that is nested without end', () => {
  const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
  const takeJson = [...Object.values(bffOperations), ...gatewayOperations.map((p) => p.operation)]
    .map((o) => o as Operation)
    // A webhook's bytes are read by its service, once their signature is known.
    .filter(({ method, upload, access }) => method !== 'GET' && !upload && access !== 'webhook');
  // Whoever may not come in is told that before a body is read: somebody who may, with a link in the hand, is asked.
  let bearer = '';
  beforeAll(async () => {
    const { client, email } = await register();
    const { data } = await client.send('POST', '/login', { email, password }, { 'x-auth-mode': 'token' });
    bearer = `Bearer ${data.token}`;
  });
  it.each(takeJson.map(({ id, method, path }) => [id, method, path] as const))(
    '%s refuses it',
    async (_, method, path) => {
      for (const body of [deep, `{"values":${deep}}`]) {
        const reply = await fetch(`${harness.product.address}/api${path.replace(/:[a-z_]+/g, 'x_0')}`, {
          method,
          headers: {
            'content-type': 'application/json',
            'x-auth-mode': 'token',
            authorization: bearer,
            [linkHeader]: 'x'.repeat(43),
          },
          body,
        });
        expect([reply.status, await reply.json()]).toEqual([
          422,
          expect.objectContaining({ error: 'ValidationFailed' }),
        ]);
      }
    },
  );
});

it('what failed is named by us: a name that the caller brings is nobody’s word', async () => {
  const upset = await allInOneHarness(database.uri, (adapters) => ({
    ...adapters,
    cache: { ...adapters.cache, get: () => Promise.reject(new Error('planted')) },
  }));
  const reply = await fetch(`${upset.product.address}/api/me`, {
    headers: { authorization: `Bearer ${'x'.repeat(43)}`, 'x-request-id': 'forged-by-the-caller' },
  });
  const { details } = (await reply.json()) as { details: { request_id: string } };
  expect([reply.status, details.request_id]).toEqual([500, reply.headers.get('x-request-id')]);
  expect(details.request_id).toMatch(/^[0-9a-f-]{36}$/);
  await upset.close();
});

it('an Idempotency-Key of another form is refused: its sender would believe in it', async () => {
  const { client } = await register();
  for (const key of ['short', 'x'.repeat(101), 'with blanks in it', 'ключ-ключ-ключ'.replace(/[^-]/g, '?')]) {
    const reply = await client.send('PUT', '/me/name', { name: 'Another Name' }, { 'idempotency-key': key });
    expect([reply.status, reply.error, reply.details]).toEqual([
      422,
      'ValidationFailed',
      [{ path: 'Idempotency-Key', message: expect.any(String) }],
    ]);
  }
});
