import { describe, expect, it } from '@jest/globals';
import { newKeyPair } from '../runtime/keys.ts';
import { createActorSigner, createAuthenticator } from './identity-token.ts';
import type { Principal } from './request.ts';

const { privateKey, publicKey } = newKeyPair();
const actor = (user_id: string): Principal => ({
  user_id,
  session_id: 'ses_1',
  is_admin: false,
  authenticated_at: '2026-11-19T08:00:00.000Z',
  profile: null,
});
const start = Date.parse('2026-11-19T08:00:00.000Z');

const both = async () => {
  let now = start;
  const clock = () => now;
  const sign = await createActorSigner(privateKey, clock);
  const authenticate = await createAuthenticator(publicKey, clock);
  return {
    sign,
    ask: (token: string) => authenticate({ authorization: `Bearer ${token}` }),
    at: (ms: number) => {
      now = start + ms;
    },
  };
};

describe('a key that is changed for another', () => {
  it('is taken beside its successor, and no longer once it is left out', async () => {
    const next = newKeyPair();
    const tokens = await Promise.all(
      [privateKey, next.privateKey, newKeyPair().privateKey].map(async (key) => (await createActorSigner(key))(null)),
    );
    const outcomes = async (keys: string) => {
      const authenticate = await createAuthenticator(keys);
      const asked = tokens.map((token) => authenticate({ authorization: `Bearer ${token}` }));
      return (await Promise.allSettled(asked)).map(({ status }) => status);
    };
    expect(await outcomes(`${publicKey}${next.publicKey}`)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(await outcomes(`${next.publicKey.trim()}${publicKey.trim()}`)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
    expect(await outcomes(next.publicKey)).toEqual(['rejected', 'fulfilled', 'rejected']);
  });
});

describe('who makes a request', () => {
  it('is signed once for the questions of a screen, and anew after five seconds', async () => {
    const { sign, at } = await both();
    const first = await sign(actor('usr_1'));
    at(4_999);
    expect(await sign(actor('usr_1'))).toBe(first);
    at(5_000);
    expect(await sign(actor('usr_1'))).not.toBe(first);
  });
  it('is another token for another person, another standing, or nobody', async () => {
    const { sign } = await both();
    const tokens = await Promise.all([
      sign(actor('usr_1')),
      sign(actor('usr_2')),
      sign({ ...actor('usr_1'), is_admin: true }),
      sign({ ...actor('usr_1'), profile: { id: 'prf_1', type: 'player' } }),
      sign(null),
    ]);
    expect(new Set(tokens).size).toBe(5);
  });
  it('is known again by the same token, and no longer than the token lives', async () => {
    const { sign, ask, at } = await both();
    const token = await sign(actor('usr_1'));
    expect(await ask(token)).toEqual(actor('usr_1'));
    at(34_999);
    expect(await ask(token)).toEqual(actor('usr_1'));
    at(35_000);
    await expect(ask(token)).rejects.toMatchObject({ code: 'Unauthenticated' });
  });
  it('is not known where the clock is wrong by more than a token’s tolerance, either way', async () => {
    const { sign, ask, at } = await both();
    const token = await sign(actor('usr_1'));
    at(-10_000);
    await expect(ask(token)).rejects.toMatchObject({ code: 'Unauthenticated' });
    at(600_000);
    await expect(ask(token)).rejects.toMatchObject({ code: 'Unauthenticated' });
  });
  it('is nobody’s word but the BFF’s: a token that was changed, or signed by another key', async () => {
    const { sign, ask } = await both();
    const token = await sign(actor('usr_1'));
    await ask(token);
    const [header = '', , signature = ''] = token.split('.');
    const [, forged = ''] = (await sign(actor('usr_2'))).split('.');
    await expect(ask(`${header}.${forged}.${signature}`)).rejects.toMatchObject({ code: 'Unauthenticated' });
    const stranger = await createActorSigner(newKeyPair().privateKey, () => start);
    await expect(ask(await stranger(actor('usr_1')))).rejects.toMatchObject({ code: 'Unauthenticated' });
    expect(await ask(await sign(null))).toBeNull();
  });
  it('is nobody where what it says of a person isn’t of the agreed form', async () => {
    const { sign, ask } = await both();
    const { profile: _, ...less } = actor('usr_1');
    await expect(ask(await sign(less as Principal))).rejects.toMatchObject({ code: 'Unauthenticated' });
    const stranger = { ...actor('usr_1'), profile: { id: 'prf_1', type: 'king' } } as unknown as Principal;
    await expect(ask(await sign(stranger))).rejects.toMatchObject({ code: 'Unauthenticated' });
  });
});
