import { expect, it } from '@jest/globals';
import { createLimiter, openThrottles } from '@touchline/platform/cache';
import { offersRates } from '../limits.ts';
import { type Known, offersHarness } from '../offers.harness.fixtures.ts';
import { terms } from './offer.fixtures.ts';

it('TooManyRequests: a team makes one player so many offers in a day, whoever makes them; a repeat and other pairs count for themselves', async () => {
  const limits = await openThrottles((name, rate) => createLimiter({ name, ...rate }), offersRates);
  const { harness, client, player, representative } = await offersHarness(limits);
  const make = (rep: Known, to: Known, headers: Record<string, string> = {}) =>
    client.call(rep.actor, 'makeOffer', {
      body: {
        player_id: to.profile_id,
        team_id: rep.profile.representative?.teams[0]?.team_id,
        expires_at: '2026-11-30T18:00:00.000Z',
        terms,
        message: 'Our opening terms.',
        club_informed: true,
      },
      headers,
    });
  const withdraw = (rep: Known, offer_id: string) =>
    client.call(rep.actor, 'withdrawOffer', { params: { offer_id }, body: { reason: 'Another day.' } });

  const [rep, davi] = [await representative(), await player()];
  const colleague = await representative(rep.profile.representative ?? {});
  const key = { 'idempotency-key': 'the-first-offer' };
  const first = (await make(rep, davi, key)).data;
  expect((await make(rep, davi, key)).data.id).toBe(first.id);
  await withdraw(rep, first.id);
  for (let n = 1; n < offersRates.offer.points; n += 1) {
    const by = n % 2 === 0 ? rep : colleague;
    const made = await make(by, davi);
    expect(made.status).toBe(201);
    await withdraw(by, made.data.id);
  }
  const over = await make(colleague, davi);
  expect([over.status, over.error]).toEqual([429, 'TooManyRequests']);
  expect(Number(over.headers['retry-after'])).toBeGreaterThan(3600);
  // What was made within the bound is answered to its repeat all the same.
  expect((await make(rep, davi, key)).data.id).toBe(first.id);
  expect((await make(rep, await player())).status).toBe(201);
  expect((await make(await representative(), davi)).status).toBe(201);
  await harness.close();
});
