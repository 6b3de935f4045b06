import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { shortlistBounds } from '@touchline/contracts/http/profile';
import { createLimiter, createMemoryCache } from '@touchline/platform/cache';
import type { Principal } from '@touchline/platform/http';
import { eventually } from '@touchline/quality/testkit';
import { ajax, type ProfileHarness, profileHarness, profileId, sparta } from '../harness.fixtures.ts';
import { scoutingBudgets } from '../scouting/budget.ts';

let harness: ProfileHarness;
let saskia: Principal;
let joris: Principal;
let rival: Principal;
let davi: Principal;
let hidden: Principal;

beforeAll(async () => {
  const limits = { pages: { points: 40, durationSeconds: 3600 }, sheets: { points: 40, durationSeconds: 3600 } };
  const cache = createMemoryCache();
  const budgets = await scoutingBudgets({ cache, limiter: (name, limit) => createLimiter({ name, ...limit }) }, limits);
  harness = await profileHarness(budgets);
  saskia = await harness.marketRepresentative();
  joris = await harness.marketRepresentative();
  rival = await harness.marketRepresentative(ajax);
  davi = await harness.marketPlayer();
  hidden = await harness.marketPlayer({ visible_to_clubs: false });
  const sheet = async (of: Principal) => {
    const { status, error } = await harness.call(saskia, 'getPlayerSheet', { params: { profile_id: profileId(of) } });
    return error ?? status;
  };
  await eventually(async () => {
    expect([await sheet(davi), await sheet(hidden)]).toEqual([200, 'PlayerNotScoutable']);
  }, 'the players to be known');
});
afterAll(() => harness?.base.close());

type Options = Parameters<ProfileHarness['call']>[2];
const call = (who: Principal, operation: string, options: Options = {}) => harness.call(who, operation, options);
const create = (who: Principal, name: string, headers = {}) =>
  call(who, 'createShortlist', { body: { name }, headers });
const idOf = async (who: Principal, name: string): Promise<string> => (await create(who, name)).data.id;
const add = (who: Principal, shortlist_id: string, player: Principal, noted = {}, headers = {}) =>
  call(who, 'addToShortlist', {
    params: { shortlist_id },
    body: { player_id: profileId(player), ...noted },
    headers,
  });
const open = (who: Principal, shortlist_id: string) => call(who, 'getShortlist', { params: { shortlist_id } });
const on = (who: Principal, operation: string, shortlist_id: string, player: Principal, body?: object) =>
  call(who, operation, { params: { shortlist_id, player_id: profileId(player) }, ...(body ? { body } : {}) });
const noted = { note: 'Comes inside.', priority: 'first', stage: 'watched' };

describe('a list of the club', () => {
  it('is read and written by everybody who acts for it, and isn’t there for others', async () => {
    const shortlist_id = await idOf(saskia, 'Left side, winter');
    expect((await add(joris, shortlist_id, davi, noted)).status).toBe(201);
    const { data } = await open(saskia, shortlist_id);
    expect(data).toMatchObject({
      name: 'Left side, winter',
      club_name: 'Sparta Rotterdam',
      created_by: { profile_id: profileId(saskia) },
      changed_by: { profile_id: profileId(joris) },
      player_ids: [profileId(davi)],
      entries: [{ ...noted, version: 1, hidden: null, added_by: { profile_id: profileId(joris) } }],
    });
    expect(data.entries[0].player).toMatchObject({ profile_id: profileId(davi), valuation_tier: 'B' });
    const lists = (who: Principal) =>
      call(who, 'listShortlists').then((reply) => reply.data.map((l: { name: string }) => l.name));
    expect([await lists(joris), await lists(rival)]).toEqual([['Left side, winter'], []]);
    const refused = await Promise.all([
      open(rival, shortlist_id),
      add(rival, shortlist_id, davi),
      on(rival, 'changeShortlistEntry', shortlist_id, davi, { version: 1, ...noted }),
      on(rival, 'removeFromShortlist', shortlist_id, davi),
      on(rival, 'restoreToShortlist', shortlist_id, davi),
      call(rival, 'renameShortlist', { params: { shortlist_id }, body: { name: 'Ours' } }),
      call(rival, 'deleteShortlist', { params: { shortlist_id } }),
      call(rival, 'restoreShortlist', { params: { shortlist_id } }),
      open(saskia, 'lst_nobody'),
    ]);
    expect(refused.map((reply) => reply.error)).toEqual(refused.map(() => 'NotFound'));
    expect((await call(davi, 'listShortlists')).error).toBe('AccessDeniedException');
  });
  it('has a name of its own: ValidationFailed at the name', async () => {
    const first = await idOf(saskia, 'Keepers');
    const same = await create(joris, 'KÉEPERS');
    expect([same.status, same.error, same.json.details?.[0]?.path]).toEqual([422, 'ValidationFailed', 'name']);
    const second = await idOf(saskia, 'Keepers 2027');
    const renamed = await call(joris, 'renameShortlist', {
      params: { shortlist_id: second },
      body: { name: 'keepers' },
    });
    expect(renamed.error).toBe('ValidationFailed');
    expect((await create(rival, 'Keepers')).status).toBe(201);
    // A deleted list gives its name away, and comes back only while nobody has taken it.
    await call(saskia, 'deleteShortlist', { params: { shortlist_id: first } });
    expect((await open(saskia, first)).error).toBe('NotFound');
    const third = await idOf(saskia, 'Keepers');
    const back = () => call(saskia, 'restoreShortlist', { params: { shortlist_id: first } });
    expect((await back()).error).toBe('ValidationFailed');
    await call(saskia, 'deleteShortlist', { params: { shortlist_id: third } });
    expect((await back()).status).toBe(200);
    expect((await open(saskia, first)).status).toBe(200);
  });
  it('is one list under one key', async () => {
    const headers = { 'idempotency-key': 'one-list-under-one-key' };
    const [first, second] = [await create(saskia, 'Once', headers), await create(saskia, 'Once', headers)];
    expect([first.data.id, second.status]).toEqual([second.data.id, 201]);
    expect((await create(saskia, 'Other', headers)).error).toBe('IdempotencyKeyReused');
  });
  it(`is one of ${shortlistBounds.lists} at most, however many are made and put back at once`, async () => {
    const deleted = await idOf(rival, 'Deleted');
    await call(rival, 'deleteShortlist', { params: { shortlist_id: deleted } });
    const have = (await call(rival, 'listShortlists')).data.length;
    for (let n = have; n < shortlistBounds.lists - 2; n += 1) await idOf(rival, `List ${n}`);
    const replies = await Promise.all([
      ...Array.from({ length: 9 }, (_, n) => create(rival, `At once ${n}`)),
      call(rival, 'restoreShortlist', { params: { shortlist_id: deleted } }),
    ]);
    expect(replies.filter(({ status }) => status < 300)).toHaveLength(2);
    const refused = replies.filter(({ status }) => status >= 300).map(({ error }) => error);
    expect(refused).toEqual(Array.from({ length: 8 }, () => 'ValidationFailed'));
    expect((await call(rival, 'listShortlists')).data).toHaveLength(shortlistBounds.lists);
  });
});

describe('a player on a list', () => {
  it('PlayerNotScoutable, NotFound: whom the club can’t see, and who isn’t there', async () => {
    const shortlist_id = await idOf(saskia, 'Seen');
    expect((await add(saskia, shortlist_id, hidden)).error).toBe('PlayerNotScoutable');
    expect((await add(saskia, shortlist_id, joris)).error).toBe('NotFound');
    await harness.interest(hidden, sparta.team_id, { status: 'pending' });
    await eventually(async () => expect((await add(saskia, shortlist_id, hidden)).status).toBe(201), 'the interest');
  });
  it('stays as a name, with the reason, and nothing else', async () => {
    const shortlist_id = await idOf(saskia, 'Gone');
    const [leaving, hiding] = [await harness.marketPlayer(), await harness.marketPlayer()];
    for (const player of [leaving, hiding])
      await eventually(async () => expect((await add(saskia, shortlist_id, player, noted)).status).toBe(201), 'him');
    await harness.subscribe(leaving, false);
    await call(hiding, 'saveVisibility', {
      body: { values: { visible_to_clubs: false, guardian: null }, complete: true },
    });
    const data = await eventually(async () => {
      const reply = await open(joris, shortlist_id);
      expect(reply.data.entries.map((e: { hidden: string }) => e.hidden)).toEqual(['not-available', 'not-visible']);
      return reply.data;
    }, 'both to be hidden');
    for (const entry of data.entries) {
      expect(entry).toMatchObject({ ...noted, player: null, name: expect.stringMatching(/^Davi Player/) });
      expect(JSON.stringify(entry)).not.toMatch(/LW|178|nickname|2004|tier/);
    }
    await harness.subscribe(leaving, true);
    await eventually(async () => {
      const [entry] = (await open(joris, shortlist_id)).data.entries;
      expect(entry.player?.profile_id).toBe(profileId(leaving));
    }, 'everything to come back');
  });
  it('is taken off and put back as noted', async () => {
    const shortlist_id = await idOf(saskia, 'Undo');
    await add(saskia, shortlist_id, davi, noted);
    expect((await on(joris, 'removeFromShortlist', shortlist_id, davi)).data.player_ids).toEqual([]);
    expect((await open(saskia, shortlist_id)).data.entries).toEqual([]);
    expect((await on(joris, 'restoreToShortlist', shortlist_id, davi)).data).toMatchObject(noted);
    expect((await on(joris, 'restoreToShortlist', shortlist_id, hidden)).error).toBe('NotFound');
  });
  it('StaleVersion: of two who note at once one is told', async () => {
    const shortlist_id = await idOf(saskia, 'Stale');
    await add(saskia, shortlist_id, davi);
    for (let version = 1; version <= 20; version += 1) {
      const replies = await Promise.all(
        [saskia, joris].map((who, n) =>
          on(who, 'changeShortlistEntry', shortlist_id, davi, { ...noted, version, note: `${version} by ${n}` }),
        ),
      );
      expect(replies.map((reply) => reply.error ?? reply.status).sort()).toEqual([200, 'StaleVersion']);
      const won = replies.find((reply) => reply.status === 200);
      const [entry] = (await open(saskia, shortlist_id)).data.entries;
      expect([entry.version, entry.note]).toEqual([version + 1, won?.data.note]);
    }
  });
  it('is on it once, whoever adds at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const shortlist_id = await idOf(saskia, `Race ${round}`);
      const replies = await Promise.all([saskia, joris, saskia].map((who) => add(who, shortlist_id, davi)));
      expect(replies.map((reply) => reply.status)).toEqual([201, 201, 201]);
      expect((await open(saskia, shortlist_id)).data.player_ids).toEqual([profileId(davi)]);
      await call(saskia, 'deleteShortlist', { params: { shortlist_id } });
    }
  });
});

it('as CSV a list says what is noted, and of who hides the name and the reason alone', async () => {
  const shortlist_id = await idOf(saskia, 'File');
  const hiding = await harness.marketPlayer();
  for (const player of [davi, hiding])
    await eventually(async () => {
      expect((await add(saskia, shortlist_id, player, { ...noted, note: '=1+1' })).status).toBe(201);
    }, 'him');
  await call(hiding, 'saveVisibility', {
    body: { values: { visible_to_clubs: false, guardian: null }, complete: true },
  });
  const file = (who: Principal) => call(who, 'exportShortlist', { params: { shortlist_id } });
  await eventually(async () => {
    const { status, headers, bytes } = await file(joris);
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const [head, first, second] = Buffer.from(bytes ?? [])
      .toString()
      .split('\r\n');
    expect(head).toMatch(/^\uFEFFName,Priority,Stage,Note,Added by/);
    expect(first).toMatch(/^Davi Player \d+,first,watched,'=1\+1,.*,22,PT,LW AM,left,178,B,/);
    expect(second).toMatch(/^Davi Player \d+,first,watched,'=1\+1,.*,Not visible to clubs,,,,,,,,,,,$/);
  }, 'the file');
  expect((await file(rival)).error).toBe('NotFound');
});

it('of two lists with one name that are made at once there is one', async () => {
  for (let round = 0; round < 8; round += 1) {
    const replies = await Promise.all([saskia, joris].map((who) => create(who, `Same ${round}`)));
    expect(replies.map((reply) => reply.error ?? reply.status).sort()).toEqual([201, 'ValidationFailed']);
    const shortlist_id = replies.find((reply) => reply.status === 201)?.data.id;
    await call(saskia, 'deleteShortlist', { params: { shortlist_id } });
  }
});

it('TooManyRequests: lists are looked at from the club’s budget', async () => {
  const shortlist_id = await idOf(saskia, 'Budget');
  let opened = '';
  for (let n = 0; n < 60 && opened !== 'TooManyRequests'; n += 1) {
    const next = await harness.marketPlayer();
    await eventually(async () => expect((await add(saskia, shortlist_id, next)).status).toBe(201), 'him');
    opened = (await open(saskia, shortlist_id)).error ?? 'shown';
  }
  expect(opened).toBe('TooManyRequests');
});
