import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documentEvents, interestEvents, userEvents } from '@touchline/contracts/events';
import type { CloudEvent } from '@touchline/platform/bus';
import { createLimiter, openThrottles } from '@touchline/platform/cache';
import { eventually, type TestReply } from '@touchline/quality/testkit';
import { terms } from '../offer/offer.fixtures.ts';
import { type Known, type OffersHarness, offersHarness } from '../offers.harness.fixtures.ts';
import { offersRates } from '../service.ts';

let made: OffersHarness;
beforeAll(async () => {
  made = await offersHarness();
});
afterAll(() => made.harness.close());

const teamOf = (rep: Known) => rep.profile.representative?.teams[0]?.team_id ?? '';
const body = (rep: Known, to: Known, given: object = {}) => ({
  player_id: to.profile_id,
  team_id: teamOf(rep),
  message: 'We watched you.',
  contact: { email: true, phone: '+31 10 555 0101' },
  ...given,
});
const declare = (rep: Known, to: Known, given: object = {}, headers = {}) =>
  made.client.call(rep.actor, 'declareInterest', { body: body(rep, to, given), headers });
const act = (who: Known, operation: string, interest_id: string, given: object = {}) =>
  made.client.call(who.actor, operation, { params: { interest_id }, body: given });
const offer = (rep: Known, to: Known, named: { readonly interest_id?: string } = {}) =>
  made.client.call(rep.actor, 'makeOffer', {
    body: {
      ...{ player_id: to.profile_id, team_id: teamOf(rep), terms, message: '', club_informed: true },
      expires_at: '2026-11-30T18:00:00.000Z',
      ...named,
    },
  });
const list = (who: Known, query = {}) => made.client.call(who.actor, 'listInterests', { query });
const seen = (reply: TestReply) => [reply.status, reply.error];
const email = userEvents.verified.example.user.email;
const hidden = async () => {
  const { profile } = await made.player();
  return made.player({
    player: { ...(profile.player as NonNullable<typeof profile.player>), visible_to_clubs: false },
  });
};

describe('an interest', () => {
  it('goes to the player, is answered, and then each side knows how to reach the other', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    const declared = await declare(rep, davi);
    expect([declared.status, declared.data.status, declared.data.your_turn]).toEqual([201, 'pending', false]);
    const { id } = declared.data;
    const waiting = await list(davi, { turn: 'mine' });
    expect([waiting.data.length, waiting.json.meta.mine, waiting.data[0].contact]).toEqual([1, 1, null]);
    const accepted = await act(davi, 'acceptInterest', id, { contact: { phone: '+351 912 000 408' } });
    expect(accepted.data).toMatchObject({
      status: 'accepted',
      contact: { name: 'Saskia Verhulst', email, phone: '+31 10 555 0101' },
    });
    const club = await made.client.call(rep.actor, 'getInterest', { params: { interest_id: id } });
    expect(club.data.contact).toEqual({ name: 'Davi Adeyinka', email: null, phone: '+351 912 000 408' });
    expect((await list(davi)).json.meta.mine).toBe(0);
  });
  it('is changed, withdrawn and declined with words; ClubInterestNotPending afterwards', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    const { id } = (await declare(rep, davi)).data;
    expect((await act(rep, 'changeInterestMessage', id, { message: 'Come and talk.' })).data.message).toBe(
      'Come and talk.',
    );
    expect((await act(rep, 'withdrawInterest', id, { reason: 'We found somebody.' })).data).toMatchObject({
      status: 'withdrawn',
      reason: 'We found somebody.',
    });
    for (const [who, operation, given] of [
      [rep, 'changeInterestMessage', { message: 'Once more.' }],
      [davi, 'acceptInterest', {}],
      [davi, 'declineInterest', {}],
    ] as const)
      expect(seen(await act(who, operation, id, given))).toEqual([409, 'ClubInterestNotPending']);
    const again = await declare(rep, davi);
    expect((await act(davi, 'declineInterest', again.data.id, { reason: 'I stay.' })).data).toMatchObject({
      status: 'declined',
      reason: 'I stay.',
      contact: null,
    });
  });
  it('ClubInterestPlayerNotEligible, ClubInterestPlayerNotScoutable, and one that waits per team and player', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    expect(seen(await declare(rep, await made.player({}, { subscribed: false })))).toEqual([
      409,
      'ClubInterestPlayerNotEligible',
    ]);
    expect(seen(await declare(rep, await hidden()))).toEqual([409, 'ClubInterestPlayerNotScoutable']);
    await declare(rep, davi);
    expect(seen(await declare(rep, davi))).toEqual([409, 'ClubInterestPlayerNotEligible']);
    expect((await declare(await made.representative(), davi)).status).toBe(201);
  });
  it('is nobody else’s: NotFound, and AccessDeniedException for another team', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    const { id } = (await declare(rep, davi)).data;
    for (const who of [await made.representative(), await made.player()]) {
      for (const operation of ['getInterest', 'acceptInterest', 'declineInterest', 'withdrawInterest'])
        expect(seen(await act(who, operation, id, {}))).toEqual([404, 'NotFound']);
      expect((await list(who)).data).toEqual([]);
    }
    expect(seen(await declare(rep, davi, { team_id: 'tea_another' }))).toEqual([403, 'AccessDeniedException']);
    expect(seen(await declare(davi, davi, { team_id: teamOf(rep) }))).toEqual([403, 'AccessDeniedException']);
    expect(seen(await declare(rep, rep))).toEqual([404, 'NotFound']);
    expect(seen(await act(rep, 'acceptInterest', id))).toEqual([403, 'AccessDeniedException']);
  });
  it('says at the field what is wrong', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    const reply = await declare(rep, davi, { message: '  ', contact: { phone: 'call me' } });
    expect(seen(reply)).toEqual([422, 'ValidationFailed']);
    expect(reply.json.details).toEqual([
      { path: 'message', message: 'Write a message.' },
      { path: 'contact.phone', message: 'Use digits and + only.' },
    ]);
  });
  it('is closed when the player has signed elsewhere', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    const { id } = (await declare(rep, davi)).data;
    const elsewhere = await offer(await made.representative(), davi);
    await made.client.call(davi.actor, 'acceptOffer', { params: { offer_id: elsewhere.data.id }, body: { round: 1 } });
    const { document } = documentEvents.completed.example;
    const player = { ...document.offer?.player, profile_id: davi.profile_id };
    const signed = { ...document, document_id: 'doc_elsewhere' };
    await made.harness.tell(documentEvents.completed.type, 'doc_elsewhere', {
      document: { ...signed, offer: { ...document.offer, offer_id: elsewhere.data.id, player } },
    });
    await eventually(
      async () =>
        expect((await made.client.call(rep.actor, 'getInterest', { params: { interest_id: id } })).data).toMatchObject({
          status: 'closed',
          close_reason: 'player-signed-elsewhere',
        }),
      'the interest is closed',
    );
  });
  it('tells others what happened, and nobody how to reach them', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    const heard: { type: string; data: { happened?: object } }[] = [];
    made.harness.bus.subscribe({
      group: 'interest.test',
      topics: ['touchline.interest'],
      from: 'end',
      handle: async (event) => void heard.push(event as never),
    });
    const { id } = (await declare(rep, davi)).data;
    await act(davi, 'acceptInterest', id, { contact: { email: true } });
    await eventually(() => expect(heard.length).toBe(2), 'both events are heard');
    expect(heard.map(({ type, data }) => [type, data.happened])).toEqual([
      [interestEvents.declared.type, { by: 'club' }],
      [interestEvents.accepted.type, { by: 'player' }],
    ]);
    expect(JSON.stringify(heard)).not.toContain('@');
  });
});

it('TooManyRequests: a team declares so many in a day, also all at the same moment', async () => {
  const limits = await openThrottles((name, rate) => createLimiter({ name, ...rate }), offersRates);
  const limited = await offersHarness(limits);
  const { points } = offersRates.declare;
  const rep = await limited.representative();
  const players = await Promise.all(Array.from({ length: points + 10 }, () => limited.player()));
  const replies = await Promise.all(
    players.map((davi) => limited.client.call(rep.actor, 'declareInterest', { body: body(rep, davi) })),
  );
  const refused = replies.filter(({ status }) => status !== 201);
  expect(replies.length - refused.length).toBe(points);
  for (const reply of refused) expect(seen(reply)).toEqual([429, 'TooManyRequests']);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3600);
  const [rival, first] = [await limited.representative(), players[0] as Known];
  const other = await limited.client.call(rival.actor, 'declareInterest', { body: body(rival, first) });
  expect(other.status).toBe(201);
  await limited.harness.close();
});

describe('at the same moment', () => {
  const rounds = Array.from({ length: 12 }, (_, n) => n);
  it('two representatives of one team declare: one interest', async () => {
    for (const _ of rounds) {
      const [rep, davi] = [await made.representative(), await made.player()];
      const colleague = await made.representative(rep.profile.representative ?? {});
      const replies = await Promise.all([declare(rep, davi), declare(colleague, davi)]);
      expect(replies.map(seen).sort()).toEqual([
        [201, undefined],
        [409, 'ClubInterestPlayerNotEligible'],
      ]);
    }
  });
  it('accepted, declined, withdrawn and changed: one ending', async () => {
    for (const _ of rounds) {
      const [rep, davi] = [await made.representative(), await made.player()];
      const { id } = (await declare(rep, davi)).data;
      const [changed, ...endings] = await Promise.all([
        act(rep, 'changeInterestMessage', id, { message: 'Other words.' }),
        act(davi, 'acceptInterest', id),
        act(davi, 'declineInterest', id),
        act(rep, 'withdrawInterest', id),
      ]);
      expect(endings.map(seen).sort()).toEqual([
        [200, undefined],
        [409, 'ClubInterestNotPending'],
        [409, 'ClubInterestNotPending'],
      ]);
      const { message } = (await made.client.call(rep.actor, 'getInterest', { params: { interest_id: id } })).data;
      if (changed?.status === 200) expect(message).toBe('Other words.');
      else {
        expect(changed && seen(changed)).toEqual([409, 'ClubInterestNotPending']);
        expect(message).not.toBe('Other words.');
      }
    }
  });
});

describe('an offer that names an interest', () => {
  it('keeps it; OfferInterestDoesNotBelongToClubTeam, OfferInterestDoesNotMatchApplicant', async () => {
    const [rep, davi, other] = [await made.representative(), await made.player(), await made.player()];
    const told: CloudEvent[] = [];
    made.harness.bus.subscribe({
      group: 'story.test',
      topics: ['touchline.interest', 'touchline.offer'],
      from: 'end',
      handle: async (event) => void told.push(event),
    });
    const { id } = (await declare(rep, davi)).data;
    const foreign = (await declare(await made.representative(), davi)).data;
    expect(seen(await offer(rep, davi, { interest_id: foreign.id }))).toEqual([
      409,
      'OfferInterestDoesNotBelongToClubTeam',
    ]);
    expect(seen(await offer(rep, davi, { interest_id: 'int_nowhere' }))).toEqual([
      409,
      'OfferInterestDoesNotBelongToClubTeam',
    ]);
    expect(seen(await offer(rep, other, { interest_id: id }))).toEqual([409, 'OfferInterestDoesNotMatchApplicant']);
    const reply = await offer(rep, davi, { interest_id: id });
    expect([reply.status, reply.data.interest_id]).toEqual([201, id]);
    // One story, one correlation id: from the interest to the offer, whoever asked for what.
    const of = (subject: string) => told.find((event) => event.subject === subject)?.correlationid;
    await eventually(() => expect(of(reply.data.id)).toMatch(/./), 'the offer is told');
    expect(of(reply.data.id)).toBe(of(id));
  });
  it('is prepared by the player’s sheet, which says why none can be declared', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    const prospect = async () =>
      (await made.client.call(rep.actor, 'getProspect', { params: { player_id: davi.profile_id } })).data.teams[0];
    expect(await prospect()).toMatchObject({ interest: null, interest_refusal: null });
    const { id } = (await declare(rep, davi)).data;
    expect(await prospect()).toMatchObject({
      interest: { id, status: 'pending', your_turn: false },
      interest_refusal: { error: 'ClubInterestPlayerNotEligible' },
    });
    await act(davi, 'acceptInterest', id);
    expect(await prospect()).toMatchObject({ interest: { id, status: 'accepted' }, interest_refusal: null });
  });
});
