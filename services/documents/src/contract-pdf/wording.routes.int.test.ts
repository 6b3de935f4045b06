import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actorOf, type TestReply } from '@touchline/quality/testkit';
import { type DocumentsHarness, documentsHarness, type Known } from '../documents.harness.fixtures.ts';
import { readPdf } from '../paper/read-pdf.fixtures.ts';
import type { Wording } from './wording.ts';
import { en202611 } from './wordings/en/2026-11.ts';
import { es202611 } from './wordings/es/2026-11.ts';
import { createWordings } from './wordings.ts';

/** Counts from the day after the tests begin. */
const later: Wording = {
  ...en202611,
  version: '2026-12',
  from: '2026-11-20',
  paper: { ...en202611.paper, title: 'Contract of a footballer' },
};

let made: DocumentsHarness;
beforeAll(async () => {
  made = await documentsHarness({ wordings: createWordings('en', [later, es202611, en202611]) });
});
afterAll(() => made.harness.close());

const staff = () =>
  actorOf('usr_staff', null, { is_admin: true, authenticated_at: made.harness.clock().toISOString() });
const preview = (language: string, version: string): Promise<TestReply> =>
  made.client.call(staff(), 'previewContractWording', { params: { language, version } });
const bytesOf = ({ bytes }: TestReply): Uint8Array => new Uint8Array(bytes ?? []);
const paper = async (who: Known, id: string) => readPdf(bytesOf(await made.get(who, 'downloadOriginal', id)));

describe('the words of a contract', () => {
  it('are listed for staff, with those that new contracts get', async () => {
    expect((await made.client.call(staff(), 'listContractWordings')).data).toEqual([
      { language: 'en', version: '2026-12', from: '2026-11-20', in_use: false },
      { language: 'en', version: '2026-11', from: '2026-11-01', in_use: true },
      { language: 'es', version: '2026-11', from: '2026-11-01', in_use: false },
    ]);
  });
  it('are shown in a sample, which says that it is one', async () => {
    const reply = await preview('es', '2026-11');
    expect(reply.status).toBe(200);
    const { title, language, pages } = await readPdf(bytesOf(reply));
    expect([title, language]).toEqual(['Muestra: Contrato de trabajo: Alex Example y FC Example', 'es-ES']);
    for (const page of pages) expect(page).toContain('Una muestra, no un contrato · Redacción es 2026-11');
  });
  it.each([
    ['fr', '2026-11'],
    ['en', '2020-01'],
  ])('NotFound: %s %s', async (language, version) => {
    const { status, error } = await preview(language, version);
    expect([status, error]).toEqual([404, 'NotFound']);
  });
  it('stay those of the day of the draft, also where its file is made once newer ones count', async () => {
    made.failToStore('original');
    const before = await made.accepted();
    made.harness.travel('2026-11-21T08:00:00.000Z');
    expect((await made.client.call(staff(), 'listContractWordings')).data[0]).toMatchObject({ in_use: true });
    made.failToStore('no');
    await made.client.service.sweeps.find(({ name }) => name === 'drafts without a file')?.run();
    const drawn = await made.reaches(before.player, before.id, 'available');
    expect(drawn.wording).toEqual({ language: 'en', version: '2026-11' });
    const first = await paper(before.player, before.id);
    expect(first.text).toContain('Employment contract of a football player');
    for (const page of first.pages) expect(page).toContain('Wording en 2026-11');

    const after = await made.accepted();
    const { wording } = await made.reaches(after.player, after.id, 'available');
    expect(wording).toEqual({ language: 'en', version: '2026-12' });
    expect((await paper(after.player, after.id)).text).toContain('Contract of a footballer');
  });
});

describe('a contract in Spanish', () => {
  it('is signed and sealed in its language, the times of the signatures among it', async () => {
    const spanish = await documentsHarness({ wordings: createWordings('es') });
    const { player, club, id } = await spanish.accepted();
    const { sha256, wording } = await spanish.reaches(player, id, 'available');
    expect(wording).toEqual({ language: 'es', version: '2026-11' });
    await spanish.sign(player, id, sha256);
    await spanish.sign(club, id, sha256);
    await spanish.reaches(player, id, 'completed');
    const { text, language } = await readPdf(bytesOf(await spanish.get(player, 'downloadSigned', id)));
    expect(language).toBe('es-ES');
    expect(text).toContain('Contrato de trabajo de futbolista');
    expect(text.match(/19 de noviembre de 2026, \d\d:\d\d:\d\d UTC/g)).toHaveLength(2);
    await spanish.harness.close();
  });
});
