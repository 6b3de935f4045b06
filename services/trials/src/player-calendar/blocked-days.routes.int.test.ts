import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { playerCalendarEvents } from '@touchline/contracts/events';
import { eventually, type TestReply } from '@touchline/quality/testkit';
import { type Known, nthDay, type TrialsHarness, trialsHarness } from '../trials.harness.fixtures.ts';

let made: TrialsHarness;
beforeAll(async () => {
  made = await trialsHarness();
});
afterAll(() => made.harness.close());

const week = { starts_on: '2027-01-04', ends_on: '2027-01-08' };
const overlap = [409, 'TrialRequestDatesOverlap'];
const block = (who: Known, body: object = week, headers = {}) =>
  made.client.call(who.actor, 'blockDays', { body, headers });
const unblock = (who: Known, block_id: string) => made.client.call(who.actor, 'unblockDays', { params: { block_id } });
const calendar = async (who: Known) => (await made.client.call(who.actor, 'getTrialCalendar')).data;
const prospect = (rep: Known, player_id: string) =>
  made.client.call(rep.actor, 'getTrialProspect', { params: { player_id } });
const seen = (reply: TestReply) => [reply.status, reply.error];

describe('days that a player blocks', () => {
  it('are the player’s own with their reason; a club learns that they are not free: TrialRequestDatesOverlap', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    const blocked = await block(davi, { ...week, reason: 'Exams' });
    expect([blocked.status, blocked.data.blocked]).toEqual([
      201,
      [{ id: expect.any(String), ...week, reason: 'Exams' }],
    ]);
    const shown = await prospect(rep, davi.profile_id);
    expect(shown.data.blocked).toEqual([{ ...week, why: 'not-free', trial_request_id: null }]);
    expect(JSON.stringify(shown.json)).not.toContain('Exams');
    expect(seen(await made.ask(rep, davi))).toEqual(overlap);
    const { id } = (await made.ask(rep, davi, nthDay(20))).data;
    expect(seen(await made.act(rep, 'changeTrialDates', id, week))).toEqual(overlap);
    expect((await unblock(davi, blocked.data.blocked[0].id)).data.blocked).toEqual([]);
    expect((await made.act(rep, 'changeTrialDates', id, week)).status).toBe(200);
  });
  it('that were asked for before can’t be accepted; agreed ones can’t be blocked: TrialRequestDatesOverlap', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    const { id } = (await made.ask(rep, davi)).data;
    const [{ id: blocked }] = (await block(davi)).data.blocked;
    expect(seen(await made.act(davi, 'acceptTrial', id, week))).toEqual(overlap);
    await unblock(davi, blocked);
    expect((await made.act(davi, 'acceptTrial', id, week)).data.status).toBe('accepted');
    expect(seen(await block(davi))).toEqual(overlap);
    expect(await calendar(davi)).toEqual({ blocked: [], agreed: [{ trial_request_id: id, ...week }] });
  });
  it('ValidationFailed at the field, NotFound for what isn’t there, AccessDeniedException for a club', async () => {
    const [rep, davi, luis] = [await made.representative(), await made.player(), await made.player()];
    const backwards = await block(davi, { starts_on: week.ends_on, ends_on: week.starts_on });
    expect([...seen(backwards), backwards.json.details[0].path]).toEqual([422, 'ValidationFailed', 'ends_on']);
    const [{ id }] = (await block(davi)).data.blocked;
    expect(seen(await unblock(luis, id))).toEqual([404, 'NotFound']);
    expect(seen(await block(rep))).toEqual([403, 'AccessDeniedException']);
  });
  it('are blocked once for one key', async () => {
    const davi = await made.player();
    const headers = { 'idempotency-key': 'block-once' };
    const replies = await Promise.all([1, 2, 3].map(() => block(davi, week, headers)));
    expect(replies.map(seen)).toEqual(replies.map(() => [201, undefined]));
    expect((await calendar(davi)).blocked).toHaveLength(1);
  });
  it('are told without their reason', async () => {
    const davi = await made.player();
    const told: unknown[] = [];
    made.harness.bus.subscribe({
      group: 'blocked.test',
      topics: ['touchline.player-calendar'],
      from: 'end',
      handle: async ({ type, data }) => {
        if (type === playerCalendarEvents.blocked.type) told.push(data);
      },
    });
    await block(davi, { ...week, reason: 'Exams' });
    await eventually(() => expect(told).toHaveLength(1), 'the event is heard');
    expect(told[0]).toMatchObject({ happened: { dates: week }, player_calendar: { blocked: [week] } });
    expect(JSON.stringify(told)).not.toContain('Exams');
  });
  it('are read from a calendar of before days could be blocked', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    await made.ask(rep, davi);
    await made.connection
      .collection('player_calendars')
      .updateMany({ 'state.player_id': davi.profile_id }, { $unset: { 'state.blocked': '' } });
    expect(await calendar(davi)).toEqual({ blocked: [], agreed: [] });
    expect((await block(davi, nthDay(30))).status).toBe(201);
  });
});

it('blocking against accepting, 20 rounds: one of both, the other TrialRequestDatesOverlap', async () => {
  const davi = await made.player();
  const won: string[] = [];
  for (let n = 0; n < 20; n += 1) {
    // A team asks one player only so often in a day.
    const rep = await made.representative();
    const dates = nthDay(60 + n);
    const { id } = (await made.ask(rep, davi, dates)).data;
    const accepting = () => made.act(davi, 'acceptTrial', id, dates);
    const both =
      n % 2 === 0
        ? await Promise.all([accepting(), block(davi, dates)])
        : (await Promise.all([block(davi, dates), accepting()])).reverse();
    const [accepted, blocked] = both as [TestReply, TestReply];
    expect([seen(accepted), seen(blocked)]).toEqual(
      accepted.status === 200 ? [[200, undefined], overlap] : [overlap, [201, undefined]],
    );
    won.push(accepted.status === 200 ? 'accept' : 'block');
  }
  expect(won).toHaveLength(20);
});

describe('days that are asked for or agreed', () => {
  it('TrialRequestDatesOverlap: that are agreed with another club, without a word of whom', async () => {
    const [antwerp, sparta, davi] = [await made.representative(), await made.representative(), await made.player()];
    const { id } = (await made.ask(antwerp, davi)).data;
    expect((await prospect(sparta, davi.profile_id)).data.blocked).toEqual([]);
    const other = (await made.ask(sparta, davi, { starts_on: '2027-01-08', ends_on: '2027-01-12' })).data;
    await made.act(davi, 'acceptTrial', id, week);
    expect((await prospect(sparta, davi.profile_id)).data.blocked).toEqual([
      { ...week, why: 'on-trial', trial_request_id: null },
      { starts_on: '2027-01-08', ends_on: '2027-01-12', why: 'requested', trial_request_id: other.id },
    ]);
    expect(
      seen(await made.act(davi, 'acceptTrial', other.id, { starts_on: '2027-01-08', ends_on: '2027-01-12' })),
    ).toEqual(overlap);
    const third = await made.representative();
    expect(seen(await made.ask(third, davi))).toEqual(overlap);
    const free = (await made.ask(third, davi, nthDay(20))).data;
    expect(seen(await made.act(third, 'changeTrialDates', free.id, week))).toEqual(overlap);
    expect(
      (await made.client.call(third.actor, 'getTrialRequest', { params: { trial_request_id: free.id } })).data,
    ).toMatchObject(nthDay(20));
  });
  it('TrialRequestDatesOverlap: for which the own team already waits', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    await made.ask(rep, davi);
    const colleague = await made.representative(rep.profile.representative ?? {});
    expect(seen(await made.ask(colleague, davi))).toEqual(overlap);
    expect((await made.ask(colleague, davi, nthDay(30))).status).toBe(201);
  });
});
