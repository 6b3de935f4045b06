import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { invitation, type TrialsHarness, trialsHarness } from '../trials.harness.fixtures.ts';

let made: TrialsHarness;
beforeAll(async () => {
  made = await trialsHarness();
});
afterAll(() => made.harness.close());

const report = {
  revision: 0,
  attended: true,
  days_trained: 4,
  minutes: 60,
  marks: { first_touch: 4, speed: 5, decisions: 3, off_the_ball: 4, team: 5 },
  sentence: 'Quick, brave, learns fast.',
  recommendation: 'no',
  notes: 'Too expensive for now.',
  shared: ['sentence'],
};

it('is due when the trial is over, is written and changed, and the player reads what is shared', async () => {
  const [rep, davi] = [await made.representative(), await made.player()];
  const { id } = (await made.client.call(rep.actor, 'requestTrial', { body: invitation(rep, davi) })).data;
  const params = { trial_request_id: id };
  const write = (who: typeof rep, given: object = {}) =>
    made.client.call(who.actor, 'reportTrial', { params, body: { ...report, ...given } });
  const due = async (who: typeof rep) =>
    (await made.client.call(who.actor, 'listTrialRequests', { query: { report: 'due' } })).data.length;
  const dates = { starts_on: '2027-01-04', ends_on: '2027-01-08' };
  await made.client.call(davi.actor, 'acceptTrial', { params, body: dates });
  const early = await write(rep);
  expect([early.status, early.error]).toEqual([409, 'TrialRequestNotCompleted']);
  made.harness.travel('2027-01-09T12:00:00.000Z');
  await made.sweep();
  expect([await due(rep), await due(davi), await due(await made.representative())]).toEqual([1, 0, 0]);
  const wrong = await write(rep, { days_trained: 6, minutes: null });
  expect([wrong.status, wrong.json.details.map(({ path }: { path: string }) => path)]).toEqual([
    422,
    ['days_trained', 'minutes'],
  ]);
  for (const [who, refusal] of [
    [davi, [403, 'AccessDeniedException']],
    [await made.representative(), [404, 'NotFound']],
    [await made.player(), [404, 'NotFound']],
  ] as const) {
    const reply = await write(who);
    expect([reply.status, reply.error]).toEqual(refusal);
  }
  expect((await write(rep)).data.report).toMatchObject({ revision: 1, notes: report.notes });
  expect(await due(rep)).toBe(0);
  const stale = await write(rep, { minutes: 90 });
  expect([stale.status, stale.error]).toEqual([409, 'StaleVersion']);

  const seen = await made.client.call(davi.actor, 'getTrialRequest', { params });
  expect(seen.data.report).toMatchObject({ sentence: report.sentence, marks: null, recommendation: null, notes: null });
  const listed = await made.client.call(davi.actor, 'listTrialRequests', { query: {} });
  for (const reply of [seen, listed])
    for (const word of ['expensive', '"no"', 'first_touch']) expect(JSON.stringify(reply.json)).not.toContain(word);

  made.harness.travel('2027-02-06T12:00:00.000Z');
  const late = await write(rep, { revision: 1, minutes: 90 });
  expect([late.status, late.error]).toEqual([409, 'TrialReportClosed']);
});
