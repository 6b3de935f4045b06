import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { userEvents } from '@touchline/contracts/events';
import { filesOfZip } from '@touchline/contracts/evidence/archive';
import { judgeEvidence } from '@touchline/contracts/evidence/evidence';
import { eventually, type TestReply } from '@touchline/quality/testkit';
import { type DocumentsHarness, documentsHarness, type Known, seen } from '../documents.harness.fixtures.ts';

let made: DocumentsHarness;
beforeAll(async () => {
  made = await documentsHarness();
});
afterAll(() => made.harness.close());

const field = ({ json }: TestReply) => [json?.error, json?.details?.[0]?.path, json?.details?.[0]?.message];
const carla = { name: 'Carla Adeyinka', email: 'carla@example.org' };

/** Sent to Davi and then to Carla, who has no account. */
const sent = async (saskia: Known, davi: Known) => {
  const id = await made.brought(saskia);
  await made.act(saskia, 'addSigner', id, { email: `${davi.user_id}@example.com` });
  const { data } = await made.act(saskia, 'addSigner', id, carla);
  const guest = data.signers[1].profile_id as string;
  const { data: out } = await made.act(saskia, 'sendDocument', id);
  const link = await made.link(id, guest);
  return { id, guest, link, sha256: out.sha256 as string };
};
const people = async () => ({
  saskia: await made.known('club-representative', 'Saskia Verhulst'),
  davi: await made.known('player', 'Davi Adeyinka'),
});

describe('a guest who signs an own document', () => {
  it('is named where the address is no member’s, once, and seen by its author with the address', async () => {
    const { saskia, davi } = await people();
    const id = await made.brought(saskia);
    expect(seen(await made.act(saskia, 'addSigner', id, { email: carla.email }))).toEqual([404, 'UserNotFound']);
    const { data } = await made.act(saskia, 'addSigner', id, carla);
    expect(data.signers).toMatchObject([{ name: carla.name, role: 'guest', guest_email: carla.email }]);
    expect(field(await made.act(saskia, 'addSigner', id, { ...carla, email: 'CARLA@example.org' }))).toEqual([
      ...['ValidationFailed', 'email', 'Carla Adeyinka signs this document already.'],
    ]);
    // Whoever has an account signs with it, whatever name was typed.
    const member = { email: `${davi.user_id}@example.com`, name: 'Somebody Else' };
    expect((await made.act(saskia, 'addSigner', id, member)).data.signers[1]).toMatchObject({
      ...{ name: 'Davi Adeyinka', role: 'player', guest_email: null },
    });
    const order = data.signers[0].profile_id;
    const places = [{ signers: [davi.profile_id] }, { signers: [order] }];
    expect((await made.act(saskia, 'orderSigners', id, { places })).data.signers[1]).toMatchObject({ role: 'guest' });
  });

  it('reads and signs by the link and the code, in turn; sealed, certified and proven', async () => {
    const { saskia, davi } = await people();
    const { id, guest, link, sha256 } = await sent(saskia, davi);
    const before = await made.asGuest(link, 'getGuestDocument');
    expect(before.data).toMatchObject({
      ...{ kind: 'other', title: 'Image rights 2027/28', author_name: 'Saskia Verhulst', your_turn: false },
      ...{ message: 'As we said on Monday.', guest: { name: carla.name, email: 'c…a@example.org' } },
    });
    expect(seen(await made.guestSigns(link, id, guest, sha256))).toEqual([403, 'NotYourTurnToSign']);
    await made.sign(davi, id, sha256);
    const his = await made.get(davi, 'getDocument', id);
    expect(JSON.stringify(his.json)).not.toContain(carla.email);
    expect((await made.asGuest(link, 'downloadGuestOriginal')).status).toBe(200);
    const signature = { kind: 'typed', text: carla.name };
    expect(seen(await made.guestSigns(link, id, guest, sha256, { signature }))).toEqual([200, undefined]);
    await made.reaches(saskia, id, 'completed');
    const bytes = new Uint8Array((await made.get(saskia, 'downloadEvidence', id)).bytes ?? []);
    const { holds, trail } = await judgeEvidence(await filesOfZip(bytes));
    expect([holds, trail?.signers[1]]).toMatchObject([
      true,
      { name: carla.name, address: 'c…a@example.org', signed_as: 'Guest' },
    ]);
  });

  it('declines without an account, with a reason, and the document is over', async () => {
    const { saskia, davi } = await people();
    const { id, link, sha256 } = await sent(saskia, davi);
    await made.sign(davi, id, sha256);
    const body = { reason: 'Not like this.' };
    expect((await made.asGuest(link, 'declineAsGuest', { body })).data.status).toBe('declined');
    expect((await made.get(saskia, 'getDocument', id)).data).toMatchObject({ reason: 'Not like this.' });
  });

  it('NotFound: with a link for somebody who doesn’t sign it; Unauthenticated: with one that is over', async () => {
    const { saskia, davi } = await people();
    const { id, guest } = await sent(saskia, davi);
    const other = await made.link(id, 'gst_nobody');
    expect(seen(await made.asGuest(other, 'getGuestDocument'))).toEqual([404, 'NotFound']);
    const over = await made.link(id, guest, { expires_at: new Date(made.harness.clock().getTime() - 1000) });
    expect(seen(await made.asGuest(over, 'getGuestDocument'))).toEqual([401, 'Unauthenticated']);
  });

  it('is one of a group: whoever is left over there can’t sign', async () => {
    const { saskia, davi } = await people();
    const id = await made.brought(saskia);
    await made.act(saskia, 'addSigner', id, { email: `${davi.user_id}@example.com` });
    const guest = (await made.act(saskia, 'addSigner', id, carla)).data.signers[1].profile_id;
    await made.act(saskia, 'orderSigners', id, { places: [{ signers: [davi.profile_id, guest], needed: 1 }] });
    const { sha256 } = (await made.act(saskia, 'sendDocument', id)).data;
    const link = await made.link(id, guest);
    expect((await made.asGuest(link, 'getGuestDocument')).data.your_turn).toBe(true);
    const both = await Promise.all([made.sign(davi, id, sha256), made.guestSigns(link, id, guest, sha256)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('goes with the author who leaves: neither name nor address is kept', async () => {
    const { saskia, davi } = await people();
    const { id } = await sent(saskia, davi);
    await made.harness.tell(userEvents.accountClosed.type, saskia.user_id, {
      ...userEvents.accountClosed.example,
      user: { ...userEvents.accountClosed.example.user, user_id: saskia.user_id },
    });
    await eventually(async () => {
      const stored = JSON.stringify(await made.stored(id));
      expect(stored).not.toContain(carla.email);
      expect(stored).not.toContain(carla.name);
      expect(stored).toContain('"status":"voided"');
    }, 'nothing of the guest is left');
  });
});
