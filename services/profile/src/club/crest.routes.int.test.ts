import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Principal } from '@touchline/platform/http';
import { eventually } from '@touchline/quality/testkit';
import sharp from 'sharp';
import { ajax, type Club, type ProfileHarness, profileHarness, sparta, third } from '../harness.fixtures.ts';

let harness: ProfileHarness;
let uploads: { readonly keys: () => Promise<readonly string[]> };
let saskia: Principal;
beforeAll(async () => {
  harness = await profileHarness();
  const rows = (await harness.base.database.connect()).collection<{ _id: string }>('uploads');
  uploads = { keys: async () => (await rows.find({ _id: /^crests\// }).toArray()).map(({ _id }) => _id).sort() };
  saskia = await harness.marketRepresentative(sparta);
});
afterAll(() => harness.base.close());

const picture = (background: string, { width = 300, height = 500 } = {}) =>
  sharp({ create: { width, height, channels: 4, background } })
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .png()
    .toBuffer();
const set = async (actor: Principal, { club_id }: Pick<Club, 'club_id'>, bytes: Uint8Array, operation = 'setCrest') =>
  harness.call(actor, operation, { params: { club_id }, bytes });
const remove = (actor: Principal, club_id: string, operation = 'removeCrest') =>
  harness.call(actor, operation, { params: { club_id } });
const read = (address: string, actor: Principal | null = saskia) => {
  const [, , , club_id = '', , crest_hash = ''] = address.split('/');
  return harness.call(actor, 'getCrest', { params: { club_id, crest_hash } });
};
const crestsOf = async (...ids: readonly string[]): Promise<Readonly<Record<string, string>>> => {
  const { data } = await harness.call(saskia, 'listCrests', { query: { clubs: ids.join(',') } });
  return Object.fromEntries(data.map((row: { club_id: string; crest: string }) => [row.club_id, row.crest]));
};
/** Two minutes later, what nobody refers to is removed. */
const swept = async (): Promise<void> => {
  harness.base.travel(3 * 60_000);
  for (const { name, run } of harness.service.sweeps) if (name.startsWith('uploads')) await run();
};
const leavesOne = (of: string) =>
  eventually(async () => {
    await swept();
    expect((await uploads.keys()).filter((key) => key.includes(of))).toHaveLength(1);
  }, 'one file');
const added = async (name: string): Promise<Club> => {
  const { data } = await harness.call(harness.admin(), 'addClub', {
    body: {
      ...{ name, short_name: 'xyz', country: 'PT', city: 'Gaia', founded: null, website: null },
      teams: [{ name: 'First team', gender: 'male', level: 'first team' }],
    },
  });
  return { club_id: data.id, team_id: data.teams[0].id };
};
const submissionOf = async (club_id: string): Promise<string> => {
  const { name } = (await harness.call(harness.admin(), 'getClub', { params: { club_id } })).data;
  const { data } = await harness.call(harness.admin(), 'listClubs', { query: { q: name, limit: '100' } });
  return data.find(({ id }: { id: string }) => id === club_id).submission;
};
const merge = async (from: string, into: string, submission?: string) =>
  harness.call(harness.admin(), 'mergeClub', {
    params: { club_id: from },
    body: { into, submission: submission ?? (await submissionOf(from)) },
  });

describe('a crest', () => {
  it('is kept as a transparent square without what isn’t the picture, and read by its content', async () => {
    const { data } = await set(saskia, sparta, await picture('#0a7'));
    expect(data.crest).toMatch(new RegExp(`^/api/clubs/${sparta.club_id}/crest/[0-9a-f]{16}$`));
    const seen = await read(data.crest);
    expect([seen.status, seen.headers['content-type'], seen.headers['cache-control']]).toEqual([
      ...[200, 'image/png', 'private, max-age=31536000, immutable'],
    ]);
    const kept = sharp(seen.bytes);
    expect(await kept.metadata()).toMatchObject({ format: 'png', width: 256, height: 256, hasAlpha: true });
    expect((await kept.metadata()).exif).toBeUndefined();
    // Nothing is cut off: a picture that is higher than wide has clear sides.
    const { data: dots } = await kept.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([dots[3], dots[(128 * 256 + 128) * 4 + 3]]).toEqual([0, 255]);
    expect((await harness.call(saskia, 'getClub', { params: { club_id: sparta.club_id } })).data.crest).toBe(
      data.crest,
    );
    expect(await crestsOf(sparta.club_id, ajax.club_id, 'clb_nothing')).toEqual({ [sparta.club_id]: data.crest });
    expect((await read(data.crest, null)).error).toBe('Unauthenticated');
  });
  it('is replaced by another one at another address; the old file is gone, and so is its address', async () => {
    const before = (await set(saskia, sparta, await picture('#0a7'))).data.crest;
    const after = (await set(saskia, sparta, await picture('#07a'))).data.crest;
    expect(after).not.toBe(before);
    expect((await read(before)).error).toBe('NotFound');
    await leavesOne(sparta.club_id);
    expect((await read(after)).status).toBe(200);
    // The same once more is the same.
    expect((await set(saskia, sparta, await picture('#07a'))).data.crest).toBe(after);
    await leavesOne(sparta.club_id);
    expect((await read(after)).status).toBe(200);
  });
  it('is removed with its file', async () => {
    await set(saskia, sparta, await picture('#0a7'));
    expect((await remove(saskia, sparta.club_id)).data.crest).toBeNull();
    expect((await remove(saskia, sparta.club_id)).data.crest).toBeNull();
    await eventually(async () => {
      await swept();
      expect(await uploads.keys()).toEqual([]);
    }, 'no file');
  });
  it('of two at the same moment: one counts, and leaves one file', async () => {
    for (const [one, two] of [
      ['#111', '#222'],
      ['#333', '#444'],
      ['#555', '#666'],
    ] as const) {
      const both = await Promise.all([
        set(saskia, sparta, await picture(one)),
        set(saskia, sparta, await picture(two)),
      ]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      await leavesOne(sparta.club_id);
      const crest = (await crestsOf(sparta.club_id))[sparta.club_id] ?? '';
      expect(both.map(({ data }) => data.crest)).toContain(crest);
      expect((await read(crest)).status).toBe(200);
    }
  });
  it('FileTooLarge and FileTypeNotAllowed; what was refused leaves no file', async () => {
    const before = await uploads.keys();
    const large = await set(saskia, sparta, Buffer.alloc(2 * 1024 * 1024 + 1));
    expect([large.status, large.error]).toEqual([413, 'FileTooLarge']);
    const small = await picture('#fff');
    for (const bytes of [Buffer.from('<svg/>'), Buffer.from('%PDF-1.7'), small.subarray(0, 60)])
      expect((await set(saskia, sparta, bytes)).error).toBe('FileTypeNotAllowed');
    expect(await uploads.keys()).toEqual(before);
  });
  it('under the same Idempotency-Key another picture is IdempotencyKeyReused', async () => {
    const headers = { 'idempotency-key': 'crest-once' };
    const params = { club_id: sparta.club_id };
    const send = async (colour: string) =>
      harness.call(saskia, 'setCrest', { params, headers, bytes: await picture(colour) });
    expect((await send('#123')).status).toBe(200);
    expect((await send('#123')).status).toBe(200);
    expect((await send('#321')).error).toBe('IdempotencyKeyReused');
    await leavesOne(sparta.club_id);
  });
});

describe('whose it is to set', () => {
  it('a representative’s of another club: AccessDeniedException; nobody’s who isn’t in the market', async () => {
    const bytes = await picture('#0a7');
    expect((await set(saskia, ajax, bytes)).error).toBe('AccessDeniedException');
    expect((await remove(saskia, ajax.club_id)).error).toBe('AccessDeniedException');
    expect((await set(saskia, { club_id: 'clb_nothing' }, bytes)).error).toBe('NotFound');
    const player = await harness.marketPlayer({ club_team_id: sparta.team_id });
    expect((await set(player, sparta, bytes)).error).toBe('AccessDeniedException');
    const waiting = await harness.register('club-representative');
    const { club_id, team_id } = sparta;
    await harness.call(waiting, 'chooseClub', { body: { club_id, team_ids: [team_id] } });
    expect((await set(waiting, sparta, bytes)).status).toBeGreaterThanOrEqual(400);
    await harness.subscribe(saskia, false);
    await eventually(
      async () => expect((await set(saskia, sparta, bytes)).error).toBe('SubscriptionRequired'),
      'the subscription to be over',
    );
    await harness.subscribe(saskia);
    await eventually(async () => expect((await set(saskia, sparta, bytes)).status).toBe(200), 'the market again');
  });
  it('staff’s for any club; they remove what a representative has set', async () => {
    const bytes = await picture('#0a7');
    expect((await set(saskia, sparta, bytes, 'setClubCrest')).error).toBe('AccessDeniedException');
    expect((await set(harness.admin(), ajax, bytes, 'setClubCrest')).data.crest).not.toBeNull();
    await set(saskia, sparta, bytes);
    expect((await remove(harness.admin(), sparta.club_id, 'removeClubCrest')).data.crest).toBeNull();
    expect(await crestsOf(sparta.club_id)).toEqual({});
  });
  it('ClubNotVerified: a representative’s of a club that staff have reopened no more', async () => {
    const club = await added('Clube Reaberto');
    const theirs = await harness.marketRepresentative(club);
    const body = { submission: await submissionOf(club.club_id) };
    await harness.call(harness.admin(), 'reopenClub', { params: { club_id: club.club_id }, body });
    const refused = await set(theirs, club, await picture('#0a7'));
    expect([refused.status, refused.error]).toEqual([409, 'ClubNotVerified']);
  });
});

describe('the crest of a club that is merged', () => {
  it('is taken over where the other one has none, also under the address and id of before, and goes when it is replaced', async () => {
    const [kept, double] = [await added('Clube das Armas'), await added('C. Armas')];
    const theirs = await harness.marketRepresentative(double);
    const { crest } = (await set(theirs, double, await picture('#0a7'))).data;
    await merge(double.club_id, kept.club_id);
    const crests = await crestsOf(kept.club_id, double.club_id);
    expect(crests[kept.club_id]).toBe(crests[double.club_id]);
    expect(crests[kept.club_id]).toContain(kept.club_id);
    expect((await read(crest)).status).toBe(200);
    await swept();
    expect((await read(crest)).status).toBe(200);
    // Whoever acted for the one acts for the other, also before the profile has followed.
    const next = (await set(theirs, double, await picture('#07a'))).data.crest;
    await leavesOne(kept.club_id);
    await eventually(async () => {
      await swept();
      expect((await uploads.keys()).filter((key) => key.includes(double.club_id))).toEqual([]);
    }, 'the file of the merged club to go');
    expect((await read(next)).status).toBe(200);
  });
  it('goes with it where the other one has its own', async () => {
    const [kept, double] = [await added('Clube do Escudo'), await added('C. Escudo')];
    const own = (await set(harness.admin(), kept, await picture('#111'), 'setClubCrest')).data.crest;
    await set(harness.admin(), double, await picture('#222'), 'setClubCrest');
    await merge(double.club_id, kept.club_id);
    expect(await crestsOf(kept.club_id)).toEqual({ [kept.club_id]: own });
    await eventually(async () => {
      await swept();
      expect((await uploads.keys()).filter((key) => key.includes(double.club_id))).toEqual([]);
    }, 'the file of the merged club to go');
  });
  it('at the same moment as it is set: it is the other one’s then, or refused, and never lost', async () => {
    for (let round = 0; round < 5; round++) {
      const double = await added(`Clube da Pressa ${round}`);
      const kept = await added(`Clube que fica ${round}`);
      const submission = await submissionOf(double.club_id);
      const bytes = await picture(`#0${round}7`);
      const [merged, crest] = await Promise.all([
        merge(double.club_id, kept.club_id, submission),
        set(harness.admin(), double, bytes, 'setClubCrest'),
      ]);
      expect(merged.status).toBe(200);
      const now = await crestsOf(kept.club_id);
      if (crest.status === 200) {
        expect(Object.keys(now)).toEqual([kept.club_id]);
        await swept();
        expect((await read(now[kept.club_id] ?? '')).status).toBe(200);
      } else {
        expect([crest.error, now]).toEqual(['StaleVersion', {}]);
        await eventually(async () => {
          await swept();
          expect((await uploads.keys()).filter((key) => key.includes(double.club_id))).toEqual([]);
        }, 'no file of what was refused');
      }
    }
  });
});

describe('a list of crests', () => {
  it('is bounded, and of ids alone', async () => {
    const ask = (clubs: string) => harness.call(saskia, 'listCrests', { query: { clubs } });
    const ids = Array.from({ length: 101 }, (_, i) => `clb_${String(i).padStart(4, '0')}`);
    expect((await ask(ids.slice(1).join(','))).data).toEqual([]);
    expect((await ask(ids.join(','))).error).toBe('ValidationFailed');
    expect((await ask('$where')).error).toBe('ValidationFailed');
    expect((await ask(third.club_id)).status).toBe(200);
  });
});
