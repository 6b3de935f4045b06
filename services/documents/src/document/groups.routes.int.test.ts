import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { filesOfZip } from '@touchline/contracts/evidence/archive';
import { judgeEvidence } from '@touchline/contracts/evidence/evidence';
import { type DocumentsHarness, documentsHarness, type Known, seen } from '../documents.harness.fixtures.ts';
import { readPdf } from '../paper/read-pdf.fixtures.ts';

let made: DocumentsHarness;
beforeAll(async () => {
  made = await documentsHarness();
});
afterAll(() => made.harness.close());

const bytesOf = async (who: Known, operation: string, id: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array((await made.get(who, operation, id)).bytes ?? []);

interface At {
  readonly signers: readonly Known[];
  readonly needed?: number;
}
/** An own document that is out for signing at these places. */
const sentTo = async (author: Known, ...places: readonly At[]) => {
  const id = await made.brought(author, { message: '' });
  for (const { user_id } of places.flatMap(({ signers }) => signers))
    expect((await made.act(author, 'addSigner', id, { email: `${user_id}@example.com` })).status).toBe(200);
  const order = places.map(({ signers, needed }) => ({
    signers: signers.map(({ profile_id }) => profile_id),
    ...(needed === undefined ? {} : { needed }),
  }));
  expect((await made.act(author, 'orderSigners', id, { places: order })).status).toBe(200);
  const { status, data } = await made.act(author, 'sendDocument', id);
  expect(status).toBe(200);
  return { id: id as string, sha256: data.sha256 as string };
};
const people = async () => {
  const saskia = await made.known('club-representative', 'Saskia Verhulst');
  const [davi, rui, ana] = [
    await made.known('player', 'Davi Adeyinka'),
    await made.known('coach', 'Rui Costa'),
    await made.known('agent', 'Ana Lima'),
  ];
  return { saskia, davi, rui, ana };
};
const waitingFor = async (who: Known) =>
  (await made.client.call(who.actor, 'listDocuments', { query: { show: 'mine' } })).data.map(
    (row: { id: string }) => row.id,
  );

describe('an own document with a group', () => {
  it('is signed by two of three, sealed, certified and proven; the third is told, and can’t sign', async () => {
    const { saskia, davi, rui, ana } = await people();
    const { id, sha256 } = await sentTo(saskia, { signers: [davi, rui, ana], needed: 2 }, { signers: [saskia] });
    for (const one of [davi, rui, ana]) expect(await waitingFor(one)).toEqual([id]);
    expect(await waitingFor(saskia)).toEqual([]);
    expect(seen(await made.sign(saskia, id, sha256))).toEqual([403, 'NotYourTurnToSign']);
    const { data: first } = await made.sign(ana, id, sha256);
    expect(first.places).toEqual([
      { place: 1, needed: 2, of: 3, signed: 1 },
      { place: 2, needed: 1, of: 1, signed: 0 },
    ]);
    expect((await made.sign(davi, id, sha256)).status).toBe(200);
    expect(await waitingFor(rui)).toEqual([]);
    expect(seen(await made.sign(rui, id, sha256))).toEqual([403, 'NotYourTurnToSign']);
    expect(seen(await made.act(rui, 'declineDocument', id, { reason: 'Too late.' }))).toEqual([
      403,
      'NotYourTurnToSign',
    ]);
    expect((await made.get(rui, 'getDocument', id)).data).toMatchObject({
      your_turn: false,
      signers: [
        { status: 'signed' },
        { status: 'not-needed', is_you: true },
        { status: 'signed' },
        { status: 'current' },
      ],
    });
    expect((await made.sign(saskia, id, sha256)).status).toBe(200);
    const done = await made.reaches(saskia, id, 'completed');
    expect(done.trail.map((entry: { what: string }) => entry.what)).toContain('Enough have signed at this place');
    const { pages } = await readPdf(await bytesOf(davi, 'downloadSigned', id));
    expect(pages.at(-1)).toContain('1 (2 of 3). Player');
    expect(pages.at(-1)).not.toContain('Rui Costa');
    const certificate = (await readPdf(await bytesOf(davi, 'downloadCertificate', id))).pages.join(' ');
    for (const said of ['1 (2 of 3). Davi Adeyinka', 'Asked as well, and not needed', 'Rui Costa, Coach'])
      expect(certificate).toContain(said);
    const { findings, trail, holds } = await judgeEvidence(
      await filesOfZip(await bytesOf(saskia, 'downloadEvidence', id)),
    );
    expect(findings.map(({ says }) => says)).toContain(
      'At each place of the order as many have signed as were needed, and no place before its turn.',
    );
    expect([holds, trail?.not_needed]).toEqual([
      true,
      [{ number: '1 (2 of 3)', name: 'Rui Costa', asked_as: 'Coach' }],
    ]);
  });
});

describe('at the same moment', () => {
  it('three who sign at “2 of 3”: two have signed, and the third wasn’t needed', async () => {
    const { saskia, davi, rui, ana } = await people();
    for (let round = 0; round < 4; round += 1) {
      const { id, sha256 } = await sentTo(saskia, { signers: [davi, rui, ana], needed: 2 }, { signers: [saskia] });
      const answers = await Promise.all([davi, rui, ana].map((one) => made.sign(one, id, sha256)));
      expect(answers.map(seen).sort()).toEqual([
        [200, undefined],
        [200, undefined],
        [403, 'NotYourTurnToSign'],
      ]);
      const { signers } = (await made.get(saskia, 'getDocument', id)).data;
      expect(signers.map((one: { status: string }) => one.status).sort()).toEqual([
        ...['current', 'not-needed', 'signed', 'signed'],
      ]);
      for (const [at, answer] of answers.entries()) expect(signers[at].status === 'signed').toBe(answer.status === 200);
    }
  });
  it('two who sign at “1 of 2”, the last place: one has signed, once, and it is sealed with that', async () => {
    const { saskia, davi, rui } = await people();
    const { id, sha256 } = await sentTo(saskia, { signers: [davi, rui], needed: 1 });
    const answers = await Promise.all([davi, rui].map((one) => made.sign(one, id, sha256)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // The other one comes after the last signature.
    expect(answers.filter(({ status }) => status !== 200).map(seen)).toEqual([[409, 'NoCurrentSigner']]);
    const done = await made.reaches(saskia, id, 'completed');
    expect(done.trail.filter(({ what }: { what: string }) => what === 'Signed')).toHaveLength(1);
  });
  it('sign, void and expire: exactly what was answered has happened', async () => {
    const { saskia, davi, rui, ana } = await people();
    const expire = made.client.service.sweeps.find((sweep) => sweep.name === 'expired documents');
    for (let round = 0; round < 4; round += 1) {
      const { id, sha256 } = await sentTo(saskia, { signers: [davi, rui, ana], needed: 2 });
      const signing = [davi, rui].map((one) => made.sign(one, id, sha256));
      const [answers, voided] = await Promise.all([
        Promise.all(signing),
        made.act(saskia, 'voidDocument', id, { reason: 'Another season.' }),
        expire?.run(),
      ]);
      const { status, signers } = (await made.get(saskia, 'getDocument', id)).data;
      expect(status === 'voided').toBe(voided.status === 200);
      expect(signers.filter((one: { status: string }) => one.status === 'signed')).toHaveLength(
        answers.filter((answer) => answer.status === 200).length,
      );
      if (voided.status !== 200) expect(['fully-signed', 'completed']).toContain(status);
    }
  });
  it('the clock counts: at the deadline nobody signs, whatever the sweep says later', async () => {
    const { saskia, davi, rui } = await people();
    const { id, sha256 } = await sentTo(saskia, { signers: [davi, rui], needed: 1 });
    made.harness.travel(15 * 86_400_000);
    const expire = made.client.service.sweeps.find((sweep) => sweep.name === 'expired documents');
    const [one, other] = await Promise.all([made.sign(davi, id, sha256), made.sign(rui, id, sha256), expire?.run()]);
    for (const answer of [one, other]) expect(seen(answer)).toEqual([409, 'DocumentNotAvailableForSigning']);
    expect((await made.get(saskia, 'getDocument', id)).data.status).toBe('expired');
  });
});
