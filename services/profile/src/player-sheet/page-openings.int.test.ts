import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Principal } from '@touchline/platform/http';
import { eventually } from '@touchline/quality/testkit';
import { ajax, type ProfileHarness, profileHarness, profileId } from '../harness.fixtures.ts';
import { createPageOpenings, type PageOpenings } from './page-openings.ts';

let harness: ProfileHarness;
let two: readonly PageOpenings[];
beforeAll(async () => {
  harness = await profileHarness();
  const { logger, database } = harness.base;
  two = await Promise.all([0, 1].map(async () => createPageOpenings(await database.connect(), { logger })));
});
afterAll(() => harness.base.close());

const at = (time: string): Date => new Date(`2026-11-${time}.000Z`);
const opened = (player_id: string, now: Date, representative_id = 'prf_saskia', club_id = 'clb_sparta') => ({
  ...{ player_id, now, representative_id, club_id },
});
const thisWeek = async (player: string, now: Date) => (await two[0]?.of(player, now))?.at(-1);

describe('counting', () => {
  it('a look at once from two replicas counts once, for each representative and each club', async () => {
    const now = at('18T10:00:00');
    const looks = ['prf_saskia', 'prf_joris'].flatMap((who) =>
      ['clb_sparta', 'clb_ajax'].map((club) => opened('prf_race', now, who, club)),
    );
    await Promise.all(looks.flatMap((look) => [...Array(5)].flatMap(() => two.map((one) => one.count(look)))));
    expect(await thisWeek('prf_race', now)).toEqual({ week: '2026-11-16', clubs: 2, openings: 4 });
  });
  it('the same representative counts again after half an hour, from the look that counted on', async () => {
    for (const time of ['10:00:00', '10:29:59', '10:30:00', '10:45:00', '11:00:00'])
      await two[0]?.count(opened('prf_again', at(`18T${time}`)));
    expect(await thisWeek('prf_again', at('18T12:00:00'))).toMatchObject({ clubs: 1, openings: 3 });
  });
  it('gives twelve weeks, the empty ones too, and nothing older', async () => {
    for (const now of [new Date('2026-08-30T12:00:00.000Z'), at('08T12:00:00'), at('17T12:00:00')])
      await two[1]?.count(opened('prf_weeks', now));
    const weeks = (await two[0]?.of('prf_weeks', at('18T12:00:00'))) ?? [];
    expect(weeks).toHaveLength(12);
    expect(weeks[0]?.week).toBe('2026-08-31');
    expect(weeks.filter(({ openings }) => openings > 0)).toEqual([
      { week: '2026-11-02', clubs: 1, openings: 1 },
      { week: '2026-11-16', clubs: 1, openings: 1 },
    ]);
  });
});

describe('the player’s own figures', () => {
  const open = async (actor: Principal, of: Principal): Promise<void> =>
    eventually(async () => {
      const params = { profile_id: profileId(of) };
      expect((await harness.call(actor, 'getPlayerSheet', { params })).status).toBe(200);
    }, 'the page to open');
  const figures = async (actor: Principal) => (await harness.call(actor, 'listPageOpenings')).data?.at(-1);

  it('count clubs that saw the page, and neither the player himself nor other players', async () => {
    const player = await harness.marketPlayer();
    const [first, second] = [await harness.marketRepresentative(), await harness.marketRepresentative(ajax)];
    await open(player, player);
    await open(await harness.marketPlayer(), player);
    expect(await figures(player)).toMatchObject({ clubs: 0, openings: 0 });
    await open(first, player);
    await open(second, player);
    await open(first, player);
    await eventually(async () => expect(await figures(player)).toMatchObject({ clubs: 2, openings: 2 }), 'the figures');
    // Which clubs these were is never told.
    expect(Object.keys(await figures(player)).toSorted()).toEqual(['clubs', 'openings', 'week']);
    for (const other of [first, harness.admin()])
      expect((await harness.call(other, 'listPageOpenings')).error).toBe('AccessDeniedException');
  });
  it('don’t count a club that is refused', async () => {
    const hidden = await harness.marketPlayer({ visible_to_clubs: false });
    const club = await harness.marketRepresentative();
    await eventually(async () => {
      const { error } = await harness.call(club, 'getPlayerSheet', { params: { profile_id: profileId(hidden) } });
      expect(error).toBe('PlayerNotScoutable');
    }, 'the page to be closed');
    expect(await figures(hidden)).toMatchObject({ clubs: 0, openings: 0 });
  });
});
