import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { guardianConsentEvents } from '@touchline/contracts/events';
import type { Principal } from '@touchline/platform/http';
import { eventually } from '@touchline/quality/testkit';
import { type ProfileHarness, profileHarness, profileId } from '../harness.fixtures.ts';
import { askable, type MandateHarness, mandateHarness } from '../mandate/mandate.fixtures.ts';

let harness: ProfileHarness;
let made: MandateHarness;
const told: { readonly type: string; readonly subject: string }[] = [];
beforeAll(async () => {
  harness = await profileHarness();
  harness.base.bus.subscribe({
    ...{ group: 'guardian-withdrew.test', topics: ['touchline.mandate'], from: 'end' },
    handle: async ({ type, subject }) => void told.push({ type, subject }),
  });
  made = mandateHarness(harness);
});
afterAll(() => harness?.base.close());

const withdraw = (player: Principal) => {
  const { guardian_consent: consent } = guardianConsentEvents.withdrawn.example;
  return harness.base.tell(guardianConsentEvents.withdrawn.type, `grd_${profileId(player)}`, {
    guardian_consent: { ...consent, player: { ...consent.player, profile_id: profileId(player) } },
  });
};
const ask = async (by: Principal, player: Principal): Promise<string> => {
  const { data, status, error } = await made.request(by, { player_id: profileId(player), exclusive: false });
  expect(error ?? status).toBe(201);
  return data.id;
};
const mandate = async (by: Principal, id: string) => (await made.on(by, 'getMandate', id)).data;
const closed = { status: 'lapsed', close_reason: 'guardian-consent-withdrawn', reason: null };

it('closes what agents have asked, with the reason, and leaves what is active, and others’', async () => {
  const [one, other] = [await made.agent('Beatriz'), await made.agent('Carlos')];
  const [player, neighbour] = [await askable(harness), await askable(harness)];
  const live = await ask(one, player);
  expect((await made.on(player, 'confirmMandate', live)).status).toBe(200);
  const [waiting, theirs] = [await ask(other, player), await ask(other, neighbour)];
  await withdraw(player);
  await eventually(async () => expect(await mandate(other, waiting)).toMatchObject(closed), 'the request is closed');
  expect(await mandate(one, live)).toMatchObject({ status: 'active', close_reason: null });
  expect(await mandate(other, theirs)).toMatchObject({ status: 'pending', close_reason: null });
  const ended = () => told.filter(({ type }) => type === 'touchline.mandate.consent-ended.v1');
  await eventually(() => expect(ended()).toEqual([expect.objectContaining({ subject: waiting })]), 'it is told');
});

it('a yes and a withdrawal at the same moment: it is active, or it is closed, and the answer says which', async () => {
  const agent = await made.agent('Third');
  for (let round = 0; round < 10; round += 1) {
    const player = await askable(harness);
    const id = await ask(agent, player);
    const confirm = () => made.on(player, 'confirmMandate', id);
    const withdrawing = round % 2 ? withdraw(player) : undefined;
    const [reply] = await Promise.all([confirm(), withdrawing ?? withdraw(player)]);
    await eventually(async () => expect((await mandate(agent, id)).status).not.toBe('pending'), 'one came first');
    const { status } = await mandate(agent, id);
    expect([reply.error ?? reply.status, status]).toEqual(
      status === 'active' ? [200, 'active'] : ['MandateNotPending', 'lapsed'],
    );
  }
});
