import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { CloudEvent } from '@touchline/platform/bus';
import { eventually, type TestReply } from '@touchline/quality/testkit';
import { type Known, storyOf, type TrialsHarness, trialsHarness } from '../trials.harness.fixtures.ts';

let made: TrialsHarness;
beforeAll(async () => {
  made = await trialsHarness();
});
afterAll(() => made.harness.close());

const prospect = (rep: Known, { profile_id: player_id }: Known) =>
  made.client.call(rep.actor, 'getTrialProspect', { params: { player_id } });
const seen = (reply: TestReply) => [reply.status, reply.error];

const hiddenPlayer = async (): Promise<Known> => {
  const { profile } = await made.player();
  const player = { ...(profile.player as NonNullable<typeof profile.player>), visible_to_clubs: false };
  return made.player({ player });
};

it('names the interest that it grew from, and its story goes on', async () => {
  const [rep, davi] = [await made.representative(), await made.player()];
  const told: CloudEvent[] = [];
  made.harness.bus.subscribe({
    group: 'story.test',
    topics: ['touchline.trial-request'],
    from: 'end',
    handle: async (event) => void told.push(event),
  });
  const interest = await made.interest(rep, davi);
  const { interest_id } = interest;
  expect((await prospect(rep, davi)).data.teams[0].interest_id).toBe(interest_id);
  const asked = await made.ask(rep, davi, { interest_id });
  expect([asked.status, asked.data.interest_id]).toEqual([201, interest_id]);
  await eventually(() => expect(told).toHaveLength(1), 'the trial request is told');
  expect(told[0]?.correlationid).toBe(storyOf(interest));
  expect(told[0]?.data).toMatchObject({ trial_request: { interest_id } });
});

it('ValidationFailed: an interest of another team or player, or none at all', async () => {
  const [rep, davi, luis] = [await made.representative(), await made.player(), await made.player()];
  const foreign = await made.interest(await made.representative(), davi);
  const other = await made.interest(rep, luis);
  for (const interest_id of [foreign.interest_id, other.interest_id, 'int_nowhere']) {
    const refused = await made.ask(rep, davi, { interest_id });
    expect([...seen(refused), refused.json.details[0].path]).toEqual([422, 'ValidationFailed', 'interest_id']);
  }
});

it('a hidden player is asked by the team that is in talks alone, and no longer once they are over', async () => {
  const [rep, rival, davi] = [await made.representative(), await made.representative(), await hiddenPlayer()];
  expect(seen(await prospect(rep, davi))).toEqual([409, 'PlayerNotScoutable']);
  const { interest_id } = await made.interest(rep, davi, { status: 'pending' });
  expect((await prospect(rep, davi)).status).toBe(200);
  expect(seen(await prospect(rival, davi))).toEqual([409, 'PlayerNotScoutable']);
  expect(seen(await made.ask(rival, davi))).toEqual([409, 'TrialRequestPlayerNotScoutable']);
  for (const status of ['declined', 'withdrawn', 'closed'] as const) {
    await made.interest(rep, davi, { interest_id, status });
    expect(seen(await made.ask(rep, davi, { interest_id }))).toEqual([409, 'TrialRequestPlayerNotScoutable']);
  }
  await made.interest(rep, davi, { interest_id, status: 'accepted' });
  expect((await made.ask(rep, davi, { interest_id })).status).toBe(201);
});

it('reads what was asked before an interest could be named', async () => {
  const [rep, davi] = [await made.representative(), await made.player()];
  const { id, code } = (await made.ask(rep, davi)).data;
  await made.connection
    .collection<{ _id: string }>('trial_requests')
    .updateOne({ _id: id }, { $unset: { 'state.interest_id': '' } });
  const one = await made.client.call(rep.actor, 'getTrialRequest', { params: { trial_request_id: id } });
  const listed = await made.client.call(rep.actor, 'listTrialRequests', { query: {} });
  expect([one.data.interest_id, listed.data[0].interest_id]).toEqual([null, null]);
  expect((await made.client.call(null, 'checkTrial', { params: { code } })).status).toBe(200);
});
