import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { guardianConsentEvents, interestEvents, offerEvents, profileEvents } from '@touchline/contracts/events';
import { eventually } from '@touchline/quality/testkit';
import { terms } from '../offer/offer.fixtures.ts';
import { type Known, type OffersHarness, offersHarness } from '../offers.harness.fixtures.ts';

let made: OffersHarness;
const heard: { readonly type: string; readonly subject: string; readonly data: unknown }[] = [];
beforeAll(async () => {
  made = await offersHarness();
  made.harness.bus.subscribe({
    group: 'guardian-withdrew.test',
    topics: ['touchline.offer', 'touchline.interest'],
    from: 'end',
    handle: async ({ type, subject, data }) => void heard.push({ type, subject, data }),
  });
});
afterAll(() => made.harness.close());

/** Under 18 until 3 April 2027. */
const filip = (guardian_consent: 'given' | 'withdrawn' = 'given') =>
  made.player({
    player: {
      ...(made.example.player as NonNullable<typeof made.example.player>),
      date_of_birth: '2009-04-03',
      guardian_consent,
    },
  });
const withdraw = (player: Known) => {
  const { guardian_consent } = guardianConsentEvents.withdrawn.example;
  const consent = { ...guardian_consent, player: { ...guardian_consent.player, profile_id: player.profile_id } };
  return made.harness.tell(guardianConsentEvents.withdrawn.type, `grd_${player.profile_id}`, {
    guardian_consent: consent,
  });
};
const noted = (player: Known, guardian_consent: 'given' | 'withdrawn') =>
  made.harness.tell(profileEvents.guardianConsentNoted.type, player.profile_id, {
    profile: { ...player.profile, player: { ...player.profile.player, guardian_consent } },
  });
const declare = (rep: Known, to: Known) =>
  made.client.call(rep.actor, 'declareInterest', {
    body: { player_id: to.profile_id, team_id: rep.profile.representative?.teams[0]?.team_id, message: 'Hello.' },
  });
const offer = (rep: Known, to: Known) =>
  made.client.call(rep.actor, 'makeOffer', {
    body: {
      ...{ player_id: to.profile_id, team_id: rep.profile.representative?.teams[0]?.team_id, terms, message: '' },
      ...{ expires_at: '2026-11-30T18:00:00.000Z', club_informed: true },
    },
  });
const interest = async (rep: Known, id: string) =>
  (await made.client.call(rep.actor, 'getInterest', { params: { interest_id: id } })).data;

describe('a guardian takes the consent back', () => {
  it('closes what waits and what is in talks, with the reason, and shows nobody how to reach the player any more', async () => {
    const [player, rep, other] = [await filip(), await made.representative(), await made.representative()];
    const waiting = (await declare(rep, player)).data.id;
    const talking = (await declare(other, player)).data.id;
    const accepted = await made.client.call(player.actor, 'acceptInterest', {
      params: { interest_id: talking },
      body: { contact: { email: true } },
    });
    expect(accepted.status).toBe(200);
    expect((await interest(other, talking)).contact.email).not.toBeNull();
    const open = (await offer(rep, player)).data.id;
    await withdraw(player);
    const closed = { status: 'closed', close_reason: 'guardian-consent-withdrawn' };
    await eventually(async () => {
      expect(await interest(rep, waiting)).toMatchObject(closed);
      expect(await interest(other, talking)).toMatchObject({ ...closed, contact: null });
      const found = await made.client.call(rep.actor, 'getOffer', { params: { offer_id: open } });
      expect(found.data).toMatchObject(closed);
    }, 'all is closed');
    await eventually(
      () =>
        expect(
          heard
            .filter(({ type }) => type.includes('consent-ended'))
            .map(({ subject }) => subject)
            .sort(),
        ).toEqual([waiting, talking, open].sort()),
      'all is told',
    );
    for (const { type, data } of heard.filter((event) => event.type.includes('consent-ended')))
      expect([type, data]).toEqual([
        expect.stringMatching(/^touchline\.(offer|interest)\.consent-ended\.v1$/),
        expect.objectContaining({ happened: {} }),
      ]);
    expect(
      [offerEvents.closed.type, interestEvents.closed.type].some((type) => heard.some((e) => e.type === type)),
    ).toBe(false);
    // Told once more it changes nothing.
    const before = heard.length;
    await withdraw(player);
    await noted(player, 'withdrawn');
    await eventually(
      async () => expect((await declare(rep, player)).error).toBe('ClubInterestPlayerNotEligible'),
      'nobody reaches the player',
    );
    expect(heard).toHaveLength(before);
  });
  it('leaves others’ alone, and what is signed as it is', async () => {
    const [player, neighbour, rep] = [await filip(), await filip(), await made.representative()];
    const [mine, theirs] = [(await offer(rep, player)).data.id, (await offer(rep, neighbour)).data.id];
    const waiting = (await declare(await made.representative(), player)).data.id;
    const accepted = await made.client.call(player.actor, 'acceptOffer', {
      params: { offer_id: mine },
      body: { round: 1 },
    });
    expect(accepted.status).toBe(200);
    await withdraw(player);
    await eventually(
      () => expect(heard.some(({ subject, type }) => subject === waiting && type.includes('consent-ended'))).toBe(true),
      'what waits is closed',
    );
    const statusOf = async (id: string) =>
      (await made.client.call(rep.actor, 'getOffer', { params: { offer_id: id } })).data.status;
    expect([await statusOf(mine), await statusOf(theirs)]).toEqual(['accepted', 'pending']);
  });
});

describe('without consent', () => {
  it('a player under 18 does nothing in the market: GuardianConsentRequired', async () => {
    const [player, rep] = [await filip(), await made.representative()];
    const open = (await offer(rep, player)).data.id;
    await noted(player, 'withdrawn');
    const accept = () =>
      made.client.call(player.actor, 'acceptOffer', { params: { offer_id: open }, body: { round: 1 } });
    await eventually(async () => expect((await accept()).error).toBe('GuardianConsentRequired'), 'it is known');
    expect((await made.client.call(player.actor, 'listOffers')).error).toBe('GuardianConsentRequired');
    await noted(player, 'given');
    await eventually(async () => expect((await accept()).status).toBe(200), 'it is given again');
  });
  it('up to the day before the 18th birthday', async () => {
    const [player, rep] = [await filip('withdrawn'), await made.representative()];
    const now = made.harness.clock().toISOString();
    made.harness.travel('2027-04-02T23:59:59.000Z');
    expect((await declare(rep, player)).error).toBe('ClubInterestPlayerNotEligible');
    made.harness.travel('2027-04-03T00:00:00.000Z');
    expect((await declare(rep, player)).status).toBe(201);
    made.harness.travel(now);
  });
  it('an acceptance and a withdrawal at the same moment: what is accepted was so before, else it is closed', async () => {
    for (const round of Array.from({ length: 15 }, (_, n) => n)) {
      const [player, rep] = [await filip(), await made.representative()];
      const open = (await offer(rep, player)).data.id;
      const accept = () =>
        made.client.call(player.actor, 'acceptOffer', { params: { offer_id: open }, body: { round: 1 } });
      const both = [accept, () => withdraw(player)] as const;
      const [first, second] = round % 2 ? [both[0](), both[1]()] : [both[1](), both[0]()];
      const reply = (await Promise.all([first, second])).find((one) => one !== undefined && 'status' in one);
      const after = () => made.client.call(rep.actor, 'getOffer', { params: { offer_id: open } });
      await eventually(
        async () => expect(['accepted', 'closed']).toContain((await after()).data.status),
        'one of them has come first',
      );
      const { status } = (await after()).data;
      expect([reply?.error ?? reply?.status, status]).toEqual(
        status === 'accepted' ? [200, 'accepted'] : ['OfferNotPending', 'closed'],
      );
    }
  });
});
