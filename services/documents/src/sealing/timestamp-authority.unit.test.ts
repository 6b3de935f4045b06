import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { hexOf } from '@touchline/contracts/evidence/bytes';
import { readTimestamp, tokenIn } from '@touchline/contracts/evidence/timestamp';
import { type AuthorityConduct, authorityName, startTimestampAuthority } from '@touchline/quality/testkit';
import { timestampAuthorityOf, timestampEnvironment } from './timestamp.environment.ts';
import { createTimestampAuthority } from './timestamp-authority.ts';

const now = new Date('2026-11-27T12:00:05.000Z');
const authority = await startTimestampAuthority({ clock: () => now });
const stranger = await startTimestampAuthority({ clock: () => now });
afterAll(async () => {
  await Promise.all([authority.stop(), stranger.stop()]);
});
afterEach(() => authority.conduct('token'));

const { url, root } = authority;
const digest = new Uint8Array(32).fill(7);
const times = createTimestampAuthority({ url, roots: [stranger.root, root] }, { answerMs: 300 });

describe('a time-stamp authority', () => {
  it('confirms exactly what was asked, by a token that leads to its root without anything else', async () => {
    const token = await times.timestamp(digest, 'SHA-256');
    const read = await readTimestamp(tokenIn(new Uint8Array(token)));
    expect([read.at, read.imprint]).toEqual([now, hexOf(digest)]);
    expect(read.chain.map(({ name, organisation }) => [name, organisation])).toEqual([
      ['Test Time Stamp', authorityName],
      ['Test Time Root', authorityName],
    ]);
    expect(await times.chain()).toEqual(read.chain);
  });

  it('reads a token that came before, where it leads to a root that is trusted', async () => {
    const token = await times.timestamp(digest, 'SHA-256');
    expect(await times.read(token)).toMatchObject({ at: now, imprint: hexOf(digest) });
    expect(await times.read(token.subarray(1))).toBeNull();
    expect(await createTimestampAuthority({ url, roots: [stranger.root] }).read(token)).toBeNull();
  });

  it('tells its certificates by a token: asked for once, where none has come yet', async () => {
    const before = authority.asked();
    const fresh = createTimestampAuthority({ url, roots: [root] });
    for (const _ of [1, 2])
      expect((await fresh.chain()).map(({ name }) => name)).toEqual(['Test Time Stamp', 'Test Time Root']);
    expect(authority.asked() - before).toBe(1);
  });

  it.each<[AuthorityConduct, string]>([
    ['none', 'The time-stamp authority can’t be reached (UND_ERR_SOCKET).'],
    ['silent', 'The time-stamp authority did not answer within 0.3 s.'],
    ['stalled', 'The time-stamp authority did not answer within 0.3 s.'],
    ['unavailable', 'The time-stamp authority answered 503.'],
    ['redirect', 'The time-stamp authority can’t be reached (no connection).'],
    ['html', 'The time-stamp authority answered with text/html instead of a time stamp.'],
    ['too-much', 'The time-stamp authority answered more than 64 kB.'],
    ['garbage', 'The time-stamp authority answered what is no time stamp.'],
    ['refused', 'The time-stamp authority refused (status 2).'],
    ['other-imprint', 'The time-stamp authority confirmed something else.'],
    ['other-nonce', 'The time-stamp authority answered another question.'],
    ['other-statement', 'The time-stamp authority answered a token that can’t be used: the statement was changed.'],
    ['expired', 'The time-stamp authority signs with a certificate that is not in force.'],
    [
      'by-sha-1',
      'The time-stamp authority answered a token that can’t be used: the algorithm 1.2.840.10045.4.1 is not known.',
    ],
    [
      'for-servers',
      'The time-stamp authority answered a token that can’t be used: the certificate is not one for time stamps alone.',
    ],
    [
      'for-more-than-time',
      'The time-stamp authority answered a token that can’t be used: the certificate is not one for time stamps alone.',
    ],
    ['other-root', 'The time-stamp authority leads to none of the roots in TIMESTAMP_AUTHORITY_ROOTS.'],
  ])('gives no token where it is %s', async (conduct, why) => {
    authority.conduct(conduct);
    await expect(times.timestamp(digest, 'SHA-256')).rejects.toHaveProperty('message', why);
  });

  it('gives no token where nobody listens', async () => {
    const gone = await startTimestampAuthority();
    await gone.stop();
    const nobody = createTimestampAuthority({ url: gone.url, roots: [] });
    await expect(nobody.timestamp(digest, 'SHA-256')).rejects.toThrow('can’t be reached (ECONNREFUSED)');
  });

  it('has to bring its root along where none is named', async () => {
    const trusting = createTimestampAuthority({ url, roots: [] });
    await expect(trusting.timestamp(digest, 'SHA-256')).rejects.toThrow('brings no root along');
  });

  it('is trusted under the named roots alone', async () => {
    const strict = createTimestampAuthority({ url, roots: [stranger.root] });
    await expect(strict.timestamp(digest, 'SHA-256')).rejects.toThrow('leads to none of the roots');
  });
});

describe('what the environment says of it', () => {
  const of = (env: Record<string, string>) => timestampAuthorityOf(timestampEnvironment.parse(env));
  it('is nothing, or an address with the roots that it may lead to', () => {
    expect(of({})).toBeUndefined();
    const address = 'https://tsa.example/rfc3161';
    expect(of({ TIMESTAMP_AUTHORITY_URL: address })).toEqual({ url: address, roots: [] });
    const written = `${root}${stranger.root}`.replaceAll('\n', '\\n');
    expect(of({ TIMESTAMP_AUTHORITY_URL: address, TIMESTAMP_AUTHORITY_ROOTS: written })).toEqual({
      url: address,
      roots: [root, stranger.root],
    });
    for (const here of ['http://127.0.0.1:4000/', 'http://localhost:4000/', 'http://[::1]:4000/'])
      expect(of({ TIMESTAMP_AUTHORITY_URL: here })?.url).toBe(here);
  });
  it.each(['http://tsa.example/', 'ftp://tsa.example/', 'tsa.example', 'https://a:b@tsa.example/', 'https://'])(
    'is not "%s"',
    (TIMESTAMP_AUTHORITY_URL) =>
      expect(() => of({ TIMESTAMP_AUTHORITY_URL })).toThrow('An address like https://tsa.example/rfc3161'),
  );
  it('is not what holds no certificate, nor roots of nobody', () => {
    const TIMESTAMP_AUTHORITY_URL = 'https://tsa.example/';
    for (const roots of ['none', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n'])
      expect(() => of({ TIMESTAMP_AUTHORITY_URL, TIMESTAMP_AUTHORITY_ROOTS: roots })).toThrow(
        'Certificates in PEM, one after the other',
      );
    expect(() => of({ TIMESTAMP_AUTHORITY_ROOTS: root })).toThrow('without TIMESTAMP_AUTHORITY_URL');
  });
});
