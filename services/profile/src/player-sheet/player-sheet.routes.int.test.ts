import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PublicInterest, PublicOffer } from '@touchline/contracts/events';
import type { Principal } from '@touchline/platform/http';
import { eventually } from '@touchline/quality/testkit';
import sharp from 'sharp';
import { ajax, type ProfileHarness, profileHarness, profileId, sparta } from '../harness.fixtures.ts';
import { type MandateHarness, mandateHarness } from '../mandate/mandate.fixtures.ts';

let harness: ProfileHarness;
let club: Principal;
let visible: Principal;
let hidden: Principal;
const sheet = (actor: Principal, of: Principal) =>
  harness.call(actor, 'getPlayerSheet', { params: { profile_id: profileId(of) } });
const becomes = (actor: Principal, of: Principal, expected: readonly [number, string | undefined], what: string) =>
  eventually(async () => {
    const reply = await sheet(actor, of);
    expect([reply.status, reply.error]).toEqual(expected);
    return reply;
  }, what);

beforeAll(async () => {
  harness = await profileHarness();
  club = await harness.marketRepresentative();
  visible = await harness.marketPlayer({ club_team_id: sparta.team_id, current_contract_ends_on: '2027-06-30' });
  hidden = await harness.marketPlayer({ visible_to_clubs: false });
  await becomes(club, visible, [200, undefined], 'the visible player to be seen');
});
afterAll(() => harness.base.close());

describe('the sheet', () => {
  it('shows a scoutable player to clubs, with when he may be approached', async () => {
    const { data } = await sheet(club, visible);
    expect(data).toMatchObject({
      age: 22,
      valuation_tier: 'B',
      bio: 'Left-footed.',
      weight_kg: 72,
      highlight_list: [],
      contract: { approach: 'club-informed', ends_on: '2027-06-30', approach_free_from: '2026-12-30' },
      viewer: { is_own: false, scoutable: true, open_offers: [] },
    });
    expect(JSON.stringify(data)).not.toMatch(/phone|guardian|email/);
  });
  it('shows the career, the newest season first', async () => {
    const season = { club: 'Rio Ave FC', level: 'U23', appearances: 24, minutes: 2_010, goals: 11, assists: 5 };
    for (const began_in of [2022, 2024, 2023])
      expect((await harness.call(visible, 'addSeason', { body: { ...season, began_in } })).status).toBe(200);
    const { data } = await sheet(club, visible);
    expect(data.seasons.map((one: { began_in: number }) => one.began_in)).toEqual([2024, 2023, 2022]);
    expect(data.seasons[0]).toMatchObject(season);
  });
  it('is the player’s own, also when he isn’t visible', async () => {
    const { data } = await sheet(hidden, hidden);
    expect(data.viewer).toEqual({ is_own: true, scoutable: false, open_offers: [] });
  });
  it('other players see scoutable ones alone: NotFound for the others', async () => {
    expect((await sheet(hidden, visible)).status).toBe(200);
    await becomes(visible, hidden, [404, 'NotFound'], 'the hidden player not to be there');
  });
  it('PlayerNotScoutable for a club, NotFound where there is nobody', async () => {
    await becomes(club, hidden, [409, 'PlayerNotScoutable'], 'the hidden player to be refused');
    const nobody = await harness.call(club, 'getPlayerSheet', { params: { profile_id: 'prf_nobody' } });
    expect([nobody.status, nobody.error]).toEqual([404, 'NotFound']);
    const representative = await sheet(club, club);
    expect(representative.error).toBe('NotFound');
  });
  it('UserNotVerified and SubscriptionRequired before all that', async () => {
    const pending = await harness.filledInPlayer();
    await becomes(pending, visible, [403, 'UserNotVerified'], 'the pending player to be refused');
    expect((await sheet(pending, pending)).error).toBe('UserNotVerified');
    const other = await harness.marketPlayer();
    await becomes(other, visible, [200, undefined], 'the other player in the market');
    await harness.subscribe(other, false);
    await becomes(other, visible, [402, 'SubscriptionRequired'], 'the subscription to be missed');
  });
});

describe('something open between club and player', () => {
  const example = { document_id: 'doc_x', reason: null };
  it.each<[string, Partial<PublicOffer>, boolean]>([
    ['a pending offer', { status: 'pending' }, true],
    ['an accepted one', { status: 'accepted', contract: null }, true],
    ['a contract in signing', { status: 'accepted', contract: { ...example, status: 'signing' } }, true],
    ['a completed contract', { status: 'accepted', contract: { ...example, status: 'completed' } }, false],
    ['a contract that failed', { status: 'accepted', contract: { ...example, status: 'failed' } }, false],
    ['a declined offer', { status: 'declined' }, false],
  ])('%s', async (_, changes, seen) => {
    const offer_id = await harness.offer(hidden, sparta.team_id, changes);
    const other = await harness.offer(hidden, sparta.team_id, { status: 'pending' });
    const { data } = await sheet(club, hidden);
    const open = data.viewer.open_offers.map((o: { offer_id: string }) => o.offer_id);
    expect(open.toSorted()).toEqual([...(seen ? [offer_id] : []), other].toSorted());
    for (const id of [offer_id, other])
      await harness.offer(hidden, sparta.team_id, { offer_id: id, status: 'withdrawn' });
    await becomes(club, hidden, [409, 'PlayerNotScoutable'], 'nothing to be open any more');
  });
  it.each<[PublicInterest['status'], boolean]>([
    ['pending', true],
    ['accepted', true],
    ['declined', false],
    ['withdrawn', false],
    ['closed', false],
  ])('an interest that is %s', async (status, seen) => {
    const interest_id = await harness.interest(hidden, sparta.team_id, { status: 'pending' });
    await becomes(club, hidden, [200, undefined], 'the interest to let the club see him');
    await harness.interest(hidden, sparta.team_id, { interest_id, status });
    await becomes(club, hidden, seen ? [200, undefined] : [409, 'PlayerNotScoutable'], `what ${status} lets be seen`);
    await harness.interest(hidden, sparta.team_id, { interest_id, status: 'withdrawn' });
    await becomes(club, hidden, [409, 'PlayerNotScoutable'], 'nothing to be open any more');
  });
  it('is of the own team alone', async () => {
    await harness.offer(hidden, ajax.team_id, { status: 'pending' });
    const other = await harness.marketRepresentative(ajax);
    await becomes(other, hidden, [200, undefined], 'the other club to see him');
    expect((await sheet(club, hidden)).error).toBe('PlayerNotScoutable');
  });
});

describe('an agent', () => {
  let agent: Principal;
  let made: MandateHarness;
  beforeAll(async () => {
    made = mandateHarness(harness);
    agent = await made.agent('Beatriz');
    await becomes(agent, visible, [200, undefined], 'the agent to see a player');
  });

  it('reads what a club reads, and is counted among nobody’s openings', async () => {
    const { data } = await sheet(agent, visible);
    expect(data).toEqual((await sheet(club, visible)).data);
    const found = await harness.call(agent, 'scoutPlayers', { query: { limit: '100' } });
    expect(found.data.map((row: { profile_id: string }) => row.profile_id)).toContain(profileId(visible));
    expect((await harness.call(agent, 'exportPlayers')).error).toBe('AccessDeniedException');
    const alone = await harness.marketPlayer();
    await becomes(agent, alone, [200, undefined], 'the agent to see a player whom no club has opened');
    expect((await harness.call(alone, 'listPageOpenings')).data.at(-1)).toMatchObject({ clubs: 0, openings: 0 });
  });
  it('PlayerNotScoutable, and from the page PlayerNotEligible: who hides is hidden from agents, too', async () => {
    await becomes(agent, hidden, [409, 'PlayerNotScoutable'], 'the hidden player to be refused');
    const found = await harness.call(agent, 'scoutPlayers', { query: { limit: '100' } });
    expect(found.data.map((row: { profile_id: string }) => row.profile_id)).not.toContain(profileId(hidden));
    const asked = await made.request(agent, { player_id: profileId(hidden) });
    expect([asked.status, asked.error]).toEqual([409, 'PlayerNotEligible']);
    const photo = await harness.call(agent, 'getPhoto', { params: { profile_id: profileId(hidden) } });
    expect(photo.error).toBe('PlayerNotScoutable');
  });
  it('reads the page of who is represented, whatever was switched off, from the first day to the last', async () => {
    const player = await harness.marketPlayer({ visible_to_clubs: false });
    await becomes(player, player, [200, undefined], 'the player in the market');
    await becomes(agent, player, [409, 'PlayerNotScoutable'], 'the player to be known');
    const email = `${player.user_id.slice(4)}@example.com`;
    const { data: asked } = await made.request(agent, { email, starts_on: '2026-11-20', ends_on: '2026-12-20' });
    await becomes(agent, player, [409, 'PlayerNotScoutable'], 'who is asked to be hidden still');
    expect((await made.on(player, 'confirmMandate', asked.id)).status).toBe(200);
    expect((await sheet(agent, player)).error).toBe('PlayerNotScoutable');
    harness.base.travel('2026-11-20T08:00:00.000Z');
    expect((await sheet(agent, player)).data.viewer).toEqual({ is_own: false, scoutable: false, open_offers: [] });
    const represented = await harness.call(agent, 'listRepresentations', { params: { profile_id: profileId(player) } });
    expect(represented.data).toMatchObject([{ agent: { profile_id: profileId(agent) }, until: '2026-12-20' }]);
    // He may be asked for the time after.
    const after = { starts_on: '2026-12-21', ends_on: '2027-12-20' };
    expect((await made.request(agent, { player_id: profileId(player), ...after })).status).toBe(201);
    const between = await harness.call(agent, 'listMandates', { query: { player_id: profileId(player) } });
    expect(between.data.map(({ status }: { status: string }) => status).toSorted()).toEqual(['active', 'pending']);
    const other = await harness.call(agent, 'listMandates', { query: { player_id: profileId(visible) } });
    expect(other.data).toEqual([]);
    harness.base.travel('2026-12-21T08:00:00.000Z');
    expect((await sheet(agent, player)).error).toBe('PlayerNotScoutable');
    harness.base.travel('2026-11-19T08:00:00.000Z');
  });
});

describe('the portrait', () => {
  it('is for whoever may see the player', async () => {
    const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#333' } })
      .png()
      .toBuffer();
    for (const player of [visible, hidden]) await harness.call(player, 'setPhoto', { bytes });
    const photo = (actor: Principal, of: Principal) =>
      harness.call(actor, 'getPhoto', { params: { profile_id: profileId(of) } });
    expect((await photo(club, visible)).headers['content-type']).toBe('image/jpeg');
    expect((await photo(hidden, visible)).status).toBe(200);
    expect((await photo(visible, hidden)).error).toBe('NotFound');
    expect((await photo(club, hidden)).error).toBe('PlayerNotScoutable');
  });
});
