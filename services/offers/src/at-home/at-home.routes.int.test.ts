import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { terms } from '../offer/offer.fixtures.ts';
import { type Known, type OffersHarness, offersHarness } from '../offers.harness.fixtures.ts';

let made: OffersHarness;
beforeAll(async () => {
  made = await offersHarness();
});
afterAll(() => made.harness.close());

const offer = async (by: Known, to: Known) => {
  const { data } = await made.client.call(by.actor, 'makeOffer', {
    body: {
      player_id: to.profile_id,
      team_id: by.profile.representative?.teams[0]?.team_id,
      expires_at: '2026-11-30T18:00:00.000Z',
      terms,
      message: '',
      club_informed: true,
    },
  });
  return data.id as string;
};
const declare = async (by: Known, to: Known) => {
  const body = {
    player_id: to.profile_id,
    team_id: by.profile.representative?.teams[0]?.team_id,
    message: 'We watched you.',
  };
  return (await made.client.call(by.actor, 'declareInterest', { body })).data.id as string;
};
const atHome = async (who: Known) => (await made.client.call(who.actor, 'offersAtHome')).data;
const list = async (who: Known, operation: string, query: Record<string, unknown>) =>
  (await made.client.call(who.actor, operation, { query })).data;

describe('what a home shows of offers and interests', () => {
  it('is what the lists show: by whose turn it is, and what is agreed and not sealed', async () => {
    const [rep, other, davi] = [
      await made.representative(),
      await made.representative(),
      await made.player({ name: 'Davi' }),
    ];
    await offer(rep, davi);
    const agreed = await offer(other, davi);
    await declare(rep, davi);
    const accepted = await made.client.call(davi.actor, 'acceptOffer', {
      params: { offer_id: agreed },
      body: { round: 1 },
    });
    expect(accepted.status).toBe(200);
    for (const who of [rep, other, davi]) {
      const home = await atHome(who);
      expect(home).toEqual({
        interests: {
          mine: await list(who, 'listInterests', { turn: 'mine' }),
          theirs: await list(who, 'listInterests', { turn: 'theirs' }),
        },
        suggestions: [],
        offers: {
          mine: await list(who, 'listOffers', { turn: 'mine', sort: 'expires' }),
          theirs: await list(who, 'listOffers', { turn: 'theirs', sort: 'expires' }),
          accepted: await list(who, 'listOffers', { status: 'accepted' }),
        },
      });
    }
    const { offers, interests } = await atHome(davi);
    expect([interests.mine.length, interests.theirs.length]).toEqual([1, 0]);
    expect(offers.accepted.map(({ id }: { id: string }) => id)).toEqual([agreed]);
  });

  it('is refused to whoever isn’t in the market, and to nobody', async () => {
    const unpaid = await made.player({}, { subscribed: false });
    const refused = await made.client.call(unpaid.actor, 'offersAtHome');
    expect([refused.status, refused.error]).toEqual([402, 'SubscriptionRequired']);
    expect((await made.client.call(null, 'offersAtHome')).error).toBe('Unauthenticated');
  });
});
