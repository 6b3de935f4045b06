import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TestReply } from '@touchline/quality/testkit';
import { trialsRates } from '../limits.ts';
import { nthDay, type TrialsHarness, trialsHarness } from '../trials.harness.fixtures.ts';

let made: TrialsHarness;
beforeAll(async () => {
  made = await trialsHarness();
});
afterAll(() => made.harness.close());

const seen = (reply: TestReply) => [reply.status, reply.error];
const refused = [429, 'TooManyRequests'];

it('TooManyRequests: a team asks one player so often in a day, whoever asks; a repeat and other pairs count for themselves', async () => {
  const [rep, davi] = [await made.representative(), await made.player()];
  const colleague = await made.representative(rep.profile.representative ?? {});
  const key = { 'idempotency-key': 'the-first-request' };
  const first = (await made.ask(rep, davi, {}, key)).data;
  expect((await made.ask(rep, davi, {}, key)).data.id).toBe(first.id);
  await made.act(rep, 'withdrawTrial', first.id, {});
  for (let n = 1; n < trialsRates.request.points; n += 1) {
    const by = n % 2 === 0 ? rep : colleague;
    const asked = await made.ask(by, davi);
    expect(asked.status).toBe(201);
    await made.act(by, 'withdrawTrial', asked.data.id, {});
  }
  const over = await made.ask(colleague, davi);
  expect(seen(over)).toEqual(refused);
  expect(Number(over.headers['retry-after'])).toBeGreaterThan(3600);
  // What was asked within the bound is answered to its repeat all the same.
  expect((await made.ask(rep, davi, {}, key)).data.id).toBe(first.id);
  expect((await made.ask(rep, await made.player())).status).toBe(201);
  expect((await made.ask(await made.representative(), davi)).status).toBe(201);
});

it('TooManyRequests: the dates of one request change so often in a day; what changes nothing, and another request, count for themselves', async () => {
  const [rep, davi] = [await made.representative(), await made.player()];
  const { id } = (await made.ask(rep, davi)).data;
  const move = (nth: number, to = id) => made.act(rep, 'changeTrialDates', to, nthDay(nth));
  for (let n = 1; n <= trialsRates.dates.points; n += 1) {
    expect((await move(n)).status).toBe(200);
    expect((await move(n)).status).toBe(200);
  }
  expect(seen(await move(trialsRates.dates.points + 1))).toEqual(refused);
  expect((await move(trialsRates.dates.points)).status).toBe(200);
  const other = (await made.ask(rep, await made.player())).data;
  expect((await move(3, other.id)).status).toBe(200);
});

it('TooManyRequests: a player proposes so many other dates in a day; the club’s changes and its answer are not bounded by them', async () => {
  const [rep, davi] = [await made.representative(), await made.player()];
  const { id } = (await made.ask(rep, davi)).data;
  const propose = (nth: number) => made.act(davi, 'proposeTrialDates', id, nthDay(nth));
  for (let n = 1; n <= trialsRates.dates.points; n += 1) expect((await propose(n)).status).toBe(200);
  expect(seen(await propose(trialsRates.dates.points + 1))).toEqual(refused);
  // The last proposal stands, and is the same again.
  expect((await propose(trialsRates.dates.points)).status).toBe(200);
  expect((await made.act(rep, 'changeTrialDates', id, nthDay(1))).status).toBe(200);
});
