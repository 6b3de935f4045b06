import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { certificatesOfPem } from '@touchline/contracts/evidence/certificates';
import { readRevocationList } from '@touchline/contracts/evidence/revocation-list';
import { createAuthority, type ListConduct, pemOf, startListServer } from '@touchline/quality/testkit';
import { createRevocationLists } from './revocation-lists.ts';
import { listedFrom, listedIdentity, now } from './sealing.fixtures.ts';
import { revocationListsOf, timestampEnvironment } from './timestamp.environment.ts';

const server = await startListServer();
afterAll(server.stop);
afterEach(() => server.conduct('list'));

const { identity, own, issuer, root } = listedIdentity();
const chain = certificatesOfPem(identity.certificateChain.join('\n'));
const [seal, , last] = chain;
if (!seal || !last) throw new Error('no chain');
const from = listedFrom;
const published = {
  issuer: server.publish('/issuer.crl', () => issuer.list({ from })),
  root: server.publish('/root.crl', () => root.list({ from })),
};
/** The seal's certificate and its issuer alone, as if that were a root: one list speaks for it. */
const short = chain.slice(0, 2);
const hour = 60 * 60_000;

const asked = (addresses: readonly string[], clock = () => now) =>
  createRevocationLists(addresses, { clock, answerMs: 1000 });
const at = (path: string, make: () => Buffer) => asked([server.publish(path, make)]);

describe('lists of revoked certificates', () => {
  it('speak for every certificate but the root, each signed by its issuer', async () => {
    const lists = await asked([published.root, published.issuer]).covering([chain]);
    const issuers = lists.map((der) => Buffer.from(readRevocationList(der).issuer).toString('latin1'));
    expect(issuers.map((name) => /Touchline (Issuer|Root)/.exec(name)?.[0])).toEqual([
      'Touchline Issuer',
      'Touchline Root',
    ]);
  });

  it('may come as a text', async () => {
    const text = at('/pem', () => Buffer.from(pemOf(issuer.list({ from }), 'X509 CRL')));
    const [list] = await text.covering([short]);
    expect(readRevocationList(list ?? new Uint8Array()).from).toEqual(from);
  });

  it('are no more than are needed, and nothing is missed where one isn’t', async () => {
    const stranger = server.publish('/stranger.crl', () => createAuthority('Other', 'Other Root').list({ from }));
    const lists = asked([stranger, published.root, published.issuer, `${published.root}.gone`]);
    expect(await lists.covering([short])).toHaveLength(1);
    expect(await lists.covering([chain, chain])).toHaveLength(2);
    expect(await lists.covering([[last]])).toEqual([]);
  });

  it('are asked for again after an hour, or shortly before they end', async () => {
    let time = now.getTime();
    const until = new Date(now.getTime() + 90 * 60_000);
    const address = server.publish('/short.crl', () => issuer.list({ from, until }));
    const lists = asked([address], () => new Date(time));
    const before = server.asked();
    for (const [later, count] of [
      [0, 1],
      [hour - 1, 1],
      [hour, 2],
      [80 * 60_000 - 1, 2],
      [80 * 60_000, 3],
      [80 * 60_000 + 1, 4],
    ] as const) {
      time = now.getTime() + later;
      await lists.covering([short]);
      expect(server.asked() - before).toBe(count);
    }
  });

  it.each<[ListConduct, string]>([
    ['none', 'can’t be reached (UND_ERR_SOCKET)'],
    ['silent', 'did not answer within 1 s'],
    ['stalled', 'did not answer within 1 s'],
    ['unavailable', 'answered 503'],
    ['redirect', 'can’t be reached (no connection)'],
    ['too-much', 'answered more than 4096 kB'],
    ['html', 'answered what can’t be used: not DER: it ends within an element'],
    ['garbage', 'answered what can’t be used: not DER: it ends within an element'],
  ])('are missing where their server is %s, and there again once it answers', async (conduct, why) => {
    server.conduct(conduct);
    const lists = asked([published.issuer]);
    const message = `No list of revoked certificates speaks for “Touchline Document Seal”: ${published.issuer} ${why}.`;
    await expect(lists.covering([short])).rejects.toHaveProperty('message', message);
    server.conduct('list');
    expect(await lists.covering([short])).toHaveLength(1);
  });

  const day = 24 * hour;
  it.each<[string, () => Buffer, string]>([
    [
      'that another one of the same name has signed',
      () => createAuthority('Touchline', 'Touchline Issuer').list({ from }),
      'answered a list that none of the certificates at hand has signed',
    ],
    [
      'that another certificate of the issuer has signed, which issues nothing',
      () => issuer.list({ from, by: issuer.issue({ name: 'Somebody', purposes: ['1.3.6.1.5.5.7.3.4'] }) }),
      'answered a list that none of the certificates at hand has signed',
    ],
    [
      'that has run out',
      () => issuer.list({ from: new Date(now.getTime() - day), until: now }),
      'answered a list that has run out',
    ],
    [
      'of the future',
      () => issuer.list({ from: new Date(now.getTime() + 1000) }),
      'answered a list that is of the future',
    ],
    [
      'by SHA-1',
      () => issuer.list({ from, isOld: true }),
      'answered what can’t be used: the algorithm 1.2.840.10045.4.1 is not known',
    ],
    [
      'of changes to another one',
      () => issuer.list({ from, isDelta: true }),
      'answered what can’t be used: it is not a whole list of its issuer alone',
    ],
    [
      'that is a certificate',
      () => issuer.certificate,
      'answered what can’t be used: not DER: 2 was expected and 160 found',
    ],
    [
      'with something behind it',
      () => Buffer.concat([issuer.list({ from }), Buffer.of(5, 0)]),
      'answered what can’t be used: it is no list',
    ],
  ])('are not taken: one %s', async (what, make, why) => {
    const path = `/${what.replaceAll(/\W+/g, '-')}`;
    await expect(at(path, make).covering([short])).rejects.toThrow(`${path} ${why}.`);
  });

  it('are missing where nobody listens', async () => {
    const gone = await startListServer();
    const address = gone.publish('/issuer.crl', () => issuer.list({ from }));
    await gone.stop();
    await expect(asked([address]).covering([short])).rejects.toThrow('can’t be reached (ECONNREFUSED)');
  });

  it('have to be named for each issuer', async () => {
    await expect(asked([published.issuer]).covering([chain])).rejects.toThrow(
      'No list of revoked certificates speaks for “Touchline Issuer”: name its issuer’s in REVOCATION_LISTS.',
    );
  });

  it.each([
    ['“Touchline Document Seal”', () => issuer.list({ from, revoked: [own] }), () => root.list({ from })],
    ['“Touchline Issuer”', () => issuer.list({ from }), () => root.list({ from, revoked: [issuer] })],
  ])('say that %s is revoked', async (name, ofIssuer, ofRoot) => {
    const lists = asked([server.publish('/one.crl', ofIssuer), server.publish('/other.crl', ofRoot)]);
    await expect(lists.covering([chain])).rejects.toThrow(
      `The certificate ${name} is revoked by its issuer: nothing is sealed with it.`,
    );
  });

  it('that were kept still speak for all at a time, or don’t', async () => {
    const { covers } = asked([]);
    const all = [issuer, root].map((one) => new Uint8Array(one.list({ from })));
    const end = new Date(from.getTime() + day);
    expect(await covers(all, [chain], now)).toBe(true);
    expect(await covers(all, [chain], new Date(end.getTime() - 1))).toBe(true);
    expect(await covers(all, [chain], end)).toBe(false);
    expect(await covers(all, [chain], new Date(from.getTime() - 1))).toBe(false);
    expect(await covers(all.slice(1), [chain], now)).toBe(false);
    expect(await covers([...all, new Uint8Array([5, 0])], [chain], now)).toBe(false);
    const naming = new Uint8Array(issuer.list({ from, revoked: [own] }));
    expect(await covers([naming, ...all], [chain], now)).toBe(false);
    expect(await covers([...all, naming], [chain], now)).toBe(false);
  });
});

describe('what the environment says of them', () => {
  const TIMESTAMP_AUTHORITY_URL = 'https://tsa.example/rfc3161';
  const of = (env: Record<string, string>) => revocationListsOf(timestampEnvironment.parse(env));
  it('is nothing, or addresses with blanks or commas between them', () => {
    expect(of({})).toBeUndefined();
    const REVOCATION_LISTS = ' http://crl.example/a.crl, https://crl.example/b.crl\nhttp://127.0.0.1:4000/c ';
    expect(of({ TIMESTAMP_AUTHORITY_URL, REVOCATION_LISTS })).toEqual([
      'http://crl.example/a.crl',
      'https://crl.example/b.crl',
      'http://127.0.0.1:4000/c',
    ]);
  });
  it.each(['ldap://crl.example/a', 'crl.example', 'http://a:b@crl.example/', 'http://crl.example/ file:///a', ' , '])(
    'is not "%s"',
    (REVOCATION_LISTS) =>
      expect(() => of({ TIMESTAMP_AUTHORITY_URL, REVOCATION_LISTS })).toThrow('Addresses like http://crl.example/root'),
  );
  it('is nothing without an authority', () => {
    expect(() => of({ REVOCATION_LISTS: 'http://crl.example/a.crl' })).toThrow('without TIMESTAMP_AUTHORITY_URL');
  });
});
