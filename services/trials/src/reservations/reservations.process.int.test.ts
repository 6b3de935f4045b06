import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, type TestReply } from '@touchline/quality/testkit';
import { type Known, nthDay, type TrialsHarness, trialsHarness } from '../trials.harness.fixtures.ts';
import { patience } from './reservations.process.ts';

let made: TrialsHarness;
beforeAll(async () => {
  made = await trialsHarness();
});
afterAll(() => made.harness.close());

const week = { starts_on: '2027-01-04', ends_on: '2027-01-08' };
const look = async (who: Known, trial_request_id: string) =>
  (await made.client.call(who.actor, 'getTrialRequest', { params: { trial_request_id } })).data;
const allowance = async (rep: Known) => (await made.client.call(rep.actor, 'getTrialAllowance')).data;
const blocked = async (rep: Known, to: Known) =>
  (await made.client.call(rep.actor, 'getTrialProspect', { params: { player_id: to.profile_id } })).data.blocked;
const seen = ({ status, error }: TestReply) => [status, error];

type Model = 'TrialRequest' | 'TrialAllowance' | 'PlayerCalendar';
/** The next write to this collection never happens, as if the process had been killed before it: nothing after it either. */
const killBefore = (model: Model): void => {
  const collection = made.connection.models[model]?.collection as unknown as Record<string, unknown>;
  const own = { insertOne: collection['insertOne'], updateOne: collection['updateOne'] };
  const killed = async () => {
    Object.assign(collection, own);
    throw new Error('killed');
  };
  Object.assign(collection, { insertOne: killed, updateOne: killed });
};

describe('asking, killed', () => {
  const steps = ['TrialAllowance', 'PlayerCalendar', 'TrialRequest'] as const;
  it.each(steps)('before the write to %s: whoever repeats it gets the trial, counted once', async (step) => {
    const [rep, davi] = [await made.representative({}, { limit: 1 }), await made.player()];
    const headers = { 'idempotency-key': `killed-repeated-${step}` };
    killBefore(step);
    expect((await made.ask(rep, davi, {}, headers)).status).toBe(500);
    expect((await made.ask(rep, davi, {}, headers)).status).toBe(201);
    expect(await allowance(rep)).toMatchObject({ used: 1, left: 0 });
  });
  it.each(steps)('before the write to %s: nobody repeats it, and all is given back, once', async (step) => {
    const [rep, davi] = [await made.representative({}, { limit: 1 }), await made.player()];
    const headers = { 'idempotency-key': `killed-given-up-${step}` };
    killBefore(step);
    await made.ask(rep, davi, {}, headers);
    made.harness.travel(patience - 1000);
    await made.sweep();
    expect((await allowance(rep)).used).toBe(step === 'TrialAllowance' ? 0 : 1);
    made.harness.travel(1000);
    await made.sweep();
    await made.sweep();
    expect(await allowance(rep)).toMatchObject({ used: 0, left: 1 });
    expect(await blocked(rep, davi)).toEqual([]);
    const late = await made.ask(rep, davi, {}, headers);
    // Where nothing was reserved it was never begun. Else it was given up for good, and counts for nothing.
    if (step === 'TrialAllowance') expect(late.status).toBe(201);
    else {
      expect(seen(late)).toEqual([409, 'TrialRequestNotPending']);
      expect((await made.ask(rep, davi)).status).toBe(201);
    }
    expect(await allowance(rep)).toMatchObject({ used: 1, left: 0 });
  });
  it('a request that was made just before it would have been given up stays, and counts', async () => {
    const [rep, davi] = [await made.representative({}, { limit: 1 }), await made.player()];
    const headers = { 'idempotency-key': 'killed-in-time' };
    killBefore('TrialRequest');
    await made.ask(rep, davi, {}, headers);
    made.harness.travel(patience);
    const [asked] = await Promise.all([made.ask(rep, davi, {}, headers), made.sweep()]);
    await made.sweep();
    const used = asked.status === 201 ? 1 : 0;
    expect([201, 409]).toContain(asked.status);
    await eventually(async () => expect((await allowance(rep)).used).toBe(used), 'both agree');
  });
});

describe('accepting, killed', () => {
  it('before the days are booked: nothing happened', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    const { id } = (await made.ask(rep, davi)).data;
    killBefore('PlayerCalendar');
    expect((await made.act(davi, 'acceptTrial', id, week)).status).toBe(500);
    expect((await look(davi, id)).status).toBe('pending');
    expect((await made.act(davi, 'acceptTrial', id, week)).data.status).toBe('accepted');
  });
  it('after the days are booked: it is carried on without the player', async () => {
    const [rep, davi] = [await made.representative(), await made.player()];
    const { id } = (await made.ask(rep, davi)).data;
    await eventually(async () => expect((await look(davi, id)).status).toBe('pending'), 'it is there');
    const headers = { 'idempotency-key': 'killed-accept' };
    killBefore('TrialRequest');
    await made.act(davi, 'acceptTrial', id, week, headers);
    await eventually(async () => expect((await look(davi, id)).status).toBe('accepted'), 'it is accepted');
    expect((await made.act(davi, 'acceptTrial', id, week, headers)).data.status).toBe('accepted');
  });
});

describe('at the same moment', () => {
  const rounds = Array.from({ length: 12 }, (_, n) => n);
  // Each round makes its own people, and a machine may be busy.
  it('TrialRequestPlanLimitExceeded: n + 1 requests against a limit of n', async () => {
    for (const _ of rounds) {
      const rep = await made.representative({}, { limit: 3 });
      const players = await Promise.all(Array.from({ length: 5 }, () => made.player()));
      const replies = await Promise.all(players.map((davi) => made.ask(rep, davi)));
      expect(replies.map(seen).sort()).toEqual([
        ...Array.from({ length: 3 }, () => [201, undefined]),
        ...Array.from({ length: 2 }, () => [409, 'TrialRequestPlanLimitExceeded']),
      ]);
      expect(await allowance(rep)).toMatchObject({ used: 3, left: 0 });
    }
  });
  it('TrialRequestDatesOverlap: two trials that share a day are accepted', async () => {
    for (const _ of rounds) {
      const davi = await made.player();
      const clubs = await Promise.all([made.representative(), made.representative(), made.representative()]);
      const asked = await Promise.all(clubs.map(async (rep) => (await made.ask(rep, davi)).data.id));
      const replies = await Promise.all(asked.map((id) => made.act(davi, 'acceptTrial', id, week)));
      expect(replies.map(seen).sort()).toEqual([
        [200, undefined],
        [409, 'TrialRequestDatesOverlap'],
        [409, 'TrialRequestDatesOverlap'],
      ]);
      const statuses = (await made.client.call(davi.actor, 'listTrialRequests')).data.map(
        ({ status }: { status: string }) => status,
      );
      expect(statuses.sort()).toEqual(['accepted', 'pending', 'pending']);
    }
  });
  it('TrialRequestDatesOverlap: two representatives ask for the same days, and what the loser had reserved comes back', async () => {
    for (const _ of rounds) {
      const [rep, davi] = [await made.representative({}, { limit: 2 }), await made.player()];
      const colleague = await made.representative(rep.profile.representative ?? {}, { limit: 2 });
      const replies = await Promise.all([made.ask(rep, davi), made.ask(colleague, davi)]);
      expect(replies.map(seen).sort()).toEqual([
        [201, undefined],
        [409, 'TrialRequestDatesOverlap'],
      ]);
      const used = [(await allowance(rep)).used, (await allowance(colleague)).used];
      expect(used.sort()).toEqual([0, 1]);
    }
  });
  it('accepted, declined, withdrawn and moved: one ending, and calendar and allowance agree with it', async () => {
    for (const round of rounds) {
      const [rep, davi] = [await made.representative({}, { limit: 1 }), await made.player()];
      const { id } = (await made.ask(rep, davi)).data;
      const sent = [
        () => made.act(davi, 'acceptTrial', id, week),
        () => made.act(rep, 'withdrawTrial', id, {}),
        () => made.act(rep, 'changeTrialDates', id, nthDay(30)),
        ...(round % 2 ? [() => made.act(davi, 'declineTrial', id, {})] : []),
      ];
      const replies = await Promise.all(sent.map((send) => send()));
      const { status, starts_on } = await look(davi, id);
      const [accepted, withdrawn, moved, declined] = replies.map(({ status: of }) => of === 200);
      // He accepts the dates that he has seen: of others he is told, and whoever comes after an ending is told of that.
      expect(accepted && moved).toBe(false);
      const [accepting, ...others] = replies.map(({ error }) => error);
      expect(accepted ? [undefined] : ['TrialRequestNotPending', ...(moved ? ['StaleVersion'] : [])]).toContain(
        accepting,
      );
      for (const [n, error] of others.entries())
        expect(error).toBe([withdrawn, moved, declined][n] ? undefined : 'TrialRequestNotPending');
      expect([accepted, withdrawn, declined === true].filter(Boolean)).toHaveLength(status === 'pending' ? 0 : 1);
      expect(starts_on).toBe(moved ? nthDay(30).starts_on : week.starts_on);
      await eventually(async () => {
        expect((await allowance(rep)).used).toBe(status === 'withdrawn' || status === 'declined' ? 0 : 1);
        const days = (await blocked(rep, davi)).map(({ why }: { why: string }) => why);
        expect(days).toEqual({ accepted: ['on-trial'], pending: ['requested'] }[status as string] ?? []);
      }, 'all agree');
    }
  });
});
