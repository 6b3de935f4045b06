import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TestReply } from '@touchline/quality/testkit';
import { type Known, nthDay, type TrialsHarness, trialsHarness } from '../trials.harness.fixtures.ts';

let made: TrialsHarness;
beforeAll(async () => {
  made = await trialsHarness();
});
afterAll(() => made.harness.close());

const other = { starts_on: '2027-01-11', ends_on: '2027-01-15' };
const turns = async (who: Known) => {
  const { data, json } = await made.client.call(who.actor, 'listTrialRequests', { query: { turn: 'mine' } });
  return [data.length, json.meta.mine];
};
const seen = (reply: TestReply) => [reply.status, reply.error];

it('the player suggests other dates, the club takes them, the player says yes', async () => {
  const [rep, davi] = [await made.representative(), await made.player()];
  const { id } = (await made.ask(rep, davi)).data;
  expect([await turns(davi), await turns(rep)]).toEqual([
    [1, 1],
    [0, 0],
  ]);
  expect((await made.act(davi, 'proposeTrialDates', id, other)).data).toMatchObject({
    proposal: other,
    your_turn: false,
  });
  expect([await turns(davi), await turns(rep)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect((await made.act(rep, 'changeTrialDates', id, other)).data).toMatchObject({ ...other, proposal: null });
  expect(await turns(davi)).toEqual([1, 1]);
  expect((await made.act(davi, 'acceptTrial', id, other)).data.status).toBe('accepted');
});

it('TrialRequestDatesOverlap, ValidationFailed at the field, AccessDeniedException, NotFound, TrialRequestNotPending', async () => {
  const [rep, davi, luis] = [await made.representative(), await made.player(), await made.player()];
  const { id } = (await made.ask(rep, davi)).data;
  await made.client.call(davi.actor, 'blockDays', { body: nthDay(30) });
  expect(seen(await made.act(davi, 'proposeTrialDates', id, nthDay(30)))).toEqual([409, 'TrialRequestDatesOverlap']);
  const same = await made.act(davi, 'proposeTrialDates', id, { starts_on: '2027-01-04', ends_on: '2027-01-08' });
  expect([...seen(same), same.json.details[0].path]).toEqual([422, 'ValidationFailed', 'starts_on']);
  expect(seen(await made.act(rep, 'proposeTrialDates', id, other))).toEqual([403, 'AccessDeniedException']);
  expect(seen(await made.act(luis, 'proposeTrialDates', id, other))).toEqual([404, 'NotFound']);
  await made.act(davi, 'declineTrial', id, {});
  expect(seen(await made.act(davi, 'proposeTrialDates', id, other))).toEqual([409, 'TrialRequestNotPending']);
});

it('taking the suggestion against a yes to the first days, 15 rounds: one of both holds, and the days are its own', async () => {
  for (let n = 0; n < 15; n += 1) {
    const [rep, davi] = [await made.representative(), await made.player()];
    const [first, then] = [nthDay(10), nthDay(20)];
    const { id } = (await made.ask(rep, davi, first)).data;
    await made.act(davi, 'proposeTrialDates', id, then);
    const [taken, yes] = (await Promise.all([
      made.act(rep, 'changeTrialDates', id, then),
      made.act(davi, 'acceptTrial', id, first),
    ])) as [TestReply, TestReply];
    const { data } = await made.client.call(davi.actor, 'getTrialRequest', { params: { trial_request_id: id } });
    if (yes.status === 200) {
      expect(seen(taken)).toEqual([409, 'TrialRequestNotPending']);
      expect(data).toMatchObject({ status: 'accepted', ...first });
    } else {
      expect([seen(taken), seen(yes)]).toEqual([
        [200, undefined],
        [409, 'StaleVersion'],
      ]);
      expect(data).toMatchObject({ status: 'pending', ...then });
    }
  }
});
