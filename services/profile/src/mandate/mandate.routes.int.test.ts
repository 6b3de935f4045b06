import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PublicMandate } from '@touchline/contracts/events';
import type { CloudEvent } from '@touchline/platform/bus';
import { createLimiter, openThrottles } from '@touchline/platform/cache';
import type { Principal } from '@touchline/platform/http';
import { eventually } from '@touchline/quality/testkit';
import { type ProfileHarness, profileHarness, profileId } from '../harness.fixtures.ts';
import { profileRates } from '../limits.ts';
import { askable, type MandateHarness, mandateHarness, term } from './mandate.fixtures.ts';

let harness: ProfileHarness;
let made: MandateHarness;
let [beatriz, carlos]: Principal[] = [];
const told: CloudEvent<{ mandate: PublicMandate }>[] = [];

beforeAll(async () => {
  harness = await profileHarness();
  harness.base.bus.subscribe({
    ...{ group: 'mandates', topics: ['touchline.mandate'], from: 'beginning' },
    handle: async (event) => void told.push(event as never),
  });
  made = mandateHarness(harness);
  [beatriz, carlos] = [await made.agent('Beatriz'), await made.agent('Carlos')];
});
afterAll(() => harness?.base.close());

const agent = (): Principal => beatriz as Principal;
const rival = (): Principal => carlos as Principal;
const ask = async (by: Principal, player: Principal, changes = {}): Promise<string> => {
  const { data, status, error } = await made.request(by, { player_id: profileId(player), ...changes });
  if (status !== 201) throw new Error(`${status} ${error}`);
  return data.id;
};
const confirmed = async (by: Principal, player: Principal, changes = {}): Promise<string> => {
  const id = await ask(by, player, changes);
  expect((await made.on(player, 'confirmMandate', id)).status).toBe(200);
  return id;
};
const toldOf = (id: string) => told.filter(({ subject }) => subject === id).map(({ type }) => type.split('.')[2]);
const emailOf = ({ user_id }: Principal): string => `${user_id.slice(4)}@example.com`;

describe('asking for a mandate', () => {
  it('by the address of the account, whatever its case', async () => {
    const player = await askable(harness);
    const reply = await made.request(agent(), { email: ` ${emailOf(player).toUpperCase()} `, message: 'Together?' });
    expect(reply.status).toBe(201);
    expect(reply.data).toMatchObject({
      ...{ ...term, status: 'pending', until: term.ends_on, answer_by: '2026-12-03', message: 'Together?' },
      ...{ your_side: 'agent', your_turn: false, blocked: null, end: null },
      agent: { profile_id: profileId(agent()), name: 'Beatriz' },
      player: { profile_id: profileId(player) },
    });
    const { json } = await harness.call(player, 'listMandates');
    expect([json.data, json.meta.waiting]).toMatchObject([
      [{ id: reply.data.id, your_side: 'player', your_turn: true }],
      1,
    ]);
  });
  it('counts who waits whatever part of the list is asked for', async () => {
    const player = await askable(harness);
    await confirmed(agent(), player, { exclusive: false });
    await ask(rival(), player, { exclusive: false });
    const listed = async (query: Readonly<Record<string, string>>) => {
      const { json } = await harness.call(player, 'listMandates', { query });
      return [json.data.length, json.meta.waiting];
    };
    expect(await listed({})).toEqual([2, 1]);
    expect(await listed({ limit: '1' })).toEqual([1, 1]);
    expect(await listed({ status: 'active' })).toEqual([1, 1]);
    expect(await listed({ status: 'pending' })).toEqual([1, 1]);
  });
  it('says who isn’t here, and who is no player', async () => {
    const waiting = await harness.filledInPlayer();
    await eventually(async () => {
      expect((await made.request(agent(), { email: emailOf(waiting) })).error).toBe('PlayerNotEligible');
    }, 'the player to be known');
    const answers = await Promise.all([
      made.request(agent(), { email: 'nobody@example.com' }),
      made.request(agent(), { email: 'carlos@example.com' }),
      made.request(agent(), { player_id: profileId(rival()) }),
      made.request(agent(), { player_id: 'prf_nobody' }),
      made.request(agent(), { player_id: profileId(waiting) }),
      made.request(agent(), { player_id: profileId(waiting), email: emailOf(waiting) }),
      made.request(agent(), {}),
    ]);
    expect(answers.map(({ error }) => error)).toEqual([
      ...['UserNotFound', 'PlayerNotEligible', 'NotFound', 'NotFound', 'PlayerNotEligible'],
      ...['ValidationFailed', 'ValidationFailed'],
    ]);
  });
  it('refuses days that no mandate has, at the field', async () => {
    const player = await askable(harness);
    const { json } = await made.request(agent(), { player_id: profileId(player), ends_on: '2028-12-01' });
    expect([json.error, json.details]).toEqual([
      'ValidationFailed',
      [expect.objectContaining({ path: 'ends_on', message: 'A mandate lasts at most 24 months.' })],
    ]);
  });
  it('once while the answer is out, also when asked twice at the same moment', async () => {
    const player = await askable(harness);
    const body = { player_id: profileId(player) };
    const replies = await Promise.all([made.request(agent(), body), made.request(agent(), body)]);
    expect(replies.map(({ status, error }) => error ?? status).sort()).toEqual([201, 'MandateAlreadyRequested']);
    const [{ id }] = (await harness.call(player, 'listMandates')).data;
    expect((await made.on(agent(), 'withdrawMandate', id)).data.status).toBe('withdrawn');
    expect((await made.request(agent(), body)).status).toBe(201);
  });
  it('once per key', async () => {
    const player = await askable(harness);
    const headers = { 'idempotency-key': 'ask-1' };
    const body = { player_id: profileId(player) };
    const [first, again] = [await made.request(agent(), body, headers), await made.request(agent(), body, headers)];
    expect([again.status, again.data]).toEqual([first.status, first.data]);
    expect((await made.request(agent(), { ...body, exclusive: false }, headers)).error).toBe('IdempotencyKeyReused');
  });
});

describe('the answer', () => {
  it('is the player’s alone, and for others there is no mandate', async () => {
    const [player, stranger] = [await askable(harness), await askable(harness)];
    const id = await ask(agent(), player);
    const asked = [
      made.on(stranger, 'getMandate', id),
      made.on(stranger, 'confirmMandate', id),
      made.on(stranger, 'declineMandate', id, {}),
      made.on(rival(), 'getMandate', id),
      made.on(rival(), 'withdrawMandate', id),
      made.on(rival(), 'endMandate', id, {}),
    ];
    expect((await Promise.all(asked)).map(({ error }) => error)).toEqual(asked.map(() => 'NotFound'));
    expect((await made.on(agent(), 'confirmMandate', id)).error).toBe('AccessDeniedException');
    expect((await made.on(player, 'withdrawMandate', id)).error).toBe('AccessDeniedException');
    expect((await made.on(player, 'declineMandate', id, { reason: 'I stay.' })).data).toMatchObject({
      ...{ status: 'declined', reason: 'I stay.' },
    });
    expect((await made.on(player, 'confirmMandate', id)).error).toBe('MandateNotPending');
    await eventually(async () => expect(toldOf(id)).toEqual(['requested', 'declined']), 'both are told');
  });
  it('says before it is given what stands against it', async () => {
    const player = await askable(harness);
    const [one, other] = [await ask(agent(), player), await ask(rival(), player)];
    expect((await made.on(player, 'getMandate', other)).data.blocked).toBe(null);
    expect((await made.on(player, 'confirmMandate', one)).data.status).toBe('active');
    expect((await made.on(player, 'getMandate', other)).data.blocked).toMatchObject({ error: 'MandateOverlaps' });
    expect((await made.on(player, 'confirmMandate', other)).error).toBe('MandateOverlaps');
    await made.on(rival(), 'withdrawMandate', other);
    expect((await made.request(rival(), { player_id: profileId(player), exclusive: false })).error).toBe(
      'MandateOverlaps',
    );
  });
  it('is no yes to an agent who has left the market', async () => {
    const player = await askable(harness);
    const leaver = await made.agent('Leaver');
    const id = await ask(leaver, player);
    await harness.subscribe(leaver, false);
    await eventually(async () => {
      expect((await made.on(player, 'getMandate', id)).data.blocked?.error).toBe('MandateAgentNotEligible');
    }, 'the agent is known to have left');
    expect((await made.on(player, 'confirmMandate', id)).error).toBe('MandateAgentNotEligible');
  });
});

describe('who represents a player', () => {
  it('is seen by everybody in the market, from the first to the last day', async () => {
    const [player, looker] = [await askable(harness), await askable(harness)];
    const rep = await harness.marketRepresentative();
    const shown = async (by: Principal) =>
      (await harness.call(by, 'listRepresentations', { params: { profile_id: profileId(player) } })).data;
    const id = await confirmed(agent(), player, { starts_on: '2026-11-19', ends_on: '2027-11-18' });
    const expected = [
      { agent: { profile_id: profileId(agent()), name: 'Beatriz' }, exclusive: true, until: '2027-11-18' },
    ];
    await eventually(async () => {
      for (const by of [player, looker, rep]) expect(await shown(by)).toMatchObject(expected);
    }, 'all see the agent');
    const { data } = await made.on(player, 'endMandate', id, { reason: 'I go on alone.' });
    expect(data).toMatchObject({ status: 'active', until: '2026-12-03', end: { by: 'player' } });
    expect((await made.on(player, 'endMandate', id, {})).error).toBe('MandateNotActive');
    expect(await shown(rep)).toMatchObject([{ until: '2026-12-03' }]);
    expect((await made.on(agent(), 'endMandate', id, {})).data).toMatchObject({
      status: 'ended',
      end: { by: 'agent' },
    });
    expect(await shown(rep)).toEqual([]);
    await eventually(
      async () => expect(toldOf(id)).toEqual(['requested', 'confirmed', 'notice-given', 'ended']),
      'all of it is told',
    );
  });
  it('one that begins later isn’t shown yet', async () => {
    const player = await askable(harness);
    await confirmed(agent(), player);
    const params = { profile_id: profileId(player) };
    expect((await harness.call(player, 'listRepresentations', { params })).data).toEqual([]);
  });
});

describe('at the same moment', () => {
  it('two exclusive mandates: one yes counts, in each of many rounds', async () => {
    const player = await askable(harness);
    const agents = [agent(), rival(), await made.agent('Third')];
    for (let round = 0; round < 20; round += 1) {
      const ids = await Promise.all(agents.map((by) => ask(by, player)));
      const replies = await Promise.all(ids.map((id) => made.on(player, 'confirmMandate', id)));
      expect(replies.map(({ status, error }) => error ?? status).sort()).toEqual([
        ...[200, 'MandateOverlaps', 'MandateOverlaps'],
      ]);
      for (const [at, id] of ids.entries())
        await made.on(agents[at] as Principal, replies[at]?.status === 200 ? 'endMandate' : 'withdrawMandate', id, {});
    }
  });
  it('two that may be beside each other: both count', async () => {
    const player = await askable(harness);
    const ids = await Promise.all([agent(), rival()].map((by) => ask(by, player, { exclusive: false })));
    const replies = await Promise.all(ids.map((id) => made.on(player, 'confirmMandate', id)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  });
  it('a yes and a withdrawal: one of them counts, in each of many rounds', async () => {
    const player = await askable(harness);
    for (let round = 0; round < 20; round += 1) {
      const id = await ask(agent(), player);
      const replies = await Promise.all([
        made.on(player, 'confirmMandate', id),
        made.on(agent(), 'withdrawMandate', id),
      ]);
      expect(replies.map(({ status, error }) => error ?? status).sort()).toEqual([200, 'MandateNotPending']);
      if (replies[0].status === 200) await made.on(agent(), 'endMandate', id, {});
    }
  });
});

it('asking is limited per agent, and for addresses per network', async () => {
  const few = { mandate: { points: 3, durationSeconds: 60 }, networkMandate: { points: 2, durationSeconds: 60 } };
  const limiter: Parameters<typeof openThrottles>[0] = (name, limit) => createLimiter({ name, ...limit });
  const limited = await profileHarness(undefined, await openThrottles(limiter, { ...profileRates, ...few }));
  try {
    const of = mandateHarness(limited);
    const by = await of.agent('Beatriz');
    const guess = async () => (await of.request(by, { email: 'nobody@example.com' })).error;
    const byPage = async () => (await of.request(by, { player_id: 'prf_nobody' })).error;
    expect([await guess(), await guess(), await guess()]).toEqual(['UserNotFound', 'UserNotFound', 'TooManyRequests']);
    expect(await byPage()).toBe('TooManyRequests');
    expect((await of.request(await of.agent('Carlos'), { player_id: 'prf_nobody' })).error).toBe('NotFound');
  } finally {
    await limited.base.close();
  }
});

describe('the clock', () => {
  it('lets requests lapse, reminds and ends', async () => {
    const [silent, player] = [await askable(harness), await askable(harness)];
    const waits = await ask(agent(), silent);
    const runs = await confirmed(agent(), player, { starts_on: '2026-11-19', ends_on: '2027-01-18' });
    const sweep = async (day: string) => {
      harness.base.travel(`${day}T00:00:30.000Z`);
      for (const { name, run } of harness.service.sweeps) if (name.startsWith('mandates')) await run();
    };
    await sweep('2026-12-03');
    await sweep('2026-12-04');
    await sweep('2026-12-19');
    await sweep('2026-12-20');
    await sweep('2027-01-18');
    await sweep('2027-01-19');
    await sweep('2027-01-19');
    await eventually(async () => {
      expect(toldOf(waits)).toEqual(['requested', 'lapsed']);
      expect(toldOf(runs)).toEqual(['requested', 'confirmed', 'reminded', 'ended']);
    }, 'the clock has told');
    const last = told.filter(({ subject }) => subject === runs).at(-1);
    expect([last?.time, last?.data.mandate.end?.by]).toEqual(['2027-01-19T00:00:30.000Z', 'clock']);
  });
});
