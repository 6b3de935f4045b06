import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dayInWords } from '@touchline/contracts/days';
import { evidenceFiles, filesOfZip } from '@touchline/contracts/evidence/archive';
import { judgeEvidence } from '@touchline/contracts/evidence/evidence';
import type { TestReply } from '@touchline/quality/testkit';
import { type DocumentsHarness, documentsHarness, type Known, seen } from '../documents.harness.fixtures.ts';
import { ownDataSections } from '../own-data.ts';
import { readPdf } from '../paper/read-pdf.fixtures.ts';
import type { DocumentRepository } from './document.repository.ts';
import type { PlacedField } from './state.ts';

let made: DocumentsHarness;
beforeAll(async () => {
  made = await documentsHarness();
});
afterAll(() => made.harness.close());

const act = (who: Known, operation: string, id: string, given: Record<string, unknown> = {}) =>
  made.client.call(who.actor, operation, { ...given, params: { document_id: id } });
const said = ({ json }: TestReply) => json?.details?.map((one: { path: string }) => one.path);

const place = (id: string, signer: string, over: Partial<PlacedField> = {}): PlacedField => ({
  ...{ id, kind: 'text', signer, required: true, page: 1, left: 1000, top: 1000, width: 5000, height: 400 },
  ...over,
});

/** A draft of Saskia's with a player and a guest, and its paper. */
const drafted = async () => {
  const saskia = await made.known('club-representative', 'Saskia Verhulst');
  const davi = await made.known('player', 'Davi Adeyinka');
  const id = await made.brought(saskia);
  await act(saskia, 'addSigner', id, { body: { email: `${davi.user_id}@example.com` } });
  const named = await act(saskia, 'addSigner', id, {
    body: { email: `carla-${id}@example.com`.toLowerCase(), name: 'Carla Adeyinka' },
  });
  const guest: string = named.data.signers[1].profile_id;
  return { saskia, davi, guest, id, sha256: named.data.sha256 as string };
};
const fieldsFor = (davi: Known, guest: string) => [
  place('boots', davi.profile_id, { label: 'Boots' }),
  place('pictures', davi.profile_id, { kind: 'checkbox', top: 2000, width: 300, height: 210 }),
  place('name', davi.profile_id, { kind: 'name', top: 3000 }),
  place('date', davi.profile_id, { kind: 'date', top: 4000 }),
  place('mark', davi.profile_id, { kind: 'signature', top: 5000, height: 600 }),
  place('initials', guest, { kind: 'initials', top: 6000 }),
];
const sent = async () => {
  const given = await drafted();
  const { saskia, davi, guest, id, sha256 } = given;
  const fields = fieldsFor(davi, guest);
  const { data } = await act(saskia, 'placeFields', id, { body: { fields, sha256, version: null } });
  expect(data.fields).toHaveLength(fields.length);
  const out = await act(saskia, 'sendDocument', id);
  expect(out.data.status).toBe('available');
  return { ...given, version: data.fields_version as string };
};
const values = (given: Record<string, string>) => Object.entries(given).map(([field, value]) => ({ field, value }));

describe('fields on an own document', () => {
  it('are placed, filled in by a player and a guest, written into the sealed paper and proven', async () => {
    const { saskia, davi, guest, id, sha256, version } = await sent();
    const { data: his } = await made.get(davi, 'getDocument', id);
    expect(his.fields.map((one: { id: string; is_you: boolean }) => [one.id, one.is_you])).toEqual([
      ...['boots', 'pictures', 'name', 'date', 'mark'].map((field) => [field, true]),
      ['initials', false],
    ]);
    const mine = { version, values: values({ boots: 'Puma King', pictures: 'yes' }) };
    expect((await made.sign(davi, id, sha256, { fields: mine })).status).toBe(200);

    const link = await made.link(id, guest);
    const { data: hers } = await made.asGuest(link, 'getGuestDocument');
    expect(hers.fields.find((one: { id: string }) => one.id === 'boots').value).toBe('Puma King');
    expect([hers.fields_version, JSON.stringify(hers).includes(davi.profile_id)]).toEqual([version, false]);
    const filled = { version, values: values({ initials: 'C.A.' }) };
    expect((await made.guestSigns(link, id, guest, sha256, { fields: filled })).status).toBe(200);
    await made.reaches(saskia, id, 'completed');

    const sealed = new Uint8Array((await made.get(saskia, 'downloadSigned', id)).bytes ?? []);
    const { pages } = await readPdf(sealed);
    for (const word of ['Puma King', 'Davi Adeyinka', 'C.A.', dayInWords(his.updated_at)])
      expect(pages[0]).toContain(word);
    const certificate = new Uint8Array((await made.get(saskia, 'downloadCertificate', id)).bytes ?? []);
    expect((await readPdf(certificate)).text).toContain('Boots, page 1: Puma King');
    const archive = new Uint8Array((await made.get(saskia, 'downloadEvidence', id)).bytes ?? []);
    const files = new Map(await filesOfZip(archive));
    const { findings, trail } = await judgeEvidence(files);
    expect(findings.filter((one) => !one.holds)).toEqual([]);
    expect(findings.map(({ says }) => says)).toContain('What is said to be filled in is what was signed with.');
    expect(trail?.signers[0]?.filled_in).toEqual([
      { field: 'boots', name: 'Boots, page 1', value: 'Puma King' },
      { field: 'pictures', name: 'Checkbox, page 1', value: 'Checked' },
    ]);
    // Each of these tells something else than what was signed with, whatever else of the archive holds.
    for (const [was, is] of [
      ['"value": "Puma King"', '"value": "Nike"'],
      ['"value": "Checked"', '"value": "Not checked"'],
      ['"field": "boots"', '"field": "other"'],
    ] as const) {
      const text = new TextDecoder().decode(files.get(evidenceFiles.trail));
      expect(text).toContain(was);
      const told = new Map(files).set(evidenceFiles.trail, new TextEncoder().encode(text.replace(was, is)));
      expect((await judgeEvidence(told)).findings.map(({ says }) => says)).toContain(
        'What is said to be filled in differs from what was signed with.',
      );
    }
    const [signed] = trail?.entries.filter(({ what }) => what === 'DocumentSigned') ?? [];
    expect(signed?.facts).toMatchObject({ fields_sha256: version, values: '{"boots":"Puma King","pictures":"yes"}' });

    // What somebody has entered is in the archive of his data, and what another one has isn't.
    const naming = async () => [await made.stored(id)];
    const none = {} as never;
    const section = ownDataSections({ naming } as unknown as DocumentRepository, none, none)['documents'];
    const own = await section?.({ user_id: davi.user_id, profile_ids: [davi.profile_id] } as never);
    expect(JSON.stringify(own)).toContain('Puma King');
    expect(JSON.stringify(own)).not.toContain('C.A.');
  });

  it('ServiceUnavailable: is not sent while its file is away, and stays a draft', async () => {
    const { saskia, davi, guest, id, sha256 } = await drafted();
    await act(saskia, 'placeFields', id, { body: { fields: fieldsFor(davi, guest), sha256, version: null } });
    const [key = ''] = await made.papersOf(id);
    await made.harness.files.delete(key);
    expect(seen(await act(saskia, 'sendDocument', id))).toEqual([503, 'ServiceUnavailable']);
    expect((await act(saskia, 'getDocument', id)).data).toMatchObject({ status: 'draft' });
  });

  it('StaleVersion: other fields than were seen, or another file', async () => {
    const { saskia, davi, id, sha256 } = await drafted();
    const put = (fields: readonly PlacedField[], version: string | null, file = sha256) =>
      act(saskia, 'placeFields', id, { body: { fields, sha256: file, version } });
    const first = await put([place('one', davi.profile_id)], null);
    expect(first.status).toBe(200);
    const stale = await put([place('two', davi.profile_id)], null);
    expect([seen(stale), stale.json?.details]).toEqual([[409, 'StaleVersion'], { version: first.data.fields_version }]);
    expect(seen(await put([], first.data.fields_version, 'f'.repeat(64)))).toEqual([409, 'StaleVersion']);
    expect((await put([], first.data.fields_version)).data).toMatchObject({ fields: [], fields_version: null });
  });

  it('ValidationFailed at the field, by the contract and by the rules', async () => {
    const { saskia, davi, id, sha256 } = await drafted();
    const put = (...fields: readonly PlacedField[]) =>
      act(saskia, 'placeFields', id, { body: { fields, sha256, version: null } });
    expect(said(await put(place('one', davi.profile_id, { left: 9000 })))).toEqual(['fields.0.left']);
    expect(said(await put(place('one', davi.profile_id, { width: 10 })))).toContain('fields.0.width');
    expect(said(await put(place('one', davi.profile_id, { page: 2 }), place('two', saskia.profile_id)))).toEqual([
      'fields.0.page',
      'fields.1.signer',
    ]);
    expect((await made.get(saskia, 'getDocument', id)).data.fields).toEqual([]);
  });

  it('a signature says all that is missing before the password is judged, and is bound to the fields that were read', async () => {
    const { davi, id, sha256, version } = await sent();
    const check = (fields: unknown) =>
      made.client.call(davi.actor, 'checkSigning', {
        params: { document_id: id },
        body: { sha256, signature: { kind: 'typed', text: davi.name }, ...(fields ? { fields } : {}) },
      });
    expect(said(await check({ version, values: [] }))).toEqual(['fields.boots', 'fields.pictures']);
    expect(seen(await check(undefined))).toEqual([409, 'StaleVersion']);
    expect(seen(await check({ version: 'f'.repeat(64), values: values({ boots: 'Puma', pictures: 'yes' }) }))).toEqual([
      409,
      'StaleVersion',
    ]);
    expect((await check({ version, values: values({ boots: 'Puma', pictures: 'yes' }) })).status).toBe(200);
  });

  it('two signatures of one person at once, with other values each: one counts', async () => {
    const { davi, id, sha256, version } = await sent();
    const tries = ['Puma', 'Nike', 'Mizuno'].map((boots) =>
      made.sign(davi, id, sha256, { fields: { version, values: values({ boots, pictures: 'yes' }) } }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const refused of answers.filter(({ status }) => status !== 200))
      expect(seen(refused)).toEqual([403, 'NotYourTurnToSign']);
    const at = answers.findIndex(({ status }) => status === 200);
    const [signer] = (await made.stored(id)).signers;
    expect(signer).toMatchObject({ evidence: { values: { boots: ['Puma', 'Nike', 'Mizuno'][at] } } });
  });
});
