import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { interestEvents, opportunityEvents, trialRequestEvents } from '@touchline/contracts/events';
import { byFit, type Criterion, pointsNotMet } from '@touchline/contracts/policies/fit';
import { eventually, type TestReply } from '@touchline/quality/testkit';
import { type OffersHarness, offersHarness, teamOf as teamOfClub } from '../offers.harness.fixtures.ts';
import { positionCalls, seen, teamOf, terms } from './job-opportunity.fixtures.ts';

let made: OffersHarness;
beforeAll(async () => {
  made = await offersHarness();
});
afterAll(() => made.harness.close());
const { publish, opened, about, answer, board, decide, like, women, both } = positionCalls(() => made);

interface Row {
  readonly id: string;
  readonly published_at: string;
  readonly fit: readonly Criterion[];
}
const byAge = (a: Row, b: Row): number => (`${a.published_at} ${a.id}` < `${b.published_at} ${b.id}` ? 1 : -1);

describe('an open position', () => {
  it('stands on the board with how it fits, is answered, and leads to talks', async () => {
    const [rep, davi] = await both();
    const published = await publish(rep, { pay_shown: false });
    expect([published.status, published.data.own, published.data.pay]).toEqual([201, true, terms.pay]);
    const { id } = published.data;
    const row = (await board(davi)).data.find((one: { id: string }) => one.id === id);
    expect(row).toMatchObject({ own: false, pay: null, answer: null, representative: { name: 'Saskia Verhulst' } });
    expect(row.fit.map(({ point, result }: Record<string, string>) => `${point} ${result}`)).toEqual([
      ...['position met', 'age met', 'foot met', 'contract met'],
    ]);
    const answered = await answer(davi, id, { contact: { email: true } });
    expect([answered.status, answered.data.initiated_by, answered.data.opportunity]).toEqual([
      ...[201, 'player', { id, title: 'Left winger' }],
    ]);
    const applicants = await about(rep, 'listApplicants', id);
    expect(applicants.data).toMatchObject([
      { stage: 'answered', positions: ['LW', 'AM'], age: 22, interest: { id: answered.data.id, your_turn: true } },
    ]);
    await decide(rep, 'acceptInterest', answered.data.id);
    expect((await about(rep, 'listApplicants', id)).data[0].stage).toBe('talks');
    const own = await made.client.call(rep.actor, 'listOwnOpportunities', { query: {} });
    expect(own.data).toMatchObject([{ id, applicants: { answered: 0, talks: 1 } }]);
    const tabs = async () => (await board(davi, { tab: 'answered' })).json.meta.tabs;
    expect(await tabs()).toMatchObject({ answered: 1, over: 0 });
  });
  it('is changed and closed by its club; JobOpportunityNotOpen afterwards', async () => {
    const [rep, davi] = await both();
    const id = await opened(rep);
    const edited = await about(rep, 'editOpportunity', id, { ...terms, title: 'Winger' });
    expect(edited.data.title).toBe('Winger');
    expect((await about(rep, 'closeOpportunity', id)).data).toMatchObject({
      status: 'closed',
      close_reason: 'by-club',
    });
    expect(seen(await answer(davi, id))).toEqual([409, 'JobOpportunityNotOpen']);
    expect(seen(await about(rep, 'closeOpportunity', id))).toEqual([409, 'JobOpportunityNotOpen']);
    expect(seen(await about(rep, 'editOpportunity', id, terms))).toEqual([409, 'JobOpportunityNotOpen']);
    expect((await board(davi)).data.map((one: { id: string }) => one.id)).not.toContain(id);
  });
  it('JobOpportunityAlreadyAnswered: once, also after taking the answer back; a repeat is the first answer', async () => {
    const [rep, davi] = await both();
    const id = await opened(rep);
    const key = { 'idempotency-key': 'a-click' };
    const first = await answer(davi, id, {}, key);
    expect(seen(await answer(davi, id))).toEqual([409, 'JobOpportunityAlreadyAnswered']);
    await decide(davi, 'withdrawInterest', first.data.id);
    expect(seen(await answer(davi, id))).toEqual([409, 'JobOpportunityAlreadyAnswered']);
    await about(rep, 'closeOpportunity', id);
    const repeated = await answer(davi, id, {}, key);
    expect([repeated.status, repeated.data.id, repeated.data.status]).toEqual([201, first.data.id, 'pending']);
  });
  it('ClubInterestPlayerNotEligible: while one waits between the two, or a contract is being signed', async () => {
    const [rep, davi] = await both();
    const id = await opened(rep);
    const body = { player_id: davi.profile_id, team_id: teamOf(rep), message: 'We watched you.' };
    const declared = await made.client.call(rep.actor, 'declareInterest', { body });
    expect(seen(await answer(davi, id))).toEqual([409, 'ClubInterestPlayerNotEligible']);
    await decide(davi, 'declineInterest', declared.data.id);
    expect((await answer(davi, id)).status).toBe(201);
  });
  it('a player who hides from clubs may answer: this club reads him', async () => {
    const [rep, hidden] = [await made.representative(), await like({ visible_to_clubs: false })];
    const id = await opened(rep);
    expect((await answer(hidden, id)).status).toBe(201);
  });
  it('is nobody else’s to act on: NotFound, AccessDeniedException', async () => {
    const [rep, davi] = await both();
    const [rival, id] = [await made.representative(), await opened(rep)];
    for (const operation of ['closeOpportunity', 'listApplicants'])
      expect([seen(await about(rival, operation, id)), seen(await about(davi, operation, id))]).toEqual([
        [404, 'NotFound'],
        [403, 'AccessDeniedException'],
      ]);
    expect(seen(await about(rival, 'editOpportunity', id, terms))).toEqual([404, 'NotFound']);
    expect(seen(await about(rival, 'fillOpportunity', id, { player_id: davi.profile_id }))).toEqual([404, 'NotFound']);
    expect(seen(await answer(rival, id))).toEqual([403, 'AccessDeniedException']);
    expect(seen(await publish(rep, { team_id: 'tea_another' }))).toEqual([403, 'AccessDeniedException']);
    expect((await board(rival)).data.find((one: { id: string }) => one.id === id)).toMatchObject({
      own: false,
      fit: null,
    });
  });
  it('of a men’s team is not there for a woman', async () => {
    const rep = await made.representative({ teams: [{ ...made.team(77), gender: 'male' }] });
    const [id, lena] = [await opened(rep), await women()];
    expect(seen(await about(lena, 'getOpportunity', id))).toEqual([404, 'NotFound']);
    expect(seen(await answer(lena, id))).toEqual([404, 'NotFound']);
    expect((await board(lena)).data.map((one: { id: string }) => one.id)).not.toContain(id);
  });
  it('says at the field what is wrong', async () => {
    const rep = await made.representative();
    const wrong = await publish(rep, {
      ...{ age: { min: 23, max: 18 }, pay: { currency: 'EUR', from: 2, to: 1 }, contract_until: '2027-07-01' },
    });
    expect(wrong.json.details.map(({ path }: { path: string }) => path)).toEqual([
      'age.max',
      'pay.to',
      'contract_until',
    ]);
    const over = await publish(rep, { closes_on: '2026-11-18' });
    expect([...seen(over), over.json.details[0].path]).toEqual([422, 'ValidationFailed', 'closes_on']);
  });
});

describe('the board', () => {
  it('is filtered, counted, ordered and paged', async () => {
    const [rep, davi] = await both();
    const all = [await opened(rep), await opened(rep, { foot: 'right' }), await opened(rep, { position: 'GK' })];
    const mine = (reply: TestReply) =>
      reply.data.map((one: { id: string }) => one.id).filter((id: string) => all.includes(id));
    expect(mine(await board(davi, { fits: 'every' }))).toEqual([all[0]]);
    expect(mine(await board(davi, { positions: 'GK' }))).toEqual([all[2]]);
    const { meta } = (await board(davi, { positions: 'GK' })).json;
    const countOf = (facet: string, value: string) =>
      meta.facets[facet].find((one: { value: string }) => one.value === value)?.count;
    expect(countOf('fits', 'every')).toBe(0);
    expect(countOf('positions', 'LW')).toBeGreaterThan(0);
    const first = await board(davi, { limit: 2, sort: 'fit' });
    const second = await board(davi, { limit: 2, sort: 'fit', cursor: first.json.meta.next_cursor });
    expect(second.data[0].id).not.toBe(first.data[0].id);
    expect(first.data).toHaveLength(2);
  });
  it('shows the positions of one club alone, and counts no others', async () => {
    const [rep, davi] = await both();
    const own = await opened(rep);
    const other = await opened(await made.representative());
    const club_id = rep.profile.representative?.club_id;
    const { data, json } = await board(davi, { club_id });
    expect(data.map((one: { id: string }) => one.id)).toEqual([own]);
    expect([json.meta.total, json.meta.tabs.open]).toEqual([1, 1]);
    expect((await board(davi, { tab: 'answered', club_id })).data).toEqual([]);
    expect((await board(davi, { limit: 100 })).data.map((one: { id: string }) => one.id)).toContain(other);
  });
  it('fits in the database as in words: every class, the order, page by page', async () => {
    const rep = await made.representative({ teams: [{ ...made.team(500), level: 'U21', gender: 'male' }] });
    const asked = ['LW', 'AM', 'GK'].flatMap((position) =>
      [null, { min: 18, max: 22 }, { min: 23, max: 30 }].flatMap((age) =>
        [null, 'left', 'right'].map((foot) => ({ position, age, foot })),
      ),
    );
    await Promise.all(asked.map((one, n) => opened(rep, { ...one, contract_from: `2027-${n % 2 ? '01' : '09'}-01` })));
    const whole = made.example.player as NonNullable<typeof made.example.player>;
    const elsewhere = { ...teamOfClub(501), level: 'U19' };
    for (const one of [
      await like({ club_team: elsewhere, current_contract_ends_on: '2027-06-30' }),
      await like({ positions: [], preferred_foot: 'both', club_team: { ...elsewhere, level: 'U21' } }),
      await like({
        ...whole,
        preferred_foot: null,
        date_of_birth: '2003-11-19',
        current_contract_ends_on: '2026-11-18',
      }),
    ]) {
      const rows = async (query: object) => {
        const found: Row[] = [];
        for (let cursor: string | null | undefined; cursor !== null; ) {
          const page = await board(one, { limit: 13, ...query, ...(cursor ? { cursor } : {}) });
          found.push(...page.data);
          cursor = page.json.meta.next_cursor;
        }
        return found;
      };
      const all = await rows({ sort: 'fit' });
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      expect(all).toEqual([...all].sort((a, b) => byFit(a.fit, b.fit) || byAge(a, b)));
      expect(await rows({ sort: 'newest' })).toEqual([...all].sort(byAge));
      const { facets, total } = (await board(one)).json.meta;
      expect(total).toBe(all.length);
      for (const [fits, least, most] of [
        ...([
          ['every', 0, 0],
          ['one', 1, 1],
          ['more', 2, 9],
        ] as const),
      ]) {
        const those = all.filter(({ fit }) => pointsNotMet(fit).length >= least && pointsNotMet(fit).length <= most);
        expect(await rows({ sort: 'fit', fits })).toEqual(those);
        expect(facets.fits).toContainEqual({ value: fits, count: those.length });
      }
    }
  });
  it('ranks those who answered by how they fit', async () => {
    const rep = await made.representative();
    const id = await opened(rep);
    const [keeper, right, left] = [
      await like({ positions: ['GK'], preferred_foot: 'right' }),
      await like({ preferred_foot: 'right' }),
      await made.player(),
    ];
    for (const one of [keeper, right, left]) await answer(one, id);
    const ranked = (await about(rep, 'listApplicants', id)).data as { interest: { player: { profile_id: string } } }[];
    expect(ranked.map(({ interest }) => interest.player.profile_id)).toEqual([
      left.profile_id,
      right.profile_id,
      keeper.profile_id,
    ]);
  });
});

it('an answer is on trial while the trial is asked, agreed or over, and in talks again when it is refused', async () => {
  const [rep, davi] = await both();
  const id = await opened(rep);
  const { data: interest } = await answer(davi, id);
  await decide(rep, 'acceptInterest', interest.id);
  const { trial_request } = trialRequestEvents.requested.example;
  const told = async (status: string, type: string) => {
    await made.harness.tell(type, `tri_${id.slice(4)}`, {
      trial_request: {
        ...trial_request,
        trial_request_id: `tri_${id.slice(4)}`,
        club_team: rep.profile.representative?.teams[0],
        player: { ...trial_request.player, profile_id: davi.profile_id },
        requested_at: '2026-11-19T09:00:00.000Z',
        status,
      },
    });
  };
  const becomes = (expected: object) =>
    eventually(
      async () => expect((await about(rep, 'listApplicants', id)).data).toMatchObject([expected]),
      'the trial is known',
    );
  await told('pending', trialRequestEvents.requested.type);
  const { starts_on, ends_on } = trial_request;
  await becomes({ stage: 'trial', trial: { status: 'pending', starts_on, ends_on } });
  await told('declined', trialRequestEvents.declined.type);
  await becomes({ stage: 'talks', trial: null });
});

it('tells others what happened, and no pay that is not shown', async () => {
  const [rep, davi] = await both();
  const heard: { type: string; data: { happened?: object } }[] = [];
  made.harness.bus.subscribe({
    group: 'opportunity.test',
    topics: ['touchline.job-opportunity', 'touchline.interest'],
    from: 'end',
    handle: async (event) => void heard.push(event as never),
  });
  const id = await opened(rep, { pay_shown: false });
  await answer(davi, id);
  await about(rep, 'closeOpportunity', id);
  await eventually(() => expect(heard.length).toBe(4), 'all events are heard');
  const types = [
    opportunityEvents.published,
    opportunityEvents.answered,
    opportunityEvents.closed,
    interestEvents.declared,
  ];
  expect(heard.map(({ type }) => type).sort()).toEqual(types.map(({ type }) => type).sort());
  expect(JSON.stringify(heard)).not.toContain('600000');
});

describe('at the same moment', () => {
  const rounds = Array.from({ length: 6 }, (_, n) => n);
  it('the player answers and the club declares: one interest', async () => {
    for (const _ of rounds) {
      const [rep, davi] = await both();
      const id = await opened(rep);
      const body = { player_id: davi.profile_id, team_id: teamOf(rep), message: 'We watched you.' };
      const replies = await Promise.all([answer(davi, id), made.client.call(rep.actor, 'declareInterest', { body })]);
      expect(replies.map(seen).sort()).toEqual([
        [201, undefined],
        [409, 'ClubInterestPlayerNotEligible'],
      ]);
      const list = await made.client.call(davi.actor, 'listInterests', { query: {} });
      expect(list.data).toHaveLength(1);
    }
  });
  it('one player answers three times: one answer', async () => {
    for (const _ of rounds) {
      const [rep, davi] = await both();
      const id = await opened(rep);
      const replies = await Promise.all([answer(davi, id), answer(davi, id), answer(davi, id)]);
      expect(replies.map(seen).sort()).toEqual([
        [201, undefined],
        [409, 'JobOpportunityAlreadyAnswered'],
        [409, 'JobOpportunityAlreadyAnswered'],
      ]);
      expect((await about(rep, 'listApplicants', id)).data).toHaveLength(1);
    }
  });
  it('a player answers and the club closes: the answer was before the end, or is refused and leaves nothing', async () => {
    for (const _ of rounds) {
      const [rep, davi] = await both();
      const id = await opened(rep);
      const [closed, answered] = await Promise.all([about(rep, 'closeOpportunity', id), answer(davi, id)]);
      expect(closed.status).toBe(200);
      const applicants = (await about(rep, 'listApplicants', id)).data;
      if (answered.status === 201) expect(applicants).toHaveLength(1);
      else expect([seen(answered), applicants]).toEqual([[409, 'JobOpportunityNotOpen'], []]);
    }
  });
  it('two colleagues fill it with different players: one has the place', async () => {
    for (const _ of rounds) {
      const [rep, davi] = await both();
      const colleague = await made.representative(rep.profile.representative ?? {});
      const [other, id] = [await made.player(), await opened(rep)];
      await Promise.all([answer(davi, id), answer(other, id)]);
      const replies = await Promise.all([
        about(rep, 'fillOpportunity', id, { player_id: davi.profile_id }),
        about(colleague, 'fillOpportunity', id, { player_id: other.profile_id }),
      ]);
      expect(replies.map(seen).sort()).toEqual([
        [200, undefined],
        [409, 'JobOpportunityNotOpen'],
      ]);
    }
  });
});
