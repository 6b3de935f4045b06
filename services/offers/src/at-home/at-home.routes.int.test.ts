import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { homeLimits } from '@touchline/contracts/policies/home';
import { positionCalls } from '../job-opportunity/job-opportunity.fixtures.ts';
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
        positions: [],
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

describe('open positions at a home', () => {
  const { opened, about, answer, decide, like, both } = positionCalls(() => made);
  const positions = async (who: Known) => (await atHome(who)).positions;
  const shown = async (who: Known) =>
    (await positions(who)).map(({ id, answers }: { id: string; answers: number | null }) => [id, answers]);

  it('of a club are its own: those with answers that wait first, then whichever closes first, and not many', async () => {
    const [rep, davi] = await both();
    const late = await opened(rep, { closes_on: '2026-12-30' });
    const soon = await opened(rep, { closes_on: '2026-11-26' });
    const answered = await opened(rep, { closes_on: '2026-12-20' });
    await opened(rep, { closes_on: '2027-01-20' });
    const answeredSoon = await opened(rep, { closes_on: '2026-12-01' });
    const over = await opened(rep, { closes_on: '2026-11-25' });
    await about(rep, 'closeOpportunity', over);
    await answer(davi, answered);
    await answer(await made.player(), answered);
    const one = (await answer(await made.player(), answeredSoon)).data.id as string;
    expect(await shown(rep)).toEqual([
      [answeredSoon, 1],
      [answered, 2],
      [soon, 0],
      [late, 0],
    ]);
    // What the club has answered waits no more.
    await decide(rep, 'acceptInterest', one);
    expect(await shown(rep)).toEqual([
      [answered, 2],
      [soon, 0],
      [answeredSoon, 0],
      [late, 0],
    ]);
    expect((await positions(rep))[0]).not.toHaveProperty('description');
  });
  it('count all answers, also of a club that more of them wait for than its home shows', async () => {
    const rep = await made.representative();
    const [early, later] = [await opened(rep), await opened(rep, { closes_on: '2026-12-20' })];
    await answer(await made.player(), early);
    for (let one = 0; one < homeLimits.open; one += 1) await answer(await made.player(), later);
    expect((await atHome(rep)).interests.mine).toHaveLength(homeLimits.open);
    expect(await shown(rep)).toEqual([
      [early, 1],
      [later, homeLimits.open],
    ]);
  });
  it('of a player are those that fit him in every point and that he hasn’t answered: the first to close first', async () => {
    const rep = await made.representative();
    const fit = { closes_on: '2026-11-25' };
    const opening: string[] = [];
    for (let one = 0; one < homeLimits.positions; one += 1) opening.push(await opened(rep, fit));
    // Published at the same moment, they are in the order of their ids.
    const fitting = opening.toSorted().reverse();
    await opened(rep, { ...fit, position: 'GK' });
    const answered = await opened(rep, fit);
    const davi = await made.player();
    await answer(davi, answered);
    expect(await shown(davi)).toEqual(fitting.map((id) => [id, null]));
    const soonest = await opened(rep, { closes_on: '2026-11-24' });
    expect(await shown(davi)).toEqual([soonest, ...fitting.slice(0, -1)].map((id) => [id, null]));
  });
  it('of a player leave out what he has answered, and come from behind it too, however much that is', async () => {
    // Nobody else’s positions are for him.
    const [rep, davi] = [await made.representative(), await like({ positions: ['RB'] })];
    const back = (closes_on: string) => opened(rep, { position: 'RB', closes_on });
    const answered: string[] = [];
    for (let one = 0; one <= 40; one += 1) answered.push(await back('2026-11-24'));
    const [first, last] = [await back('2026-11-23'), await back('2026-11-25')];
    for (const id of answered) {
      const { data } = await answer(davi, id);
      expect((await decide(rep, 'declineInterest', data.id as string)).status).toBe(200);
    }
    expect(await shown(davi)).toEqual([first, last].map((id) => [id, null]));
  });
});
