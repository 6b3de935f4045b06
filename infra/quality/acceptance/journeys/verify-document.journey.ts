import { rootOf, sealPlacesIn, sealsIn } from '@touchline/contracts/evidence/seal';
import type { Known, Verdict } from '@touchline/contracts/evidence/verdict';
import { sha256 } from '@touchline/platform/domain';
import {
  emptyLists,
  listedFrom,
  listedIdentity,
  sealedContract,
  testTimes,
} from '../../../../services/documents/src/sealing/sealing.fixtures.ts';
import { specimen } from '../../../apps/api-client/specimen.ts';
import { expect, expectAccessible, look, test } from './harness.ts';

/** Each answer that "was this PDF sealed here?" has, in a browser: what the product knows of a file is given, the file is a real one. */

interface Case {
  readonly bytes: Buffer;
  readonly says: string;
  readonly reads: string | RegExp;
  /** Whether the file's root is taken for ours. */
  readonly ours?: true;
  /** What of it was sealed here: all of it, or what comes before what was added. */
  readonly recorded?: Buffer;
}

const flipped = (bytes: Buffer, at: number): Buffer => {
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
};

const cases = async (): Promise<Readonly<Record<Verdict['kind'], Case>>> => {
  const { authority, times, stop } = await testTimes();
  const { identity, own, issuer, root } = listedIdentity();
  const ofTime = authority.list({ from: listedFrom });
  const sealedWith = async (...lists: readonly Uint8Array[]): Promise<Buffer> =>
    Buffer.from((await sealedContract(times, { identity, lists: [...lists, ofTime] })).sealed.bytes);
  const sealed = await sealedWith(...emptyLists({ issuer, root }));
  const revoked = await sealedWith(issuer.list({ from: listedFrom, revoked: [own] }), root.list({ from: listedFrom }));
  await stop();
  const [begin = 0] = sealPlacesIn(new Uint8Array(sealed)).at(-1) ?? [];
  const relies = 'Do not rely on it: ask for the file again.';
  return {
    sealed: {
      bytes: sealed,
      ours: true,
      recorded: sealed,
      says: 'Yes, sealed here',
      reads: /Not one byte is different/,
    },
    continued: {
      ...{ bytes: Buffer.concat([sealed, Buffer.from('\n% more')]), ours: true, recorded: sealed },
      ...{ says: 'Something was added after the seal', reads: /is not what people signed/ },
    },
    changed: { bytes: flipped(sealed, 1_000), ours: true, says: 'Changed after it was sealed', reads: relies },
    damaged: { bytes: flipped(sealed, begin + 40), says: 'Its seal is broken', reads: /a seal that does not hold/ },
    revoked: {
      bytes: revoked,
      ours: true,
      says: 'Its seal does not count',
      reads: /a certificate of that seal was revoked before/,
    },
    unrecorded: { bytes: sealed, ours: true, says: 'We can’t vouch for it', reads: /we do not know this file/ },
    foreign: { bytes: sealed, says: 'Not sealed here', reads: 'Somebody else has signed or sealed it.' },
    unknown: {
      bytes: Buffer.from(specimen('Nobody', '2004-03-14')),
      says: 'Not sealed here',
      reads: /It carries no seal/,
    },
  };
};

test('each answer is told as what it is', async ({ harness }) => {
  const all = Object.entries(await cases());
  const { page } = await harness.someone({ phone: true });
  let known = async (_: string): Promise<Known> => ({ sealed: null, root_sha256: '', earlier_roots_sha256: [] });
  await page.route('**/api/sealed-files/*', async (route) => {
    const fingerprint = route.request().url().split('/').at(-1) ?? '';
    await route.fulfill({ json: { data: await known(fingerprint) } });
  });
  for (const [kind, { bytes, says, reads, ours, recorded }] of all) {
    const last = (await sealsIn(new Uint8Array(bytes))).at(-1);
    const root = (ours && last && (await rootOf(last))) || 'e5'.repeat(32);
    known = async (fingerprint) => ({
      ...{ root_sha256: root, earlier_roots_sha256: [] },
      sealed:
        recorded && sha256(recorded) === fingerprint
          ? { kind: 'document', at: '2026-11-27T12:00:00.000Z', signers: 3 }
          : null,
    });
    await page.goto('/verify-document');
    await page.getByLabel('The PDF').setInputFiles({ name: `${kind}.pdf`, mimeType: 'application/pdf', buffer: bytes });
    await expect(page.getByRole('heading', { level: 2, name: says, exact: true }), kind).toBeVisible();
    await expect(page.getByText(reads), kind).toBeVisible();
    await expect(page.getByText(sha256(bytes)), kind).toBeVisible();
    for (const colours of ['light', 'dark'] as const) expect(await look(page, colours), kind).toEqual([]);
    await expectAccessible(page, `a file that is ${kind}`);
  }
});
