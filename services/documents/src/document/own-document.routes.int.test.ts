import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PDF, PdfDict, PdfName, PdfString } from '@libpdf/core';
import { userEvents } from '@touchline/contracts/events';
import { filesOfZip } from '@touchline/contracts/evidence/archive';
import { judgeEvidence } from '@touchline/contracts/evidence/evidence';
import { eventually, type TestReply } from '@touchline/quality/testkit';
import { type DocumentsHarness, documentsHarness, type Known, seen } from '../documents.harness.fixtures.ts';
import { documentsRates } from '../limits.ts';
import { readPdf } from '../paper/read-pdf.fixtures.ts';
import { verifySealed } from '../sealing/verify-sealed.ts';

let made: DocumentsHarness;
let keys: () => Promise<readonly string[]>;
beforeAll(async () => {
  made = await documentsHarness();
  const rows = (await made.harness.database.connect()).collection<{ _id: string }>('uploads');
  keys = async () => (await rows.find({}).toArray()).map(({ _id }) => _id);
});
afterAll(() => made.harness.close());

const field = ({ json }: TestReply) => [json?.error, json?.details?.[0]?.path, json?.details?.[0]?.message];
const words = { title: 'Image rights 2027/28', message: 'As we said on Monday.', sign_until: null };

let papers = 0;
/** A paper that somebody brings: each has bytes of its own. */
const paper = async (change: (pdf: PDF) => void = () => {}): Promise<Uint8Array> => {
  papers += 1;
  const pdf = PDF.create();
  pdf.addPage({ width: 300, height: 300 + papers });
  change(pdf);
  return pdf.save();
};
const act = (who: Known, operation: string, id: string, given: Record<string, unknown> = {}) =>
  made.client.call(who.actor, operation, {
    ...given,
    params: { document_id: id, ...(given['params'] as Record<string, string>) },
  });
const begin = async (who: Known, over: Record<string, unknown> = {}): Promise<string> => {
  const { status, data } = await made.client.call(who.actor, 'draftDocument', { body: { ...words, ...over } });
  expect(status).toBe(201);
  return data.id;
};
const upload = async (who: Known, id: string, bytes?: Uint8Array) =>
  act(who, 'uploadDocument', id, { bytes: bytes ?? (await paper()) });
const name = (who: Known, id: string, body: { email?: string; profile_id?: string }) =>
  act(who, 'addSigner', id, { body });
const addressOf = ({ user_id }: Known) => `${user_id}@example.com`;
const ready = async (author: Known, ...signers: readonly Known[]): Promise<string> => {
  const id = await begin(author);
  expect((await upload(author, id)).status).toBe(200);
  for (const signer of signers) expect((await name(author, id, { email: addressOf(signer) })).status).toBe(200);
  return id;
};
const sent = async (author: Known, ...signers: readonly Known[]) => {
  const id = await ready(author, ...signers);
  const { status, data } = await act(author, 'sendDocument', id);
  expect([status, data.status]).toEqual([200, 'available']);
  return { id, sha256: data.sha256 as string };
};
const bytesOf = async (who: Known, operation: string, id: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array((await made.get(who, operation, id)).bytes ?? []);
const titles = async (who: Known, query: Record<string, string> = {}) =>
  (await made.client.call(who.actor, 'listDocuments', { query })).data.map((row: { id: string }) => row.id);
const people = async () => ({
  saskia: await made.known('club-representative', 'Saskia Verhulst'),
  davi: await made.known('player', 'Davi Adeyinka'),
});
const swept = async (): Promise<void> => {
  made.harness.travel(3 * 60_000);
  await made.client.service.sweeps.find((s) => s.name === 'papers that nobody refers to')?.run();
};

describe('an own document', () => {
  it('is drafted, sent, signed in order by a player and its author, sealed, certified and proven', async () => {
    const { saskia, davi } = await people();
    const id = await begin(saskia, { sign_until: new Date(made.harness.clock().getTime() + 86_400_000).toISOString() });
    expect(seen(await made.get(saskia, 'downloadOriginal', id))).toEqual([409, 'DocumentNotUploaded']);
    expect(seen(await act(saskia, 'sendDocument', id))).toEqual([409, 'DocumentNotUploaded']);
    const bytes = await paper();
    expect((await upload(saskia, id, bytes)).data).toMatchObject({ status: 'draft', is_author: true });
    expect(field(await act(saskia, 'sendDocument', id))).toEqual([
      ...['ValidationFailed', 'signers', 'Name at least one signer.'],
    ]);
    await name(saskia, id, { profile_id: saskia.profile_id });
    const { data: two } = await name(saskia, id, { email: addressOf(davi).toUpperCase() });
    expect(two.signers).toMatchObject([
      { name: 'Saskia Verhulst', role: 'club-representative', order: 1, status: 'waiting', is_you: true },
      { name: 'Davi Adeyinka', role: 'player', order: 2, status: 'waiting' },
    ]);
    const places = [davi, saskia].map(({ profile_id }) => ({ signers: [profile_id] }));
    const { data: ordered } = await act(saskia, 'orderSigners', id, { body: { places } });
    expect(ordered.signers.map((s: { name: string }) => s.name)).toEqual(['Davi Adeyinka', 'Saskia Verhulst']);

    // Whoever is to sign it hears of it when it is sent.
    expect([await titles(davi), seen(await made.get(davi, 'getDocument', id))]).toEqual([[], [404, 'NotFound']]);
    expect(await titles(saskia, { show: 'drafts' })).toEqual([id]);
    const { data: out } = await act(saskia, 'sendDocument', id);
    expect(out).toMatchObject({ status: 'available', kind: 'other', signers: [{ status: 'current' }, {}] });
    const { data: his } = await made.get(davi, 'getDocument', id);
    expect(his).toMatchObject({ ...{ your_turn: true, is_author: false }, author_name: 'Saskia Verhulst' });
    expect([his.message, await titles(davi, { show: 'mine' })]).toEqual(['As we said on Monday.', [id]]);

    expect(seen(await made.sign(saskia, id, out.sha256))).toEqual([403, 'NotYourTurnToSign']);
    expect((await made.sign(davi, id, out.sha256)).status).toBe(200);
    expect((await made.sign(saskia, id, out.sha256)).status).toBe(200);
    const done = await made.reaches(davi, id, 'completed');
    expect(done.trail.map((t: { what: string; by: string | null }) => [t.what, t.by])).toEqual([
      ['Drafted', 'Saskia Verhulst'],
      ['File attached', 'Saskia Verhulst'],
      ['Made available to its signers', 'Saskia Verhulst'],
      ['Signed', 'Davi Adeyinka'],
      ['Signed', 'Saskia Verhulst'],
      ['Signed by all', null],
      ['Sealed and checked', null],
    ]);
    const sealed = await bytesOf(davi, 'downloadSigned', id);
    expect(Buffer.compare(sealed.subarray(0, bytes.length), bytes)).toBe(0);
    expect(await verifySealed(sealed, { trustedRoots: [made.sealing.rootCertificate] })).toMatchObject({ valid: true });
    const { pages } = await readPdf(sealed);
    expect(pages).toHaveLength(2);
    for (const said of ['1. Player', 'Davi Adeyinka', '2. Club representative', 'Saskia Verhulst'])
      expect(pages[1]).toContain(said);
    const certificate = await bytesOf(davi, 'downloadCertificate', id);
    expect((await readPdf(certificate)).pages.join(' ')).toContain('Club representative');
    const archive = await bytesOf(saskia, 'downloadEvidence', id);
    const { findings, trail } = await judgeEvidence(await filesOfZip(archive));
    expect(findings.filter((one) => !one.holds)).toEqual([]);
    expect(trail?.signers.map(({ signed_as }) => signed_as)).toEqual(['Player', 'Club representative']);
    expect([await titles(davi, { show: 'done' }), await titles(davi, { show: 'mine' })]).toEqual([[id], []]);
  });

  it('is sealed with signatures on a page of our own, whatever places the paper names', async () => {
    const { player, club, id: contract } = await made.accepted();
    await made.reaches(player, contract, 'available');
    const bytes = await bytesOf(club, 'downloadOriginal', contract);
    const before = (await readPdf(bytes)).pages.length;
    const id = await begin(club);
    await upload(club, id, bytes);
    await name(club, id, { profile_id: club.profile_id });
    const { data } = await act(club, 'sendDocument', id);
    await made.sign(club, id, data.sha256);
    await made.reaches(club, id, 'completed');
    const { pages } = await readPdf(await bytesOf(club, 'downloadSigned', id));
    expect([pages.length, pages.at(-1)?.includes('Saskia Verhulst')]).toEqual([before + 1, true]);
  });

  it('comes in the part of the list where it stands', async () => {
    const { saskia, davi } = await people();
    const draft = await begin(saskia);
    const { id: mine } = await sent(saskia, saskia, davi);
    const { id: others } = await sent(saskia, davi);
    const { id: ended } = await sent(saskia, davi);
    await act(davi, 'declineDocument', ended, { body: { reason: 'Not like this.' } });
    const discarded = await begin(saskia);
    await act(saskia, 'discardDocument', discarded);
    const parts = Object.fromEntries(
      await Promise.all(
        ['mine', 'others', 'drafts', 'done', 'ended'].map(async (show) => [show, await titles(saskia, { show })]),
      ),
    );
    expect(parts).toEqual({ mine: [mine], others: [others], drafts: [draft], done: [], ended: [ended] });
    expect((await titles(saskia)).sort()).toEqual([draft, mine, others, ended].sort());
  });

  it('is declined with a reason, voided by its author and expires by the clock', async () => {
    const { saskia, davi } = await people();
    const { id: declined } = await sent(saskia, davi);
    await act(davi, 'declineDocument', declined, { body: { reason: 'Not like this.' } });
    expect((await made.get(saskia, 'getDocument', declined)).data).toMatchObject({
      ...{ status: 'declined', reason: 'Not like this.' },
    });
    const { id: voided } = await sent(saskia, davi);
    const body = { reason: 'Another season.' };
    expect(seen(await act(davi, 'voidDocument', voided, { body }))).toEqual([403, 'AccessDeniedException']);
    expect((await act(saskia, 'voidDocument', voided, { body })).data.status).toBe('voided');
    const { id: due } = await sent(saskia, davi);
    made.harness.travel(15 * 86_400_000);
    await made.client.service.sweeps.find((s) => s.name === 'expired documents')?.run();
    expect((await made.get(saskia, 'getDocument', due)).data.status).toBe('expired');
  });
});

describe('the file of an own draft', () => {
  it('is refused in words at its field where it does something by itself', async () => {
    const { saskia } = await people();
    const id = await begin(saskia);
    const bytes = await paper((pdf) =>
      pdf
        .getCatalog()
        .set(
          'OpenAction',
          new PdfDict([
            [PdfName.of('S'), PdfName.of('JavaScript')] as const,
            [PdfName.of('JS'), PdfString.fromString('app.alert(1)')] as const,
          ]),
        ),
    );
    expect(field(await upload(saskia, id, bytes))).toEqual([
      ...['ValidationFailed', 'file'],
      'This PDF has a script, a form that sends itself or another file inside. Print it to a new PDF.',
    ]);
  });
  it('FileTooLarge, FileTypeNotAllowed: by its content, whatever it is called', async () => {
    const { saskia } = await people();
    const id = await begin(saskia);
    const large = Buffer.concat([await paper(), Buffer.alloc(20 * 1024 * 1024)]);
    expect(seen(await upload(saskia, id, large))).toEqual([413, 'FileTooLarge']);
    expect(seen(await upload(saskia, id, Buffer.from('GIF89a')))).toEqual([415, 'FileTypeNotAllowed']);
    expect(seen(await made.get(saskia, 'downloadOriginal', id))).toEqual([409, 'DocumentNotUploaded']);
  });
  it('that is refused, replaced or discarded leaves nothing behind', async () => {
    const { saskia } = await people();
    const id = await begin(saskia);
    const own = async () => (await keys()).filter((key) => key.includes(id));
    await upload(saskia, id);
    await upload(saskia, id);
    await swept();
    const [kept, ...more] = await own();
    expect([more, (await made.stored(id)).file?.key]).toEqual([[], kept]);
    expect((await act(saskia, 'discardDocument', id)).status).toBe(200);
    expect([await own(), seen(await made.get(saskia, 'downloadOriginal', id))]).toEqual([
      [],
      [409, 'DocumentNotUploaded'],
    ]);
    await expect(made.harness.files.get(kept ?? '')).rejects.toThrow();
  });
  it('StaleVersion, NotFound, AccessDeniedException: of what was sent, and of others', async () => {
    const { saskia, davi } = await people();
    const { id } = await sent(saskia, davi);
    expect(seen(await upload(saskia, id))).toEqual([409, 'StaleVersion']);
    expect(seen(await upload(davi, id))).toEqual([403, 'AccessDeniedException']);
    const draft = await begin(saskia);
    expect(seen(await upload(davi, draft))).toEqual([404, 'NotFound']);
    expect((await keys()).filter((key) => key.includes(draft))).toEqual([]);
  });
  it('TooManyRequests: so many a day, and no more', async () => {
    const { saskia } = await people();
    const id = await begin(saskia);
    const notes = Buffer.from('no paper');
    for (let at = 0; at < documentsRates.upload.points; at += 1)
      expect((await upload(saskia, id, notes)).error).toBe('FileTypeNotAllowed');
    expect(seen(await upload(saskia, id, notes))).toEqual([429, 'TooManyRequests']);
  });
});

describe('what its author says of a draft', () => {
  it('is saved over what was seen, and StaleVersion over anything else: the answer carries the current version', async () => {
    const { saskia } = await people();
    const id = await begin(saskia);
    const { data: seenFirst } = await made.get(saskia, 'getDocument', id);
    const change = (title: string, version: string) =>
      act(saskia, 'changeDocument', id, { body: { ...words, title, version } });
    const first = await change('Typed in one tab', seenFirst.version);
    expect([first.status, first.data.title]).toEqual([200, 'Typed in one tab']);
    expect(first.data.version).not.toBe(seenFirst.version);
    const stale = await change('Typed in another tab', seenFirst.version);
    expect([seen(stale), stale.json?.details]).toEqual([[409, 'StaleVersion'], { version: first.data.version }]);
    // Said once more after an answer that never came.
    expect((await change('Typed in one tab', seenFirst.version)).status).toBe(200);
    expect((await change('Typed in another tab', first.data.version)).data.title).toBe('Typed in another tab');
    expect((await made.get(saskia, 'getDocument', id)).data.message).toBe(words.message);
  });
  it('is no version any more once it is sent', async () => {
    const { saskia, davi } = await people();
    const { id } = await sent(saskia, davi);
    const { data } = await made.get(saskia, 'getDocument', id);
    expect(data.version).toBeNull();
    expect(seen(await act(saskia, 'changeDocument', id, { body: { ...words, version: 'a'.repeat(64) } }))).toEqual([
      409,
      'StaleVersion',
    ]);
  });
});

describe('who signs an own document', () => {
  it('UserNotFound, and so many addresses a day: the answer tells who is here', async () => {
    const { saskia } = await people();
    const id = await begin(saskia);
    const guess = async (at: number) => (await name(saskia, id, { email: `nobody-${at}@example.com` })).error;
    for (let at = 0; at < documentsRates.signer.points; at += 1) expect(await guess(at)).toBe('UserNotFound');
    expect(await guess(99)).toBe('TooManyRequests');
  });
  it('SignerNotEligible: a minor, somebody suspended, somebody without a profile', async () => {
    const { saskia, davi } = await people();
    const child = await made.known('player', 'Rui Young', {
      ...{ date_of_birth: '2010-01-01', guardian_consent: 'given' },
    });
    const suspended = await made.known('coach', 'Aylin Demir');
    await made.suspend(suspended);
    await made.harness.tell(userEvents.verified.type, 'usr_staff', {
      user: { ...userEvents.verified.example.user, user_id: 'usr_staff', email: 'usr_staff@example.com' },
    });
    const id = await begin(saskia);
    for (const email of [addressOf(child), addressOf(suspended), 'usr_staff@example.com'])
      expect(seen(await name(saskia, id, { email }))).toEqual([409, 'SignerNotEligible']);
    await upload(saskia, id);
    await name(saskia, id, { email: addressOf(davi) });
    await made.suspend(davi);
    expect(seen(await act(saskia, 'sendDocument', id))).toEqual([409, 'SignerNotEligible']);
  });
  it('a coach signs as one', async () => {
    const { saskia } = await people();
    const aylin = await made.known('coach', 'Aylin Demir');
    const { id, sha256 } = await sent(saskia, aylin);
    expect((await made.get(aylin, 'getDocument', id)).data.signers).toMatchObject([{ role: 'coach', is_you: true }]);
    expect((await made.sign(aylin, id, sha256)).status).toBe(200);
    await made.reaches(saskia, id, 'completed');
  });
  it('are picked from those with whom one has signed, and from nobody else', async () => {
    const { saskia, davi } = await people();
    const stranger = await made.known('agent', 'Beatriz Falcão');
    const known = async () => (await made.client.call(saskia.actor, 'listKnownSigners', {})).data;
    expect(await known()).toMatchObject([{ profile_id: saskia.profile_id, is_you: true }]);
    const id = await ready(saskia, davi);
    expect(await known()).toHaveLength(1);
    await act(saskia, 'sendDocument', id);
    expect(await known()).toMatchObject([{}, { profile_id: davi.profile_id, name: 'Davi Adeyinka', role: 'player' }]);
    const next = await begin(saskia);
    expect((await name(saskia, next, { profile_id: davi.profile_id })).status).toBe(200);
    expect(seen(await name(saskia, next, { profile_id: stranger.profile_id }))).toEqual([404, 'NotFound']);
    expect(field(await name(saskia, next, { email: addressOf(davi) }))).toEqual([
      ...['ValidationFailed', 'email', 'Davi Adeyinka signs this document already.'],
    ]);
    expect(field(await name(saskia, next, {}))).toEqual([
      ...['ValidationFailed', 'email', 'Name one person, by email address or from the list.'],
    ]);
    const { data } = await act(saskia, 'removeSigner', next, { params: { profile_id: davi.profile_id } });
    expect(data.signers).toEqual([]);
  });
  it('StaleVersion: an order of others than there are', async () => {
    const { saskia, davi } = await people();
    const id = await ready(saskia, davi);
    const places = [{ signers: [saskia.profile_id] }];
    expect(seen(await act(saskia, 'orderSigners', id, { body: { places } }))).toEqual([409, 'StaleVersion']);
  });
});

it('what is asked twice under one key happens once', async () => {
  const { saskia, davi } = await people();
  const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });
  const twice = async (operation: string, id: string, given: Record<string, unknown>) => {
    const [one, again] = [await act(saskia, operation, id, given), await act(saskia, operation, id, given)];
    expect([again.status, again.data]).toEqual([one.status, one.data]);
    return one.data;
  };
  const draft = { ...keyed('draft-1-of-the-test'), body: words };
  const [one, again] = [
    await made.client.call(saskia.actor, 'draftDocument', draft),
    await made.client.call(saskia.actor, 'draftDocument', draft),
  ];
  expect(again.data.id).toBe(one.data.id);
  const { id } = one.data;
  await upload(saskia, id);
  const { signers } = await twice('addSigner', id, { ...keyed('signer-1-of-test'), body: { email: addressOf(davi) } });
  expect(signers).toHaveLength(1);
  await twice('sendDocument', id, keyed('sending-1-of-test'));
  expect((await act(saskia, 'sendDocument', id)).data.status).toBe('available');
});

it('two who sign at once: one signs, and of a race with its author either the signature or the end stands', async () => {
  const { saskia, davi } = await people();
  for (let round = 0; round < 4; round += 1) {
    const { id, sha256 } = await sent(saskia, davi, saskia);
    const [his, hers, ended] = await Promise.all([
      made.sign(davi, id, sha256),
      made.sign(saskia, id, sha256),
      act(saskia, 'voidDocument', id, { body: { reason: 'Another season.' } }),
    ]);
    const { signers, status } = (await made.get(saskia, 'getDocument', id)).data;
    expect(signers[0].status === 'signed').toBe(his.status === 200);
    expect(signers[1].status === 'signed').toBe(hers.status === 200);
    if (hers.status === 200) expect(his.status).toBe(200);
    expect(status === 'voided').toBe(ended.status === 200);
  }
});

it('who closes the account leaves a draft of others, and takes the own ones along', async () => {
  const { saskia, davi } = await people();
  const draft = await ready(saskia, davi, saskia);
  const { id: asked } = await sent(saskia, davi, saskia);
  const hers = await ready(davi, davi, saskia);
  const { file } = await made.stored(hers);
  await made.harness.tell(userEvents.accountClosed.type, davi.user_id, {
    ...userEvents.accountClosed.example,
    user: { ...userEvents.accountClosed.example.user, user_id: davi.user_id },
  });
  await eventually(async () => {
    const { data } = await made.get(saskia, 'getDocument', draft);
    expect(data.signers.map((s: { name: string }) => s.name)).toEqual(['Saskia Verhulst']);
    expect((await made.get(saskia, 'getDocument', asked)).data).toMatchObject({
      ...{ status: 'voided', title: 'Document of a former member', message: '' },
      files: { original: { error: 'DocumentNotUploaded' } },
    });
    expect(JSON.stringify(await made.stored(hers))).not.toContain('Davi Adeyinka');
    await expect(made.harness.files.get(file?.key ?? '')).rejects.toThrow();
  }, 'nothing of him is left');
});
