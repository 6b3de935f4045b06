import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documentEvents, profileEvents } from '@touchline/contracts/events';
import {
  actorOf,
  eventually,
  type ServiceClient,
  type ServiceHarness,
  type TestReply,
} from '@touchline/quality/testkit';
import { type Known, type OffersHarness, offersHarness, type Profile, teamOf } from '../offers.harness.fixtures.ts';
import { higher, terms } from './offer.fixtures.ts';

let harness: ServiceHarness;
let offers: ServiceClient;
let player: OffersHarness['player'];
let representative: OffersHarness['representative'];

beforeAll(async () => {
  const made = await offersHarness();
  ({ harness, client: offers, player, representative } = made);
});
afterAll(() => harness.close());

const body = (rep: Known, to: Known, given: Record<string, unknown> = {}) => ({
  player_id: to.profile_id,
  team_id: rep.profile.representative?.teams[0]?.team_id,
  expires_at: '2026-11-30T18:00:00.000Z',
  terms,
  message: 'Our opening terms.',
  club_informed: true,
  ...given,
});
const make = (rep: Known, to: Known, given: Record<string, unknown> = {}, headers = {}) =>
  offers.call(rep.actor, 'makeOffer', { body: body(rep, to, given), headers });
const answer = (who: Known, operation: string, id: string, given: Record<string, unknown>) =>
  offers.call(who.actor, operation, { params: { offer_id: id }, body: given });
const seen = (reply: TestReply) => [reply.status, reply.error];

describe('an offer', () => {
  it('goes to and fro and is accepted in its last round', async () => {
    const [rep, davi] = [await representative(), await player()];
    const first = await make(rep, davi);
    expect([first.status, first.data.round, first.data.your_turn]).toEqual([201, 1, false]);
    const { id } = first.data;
    const second = await answer(davi, 'counterOffer', id, { round: 1, terms: higher, message: 'A little more.' });
    expect(second.data).toMatchObject({ round: 2, recipient: 'club', your_turn: false, ended: null });
    expect(second.data.rounds[1]).toMatchObject({
      changed: ['salary'],
      author: 'Davi Adeyinka',
      total: { total: 32_533_333, seasons: 3 },
    });
    const done = await answer(rep, 'acceptOffer', id, { round: 2 });
    expect(done.data).toMatchObject({
      status: 'accepted',
      contract: { status: 'signing' },
      ended: { by: 'club', at: expect.stringMatching(/Z$/) },
    });
    expect((await offers.call(davi.actor, 'listOffers', { query: { status: 'accepted' } })).data).toHaveLength(1);
  });
  it('is in one group for each side, found by a name however it is typed, and adds up while it is open', async () => {
    const [rep, davi] = [await representative(), await player()];
    const { id } = (await make(rep, davi)).data;
    const club: string = rep.profile.representative?.teams[0]?.club_name ?? '';
    const groupsFor = async (who: Known) => {
      const found: string[] = [];
      for (const group of ['mine', 'theirs', 'signing', 'ended']) {
        const { data } = await offers.call(who.actor, 'listOffers', { query: { group, player_id: davi.profile_id } });
        if (data.some((row: { id: string }) => row.id === id)) found.push(group);
      }
      return found;
    };
    const overview = async (who: Known) => (await offers.call(who.actor, 'getOffersOverview')).data;
    expect([await groupsFor(rep), await groupsFor(davi)]).toEqual([['theirs'], ['mine']]);
    expect(await overview(davi)).toEqual({
      groups: { mine: 1, theirs: 0, signing: 0, ended: 0 },
      open: [{ currency: 'EUR', offers: 1, total_per_season: 24_733_333, signing_bonus: 4_000_000 }],
      ...{ agreed: [], makers: [], clubs: [] },
    });
    const [row] = (await offers.call(davi.actor, 'listOffers', { query: { q: club.toUpperCase() } })).data;
    expect(row).toMatchObject({
      salary: { amount: 450_000, currency: 'EUR', per: 'week' },
      salary_before: null,
      player_today: { age: expect.any(Number), positions: expect.any(Array) },
    });
    expect((await offers.call(davi.actor, 'listOffers', { query: { q: `${club} feyenoord` } })).data).toEqual([]);
    await answer(davi, 'counterOffer', id, { round: 1, terms: higher, message: '' });
    expect([await groupsFor(rep), await groupsFor(davi)]).toEqual([['mine'], ['theirs']]);
    const [countered] = (await offers.call(davi.actor, 'listOffers')).data;
    expect(countered.salary_before).toEqual({ amount: 450_000, currency: 'EUR', per: 'week' });
    await answer(rep, 'acceptOffer', id, { round: 2 });
    expect([await groupsFor(rep), await groupsFor(davi)]).toEqual([['signing'], ['signing']]);
    const other = await player();
    const declined = (await make(rep, other)).data;
    await answer(other, 'declineOffer', declined.id, { round: 1, reason: '' });
    expect(await overview(other)).toMatchObject({ groups: { mine: 0, theirs: 0, signing: 0, ended: 1 }, open: [] });
    expect((await overview(rep)).agreed).toMatchObject([{ currency: 'EUR', offers: 1, signing_bonus: 4_000_000 }]);
  });
  it('tells a club who made its offers, and is narrowed to one of them', async () => {
    const [rep, davi] = [await representative(), await player()];
    const { id } = (await make(rep, davi)).data;
    const { data } = await offers.call(rep.actor, 'getOffersOverview');
    expect(data.makers).toContainEqual({ profile_id: rep.profile_id, name: expect.any(String), offers: 1 });
    expect(data.clubs).toEqual([]);
    const idsOf = async (query: Readonly<Record<string, string | undefined>>) =>
      (await offers.call(rep.actor, 'listOffers', { query })).data.map((row: { id: string }) => row.id);
    expect(await idsOf({ made_by: rep.profile_id })).toEqual([id]);
    expect(await idsOf({ made_by: 'prf_somebodyelse' })).toEqual([]);
    expect(await idsOf({ club_id: rep.profile.representative?.club_id ?? '' })).toContain(id);
    expect(await idsOf({ club_id: 'clb_another' })).toEqual([]);
  });
  it('staff see how it stands for either side, never its terms, and count it', async () => {
    const staff = actorOf('usr_staff', null, { is_admin: true });
    const [rep, davi] = [await representative(), await player()];
    const { id } = (await make(rep, davi)).data;
    const dealings = (who: Known) =>
      offers.call(staff, 'listDealings', { query: { profile_ids: `prf_nobody,${who.profile_id}` } });
    const standing = { id, kind: 'offer', status: 'pending', turn: 'player', round: 1, starts_on: null };
    const ofPlayer = (await dealings(davi)).data;
    expect(ofPlayer).toMatchObject([{ ...standing, profile_id: davi.profile_id }]);
    expect((await dealings(rep)).data).toMatchObject([{ ...standing, profile_id: rep.profile_id }]);
    expect(JSON.stringify(ofPlayer)).not.toMatch(/salary|terms|message/);
    expect((await offers.call(staff, 'listDealings')).data).toEqual([]);
    const { data } = await offers.call(staff, 'marketPulse', { query: { period: 'days' } });
    expect([data.offers.length, data.interests.length, data.answers.at(-1).count]).toEqual([7, 7, 0]);
    expect(data.offers.at(-1).count).toBeGreaterThan(0);
  });
  it('OfferContractExpiryDateInvalid, OfferContractStartDateMustBeAfterCurrentContract, OfferContractTooLong', async () => {
    const [rep, davi] = [await representative(), await player()];
    const dated = (start: string, expiry: string) =>
      make(rep, davi, { terms: { ...terms, contract_start_date: start, contract_expiry_date: expiry } });
    expect(seen(await dated('2027-07-01', '30.06.2030'))).toEqual([422, 'OfferContractExpiryDateInvalid']);
    expect(seen(await dated('2027-06-30', '2030-06-30'))).toEqual([
      409,
      'OfferContractStartDateMustBeAfterCurrentContract',
    ]);
    expect(seen(await dated('2027-07-01', '2033-06-30'))).toEqual([422, 'OfferContractTooLong']);
  });
  it.each(['9999-12-31', '0001-01-01'])(
    'is shown and withdrawn where a contract’s end of %s was stored',
    async (current_contract_ends_on) => {
      const { player: facts } = profileEvents.verified.example.profile;
      const stored = facts && { ...facts, club_team: teamOf(99), current_contract_ends_on };
      const rep = await representative();
      const davi = await player();
      const { data } = await make(rep, davi);
      // What was stored before such days were refused reaches offers as an event.
      await harness.tell(profileEvents.changed.type, davi.profile_id, { profile: { ...davi.profile, player: stored } });
      const prospect = () => offers.call(rep.actor, 'getProspect', { params: { player_id: davi.profile_id } });
      await eventually(
        async () => (await prospect()).data?.earliest_start !== '2027-07-01',
        'offers to know the stored end',
      );
      for (const who of [rep, davi])
        expect((await offers.call(who.actor, 'getOffer', { params: { offer_id: data.id } })).status).toBe(200);
      expect((await prospect()).status).toBe(200);
      expect((await answer(rep, 'withdrawOffer', data.id, {})).data).toMatchObject({ status: 'withdrawn' });
    },
  );
  it('OfferNotNegotiable, OfferTermsNotChanged, OfferCannotCounterYourOwn, StaleVersion, OfferNotPending', async () => {
    const [rep, davi] = [await representative(), await player()];
    const { data } = await make(rep, davi, { negotiable: false });
    expect(seen(await answer(davi, 'counterOffer', data.id, { round: 1, terms: higher }))).toEqual([
      409,
      'OfferNotNegotiable',
    ]);
    expect(seen(await answer(rep, 'counterOffer', data.id, { round: 1, terms: higher }))).toEqual([
      403,
      'OfferCannotCounterYourOwn',
    ]);
    const stale = await answer(davi, 'acceptOffer', data.id, { round: 9 });
    expect([...seen(stale), stale.json.details]).toEqual([409, 'StaleVersion', { round: 1 }]);
    await answer(rep, 'withdrawOffer', data.id, { reason: 'Other plans.' });
    expect(seen(await answer(davi, 'declineOffer', data.id, { round: 1 }))).toEqual([409, 'OfferNotPending']);
    const again = await make(rep, davi);
    expect(seen(await answer(davi, 'counterOffer', again.data.id, { round: 1, terms }))).toEqual([
      422,
      'OfferTermsNotChanged',
    ]);
  });
  it('OfferPlayerNotEligible: without a subscription or verification', async () => {
    const rep = await representative();
    expect(seen(await make(rep, await player({}, { subscribed: false })))).toEqual([409, 'OfferPlayerNotEligible']);
    expect(seen(await make(rep, await player({ verification_status: 'rejected' })))).toEqual([
      409,
      'OfferPlayerNotEligible',
    ]);
  });
  it('a women’s team makes no offer to a men’s player, nor the reverse; older teams don’t say and may', async () => {
    const plays = { ...profileEvents.verified.example.profile.player } as NonNullable<Profile['player']>;
    const of = (n: number, gender: 'female' | 'male' | undefined) =>
      representative({ teams: [gender ? { ...teamOf(n), gender } : teamOf(n)] });
    const [women, men, older] = [await of(91, 'female'), await of(92, 'male'), await of(93, undefined)];
    const [her, him] = [await player({ player: { ...plays, gender: 'female' } }), await player()];
    for (const [rep, to] of [
      [women, him],
      [men, her],
    ] as const) {
      const refused = await make(rep, to);
      expect(seen(refused)).toEqual([422, 'ValidationFailed']);
      expect(refused.json.details).toEqual([
        { path: 'team_id', message: expect.stringContaining('team that the player') },
      ]);
    }
    for (const [rep, to] of [
      [women, her],
      [men, him],
      [older, her],
    ] as const)
      expect((await make(rep, to)).status).toBe(201);
  });
  it('answers the same to the same click, and IdempotencyKeyReused to another request under its key', async () => {
    const [rep, davi, other] = [await representative(), await player(), await player()];
    const headers = { 'idempotency-key': 'click-number-1' };
    const first = await make(rep, davi, {}, headers);
    const again = await make(rep, davi, {}, headers);
    expect([again.status, again.data]).toEqual([201, first.data]);
    expect(seen(await make(rep, other, {}, headers))).toEqual([422, 'IdempotencyKeyReused']);
  });
  it('carries the trace of the click in its event', async () => {
    const [rep, davi] = [await representative(), await player()];
    const trace = 'a'.repeat(32);
    const seenTraces: (string | undefined)[] = [];
    harness.bus.subscribe({
      group: 'trace',
      topics: ['touchline.offer'],
      from: 'end',
      handle: async (event) => void seenTraces.push(event.traceparent),
    });
    await make(rep, davi, {}, { traceparent: `00-${trace}-${'b'.repeat(16)}-01` });
    await eventually(
      async () => expect(seenTraces.some((t) => t?.startsWith(`00-${trace}-`))).toBe(true),
      'the event has it',
    );
  });
  it('is seen by its parties alone', async () => {
    const [rep, davi, otherRep, other] = [
      await representative(),
      await player(),
      await representative(),
      await player(),
    ];
    const { data } = await make(rep, davi);
    for (const who of [otherRep, other])
      expect(seen(await offers.call(who.actor, 'getOffer', { params: { offer_id: data.id } }))).toEqual([
        404,
        'NotFound',
      ]);
    expect(seen(await make(otherRep, davi, { team_id: rep.profile.representative?.teams[0]?.team_id }))).toEqual([
      403,
      'AccessDeniedException',
    ]);
    expect(seen(await offers.call(davi.actor, 'makeOffer', { body: body(rep, other) }))).toEqual([
      403,
      'AccessDeniedException',
    ]);
  });
  it('RepresentativeHasNotDefinedClubException, RepresentativeHasNotDefinedPositionException, UserNotVerified, SubscriptionRequired', async () => {
    const davi = await player();
    expect(seen(await make(await representative({ club_id: null }), davi))).toEqual([
      409,
      'RepresentativeHasNotDefinedClubException',
    ]);
    expect(seen(await make(await representative({ position: null }), davi))).toEqual([
      409,
      'RepresentativeHasNotDefinedPositionException',
    ]);
    expect(seen(await make(await representative({}, { subscribed: false }), davi))).toEqual([
      402,
      'SubscriptionRequired',
    ]);
    const pending = await player({ verification_status: 'pending' });
    expect(seen(await offers.call(pending.actor, 'listOffers'))).toEqual([403, 'UserNotVerified']);
  });
  it('expires by the clock', async () => {
    const [rep, davi] = [await representative(), await player()];
    const { data } = await make(rep, davi, { expires_at: '2026-11-19T10:00:00.000Z' });
    const [sweep] = offers.service.sweeps;
    await sweep?.run();
    await eventually(() => sweep?.leaveOut?.() === 5, 'nothing is due yet');
    harness.travel('2026-11-19T10:00:00.000Z');
    expect(sweep?.leaveOut?.()).toBe(0);
    expect(seen(await answer(davi, 'acceptOffer', data.id, { round: 1 }))).toEqual([409, 'OfferNotPending']);
    await sweep?.run();
    const found = await offers.call(rep.actor, 'getOffer', { params: { offer_id: data.id } });
    expect(found.data.status).toBe('expired');
    harness.travel('2026-11-19T08:00:00.000Z');
  });
  it('tells beforehand what it has to keep to', async () => {
    const [rep, davi] = [await representative(), await player()];
    const before = await offers.call(rep.actor, 'getProspect', { params: { player_id: davi.profile_id } });
    expect(before.data).toMatchObject({
      possible: true,
      earliest_start: '2027-07-01',
      max_years: 5,
      approach: { approach: 'club-informed', approach_free_from: '2026-12-30' },
    });
    await make(rep, davi);
    const after = await offers.call(rep.actor, 'getProspect', { params: { player_id: davi.profile_id } });
    expect(after.data.teams[0].refusal.error).toBe('OfferAlreadyExistsForApplicant');
  });
  it('is of those of one’s teams that play the player’s football, and of no other', async () => {
    const men = { ...teamOf(901), gender: 'male' } as const;
    const women = { ...teamOf(902), gender: 'female' } as const;
    const [both, onlyMen] = [await representative({ teams: [men, women] }), await representative({ teams: [men] })];
    const { player: data } = profileEvents.verified.example.profile;
    const she = await player({ player: data && { ...data, gender: 'female' } });
    const teams = async (rep: Known) =>
      (await offers.call(rep.actor, 'getProspect', { params: { player_id: she.profile_id } })).data.teams.map(
        ({ club_team }: { club_team: { team_id: string } }) => club_team.team_id,
      );
    expect([await teams(both), await teams(onlyMen)]).toEqual([[women.team_id], []]);
  });
  it('PlayerNotScoutable: tells nothing of who is hidden, pending or suspended, but where something is open', async () => {
    const rep = await representative();
    const shown = await player();
    const prospect = (of: { profile_id: string }) =>
      offers.call(rep.actor, 'getProspect', { params: { player_id: of.profile_id } });
    const { player: data } = profileEvents.verified.example.profile;
    const hidden = await player({ player: data && { ...data, visible_to_clubs: false } });
    const pending = await player({ verification_status: 'pending' });
    const unsubscribed = await player({}, { subscribed: false });
    for (const who of [hidden, pending, unsubscribed])
      expect(seen(await prospect(who))).toEqual([409, 'PlayerNotScoutable']);
    expect(seen(await make(rep, hidden))).toEqual([409, 'OfferPlayerNotEligible']);
    // Who hides with an offer on the table goes on negotiating it.
    expect((await make(rep, shown)).status).toBe(201);
    await harness.tell(profileEvents.changed.type, shown.profile_id, {
      profile: { ...shown.profile, player: data && { ...data, visible_to_clubs: false } },
    });
    const open = await prospect(shown);
    expect([open.status, open.data.teams[0].refusal.error]).toEqual([200, 'OfferAlreadyExistsForApplicant']);
    expect(
      seen(
        await offers.call((await representative()).actor, 'getProspect', { params: { player_id: shown.profile_id } }),
      ),
    ).toEqual([409, 'PlayerNotScoutable']);
  });
});

describe('races', () => {
  const rounds = 8;
  it('OfferAlreadyExistsForApplicant: of many offers of one team to one player one is made', async () => {
    for (let i = 0; i < rounds; i += 1) {
      const [rep, davi] = [await representative(), await player()];
      const replies = await Promise.all(Array.from({ length: 10 }, () => make(rep, davi)));
      expect(replies.filter((r) => r.status === 201)).toHaveLength(1);
      expect(replies.filter((r) => r.error === 'OfferAlreadyExistsForApplicant')).toHaveLength(9);
    }
  });
  it('accept against counter against decline against withdraw: one wins, the rest get the exact code', async () => {
    for (let i = 0; i < rounds; i += 1) {
      const [rep, davi] = [await representative(), await player()];
      const { id } = (await make(rep, davi)).data;
      const replies = await Promise.all([
        answer(davi, 'acceptOffer', id, { round: 1 }),
        answer(davi, 'declineOffer', id, { round: 1 }),
        answer(rep, 'withdrawOffer', id, {}),
      ]);
      expect(replies.filter((r) => r.status === 200)).toHaveLength(1);
      expect(replies.filter((r) => r.error === 'OfferNotPending')).toHaveLength(2);
      const again = (await make(rep, await player())).data;
      const turns = await Promise.all(
        Array.from({ length: 6 }, (_, n) =>
          answer(
            {
              ...davi,
              actor: actorOf(again.player.profile_id.replace('prf', 'usr'), {
                id: again.player.profile_id,
                type: 'player',
              }),
            },
            n % 2 ? 'counterOffer' : 'acceptOffer',
            again.id,
            n % 2 ? { round: 1, terms: higher } : { round: 1 },
          ),
        ),
      );
      expect(turns.filter((r) => r.status === 200)).toHaveLength(1);
      for (const lost of turns.filter((r) => r.status !== 200))
        expect(['OfferNotPending', 'StaleVersion']).toContain(lost.error);
    }
  });
  it('OfferPlayerNotEligible: of two accepted offers of one player one goes to signing', async () => {
    for (let i = 0; i < rounds; i += 1) {
      const [a, b, davi] = [await representative(), await representative(), await player()];
      const ids = [(await make(a, davi)).data.id, (await make(b, davi)).data.id];
      const replies = await Promise.all(ids.map((id) => answer(davi, 'acceptOffer', id, { round: 1 })));
      expect(replies.map((r) => r.error ?? 'done').sort()).toEqual(['OfferPlayerNotEligible', 'done']);
      expect(seen(await make(await representative(), davi))).toEqual([409, 'OfferPlayerNotEligible']);
    }
  });
});

describe('the contract’s news', () => {
  const tell = (type: string, offer_id: string, davi: Known, reason: string | null = null) => {
    const document = documentEvents.completed.example.document;
    return harness.tell(type, `doc_${offer_id.slice(4)}`, {
      document: {
        ...document,
        document_id: `doc_${offer_id.slice(4)}`,
        reason,
        offer: { ...document.offer, offer_id, player: { ...document.offer?.player, profile_id: davi.profile_id } },
      },
    });
  };
  it('a completed one closes what else is pending, with the reason', async () => {
    const [a, b, davi] = [await representative(), await representative(), await player()];
    const signed = (await make(a, davi)).data.id;
    const open = (await make(b, davi)).data.id;
    await answer(davi, 'acceptOffer', signed, { round: 1 });
    await tell(documentEvents.drafted.type, signed, davi);
    await tell(documentEvents.completed.type, signed, davi);
    await eventually(async () => {
      const { data } = await offers.call(davi.actor, 'getOffer', { params: { offer_id: open } });
      expect(data).toMatchObject({ status: 'closed', close_reason: 'player-signed-elsewhere' });
    }, 'the other offer closes');
    expect((await offers.call(davi.actor, 'getOffer', { params: { offer_id: signed } })).data.contract).toMatchObject({
      status: 'completed',
    });
  });
  it.each(['declined', 'voided', 'expired'] as const)('a %s one fails, says why and frees the player', async (how) => {
    const [a, b, davi] = [await representative(), await representative(), await player()];
    const { id } = (await make(a, davi)).data;
    await answer(davi, 'acceptOffer', id, { round: 1 });
    await tell(documentEvents[how].type, id, davi, 'Second thoughts.');
    await eventually(async () => {
      const { data } = await offers.call(davi.actor, 'getOffer', { params: { offer_id: id } });
      expect(data.contract).toMatchObject({ status: 'failed' });
      expect(data.contract.reason.length).toBeGreaterThan(5);
    }, 'the contract has failed');
    expect((await make(b, davi)).status).toBe(201);
  });
});
