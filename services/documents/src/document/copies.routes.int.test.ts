import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { userEvents } from '@touchline/contracts/events';
import { filesOfZip } from '@touchline/contracts/evidence/archive';
import { judgeEvidence } from '@touchline/contracts/evidence/evidence';
import { signingLink } from '@touchline/contracts/protocol/signing-link';
import { eventually } from '@touchline/quality/testkit';
import { type DocumentsHarness, documentsHarness, emailOf, type Known, seen } from '../documents.harness.fixtures.ts';

let made: DocumentsHarness;
beforeAll(async () => {
  made = await documentsHarness();
});
afterAll(() => made.harness.close());

const carla = { name: 'Carla Adeyinka', email: 'carla@example.org' };

/** Davi signs it; Beatriz and Carla, who has no account, get a copy. */
const prepared = async () => {
  const saskia = await made.known('club-representative', 'Saskia Verhulst');
  const davi = await made.known('player', 'Davi Adeyinka');
  const beatriz = await made.known('agent', 'Beatriz Falcão');
  const id = await made.brought(saskia);
  await made.act(saskia, 'addSigner', id, emailOf(davi));
  await made.act(saskia, 'addCopy', id, emailOf(beatriz));
  const { data } = await made.act(saskia, 'addCopy', id, carla);
  return { saskia, davi, beatriz, id, copies: data.copies, guest: data.copies[1].profile_id as string };
};
const completed = async () => {
  const all = await prepared();
  const { sha256 } = (await made.act(all.saskia, 'sendDocument', all.id)).data;
  await made.sign(all.davi, all.id, sha256);
  await made.reaches(all.saskia, all.id, 'completed');
  const link = await made.link(all.id, all.guest, { purpose: signingLink.read });
  return { ...all, sha256: sha256 as string, link };
};

describe('somebody who gets a copy', () => {
  it('is named by an address, as a member or as a guest, and taken out', async () => {
    const { saskia, beatriz, id, copies } = await prepared();
    expect(copies).toMatchObject([
      { name: 'Beatriz Falcão', role: 'agent', guest_email: null },
      { name: carla.name, role: 'guest', guest_email: carla.email },
    ]);
    const stranger = { email: 'nobody@example.org' };
    expect(seen(await made.act(saskia, 'addCopy', id, stranger))).toEqual([404, 'UserNotFound']);
    const again = await made.act(saskia, 'addCopy', id, emailOf(beatriz));
    expect(again.json?.details?.[0]).toEqual({ path: 'email', message: 'Beatriz Falcão gets a copy already.' });
    const params = { document_id: id, profile_id: beatriz.profile_id };
    const { data } = await made.client.call(saskia.actor, 'removeCopy', { params });
    expect(data.copies).toMatchObject([{ name: carla.name }]);
  });

  it('reads it while others sign, in the list as well, and is never asked', async () => {
    const { saskia, davi, beatriz, id } = await prepared();
    expect(seen(await made.get(beatriz, 'getDocument', id))).toEqual([404, 'NotFound']);
    const { sha256 } = (await made.act(saskia, 'sendDocument', id)).data;
    const { data } = await made.get(beatriz, 'getDocument', id);
    expect(data).toMatchObject({
      your_turn: false,
      status: 'available',
      copies: [{ is_you: true }, { is_you: false }],
    });
    expect(JSON.stringify(data)).not.toContain(carla.email);
    const listed = await made.client.call(beatriz.actor, 'listDocuments', { query: { show: 'others' } });
    expect(listed.data).toMatchObject([{ id }]);
    expect((await made.get(beatriz, 'downloadOriginal', id)).status).toBe(200);
    expect(seen(await made.sign(beatriz, id, sha256))).toEqual([403, 'NotYourTurnToSign']);
    expect((await made.get(davi, 'getDocument', id)).data.copies).toMatchObject([{ name: 'Beatriz Falcão' }, {}]);
  });

  it('gets the sealed document, and not what proves how others signed', async () => {
    const { saskia, beatriz, id, link } = await completed();
    expect((await made.get(beatriz, 'downloadSigned', id)).status).toBe(200);
    const { data } = await made.get(beatriz, 'getDocument', id);
    expect(data.signers[0].evidence).toBeNull();
    expect(data.files.certificate).toMatchObject({ available: false, error: 'AccessDeniedException' });
    for (const operation of ['downloadCertificate', 'downloadEvidence'])
      expect(seen(await made.get(beatriz, operation, id))).toEqual([403, 'AccessDeniedException']);
    expect((await made.asGuest(link, 'getGuestDocument')).data).toMatchObject({
      ...{ guest: { name: carla.name, link: 'read' }, your_turn: false },
      files: { signed: { available: true }, evidence: { error: 'AccessDeniedException' } },
    });
    expect((await made.asGuest(link, 'downloadGuestSigned')).status).toBe(200);
    for (const operation of ['downloadGuestCertificate', 'downloadGuestEvidence'])
      expect(seen(await made.asGuest(link, operation))).toEqual([403, 'AccessDeniedException']);
    const bytes = new Uint8Array((await made.get(saskia, 'downloadEvidence', id)).bytes ?? []);
    const { holds, trail } = await judgeEvidence(await filesOfZip(bytes));
    expect([holds, trail?.signers.map(({ name }) => name)]).toEqual([true, ['Davi Adeyinka']]);
  });

  it('NotFound: as a guest by a link to sign, which nobody has mailed', async () => {
    const { saskia, id, guest } = await prepared();
    await made.act(saskia, 'sendDocument', id);
    expect(seen(await made.asGuest(await made.link(id, guest), 'getGuestDocument'))).toEqual([404, 'NotFound']);
  });

  it('leaves, and the document goes on; with its author the guest goes', async () => {
    const { saskia, beatriz, id } = await completed();
    const close = ({ user_id }: Known) =>
      made.harness.tell(userEvents.accountClosed.type, user_id, {
        ...userEvents.accountClosed.example,
        user: { ...userEvents.accountClosed.example.user, user_id },
      });
    await close(beatriz);
    await eventually(async () => {
      const { status, title, copies = [] } = await made.stored(id);
      expect([status, title, copies.map(({ name }) => name)]).toEqual([
        ...['completed', 'Image rights 2027/28', [carla.name]],
      ]);
    }, 'the reader is gone');
    await close(saskia);
    await eventually(async () => {
      expect(JSON.stringify(await made.stored(id))).not.toContain(carla.email);
    }, 'the guest is gone');
  });
});
