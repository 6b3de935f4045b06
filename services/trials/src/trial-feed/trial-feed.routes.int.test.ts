import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { userEvents } from '@touchline/contracts/events';
import { eventually, type TestReply } from '@touchline/quality/testkit';
import ICAL from 'ical.js';
import { trialsRates } from '../limits.ts';
import { invitation, type Known, nthDay, type TrialsHarness, trialsHarness } from '../trials.harness.fixtures.ts';

let made: TrialsHarness;
beforeAll(async () => {
  made = await trialsHarness();
});
afterAll(() => made.harness.close());

const week = { starts_on: '2027-01-04', ends_on: '2027-01-08' };
const newToken = (): string => randomBytes(32).toString('base64url');
const ask = async (rep: Known, to: Known, given: object = {}) =>
  (await made.client.call(rep.actor, 'requestTrial', { body: invitation(rep, to, given) })).data;
const act = (who: Known, operation: string, trial_request_id: string, body: object) =>
  made.client.call(who.actor, operation, { params: { trial_request_id }, body });
const open = async (who: Known): Promise<string> => {
  const token = newToken();
  await made.client.call(who.actor, 'makeTrialFeed', { body: { token } });
  return token;
};
const read = (token: string, ip = '192.0.2.10') =>
  made.client.call(null, 'readTrialFeed', { params: { feed: `${token}.ics` }, headers: { 'x-client-ip': ip } });
const eventsOf = ({ bytes }: TestReply) =>
  new ICAL.Component(ICAL.parse(Buffer.from(bytes ?? []).toString('utf8')))
    .getAllSubcomponents('vevent')
    .map((of) => [new ICAL.Event(of).summary, of.getFirstPropertyValue('status')]);
const seen = (reply: TestReply) => [reply.status, reply.error];

it('shows each side its own trials as they stand, and nobody else’s', async () => {
  const [rep, davi, luis] = [await made.representative(), await made.player(), await made.player()];
  const { id } = await ask(rep, davi);
  await ask(rep, luis, nthDay(40));
  const [his, hers] = [await open(davi), await open(rep)];
  expect(eventsOf(await read(his))).toEqual([[expect.stringMatching(/^Trial: Club/), 'TENTATIVE']]);
  expect(eventsOf(await read(hers))).toHaveLength(2);
  const said = async () =>
    Buffer.from((await read(his)).bytes ?? [])
      .toString('utf8')
      .replaceAll('\r\n ', '');
  expect(await said()).not.toContain('555 0101');
  await act(davi, 'acceptTrial', id, week);
  expect(await said()).toContain('555 0101');
  await act(rep, 'cancelTrial', id, { reason: 'The pitch is frozen.' });
  expect(eventsOf(await read(his))).toEqual([[expect.any(String), 'CANCELLED']]);
  expect((await read(his)).headers['content-type']).toBe('text/calendar; charset=utf-8');
});

it('NotFound: the link before ends with a new one, at once, and the last when it is ended', async () => {
  const davi = await made.player();
  const state = async () => (await made.client.call(davi.actor, 'getTrialFeed')).data.made_at;
  expect(await state()).toBeNull();
  const first = await open(davi);
  const second = await open(davi);
  expect(await state()).toMatch(/^2026-/);
  expect([seen(await read(first)), (await read(second)).status]).toEqual([[404, 'NotFound'], 200]);
  await made.client.call(davi.actor, 'endTrialFeed');
  expect([seen(await read(second)), await state()]).toEqual([[404, 'NotFound'], null]);
});

it('keeps no secret: a hash of it alone', async () => {
  const davi = await made.player();
  const token = await open(davi);
  const names = (await made.connection.listCollections()).map(({ name }) => name);
  const all = await Promise.all(names.map((name) => made.connection.collection(name).find().toArray()));
  expect(JSON.stringify(all)).not.toContain(token);
});

it('NotFound once its person is suspended or has no plan any more', async () => {
  const [davi, luis] = [await made.player(), await made.player()];
  const [first, second] = [await open(davi), await open(luis)];
  const { user_id } = davi.profile;
  await made.harness.tell(userEvents.suspended.type, user_id, {
    user: {
      ...userEvents.verified.example.user,
      user_id,
      verification_status: 'verified',
      suspended_at: '2026-11-19T08:00:00.000Z',
    },
  });
  await luis.subscribes({ is_subscribed: false });
  for (const token of [first, second])
    await eventually(async () => expect(seen(await read(token))).toEqual([404, 'NotFound']), 'the link shows nothing');
});

it('TooManyRequests: one feed too often, or a network that guesses; others go on', async () => {
  const [davi, luis] = [await made.player(), await made.player()];
  const [often, other] = [await open(davi), await open(luis)];
  for (let n = 0; n < trialsRates.feed.points; n += 1) await read(often);
  expect([seen(await read(often)), (await read(other)).status]).toEqual([[429, 'TooManyRequests'], 200]);
  for (let n = 0; n < trialsRates.unknownFeed.points; n += 1) await read(newToken(), '192.0.2.66');
  expect(seen(await read(newToken(), '192.0.2.66'))).toEqual([429, 'TooManyRequests']);
  expect((await read(other, '192.0.2.66')).status).toBe(200);
});
