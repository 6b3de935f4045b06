import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mandateEvents, type PublicMandate } from '@touchline/contracts/events';
import { eventually } from '@touchline/quality/testkit';
import { terms } from './offer/offer.fixtures.ts';
import { type Known, type OffersHarness, offersHarness } from './offers.harness.fixtures.ts';

let made: OffersHarness;
beforeAll(async () => {
  made = await offersHarness();
});
afterAll(() => made.harness.close());

let mandates = 0;
const agent = (): Promise<Known> =>
  made.known({
    ...{ profile_type: 'agent', player: null, name: 'Beatriz Falcão' },
    agent: { agency: 'Linha Alta', licence_number: '202406-1187', licensed_countries: ['PT'] },
  });
/** What profile tells of a mandate between the two; it is in force today unless something else is given. */
const represent = async (by: Known, to: Known, given: Partial<PublicMandate> = {}): Promise<string> => {
  mandates += 1;
  const mandate_id = given.mandate_id ?? `man_n${mandates}`;
  const { mandate: example } = mandateEvents.confirmed.example;
  const mandate = {
    ...{ ...example, mandate_id, status: 'active', starts_on: '2026-01-01', until: '2027-12-31' },
    agent: { ...example.agent, profile_id: by.profile_id, user_id: by.profile.user_id },
    player: { ...example.player, profile_id: to.profile_id, user_id: to.profile.user_id },
    ...given,
  };
  await made.harness.tell(mandateEvents.confirmed.type, mandate_id, { mandate });
  return mandate_id;
};
const teamOf = (rep: Known) => rep.profile.representative?.teams[0]?.team_id ?? '';
const call = (who: Known, operation: string, options: object = {}) => made.client.call(who.actor, operation, options);
const offered = async (to: Known) => {
  const rep = await made.representative();
  const declared = await call(rep, 'declareInterest', {
    body: {
      player_id: to.profile_id,
      team_id: teamOf(rep),
      message: 'We watched you.',
      contact: { email: true, phone: '' },
    },
  });
  const offer = await call(rep, 'makeOffer', {
    body: {
      ...{ player_id: to.profile_id, team_id: teamOf(rep), terms, message: '', club_informed: true },
      expires_at: '2026-11-30T18:00:00.000Z',
    },
  });
  return { rep, interest_id: declared.data.id as string, offer_id: offer.data.id as string };
};

describe('the agent of a player', () => {
  it('reads the player’s interests and offers along, as nobody’s turn', async () => {
    const [beatriz, davi, luis] = [await agent(), await made.player(), await made.player()];
    const { interest_id, offer_id } = await offered(davi);
    await offered(luis);
    expect((await call(beatriz, 'listOffers')).data).toEqual([]);
    await represent(beatriz, davi);
    await eventually(async () => {
      const offers = await call(beatriz, 'listOffers');
      expect(offers.data).toMatchObject([{ id: offer_id, your_side: 'player', as_agent: true, your_turn: false }]);
      expect(offers.json.meta.mine).toBe(0);
    }, 'the mandate is known');
    const interests = await call(beatriz, 'listInterests');
    expect(interests.data).toMatchObject([{ id: interest_id, as_agent: true, your_turn: false, contact: null }]);
    const offer = await call(beatriz, 'getOffer', { params: { offer_id } });
    expect([offer.status, offer.data.as_agent, offer.data.rounds.length]).toEqual([200, true, 1]);
    const own = await call(davi, 'getOffer', { params: { offer_id } });
    expect(own.data).toMatchObject({ as_agent: false, your_turn: true });
    expect((await call(beatriz, 'listOffers', { query: { turn: 'mine' } })).data).toEqual([]);
    expect((await call(beatriz, 'listInterests', { query: { turn: 'mine' } })).data).toEqual([]);
    expect((await call(beatriz, 'listOffers', { query: { player_id: luis.profile_id } })).data).toEqual([]);
    expect((await call(beatriz, 'listInterests', { query: { player_id: luis.profile_id } })).data).toEqual([]);
  });
  it('AccessDeniedException: answers nothing', async () => {
    const [beatriz, davi] = [await agent(), await made.player()];
    const { interest_id, offer_id } = await offered(davi);
    await represent(beatriz, davi);
    await eventually(
      async () => expect((await call(beatriz, 'getOffer', { params: { offer_id } })).status).toBe(200),
      'the mandate is known',
    );
    const answers: readonly (readonly [string, object, object])[] = [
      ['acceptOffer', { offer_id }, { round: 1 }],
      ['declineOffer', { offer_id }, { round: 1, reason: '' }],
      ['counterOffer', { offer_id }, { round: 1, terms, message: '', final: false }],
      ['acceptInterest', { interest_id }, { contact: { email: true, phone: '' } }],
      ['declineInterest', { interest_id }, { reason: '' }],
    ];
    for (const [operation, params, body] of answers) {
      const refused = await call(beatriz, operation, { params, body });
      expect([operation, refused.status, refused.error]).toEqual([operation, 403, 'AccessDeniedException']);
    }
  });
  it('NotFound: of a player whom another represents, before the first day, and at once where the mandate has ended', async () => {
    const [beatriz, other, davi] = [await agent(), await agent(), await made.player()];
    const { offer_id } = await offered(davi);
    const mandate_id = await represent(beatriz, davi);
    const status = async (who: Known) => (await call(who, 'getOffer', { params: { offer_id } })).status;
    await eventually(async () => expect(await status(beatriz)).toBe(200), 'the mandate is known');
    await represent(other, davi, { starts_on: '2027-06-01' });
    expect(await status(other)).toBe(404);
    const { mandate: example } = mandateEvents.ended.example;
    const ended = {
      ...{ ...example, mandate_id, status: 'ended' as const },
      agent: { ...example.agent, profile_id: beatriz.profile_id },
      player: { ...example.player, profile_id: davi.profile_id },
    };
    await made.harness.tell(mandateEvents.ended.type, mandate_id, { mandate: ended });
    expect(await status(beatriz)).toBe(404);
    expect((await call(beatriz, 'listOffers')).data).toEqual([]);
  });
  it('UserNotVerified, SubscriptionRequired: as everybody in the market; a coach reads nothing', async () => {
    const profile = { profile_type: 'agent', player: null } as const;
    const unpaid = await made.known(profile, { subscribed: false });
    const waiting = await made.known({ ...profile, verification_status: 'pending' });
    const coach = await made.known({ profile_type: 'coach', player: null });
    expect((await call(unpaid, 'listOffers')).error).toBe('SubscriptionRequired');
    expect((await call(waiting, 'listInterests')).error).toBe('UserNotVerified');
    expect((await call(coach, 'listOffers')).error).toBe('AccessDeniedException');
  });
});
