import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documentEvents, profileEvents, trialRequestEvents, userEvents } from '@touchline/contracts/events';
import { actorOf, eventually, type TestReply } from '@touchline/quality/testkit';
import { trialsRates } from '../limits.ts';
import { type Known, nthDay, type TrialsHarness, teamIdOf, teamOf, trialsHarness } from '../trials.harness.fixtures.ts';

let made: TrialsHarness;
beforeAll(async () => {
  made = await trialsHarness();
});
afterAll(() => made.harness.close());

const week = { starts_on: '2027-01-04', ends_on: '2027-01-08' };
const accept = (who: Known, id: string, dates: object = week, headers = {}) =>
  made.act(who, 'acceptTrial', id, dates, headers);
const look = (who: Known, trial_request_id: string) =>
  made.client.call(who.actor, 'getTrialRequest', { params: { trial_request_id } });
const list = (who: Known, query = {}) => made.client.call(who.actor, 'listTrialRequests', { query });
const allowance = async (rep: Known) => (await made.client.call(rep.actor, 'getTrialAllowance')).data;
const prospect = (rep: Known, player_id: string) =>
  made.client.call(rep.actor, 'getTrialProspect', { params: { player_id } });
const seen = (reply: TestReply) => [reply.status, reply.error];
const notPending = [409, 'TrialRequestNotPending'];

describe('a trial request', () => {
  it('goes to the player, is accepted, and shows whom to call then', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    const asked = await made.ask(rep, davi);
    expect([asked.status, asked.data.status, asked.data.days, asked.data.your_turn]).toEqual([
      201,
      'pending',
      5,
      false,
    ]);
    const { id } = asked.data;
    expect(asked.data.code).toMatch(/^[0-9A-Z]{8}$/);
    const waiting = await list(davi, { turn: 'mine' });
    expect([waiting.data.length, waiting.json.meta.mine, waiting.data[0].contact.phone]).toEqual([1, 1, null]);
    const accepted = await accept(davi, id);
    expect(accepted.data).toMatchObject({
      status: 'accepted',
      contact: { name: 'Joost Maas', phone: '+31 10 555 0101' },
    });
    expect((await list(davi)).json.meta.mine).toBe(0);
    expect((await list(rep, { status: 'accepted', player_id: davi.profile_id })).data).toHaveLength(1);
    expect((await list(rep, { from: '2027-01-08', until: '2027-01-31' })).data).toHaveLength(1);
    expect((await list(rep, { from: '2027-01-09' })).data).toHaveLength(0);
    expect((await list(rep, { until: '2027-01-03' })).data).toHaveLength(0);
    const staff = actorOf('usr_staff', null, { is_admin: true });
    for (const { profile_id } of [rep, davi]) {
      const { data } = await made.client.call(staff, 'listTrialsOf', { query: { profile_ids: profile_id } });
      expect(data).toMatchObject([{ id, profile_id, status: 'accepted', turn: null, starts_on: week.starts_on }]);
    }
    const { data } = await made.client.call(staff, 'trialPulse', { query: { period: 'days' } });
    expect([data.trials.length, data.trials.at(-1).count]).toEqual([7, 1]);
  });
  it('is at the home of both, among those whose turn it is and those that are agreed', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    const agreed = (await made.ask(rep, davi)).data.id;
    await accept(davi, agreed);
    const home = async (who: Known) => (await made.client.call(who.actor, 'trialsAtHome')).data;
    expect(await home(davi)).toEqual({
      ...{ mine: [], theirs: [], reports: [] },
      agreed: await list(davi, { status: 'accepted' }).then(({ data }) => data),
    });
    const luis = await made.player();
    const { id } = (await made.ask(rep, luis)).data;
    for (const who of [rep, luis])
      expect(await home(who)).toEqual({
        mine: (await list(who, { turn: 'mine' })).data,
        theirs: (await list(who, { turn: 'theirs' })).data,
        agreed: (await list(who, { status: 'accepted' })).data,
        reports: (await list(who, { report: 'due' })).data,
      });
    expect((await home(luis)).mine.map((one: { id: string }) => one.id)).toEqual([id]);
    expect((await home(rep)).theirs.map((one: { id: string }) => one.id)).toEqual([id]);
    expect((await home(rep)).agreed.map((one: { id: string }) => one.id)).toEqual([agreed]);
    expect(seen(await made.client.call(null, 'trialsAtHome'))).toEqual([401, 'Unauthenticated']);
  });
  it('is moved, and the player accepts what stands there now: StaleVersion for the days before', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    const { id } = (await made.ask(rep, davi)).data;
    const later = { starts_on: '2027-01-11', ends_on: '2027-01-15' };
    expect((await made.act(rep, 'changeTrialDates', id, later)).data).toMatchObject(later);
    const stale = await accept(davi, id);
    expect(seen(stale)).toEqual([409, 'StaleVersion']);
    expect((await accept(davi, id, later)).data.status).toBe('accepted');
    expect(seen(await made.act(rep, 'changeTrialDates', id, week))).toEqual(notPending);
  });
  it('is declined and withdrawn with words; TrialRequestNotPending afterwards', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    const { id } = (await made.ask(rep, davi)).data;
    expect((await made.act(davi, 'declineTrial', id, { reason: 'I rest.' })).data).toMatchObject({
      status: 'declined',
      reason: 'I rest.',
    });
    expect(seen(await accept(davi, id))).toEqual(notPending);
    expect(seen(await made.act(rep, 'withdrawTrial', id, {}))).toEqual(notPending);
    expect(seen(await made.act(davi, 'declineTrial', id, {}))).toEqual(notPending);
    const again = await made.ask(rep, davi);
    expect((await made.act(rep, 'withdrawTrial', again.data.id, { reason: 'Our coach left.' })).data).toMatchObject({
      status: 'withdrawn',
      reason: 'Our coach left.',
    });
  });
  it('is cancelled by either once agreed, and then the days are free: TrialRequestNotAccepted before and after', async () => {
    for (const by of ['club', 'player'] as const) {
      const [rep, davi] = [await made.representative(), await made.player()];
      const { id } = (await made.ask(rep, davi)).data;
      const reason = { reason: 'The pitch is frozen.' };
      const who = by === 'club' ? rep : davi;
      expect(seen(await made.act(who, 'cancelTrial', id, reason))).toEqual([409, 'TrialRequestNotAccepted']);
      await accept(davi, id);
      expect(seen(await made.act(who, 'cancelTrial', id, { reason: ' ' }))).toEqual([422, 'ValidationFailed']);
      expect((await made.act(who, 'cancelTrial', id, reason)).data).toMatchObject({
        status: 'cancelled',
        cancelled_by: by,
      });
      expect(seen(await made.act(who, 'cancelTrial', id, reason))).toEqual([409, 'TrialRequestNotAccepted']);
      expect((await made.ask(await made.representative(), davi)).status).toBe(201);
    }
  });
  it('TrialRequestPlayerNotEligible, TrialRequestPlayerNotScoutable', async () => {
    const rep = await made.representative();
    const unsubscribed = await made.player({}, { subscribed: false });
    expect(seen(await made.ask(rep, unsubscribed))).toEqual([409, 'TrialRequestPlayerNotEligible']);
    const { profile } = await made.player();
    const player = { ...(profile.player as NonNullable<typeof profile.player>), visible_to_clubs: false };
    const hidden = await made.player({ player });
    expect(seen(await made.ask(rep, hidden))).toEqual([409, 'TrialRequestPlayerNotScoutable']);
    for (const { profile_id } of [hidden, unsubscribed])
      expect(seen(await prospect(rep, profile_id))).toEqual([409, 'PlayerNotScoutable']);
  });
  it('is nobody else’s: NotFound, and AccessDeniedException for another team or the other side', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    const { id } = (await made.ask(rep, davi)).data;
    for (const who of [await made.representative(), await made.player()]) {
      for (const [operation, body] of [
        ['acceptTrial', week],
        ['changeTrialDates', nthDay(40)],
        ['declineTrial', {}],
        ['withdrawTrial', {}],
        ['cancelTrial', { reason: 'No.' }],
      ] as const)
        expect(seen(await made.act(who, operation, id, body))).toEqual([404, 'NotFound']);
      expect(seen(await look(who, id))).toEqual([404, 'NotFound']);
      expect((await list(who)).data).toEqual([]);
    }
    expect(seen(await made.ask(rep, davi, { team_id: 'tea_another' }))).toEqual([403, 'AccessDeniedException']);
    expect(seen(await made.ask(davi, davi, { team_id: teamIdOf(rep) }))).toEqual([403, 'AccessDeniedException']);
    expect(seen(await made.ask(rep, rep))).toEqual([404, 'NotFound']);
    expect(seen(await accept(rep, id))).toEqual([403, 'AccessDeniedException']);
    expect(seen(await made.act(davi, 'withdrawTrial', id, {}))).toEqual([403, 'AccessDeniedException']);
    expect(seen(await made.client.call(davi.actor, 'getTrialAllowance'))).toEqual([403, 'AccessDeniedException']);
  });
  it('says at the field what is wrong, also what only the domain can judge', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    const pathsOf = async (given: object) => {
      const reply = await made.ask(rep, davi, given);
      return [reply.status, ...(reply.json.details ?? []).map(({ path }: { path: string }) => path)];
    };
    expect(await pathsOf({ costs_confirmed: false })).toEqual([422, 'costs_confirmed']);
    expect(await pathsOf({ location: { name: '', city: '' } })).toEqual([422, 'location.name', 'location.city']);
    expect(await pathsOf({ contact: { name: 'Joost Maas', phone: 'call me' } })).toEqual([422, 'contact.phone']);
    expect(await pathsOf({ starts_on: '2026-11-19' })).toEqual([422, 'starts_on']);
    expect(await pathsOf({ ends_on: '2027-01-03' })).toEqual([422, 'ends_on']);
    expect(await pathsOf({ ends_on: '2027-03-01' })).toEqual([422, 'ends_on']);
  });
  it('is closed when the player has signed elsewhere, and comes back to the allowance; an agreed one stays', async () => {
    const [rep, davi] = [await made.representative({}, { limit: 5 }), await made.player()];
    const open = (await made.ask(rep, davi, nthDay(50))).data;
    const agreed = (await made.ask(rep, davi, nthDay(51))).data;
    await accept(davi, agreed.id, nthDay(51));
    const { document } = documentEvents.completed.example;
    const player = { ...document.offer?.player, profile_id: davi.profile_id };
    await made.harness.tell(documentEvents.completed.type, 'doc_elsewhere', {
      document: { ...document, document_id: 'doc_elsewhere', offer: { ...document.offer, player } },
    });
    await eventually(async () => {
      expect((await look(rep, open.id)).data).toMatchObject({
        status: 'closed',
        close_reason: 'player-signed-elsewhere',
      });
      expect(await allowance(rep)).toMatchObject({ used: 1, returned: 1 });
    }, 'it is closed');
    expect((await look(rep, agreed.id)).data.status).toBe('accepted');
  });
  it('is completed by the clock, on the day after the last, where the club is', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    const before = made.harness.clock().toISOString();
    const { id } = (await made.ask(rep, davi)).data;
    await accept(davi, id);
    made.harness.travel('2027-01-08T22:59:00.000Z');
    await made.sweep();
    expect((await look(davi, id)).data.status).toBe('accepted');
    made.harness.travel('2027-01-08T23:01:00.000Z');
    await made.sweep();
    expect((await look(davi, id)).data.status).toBe('completed');
    made.harness.travel(before);
  });
  it('is reminded of by one event a week before, and one the day before', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    const before = made.harness.clock().toISOString();
    const days: unknown[] = [];
    const { id } = (await made.ask(rep, davi)).data;
    made.harness.bus.subscribe({
      group: `reminders.of.${id}`,
      topics: ['touchline.trial-request'],
      from: 'end',
      handle: async ({ subject, type, data }) => {
        if (subject === id && type === trialRequestEvents.reminded.type)
          days.push((data as { happened: unknown }).happened);
      },
    });
    await accept(davi, id);
    for (const day of ['2026-12-27', '2026-12-28', '2026-12-29', '2027-01-03', '2027-01-04']) {
      made.harness.travel(`${day}T09:00:00.000Z`);
      await made.sweep();
      await made.sweep();
    }
    await eventually(() => expect(days).toEqual([{ starts_in_days: 7 }, { starts_in_days: 1 }]), 'both came');
    made.harness.travel(before);
  });
  it('tells others what happened, with the code for the mails, and nobody the number', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    const all: { type: string; subject: string; data: { happened?: object } }[] = [];
    made.harness.bus.subscribe({
      group: 'trials.test',
      topics: ['touchline.trial-request'],
      from: 'end',
      handle: async (event) => void all.push(event as never),
    });
    const { id, code } = (await made.ask(rep, davi)).data;
    await accept(davi, id);
    const heardOf = () => all.filter(({ subject }) => subject === id);
    await eventually(() => expect(heardOf().length).toBe(2), 'both events are heard');
    const heard = heardOf();
    expect(heard.map(({ type, data }) => [type, data.happened])).toEqual([
      [trialRequestEvents.requested.type, { dates: week }],
      [trialRequestEvents.accepted.type, { dates: week }],
    ]);
    expect(JSON.stringify(heard)).not.toContain('555 0101');
    for (const { data } of heard) expect(data).toMatchObject({ trial_request: { code } });
  });
});

describe('its code', () => {
  const check = (code: string, ip: string) =>
    made.client.call(null, 'checkTrial', { params: { code }, headers: { 'x-client-ip': ip } });
  it('tells a guest who invited, where and when, and nothing of the player', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    const { id, code } = (await made.ask(rep, davi)).data;
    const found = await check(code, '192.0.2.1');
    expect(found.data).toEqual({
      code,
      club: { id: rep.profile.representative?.club_id, name: expect.any(String), short_name: 'CLB', country: 'NL' },
      team_name: 'First team',
      ...week,
      city: 'Rotterdam',
      representative: { name: 'Saskia Verhulst', position: 'Scout' },
      status: 'pending',
      is_vouched: true,
    });
    for (const secret of [
      davi.profile_id,
      davi.profile.name,
      'Joost',
      '555 0101',
      id,
      'Nieuw Terbregge',
      'Come and train',
    ])
      expect(JSON.stringify(found.json)).not.toContain(secret);
    await made.act(rep, 'withdrawTrial', id, {});
    expect((await check(code, '192.0.2.1')).data.status).toBe('withdrawn');
  });
  it('is no longer vouched for once the one who invited is suspended', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    const { code } = (await made.ask(rep, davi)).data;
    const { user } = userEvents.verified.example;
    await made.harness.tell(userEvents.suspended.type, rep.actor.user_id, {
      user: { ...user, user_id: rep.actor.user_id, suspended_at: '2026-11-19T08:00:00.000Z' },
    });
    await eventually(
      async () => expect((await check(code, '192.0.2.2')).data.is_vouched).toBe(false),
      'the suspension is known',
    );
  });
  it('NotFound: an unknown one; TooManyRequests: whoever tries many', async () => {
    expect(seen(await check('00000000', '192.0.2.3'))).toEqual([404, 'NotFound']);
    for (let tries = 1; tries < trialsRates.check.points; tries += 1) await check('00000000', '192.0.2.3');
    expect(seen(await check('00000000', '192.0.2.3'))).toEqual([429, 'TooManyRequests']);
    expect(seen(await check('00000000', '192.0.2.4'))).toEqual([404, 'NotFound']);
  });
});

describe('what is possible with a player', () => {
  it('is told of those of one’s teams that play the player’s football, and of no other', async () => {
    const men = { ...teamOf(901), gender: 'male' } as const;
    const women = { ...teamOf(902), gender: 'female' } as const;
    const rep = await made.representative({ teams: [men, women] });
    const { player: example } = profileEvents.verified.example.profile;
    const she = await made.player({ player: example && { ...example, gender: 'female' } });
    const { teams } = (await prospect(rep, she.profile_id)).data;
    expect(teams.map(({ club_team }: { club_team: { team_id: string } }) => club_team.team_id)).toEqual([
      women.team_id,
    ]);
  });
});

describe('the allowance', () => {
  it('TrialRequestPlanLimitExceeded: is used, comes back by a no, and by nothing else', async () => {
    const rep = await made.representative({}, { limit: 2 });
    const [one, two, three] = [await made.player(), await made.player(), await made.player()];
    expect(await allowance(rep)).toEqual({ limit: 2, used: 0, left: 2, returned: 0, renews_on: '2026-12-01' });
    const first = (await made.ask(rep, one)).data;
    const second = (await made.ask(rep, two)).data;
    expect(seen(await made.ask(rep, three))).toEqual([409, 'TrialRequestPlanLimitExceeded']);
    expect((await prospect(rep, three.profile_id)).data.teams[0].refusal.error).toBe('TrialRequestPlanLimitExceeded');
    await made.act(one, 'declineTrial', first.id, {});
    expect(await allowance(rep)).toMatchObject({ used: 1, left: 1, returned: 1 });
    await accept(two, second.id);
    await made.act(two, 'cancelTrial', second.id, { reason: 'I am injured.' });
    expect(await allowance(rep)).toMatchObject({ used: 1, left: 1 });
    expect((await made.ask(rep, three)).status).toBe(201);
  });
  it('is the plan’s as it is now: more, less, a new period, none; what was agreed stays agreed', async () => {
    const rep = await made.representative({}, { limit: 1 });
    const [one, two] = [await made.player(), await made.player()];
    const { id } = (await made.ask(rep, one)).data;
    const plan = (trial_request_limit: number | null) => ({
      plan: { plan_id: 'pln_other', name: 'Other', is_free: false, trial_request_limit },
    });
    await rep.subscribes(plan(3));
    await eventually(async () => expect((await allowance(rep)).left).toBe(2), 'the bigger plan is known');
    await rep.subscribes(plan(0));
    await eventually(async () => expect(await allowance(rep)).toMatchObject({ used: 1, left: 0 }), 'the smaller too');
    expect(seen(await made.ask(rep, two))).toEqual([409, 'TrialRequestPlanLimitExceeded']);
    await rep.subscribes({
      ...plan(1),
      current_period_start: '2026-11-18T00:00:00.000Z',
      current_period_end: '2026-12-18T00:00:00.000Z',
    });
    await eventually(
      async () => expect(await allowance(rep)).toMatchObject({ used: 0, left: 1, renews_on: '2026-12-18' }),
      'a new period',
    );
    await rep.subscribes({ ...plan(1), status: 'canceled', is_subscribed: false });
    await eventually(
      async () => expect(seen(await made.ask(rep, two))).toEqual([402, 'SubscriptionRequired']),
      'it ended',
    );
    expect((await accept(one, id)).data.status).toBe('accepted');
  });
  it('is whole again every month for who pays for a year', async () => {
    const rep = await made.representative({}, { limit: 1 });
    const [one, two, three] = [await made.player(), await made.player(), await made.player()];
    const year = { current_period_start: '2026-10-20T09:00:00.000Z', current_period_end: '2027-10-20T09:00:00.000Z' };
    await rep.subscribes(year);
    await eventually(
      async () => expect(await allowance(rep)).toMatchObject({ used: 0, left: 1, renews_on: '2026-11-20' }),
      'the year is known',
    );
    expect((await made.ask(rep, one)).status).toBe(201);
    expect(seen(await made.ask(rep, two))).toEqual([409, 'TrialRequestPlanLimitExceeded']);
    const before = made.harness.clock().toISOString();
    made.harness.travel('2026-11-20T09:00:00.000Z');
    expect(await allowance(rep)).toMatchObject({ used: 0, left: 1, renews_on: '2026-12-20' });
    expect((await made.ask(rep, two)).status).toBe(201);
    expect(seen(await made.ask(rep, three))).toEqual([409, 'TrialRequestPlanLimitExceeded']);
    made.harness.travel(before);
  });
});

describe('the same click', () => {
  it('asks once, and gets the same answer; IdempotencyKeyReused for another request', async () => {
    const [rep, davi] = [await made.representative({}, { limit: 5 }), await made.player()];
    const headers = { 'idempotency-key': 'click-ask-1' };
    const replies = await Promise.all([made.ask(rep, davi, {}, headers), made.ask(rep, davi, {}, headers)]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(replies[0]?.data.id).toBe(replies[1]?.data.id);
    expect(await allowance(rep)).toMatchObject({ used: 1 });
    expect(seen(await made.ask(rep, davi, nthDay(60), headers))).toEqual([422, 'IdempotencyKeyReused']);
  });
  it('accepts once, and under another key it is TrialRequestNotPending', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    const { id } = (await made.ask(rep, davi)).data;
    const headers = { 'idempotency-key': 'click-accept-1' };
    const replies = await Promise.all([accept(davi, id, week, headers), accept(davi, id, week, headers)]);
    expect(replies.map(({ data }) => data.status)).toEqual(['accepted', 'accepted']);
    expect((await accept(davi, id, week, headers)).data.status).toBe('accepted');
    expect(seen(await accept(davi, id, week, { 'idempotency-key': 'click-accept-2' }))).toEqual(notPending);
  });
});
