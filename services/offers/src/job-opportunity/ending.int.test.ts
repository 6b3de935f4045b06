import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documentEvents, opportunityEvents } from '@touchline/contracts/events';
import { eventually } from '@touchline/quality/testkit';
import { terms as offered } from '../offer/offer.fixtures.ts';
import { type Known, type OffersHarness, offersHarness } from '../offers.harness.fixtures.ts';
import { positionCalls, seen, teamOf } from './job-opportunity.fixtures.ts';

let made: OffersHarness;
beforeAll(async () => {
  made = await offersHarness();
});
afterAll(() => made.harness.close());
const { opened, about, answer, decide, both } = positionCalls(() => made);

describe('a position is filled', () => {
  const ended = (who: Known, interest_id: string, expected: object) =>
    eventually(
      async () =>
        expect((await made.client.call(who.actor, 'getInterest', { params: { interest_id } })).data).toMatchObject(
          expected,
        ),
      'the answer is decided',
    );
  it('by hand with one who answered; the others are told no', async () => {
    const [rep, davi] = await both();
    const [other, id] = [await made.player(), await opened(rep)];
    await answer(davi, id);
    const left = await answer(other, id);
    const nobody = await about(rep, 'fillOpportunity', id, { player_id: 'prf_nobody' });
    expect([...seen(nobody), nobody.json.details[0].path]).toEqual([422, 'ValidationFailed', 'player_id']);
    const filled = await about(rep, 'fillOpportunity', id, { player_id: davi.profile_id });
    expect(filled.data).toMatchObject({ status: 'filled', filled_by: { profile_id: davi.profile_id } });
    await ended(other, left.data.id, { status: 'declined', reason: 'The position is filled.' });
    expect((await about(davi, 'getOpportunity', id)).data).toMatchObject({ status: 'filled', filled_by: null });
  });
  it('by itself, when the contract of an offer that grew from an answer is completed', async () => {
    const [rep, davi] = await both();
    const id = await opened(rep);
    const { data: interest } = await answer(davi, id);
    await decide(rep, 'acceptInterest', interest.id);
    const offer = await made.client.call(rep.actor, 'makeOffer', {
      body: {
        ...{ player_id: davi.profile_id, team_id: teamOf(rep), terms: offered, message: '', club_informed: true },
        ...{ expires_at: '2026-11-30T18:00:00.000Z', interest_id: interest.id },
      },
    });
    const stage = async () => (await about(rep, 'listApplicants', id)).data[0];
    expect(await stage()).toMatchObject({ stage: 'offered', offer: { your_turn: false, round: 1, is_signing: false } });
    await made.client.call(davi.actor, 'acceptOffer', { params: { offer_id: offer.data.id }, body: { round: 1 } });
    expect(await stage()).toMatchObject({ stage: 'offered', offer: { is_signing: true } });
    const { document } = documentEvents.completed.example;
    const signed = { ...document, document_id: `doc_${id.slice(4)}` };
    await made.harness.tell(documentEvents.completed.type, signed.document_id, {
      document: {
        ...signed,
        offer: {
          ...document.offer,
          offer_id: offer.data.id,
          player: { ...document.offer?.player, profile_id: davi.profile_id },
        },
      },
    });
    await eventually(
      async () =>
        expect((await about(rep, 'getOpportunity', id)).data).toMatchObject({
          status: 'filled',
          filled_by: { profile_id: davi.profile_id, name: 'Davi Adeyinka' },
        }),
      'the position is filled',
    );
    expect((await stage()).stage).toBe('signed');
  });
});

it('ends by the clock after its last day', async () => {
  const [rep, davi] = await both();
  const id = await opened(rep, { closes_on: '2026-11-20' });
  const heard: { happened?: object }[] = [];
  made.harness.bus.subscribe({
    group: 'deadline.test',
    topics: ['touchline.job-opportunity'],
    from: 'end',
    handle: async ({ type, subject, data }) => {
      if (type === opportunityEvents.closed.type && subject === id) heard.push(data as never);
    },
  });
  const sweep = made.client.service.sweeps.find(({ name }) => name === 'opportunities past their last day');
  await sweep?.run();
  made.harness.travel('2026-11-20T23:59:59.000Z');
  await eventually(() => sweep?.leaveOut?.() === 5, 'the last day isn’t over');
  made.harness.travel('2026-11-21T00:00:00.000Z');
  expect(seen(await answer(davi, id))).toEqual([409, 'JobOpportunityNotOpen']);
  expect((await about(davi, 'getOpportunity', id)).data).toMatchObject({ status: 'closed', close_reason: 'deadline' });
  await eventually(() => expect(heard).toMatchObject([{ happened: { reason: 'deadline' } }]), 'the sweep has come by', {
    within: 15_000,
  });
});
