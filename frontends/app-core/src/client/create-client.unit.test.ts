import { beforeEach, describe, expect, it } from '@jest/globals';
import { type ClientSettings, standardClient } from '@touchline/contracts/protocol/client';
import { createCommandKeys } from './command-keys.ts';
import { createKnownTokens } from './consistency-token.ts';
import { createClient } from './create-client.ts';
import type { ApiFailure } from './failure.ts';
import { isLate } from './late.ts';
import type { ClientEnvironment } from './requests.ts';
import { addressOf } from './settings.ts';

type Sent = { readonly url: string; readonly init: RequestInit; readonly headers: Headers };
const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

let sent: Sent[];
let answers: (() => Response)[];
let cookies: string;
let online: boolean;
let token: string | null;
let settings: ClientSettings;
let unauthenticated: number;
let failures: ApiFailure[];
let warnings: string[];

beforeEach(() => {
  sent = [];
  answers = [];
  cookies = 'touchline-csrf=token-1';
  online = true;
  token = null;
  settings = { ...standardClient, base_url: 'http://app.test/api' };
  unauthenticated = 0;
  failures = [];
  warnings = [];
});

const client = (given: Partial<ClientEnvironment> = {}) => {
  let keys = 0;
  return createClient({
    settings,
    token: {
      read: () => token,
      write: (given) => {
        token = given;
      },
    },
    fetch: async (input, init = {}) => {
      sent.push({ url: String(input), init, headers: new Headers(init.headers) });
      return (answers.shift() ?? (() => json(200, { data: null })))();
    },
    cookies: () => cookies,
    profile: () => ({ profile_id: 'prf_1', profile_type: 'player' }),
    consistency: createKnownTokens(() => {
      throw new Error('no storage here');
    }),
    keys: createCommandKeys(() => {
      keys += 1;
      return `key-${keys}`;
    }),
    online: () => online,
    onUnauthenticated: () => {
      unauthenticated += 1;
    },
    onFailure: (failure) => failures.push(failure),
    warn: (message) => warnings.push(message),
    ...given,
  });
};

describe('every call', () => {
  it('goes with credentials, as the current profile, asking for JSON, redirects by hand', async () => {
    await client().get('/home');
    expect(sent[0]?.url).toBe('http://app.test/api/home');
    expect(sent[0]?.init.credentials).toBe('include');
    expect(sent[0]?.init.redirect).toBe('manual');
    expect(sent[0]?.headers.get('accept')).toBe('application/json');
    expect(sent[0]?.headers.get('x-profile-id')).toBe('prf_1');
    expect(sent[0]?.headers.get('x-profile-type')).toBe('player');
  });

  it('goes as another one of the person’s profiles where it says so', async () => {
    await client().get('/home', { as: { profile_id: 'prf_2', profile_type: 'agent' } });
    expect(sent[0]?.headers.get('x-profile-id')).toBe('prf_2');
    expect(sent[0]?.headers.get('x-profile-type')).toBe('agent');
  });

  it('resolves to the body', async () => {
    answers.push(() => json(200, { data: { changes: null } }));
    expect(await client().get('/home')).toEqual({ data: { changes: null } });
  });

  it('is repeated once where it lags behind what this page has done, and is marked where it still does', async () => {
    answers.push(() => json(200, { data: [], meta: { stale: true } }));
    answers.push(() => json(200, { data: [{ id: 'off_1' }] }));
    const caughtUp = await client().get('/home');
    expect([sent.length, isLate(caughtUp)]).toEqual([2, false]);
    answers.push(() => json(200, { data: [], meta: { stale: true } }));
    answers.push(() => json(200, { data: [], meta: { stale: true } }));
    const lagging = (await client().get('/home')) as { data: unknown };
    expect([sent.length, isLate(lagging), isLate(lagging.data)]).toEqual([4, true, true]);
  });

  it('leaves out of its address what is undefined', async () => {
    await client().get('/offers', { query: { limit: 25, status: undefined, cursor: undefined } });
    await client().get('/offers', { query: { status: undefined } });
    expect(sent.map(({ url }) => url)).toEqual(['http://app.test/api/offers?limit=25', 'http://app.test/api/offers']);
  });

  it('fills and encodes the parameters of its path', () => {
    expect(addressOf(standardClient, '/offers/{offer_id}', { offer_id: 'a/b' })).toBe('/offers/a%2Fb');
  });
});

describe('a command', () => {
  it('carries the token of the cookie and a key of its own', async () => {
    const api = client();
    await api.post('/logout');
    await api.post('/logout');
    expect(sent.map(({ headers }) => headers.get('x-csrf-token'))).toEqual(['token-1', 'token-1']);
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1', 'key-2']);
  });

  it('asks for the cookie first where there is none', async () => {
    cookies = '';
    answers.push(() => {
      cookies = 'touchline-csrf=token-2';
      return json(204, null);
    });
    await client().post('/logout');
    expect(sent.map(({ url }) => url)).toEqual(['http://app.test/api/csrf', 'http://app.test/api/logout']);
    expect(sent[1]?.headers.get('x-csrf-token')).toBe('token-2');
  });

  it('is never repeated by itself', async () => {
    answers.push(() => json(503, { error: 'ServiceUnavailable' }));
    await expect(client().post('/logout')).rejects.toMatchObject({ status: 503 });
    expect(sent).toHaveLength(1);
  });
});

describe('a command without the network', () => {
  const cut = (): Response => {
    throw new TypeError('Failed to fetch');
  };
  const keysOf = () => sent.map(({ headers }) => headers.get('idempotency-key')).filter(Boolean);

  it('fails at once, was not sent, and never is', async () => {
    online = false;
    const api = client({
      fetch: async (input, init = {}) => {
        sent.push({ url: String(input), init, headers: new Headers(init.headers) });
        return cut();
      },
    });
    await expect(api.post('/logout')).rejects.toMatchObject({
      outcome: 'unsent',
      message: 'You are offline. Nothing was sent.',
      status: 0,
    });
    online = true;
    expect(sent.map(({ url, init }) => [url, init.method ?? 'GET'])).toEqual([['http://app.test/api/csrf', 'GET']]);
  });

  it('goes out all the same where the product answers: it may run on this very machine', async () => {
    online = false;
    await client().post('/logout');
    expect(sent.map(({ url }) => url)).toEqual(['http://app.test/api/csrf', 'http://app.test/api/logout']);
  });

  it('was not sent where its token could not be had', async () => {
    cookies = '';
    answers.push(cut);
    await expect(client().post('/logout')).rejects.toMatchObject({ outcome: 'unsent' });
    expect(sent).toHaveLength(1);
  });

  it('cut on its way says that nobody knows, and is not repeated by itself', async () => {
    answers.push(cut);
    await expect(client().post('/logout')).rejects.toMatchObject({ outcome: 'unknown', status: 0 });
    expect(sent).toHaveLength(1);
  });

  it('tried again by the person carries the first key, so that it counts once', async () => {
    const api = client();
    const body = { email: 'davi@example.com', password: 'x' };
    answers.push(cut);
    await api.post('/login', { body }).catch(() => undefined);
    await api.post('/login', { body });
    await api.post('/login', { body });
    expect(keysOf()).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('has a key of its own again once something else was done', async () => {
    const api = client();
    answers.push(cut);
    await api.put('/me/name', { body: { name: 'Davi' } }).catch(() => undefined);
    await api.put('/me/name', { body: { name: 'Luka' } });
    await api.put('/me/name', { body: { name: 'Davi' } });
    expect(keysOf()).toEqual(['key-1', 'key-2', 'key-3']);
  });

  it('that was answered is over, refused or not', async () => {
    const api = client();
    answers.push(() => json(503, { error: 'ServiceUnavailable' }));
    await api.post('/logout').catch(() => undefined);
    await api.post('/logout');
    expect(keysOf()).toEqual(['key-1', 'key-2']);
  });
});

describe('a read', () => {
  it('is repeated once after a failure that may pass', async () => {
    answers.push(() => json(503, { error: 'ServiceUnavailable' }));
    await client().get('/home');
    expect(sent).toHaveLength(2);
    expect(failures).toEqual([]);
  });

  it('carries what the last command wrote', async () => {
    const api = client();
    answers.push(() => json(200, {}, { 'Touchline-After': 'off_1@4' }));
    await api.post('/logout');
    await api.get('/home');
    expect(sent[1]?.headers.get('touchline-after')).toBe('off_1@4');
  });
});

describe('a refusal', () => {
  const refusedWith = async (status: number, body: unknown, options = {}): Promise<unknown> => {
    answers.push(() => json(status, body));
    return client()
      .post('/logout', options)
      .catch((reason: unknown) => reason);
  };

  it('rejects with code, message, status and details, and is shown', async () => {
    const reason = await refusedWith(409, { error: 'OfferNotPending', details: { status: 'accepted' } });
    expect(reason).toEqual({
      code: 'OfferNotPending',
      message: 'Cannot be countered as no longer pending.',
      status: 409,
      details: { status: 'accepted' },
    });
    expect(failures).toHaveLength(1);
  });

  it('without a known code is ServerErrorException', async () => {
    expect(await refusedWith(500, { error: 'Unheard' })).toMatchObject({
      code: 'ServerErrorException',
      message: 'Something went wrong',
    });
    expect(await refusedWith(500, 'no json')).toMatchObject({ code: 'ServerErrorException' });
  });

  it('is not shown where the caller shows it', async () => {
    await refusedWith(422, { error: 'ValidationFailed', details: [] }, { quiet: ['ValidationFailed'] });
    await refusedWith(403, { error: 'FreshAuthenticationRequired' });
    await refusedWith(409, { error: 'OfferNotPending' }, { unasked: true });
    expect(failures).toEqual([]);
    await refusedWith(409, { error: 'OfferNotPending' }, { quiet: ['ValidationFailed'] });
    expect(failures).toHaveLength(1);
  });

  it('with 401 ends the session without a toast', async () => {
    expect(await refusedWith(401, { error: 'Unauthenticated' })).toMatchObject({
      code: 'Unauthenticated',
      status: 401,
    });
    expect(unauthenticated).toBe(1);
    expect(failures).toEqual([]);
  });

  it('with 401 ends no session where that is an answer, and not by a link', async () => {
    await refusedWith(401, { error: 'Unauthenticated' }, { mayBeGuest: true });
    await refusedWith(401, { error: 'Unauthenticated' }, { link: 'link-1' });
    expect([unauthenticated, failures.length]).toEqual([0, 1]);
  });

  it('with 419 is only a warning, and the command is not sent again', async () => {
    expect(await refusedWith(419, { error: 'CsrfTokenMismatch' })).toMatchObject({ status: 419 });
    expect([warnings, failures]).toEqual([['CSRF token mismatch'], []]);
    expect(sent).toHaveLength(1);
  });

  it('with 419 has the next command ask for another token first, once', async () => {
    const api = client();
    const body = { email: 'davi@example.com', password: 'x' };
    answers.push(
      () => json(419, { error: 'CsrfTokenMismatch' }),
      () => {
        cookies = 'touchline-csrf=token-2';
        return new Response(null, { status: 204 });
      },
    );
    await api.post('/login', { body }).catch(() => undefined);
    await api.post('/login', { body });
    await api.post('/logout');
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/login',
      '/api/csrf',
      '/api/login',
      '/api/logout',
    ]);
    expect(sent.map(({ headers }) => headers.get('x-csrf-token'))).toEqual(['token-1', null, 'token-2', 'token-2']);
  });
});

describe('settings', () => {
  it('say where to sign in, out, ask for the person and for the CSRF token, and how that is sent', async () => {
    cookies = 'xsrf=token-3';
    settings = {
      ...settings,
      base_url: 'https://api.test/v2',
      endpoints: { login: '/sessions', logout: '/sessions/end', user: '/whoami', csrf: '/xsrf' },
      csrf: { cookie: 'xsrf', header: 'x-xsrf' },
    };
    const api = client();
    await api.post('/login', { body: { email: 'davi@example.com', password: 'x' } });
    await api.get('/me');
    cookies = '';
    await api.post('/logout');
    expect(sent.map(({ url }) => url.replace('https://api.test/v2', ''))).toEqual([
      '/sessions',
      '/whoami',
      '/xsrf',
      '/sessions/end',
    ]);
    expect(sent[0]?.headers.get('x-xsrf')).toBe('token-3');
  });

  it('choose the token: signing in brings it, every call carries it, signing out ends it; no cookie, no CSRF token', async () => {
    settings = { ...settings, mode: 'token', token_storage: 'session' };
    cookies = '';
    const api = client();
    answers.push(() => json(200, { data: { user: null, token: 'secret-1' } }));
    await api.post('/login', { body: { email: 'davi@example.com', password: 'x' } });
    expect(token).toBe('secret-1');
    await api.put('/me/name', { body: { name: 'Davi' } });
    await api.post('/logout');
    expect(token).toBeNull();
    expect(sent.map(({ headers }) => [headers.get('x-auth-mode'), headers.get('authorization')])).toEqual([
      ['token', null],
      ['token', 'Bearer secret-1'],
      ['token', 'Bearer secret-1'],
    ]);
    expect(sent.some(({ url, headers }) => url.endsWith('/csrf') || headers.has('x-csrf-token'))).toBe(false);
  });

  it('choose the token: one that is over is forgotten', async () => {
    settings = { ...settings, mode: 'token', token_storage: 'local' };
    token = 'secret-1';
    answers.push(() => json(401, { error: 'Unauthenticated' }));
    await client()
      .get('/me', { mayBeGuest: true, quiet: true })
      .catch(() => undefined);
    expect([token, unauthenticated]).toEqual([null, 0]);
  });
});

describe('a PUT with form data', () => {
  it('goes as POST with _method', async () => {
    const form = new FormData();
    form.set('name', 'Davi');
    const { spoofedPut } = await import('./requests.ts');
    const { method, body } = spoofedPut('PUT', form);
    expect(method).toBe('POST');
    expect([...(body as FormData)]).toEqual([
      ['name', 'Davi'],
      ['_method', 'PUT'],
    ]);
    expect(form.has('_method')).toBe(false);
  });
});
