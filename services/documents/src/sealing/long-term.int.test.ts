import { expect, it } from '@jest/globals';
import { dssMissing, judgedByDss } from '@touchline/quality/testkit/dss';
import { emptyLists, listedFrom, listedIdentity, now, sealedContract, testTimes } from './sealing.fixtures.ts';

/** The judgement of the Commission's Digital Signature Service: what keeps its lists can be judged from itself alone. */
const missing = await dssMissing();
if (missing !== undefined) process.stderr.write(`Suite of long terms skipped. ${missing}\n`);
const withDss = missing === undefined ? it : it.skip;

/** A year later: every list has run out long ago. */
const later = new Date(now.getTime() + 365 * 24 * 60 * 60_000);

withDss(
  'a seal and its time pass from the file alone where it keeps every list, and what has no list, or is revoked, doesn’t',
  async () => {
    const { identity, own, issuer, root } = listedIdentity();
    const { times, authority, root: timeRoot, stop } = await testTimes();
    const from = listedFrom;
    const ofTime = authority.list({ from });
    const [ofIssuer, ofRoot] = emptyLists({ issuer, root });
    const of = async (...lists: readonly (Uint8Array | undefined)[]) => {
      const kept = lists.flatMap((list) => (list ? [list] : []));
      return (await sealedContract(times, { identity, lists: kept })).sealed.bytes;
    };
    const files = {
      'all lists': await of(ofIssuer, ofRoot, ofTime),
      'no lists': await of(),
      'none of the seal’s issuer': await of(ofRoot, ofTime),
      'none of the authority’s root': await of(ofIssuer, ofRoot),
      'the seal’s certificate revoked': await of(issuer.list({ from, revoked: [own] }), ofRoot, ofTime),
    };
    const unconfirmed = { 'no time': (await sealedContract(undefined, { identity })).sealed.bytes };
    await stop();
    const said = await judgedByDss(
      { ...files, ...unconfirmed },
      { at: later, roots: [identity.rootCertificate, timeRoot] },
    );
    expect(
      Object.fromEntries(
        Object.entries(said).map(([name, { indication, time, level }]) => [name, [indication, time, level]]),
      ),
    ).toEqual({
      'all lists': ['TOTAL_PASSED', 'PASSED', 'PAdES-BASELINE-T'],
      'no lists': ['INDETERMINATE', 'INDETERMINATE', 'PAdES-BASELINE-T'],
      'none of the seal’s issuer': ['INDETERMINATE', 'PASSED', 'PAdES-BASELINE-T'],
      // Its certificate is in force still, so that it needs no confirmed time yet.
      'none of the authority’s root': ['TOTAL_PASSED', 'INDETERMINATE', 'PAdES-BASELINE-T'],
      'the seal’s certificate revoked': ['INDETERMINATE', 'PASSED', 'PAdES-BASELINE-T'],
      'no time': ['INDETERMINATE', '-', 'PAdES-BASELINE-B'],
    });
  },
  240_000,
);
