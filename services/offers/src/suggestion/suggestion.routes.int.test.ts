import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { guardianConsentEvents, mandateEvents } from '@touchline/contracts/events';
import { eventually } from '@touchline/quality/testkit';
import { positionCalls, seen } from '../job-opportunity/job-opportunity.fixtures.ts';
import { type Known, type OffersHarness, offersHarness } from '../offers.harness.fixtures.ts';

let made: OffersHarness;
beforeAll(async () => {
  made = await offersHarness();
});
afterAll(() => made.harness.close());
const { opened, about, answer, both } = positionCalls(() => made);

let mandates = 0;
const agent = (): Promise<Known> =>
  made.known({
    ...{ profile_type: 'agent', name: 'Beatriz Falcão', player: null },
    agent: { agency: 'Linha Alta', licence_number: '202309-1187', licensed_countries: ['PT'] },
  } as never);

/** The player confirmed the agent, as the profile service tells it. */
const represent = async (by: Known, player: Known): Promise<string> => {
  mandates += 1;
  const id = `man_n${mandates}`;
  const { mandate, ...rest } = mandateEvents.confirmed.example;
  const person = ({ profile_id, profile }: Known) => ({ profile_id, user_id: profile.user_id, name: profile.name });
  await made.harness.tell(mandateEvents.confirmed.type, id, {
    ...rest,
    mandate: {
      ...mandate,
      ...{
        mandate_id: id,
        agent: { ...mandate.agent, ...person(by) },
        player: { ...mandate.player, ...person(player) },
      },
      ...{ starts_on: '2026-01-01', until: '2027-12-31', status: 'active' },
    },
  });
  return id;
};

const candidates = async (by: Known, id: string) => (await about(by, 'listCandidates', id)).data;
const suggest = (by: Known, id: string, player: Known, more: object = {}) =>
  about(by, 'suggestPlayer', id, { player_id: player.profile_id, message: 'You would play.', ...more });
const on = (who: Known, operation: string, suggestion_id: string, body?: object) =>
  made.client.call(who.actor, operation, { params: { suggestion_id }, ...(body ? { body } : {}) });
const listed = async (who: Known) => (await made.client.call(who.actor, 'listSuggestions', { query: {} })).json;
const applicants = async (rep: Known, id: string) => (await about(rep, 'listApplicants', id)).data;

const scene = async () => {
  const [rep, davi] = await both();
  const by = await agent();
  const mandate = await represent(by, davi);
  return { rep, davi, by, mandate, id: await opened(rep) };
};

describe('an agent puts a player of his forward', () => {
  it('and the club reads of it once the player has answered', async () => {
    const { rep, davi, by, id } = await scene();
    await eventually(async () => expect(await candidates(by, id)).toHaveLength(1), 'the mandate is known');
    const [candidate] = await candidates(by, id);
    expect(candidate).toMatchObject({ player: { profile_id: davi.profile_id }, answered: false, suggestion: null });
    expect(candidate.fit.map(({ point }: { point: string }) => point)).toContain('position');
    expect((await about(by, 'getOpportunity', id)).data).toMatchObject({ fit: null, own: false, answer: null });
    const suggested = await suggest(by, id, davi);
    expect([suggested.status, suggested.data]).toMatchObject([
      201,
      { status: 'pending', your_side: 'agent', your_turn: false },
    ]);
    expect(seen(await suggest(by, id, davi))).toEqual([409, 'SuggestionAlreadyMade']);
    expect(await applicants(rep, id)).toEqual([]);
    expect((await listed(davi)).meta.waiting).toBe(1);
    expect((await about(davi, 'getOpportunity', id)).data.suggestion).toMatchObject({
      id: suggested.data.id,
      agent: { name: 'Beatriz Falcão' },
      message: 'You would play.',
    });
    expect((await answer(davi, id)).status).toBe(201);
    expect((await listed(davi)).data[0]).toMatchObject({ status: 'answered', your_turn: false });
    expect((await about(davi, 'getOpportunity', id)).data.suggestion).toBeNull();
    expect(await applicants(rep, id)).toMatchObject([
      { suggested_by: { name: 'Beatriz Falcão', agency: 'Linha Alta' } },
    ]);
    expect(seen(await on(davi, 'declineSuggestion', suggested.data.id, {}))).toEqual([409, 'SuggestionNotPending']);
  });

  it('who says no, without a word to the club', async () => {
    const { rep, davi, by, id } = await scene();
    const { data } = await eventually(async () => {
      const reply = await suggest(by, id, davi);
      expect(reply.status).toBe(201);
      return reply;
    }, 'the mandate is known');
    expect(seen(await on(by, 'declineSuggestion', data.id, {}))).toEqual([403, 'AccessDeniedException']);
    expect(seen(await on(await made.player(), 'declineSuggestion', data.id, {}))).toEqual([404, 'NotFound']);
    expect((await on(davi, 'declineSuggestion', data.id, { reason: 'I stay.' })).data).toMatchObject({
      status: 'declined',
      reason: 'I stay.',
    });
    expect(seen(await on(by, 'withdrawSuggestion', data.id))).toEqual([409, 'SuggestionNotPending']);
    expect(await applicants(rep, id)).toEqual([]);
    // What the player does by himself later is his own.
    expect((await answer(davi, id)).status).toBe(201);
    expect(await applicants(rep, id)).toMatchObject([{ suggested_by: null }]);
  });

  it('nobody else’s, and only where he may: NotFound, AccessDeniedException, JobOpportunityNotOpen, JobOpportunityAlreadyAnswered', async () => {
    const { rep, davi, by, id } = await scene();
    await eventually(async () => expect(await candidates(by, id)).toHaveLength(1), 'the mandate is known');
    expect(seen(await suggest(by, id, await made.player()))).toEqual([404, 'NotFound']);
    expect(seen(await suggest(await agent(), id, davi))).toEqual([404, 'NotFound']);
    for (const who of [rep, davi]) expect(seen(await suggest(who, id, davi))).toEqual([403, 'AccessDeniedException']);
    await answer(davi, id);
    expect(seen(await suggest(by, id, davi))).toEqual([409, 'JobOpportunityAlreadyAnswered']);
    const other = await opened(rep);
    await about(rep, 'closeOpportunity', other);
    expect(seen(await suggest(by, other, davi))).toEqual([409, 'JobOpportunityNotOpen']);
  });
});

describe('a suggestion is over', () => {
  const waiting = async () => {
    const { rep, davi, by, mandate, id } = await scene();
    const { data } = await eventually(async () => {
      const reply = await suggest(by, id, davi);
      expect(reply.status).toBe(201);
      return reply;
    }, 'the mandate is known');
    const closed = (close_reason: string) =>
      eventually(
        async () => expect((await listed(by)).data[0]).toMatchObject({ id: data.id, status: 'closed', close_reason }),
        'it is over',
      );
    return { rep, davi, by, mandate, id, closed };
  };
  it('with its position', async () => {
    const { rep, id, closed } = await waiting();
    await about(rep, 'closeOpportunity', id);
    await closed('position-ended');
  });
  it('with the consent of the player’s guardian', async () => {
    const { davi, closed } = await waiting();
    const { guardian_consent: consent } = guardianConsentEvents.withdrawn.example;
    await made.harness.tell(guardianConsentEvents.withdrawn.type, `grd_${davi.profile_id}`, {
      guardian_consent: { ...consent, player: { ...consent.player, profile_id: davi.profile_id } },
    });
    await closed('guardian-consent-withdrawn');
  });
  it('with the mandate, and the agent has no candidates any more', async () => {
    const { davi, by, mandate, id, closed } = await waiting();
    const { mandate: ended, ...rest } = mandateEvents.ended.example;
    await made.harness.tell(mandateEvents.ended.type, mandate, {
      ...rest,
      mandate: {
        ...ended,
        ...{ mandate_id: mandate, agent: { ...ended.agent, profile_id: by.profile_id } },
        player: { ...ended.player, profile_id: davi.profile_id },
      },
    });
    await closed('mandate-ended');
    expect(await candidates(by, id)).toEqual([]);
  });
});

it('is taken back or answered, not both: many rounds', async () => {
  const [by, davi] = [await agent(), await made.player()];
  await represent(by, davi);
  for (let round = 0; round < 6; round += 1) {
    const id = await opened(await made.representative());
    await eventually(async () => expect(await candidates(by, id)).toHaveLength(1), 'the mandate is known');
    const suggested = await suggest(by, id, davi);
    const [answered, withdrawn] = await Promise.all([
      answer(davi, id),
      on(by, 'withdrawSuggestion', suggested.data.id),
    ]);
    expect(answered.status).toBe(201);
    const { status } = (await listed(davi)).data.find((one: { id: string }) => one.id === suggested.data.id);
    expect([withdrawn.status, status]).toEqual(withdrawn.status === 200 ? [200, 'withdrawn'] : [409, 'answered']);
  }
});
