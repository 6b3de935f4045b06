import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DocumentsHarness, documentsHarness, emailOf, seen } from '../documents.harness.fixtures.ts';
import { documentsRates } from '../limits.ts';
import { isCorrected } from './corrections.ts';

let made: DocumentsHarness;
beforeAll(async () => {
  made = await documentsHarness();
});
afterAll(() => made.harness.close());

const carla = { name: 'Carla Adeyinka', email: 'carla@example.org' };

/** Sent to Davi and Carla, who has no account; Davi has signed. */
const out = async () => {
  const saskia = await made.known('club-representative', 'Saskia Verhulst');
  const davi = await made.known('player', 'Davi Adeyinka');
  const id = await made.brought(saskia);
  await made.act(saskia, 'addSigner', id, emailOf(davi));
  const { data: draft } = await made.act(saskia, 'addSigner', id, carla);
  const fields = [
    { id: 'f1', kind: 'text', signer: draft.signers[1].profile_id, label: 'Boots', required: true },
    { id: 'f2', kind: 'signature', signer: davi.profile_id, required: true },
  ].map((field, at) => ({ ...field, page: 1, left: 1000, top: 1000 * (at + 1), width: 3000, height: 300 }));
  await made.act(saskia, 'placeFields', id, { fields, sha256: draft.sha256, version: null });
  const { data } = await made.act(saskia, 'sendDocument', id);
  const version = { version: data.fields_version as string, values: [] };
  expect((await made.sign(davi, id, data.sha256, { fields: version })).status).toBe(200);
  return { saskia, davi, id, sha256: data.sha256 as string, guest: draft.signers[1].profile_id as string };
};

describe('a document that was sent with a mistake', () => {
  it('goes on as a draft with all that it had, is sent again and signed; both say so', async () => {
    const { saskia, davi, id, sha256, guest } = await out();
    expect((await made.get(saskia, 'getDocument', id)).data).toMatchObject({ may_correct: true, correction_id: null });
    const { status, data: draft } = await made.act(saskia, 'correctDocument', id);
    expect([status, draft]).toMatchObject([
      200,
      {
        ...{ status: 'draft', title: 'Image rights 2027/28', message: 'As we said on Monday.', sha256 },
        corrects: { id, title: 'Image rights 2027/28' },
        signers: [
          { name: 'Davi Adeyinka', status: 'waiting' },
          { name: carla.name, guest_email: carla.email },
        ],
        fields: [
          { label: 'Boots', order: 2 },
          { kind: 'signature', order: 1 },
        ],
      },
    ]);
    const before = (await made.get(saskia, 'getDocument', id)).data;
    expect(before).toMatchObject({ status: 'voided', reason: isCorrected, correction_id: draft.id, may_correct: true });
    expect(before.trail.at(-1)).toMatchObject({ what: 'Corrected in a new document', by: 'Saskia Verhulst' });
    // Those who were to sign read why it ended, and nothing of the draft.
    const his = (await made.get(davi, 'getDocument', id)).data;
    expect(his).toMatchObject({ status: 'voided', reason: isCorrected, correction_id: null, may_correct: false });
    expect(seen(await made.get(davi, 'getDocument', draft.id))).toEqual([404, 'NotFound']);
    expect(seen(await made.sign(davi, id, sha256))).toEqual([409, 'DocumentNotAvailableForSigning']);

    const changed = { title: 'Image rights 2027/29', message: '', sign_until: null, version: draft.version };
    expect((await made.act(saskia, 'changeDocument', draft.id, changed)).status).toBe(200);
    const { data: sent } = await made.act(saskia, 'sendDocument', draft.id);
    expect(sent).toMatchObject({ status: 'available', corrects: { id } });
    expect((await made.get(davi, 'getDocument', draft.id)).data).toMatchObject({ your_turn: true, corrects: null });
    const old = await made.link(id, guest);
    expect((await made.asGuest(old, 'getGuestDocument')).data).toMatchObject({ status: 'voided' });
    expect(seen(await made.asGuest(await made.link(draft.id, guest), 'getGuestDocument'))).toEqual([404, 'NotFound']);
    const fields = { version: sent.fields_version, values: [] };
    expect((await made.sign(davi, draft.id, sent.sha256, { fields })).status).toBe(200);
    const anew = sent.signers[1].profile_id as string;
    const filled = { version: sent.fields_version, values: [{ field: 'f1', value: 'Size 43' }] };
    const link = await made.link(draft.id, anew);
    const signature = { kind: 'typed', text: carla.name };
    expect(seen(await made.guestSigns(link, draft.id, anew, sent.sha256, { signature, fields: filled }))).toEqual([
      ...[200, undefined],
    ]);
    await made.reaches(saskia, draft.id, 'completed');
    expect(seen(await made.act(saskia, 'correctDocument', draft.id))).toEqual([409, 'DocumentNotAvailableForSigning']);
  });

  it('is corrected once: whoever asks again is led to the same draft, and to a new one once that is thrown away', async () => {
    const { saskia, id } = await out();
    const [one, other] = await Promise.all([
      made.act(saskia, 'correctDocument', id),
      made.act(saskia, 'correctDocument', id),
    ]);
    expect([one.status, other.status, other.data.id]).toEqual([200, 200, one.data.id]);
    const again = await made.act(saskia, 'correctDocument', id);
    expect(again.data).toMatchObject({ id: one.data.id, status: 'draft' });
    expect((await made.act(saskia, 'discardDocument', one.data.id)).status).toBe(200);
    const { data: third } = await made.act(saskia, 'correctDocument', id);
    expect([third.status, third.id === one.data.id]).toEqual(['draft', false]);
    expect((await made.get(saskia, 'getDocument', id)).data.correction_id).toBe(third.id);
  });

  it('has a file of its own: the one before keeps its own, and what nobody refers to goes', async () => {
    const { saskia, id } = await out();
    const { data: draft } = await made.act(saskia, 'correctDocument', id);
    const under = async (owner: string) => (await made.papersOf(owner)).length;
    expect([await under(id), await under(draft.id)]).toEqual([1, 1]);
    await made.act(saskia, 'discardDocument', draft.id);
    expect([await under(id), await under(draft.id)]).toEqual([1, 0]);
    expect((await made.get(saskia, 'downloadOriginal', id)).status).toBe(200);
  });

  it('can be corrected after it was declined', async () => {
    const { saskia, id, guest } = await out();
    const body = { reason: 'Not like this.' };
    await made.asGuest(await made.link(id, guest), 'declineAsGuest', { body });
    expect((await made.act(saskia, 'correctDocument', id)).data).toMatchObject({ status: 'draft', corrects: { id } });
    expect((await made.get(saskia, 'getDocument', id)).data).toMatchObject({ status: 'declined', reason: body.reason });
  });

  it('ends with the sending of the new one, where it didn’t end before', async () => {
    const { saskia, id, sha256, davi } = await out();
    const { data: draft } = await made.act(saskia, 'correctDocument', id);
    // As a kill between the two leaves it.
    const rows = (await made.harness.database.connect()).collection<{ _id: string }>('documents');
    const back = { 'state.status': 'available' };
    await rows.updateOne({ _id: id }, { $set: back, $unset: { 'state.correction': '' } });
    // For nothing but what can be sent.
    for (const { profile_id } of draft.signers)
      await made.client.call(saskia.actor, 'removeSigner', { params: { document_id: draft.id, profile_id } });
    expect(seen(await made.act(saskia, 'sendDocument', draft.id))).toEqual([422, 'ValidationFailed']);
    expect((await made.get(saskia, 'getDocument', id)).data).toMatchObject({ status: 'available' });
    await made.act(saskia, 'addSigner', draft.id, emailOf(davi));
    expect((await made.act(saskia, 'sendDocument', draft.id)).data).toMatchObject({ status: 'available' });
    expect((await made.get(saskia, 'getDocument', id)).data).toMatchObject({
      status: 'voided',
      correction_id: draft.id,
    });
    expect(seen(await made.sign(davi, id, sha256))).toEqual([409, 'DocumentNotAvailableForSigning']);
  });

  it('is its author’s alone to correct', async () => {
    const { davi, id } = await out();
    expect(seen(await made.act(davi, 'correctDocument', id))).toEqual([403, 'AccessDeniedException']);
    const stranger = await made.known('coach', 'Aylin Demir');
    expect(seen(await made.act(stranger, 'correctDocument', id))).toEqual([404, 'NotFound']);
  });

  it('TooManyRequests: a correction is a draft like others', async () => {
    const { saskia, id } = await out();
    const body = { title: 'Another', message: '', sign_until: null };
    for (let count = 1; count < documentsRates.draft.points; count += 1)
      expect((await made.client.call(saskia.actor, 'draftDocument', { body })).status).toBe(201);
    expect(seen(await made.act(saskia, 'correctDocument', id))).toEqual([429, 'TooManyRequests']);
    expect((await made.get(saskia, 'getDocument', id)).data).toMatchObject({ status: 'available' });
  });
});
