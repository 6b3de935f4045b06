import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documentEvents } from '@touchline/contracts/events';
import { eventually } from '@touchline/quality/testkit';
import { type DocumentsHarness, documentsHarness, seen } from '../documents.harness.fixtures.ts';

let made: DocumentsHarness;
beforeAll(async () => {
  made = await documentsHarness();
});
afterAll(() => made.harness.close());

/** Sent to Davi and Aylin, who sign in any order. */
const sent = async () => {
  const saskia = await made.known('club-representative', 'Saskia Verhulst');
  const davi = await made.known('player', 'Davi Adeyinka');
  const aylin = await made.known('coach', 'Aylin Demir');
  const id = await made.brought(saskia, { title: 'Image rights', message: '' });
  for (const { user_id } of [davi, aylin]) await made.act(saskia, 'addSigner', id, { email: `${user_id}@example.com` });
  await made.act(saskia, 'orderSigners', id, { places: [{ signers: [davi.profile_id, aylin.profile_id] }] });
  await made.act(saskia, 'sendDocument', id);
  return { saskia, davi, aylin, id };
};

describe('a reminder to sign', () => {
  it('is sent by the author, once a day, and seen by those who sign', async () => {
    const { saskia, davi, id } = await sent();
    expect((await made.get(saskia, 'getDocument', id)).data.may_remind).toBe(true);
    const reply = await made.act(saskia, 'remindSigners', id);
    const at = reply.data.signers[0].reminded_at;
    expect(reply.data).toMatchObject({ may_remind: false, signers: [{ status: 'current' }, { reminded_at: at }] });
    expect((await made.get(davi, 'getDocument', id)).data).toMatchObject({
      ...{ may_remind: false, signers: [{ reminded_at: at }, {}] },
    });
    const again = await made.act(saskia, 'remindSigners', id);
    expect([...seen(again), Number(again.headers['retry-after']) > 86_000]).toEqual([429, 'TooManyRequests', true]);
    expect(seen(await made.act(davi, 'remindSigners', id))).toEqual([403, 'AccessDeniedException']);
  });

  it('NoCurrentSigner: once everybody has signed', async () => {
    const { saskia, davi, aylin, id } = await sent();
    const { sha256 } = (await made.get(saskia, 'getDocument', id)).data;
    made.failToStore('sealed');
    for (const who of [davi, aylin]) await made.sign(who, id, sha256);
    expect(seen(await made.act(saskia, 'remindSigners', id))).toEqual([409, 'NoCurrentSigner']);
    made.failToStore('no');
  });

  it('comes by the clock to who hasn’t signed, once', async () => {
    const { davi, aylin, id } = await sent();
    const told: unknown[] = [];
    made.harness.bus.subscribe({
      ...{ group: `reminders.of.${id}`, topics: ['touchline.document'], from: 'end' },
      handle: async ({ subject, type, data }) => {
        if (subject === id && type === documentEvents.reminded.type)
          told.push((data as { happened: unknown }).happened);
      },
    });
    const { sha256 } = (await made.get(davi, 'getDocument', id)).data;
    await made.sign(davi, id, sha256);
    made.harness.travel(3 * 86_400_000);
    const sweep = made.client.service.sweeps.find(({ name }) => name === 'reminders to sign');
    for (let time = 0; time < 2; time += 1) await sweep?.run();
    await eventually(() => expect(told).toEqual([{ signers: [aylin.profile_id], by_author: false }]), 'one is told');
    const [his, hers] = (await made.get(aylin, 'getDocument', id)).data.signers;
    expect([his.reminded_at, hers.reminded_at]).toEqual([null, made.harness.clock().toISOString()]);
    made.harness.travel(-3 * 86_400_000);
  });
});
