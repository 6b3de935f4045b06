import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { profileEvents, userEvents } from '@touchline/contracts/events';
import { actorOf, eventually } from '@touchline/quality/testkit';
import sharp from 'sharp';
import { type ProfileHarness, profileHarness, profileId, sparta } from '../harness.fixtures.ts';
import { profileIdOf } from './profile.repository.ts';

let harness: ProfileHarness;
beforeAll(async () => {
  harness = await profileHarness();
});
afterAll(() => harness.base.close());

const paths = (reply: { json: { details?: { path: string }[] } }) => reply.json.details?.map((d) => d.path);
const step = (values: object, complete = false) => ({ body: { values, complete } });

describe('a first profile', () => {
  it('follows from registering, once, whatever is repeated', async () => {
    const actor = await harness.register('player', { name: 'Davi Adeyinka' });
    const user = {
      user_id: actor.user_id,
      name: 'Davi Adeyinka',
      email: 'd@example.com',
      is_admin: false,
      email_verified_at: null,
      verification_status: 'pending',
      rejection: null,
      identification: 'none',
      suspended_at: null,
      default_profile_id: null,
    };
    await harness.base.tell(userEvents.registered.type, actor.user_id, { user, profile_type: 'player' });
    const own = await harness.call(actor, 'getOwnProfile');
    expect(own.data).toMatchObject({
      name: 'Davi Adeyinka',
      onboarding: { status: 'pending', step: 1 },
      version: 1,
      is_subscribed: false,
    });
  });
  it('is joined by one of another type; adding it twice is one', async () => {
    const actor = await harness.register('player');
    const added = await Promise.all(
      Array.from({ length: 5 }, () =>
        harness.call(actor, 'addProfile', { body: { profile_type: 'club-representative' } }),
      ),
    );
    expect(added.map((r) => [r.status, r.data.id])).toEqual(
      Array(5).fill([201, profileIdOf(actor.user_id, 'club-representative')]),
    );
    expect(added[0]?.data.name).toBe(`Person ${actor.user_id.slice(10)}`);
    const again = await harness.call(actor, 'addProfile', { body: { profile_type: 'player' } });
    expect(again.data.id).toBe(profileId(actor));
  });
  it('has the name that its person has just taken, also where scouting has yet to hear of it', async () => {
    const actor = await harness.register('player');
    await harness.tellUser(actor, { name: 'Davi Adeyinka' });
    const connection = await harness.base.database.connect();
    await connection.collection<{ _id: string }>('people').deleteOne({ _id: actor.user_id });
    const added = await harness.call(actor, 'addProfile', { body: { profile_type: 'club-representative' } });
    expect([added.status, added.data.name]).toEqual([201, 'Davi Adeyinka']);
  });
  it('AccessDeniedException: of others, of another type and of staff there is none', async () => {
    const actor = await harness.register('player');
    const other = actorOf('usr_nobody', actor.profile);
    expect((await harness.call(other, 'getOwnProfile')).error).toBe('AccessDeniedException');
    expect(
      (await harness.call(actorOf(actor.user_id, { id: profileId(actor), type: 'agent' }), 'getOwnProfile')).error,
    ).toBe('AccessDeniedException');
    expect((await harness.call(actorOf(actor.user_id), 'getOwnProfile')).error).toBe('AccessDeniedException');
    expect((await harness.call(harness.admin(), 'addProfile', { body: { profile_type: 'player' } })).error).toBe(
      'AccessDeniedException',
    );
  });
});

describe('the steps', () => {
  it('are kept as far as they are filled in, and continue on another device', async () => {
    const actor = await harness.register('player');
    await harness.call(actor, 'savePerson', step({ phone: '+351 1', first_name: 'Davi' }));
    await harness.call(actor, 'savePerson', step({ last_name: 'Adeyinka' }));
    const own = await harness.call(actor, 'getOwnProfile');
    expect(own.data.player).toMatchObject({ first_name: 'Davi', last_name: 'Adeyinka', phone: '+351 1' });
    const complete = await harness.call(actor, 'savePerson', step({}, true));
    expect([complete.status, complete.error, paths(complete)]).toEqual([
      422,
      'ValidationFailed',
      ['values.nickname', 'values.date_of_birth', 'values.gender'],
    ]);
  });
  it('refuse what a person may not set, and fields that are wrong', async () => {
    const actor = await harness.register('player');
    const reply = await harness.call(actor, 'savePerson', step({ valuation_tier: 'A+', nickname: 'offers' }));
    expect(paths(reply)?.sort()).toEqual(['values.nickname', 'values.valuation_tier']);
  });
  it('a nickname is one player’s own, also when several want it at once', async () => {
    const participants = await Promise.all(Array.from({ length: 4 }, () => harness.register('player')));
    const replies = await Promise.all(
      participants.map((a) => harness.call(a, 'savePerson', step({ nickname: 'the-wall' }))),
    );
    expect(replies.map((r) => r.status).sort()).toEqual([200, 422, 422, 422]);
    const refused = replies.find((r) => r.status === 422);
    expect(refused?.json.details).toEqual([
      { path: 'values.nickname', message: 'This page name is taken. Choose another one.' },
    ]);
  });
  it('PlayerSportOrGenderMissing before a club team; a team has to be one', async () => {
    const actor = await harness.register('player');
    const early = await harness.call(actor, 'saveCareer', step({ club_team_id: sparta.team_id }));
    expect([early.status, early.error]).toEqual([409, 'PlayerSportOrGenderMissing']);
    const unknown = await harness.call(actor, 'saveCareer', step({ club_team_id: 'tea_nothing' }));
    expect(paths(unknown)).toEqual(['values.club_team_id']);
    await harness.call(actor, 'savePerson', step({ gender: 'male' }));
    await harness.call(actor, 'saveFootball', step({ sport: 'football' }));
    const saved = await harness.call(
      actor,
      'saveCareer',
      step({ club_team_id: sparta.team_id, current_contract_ends_on: '2027-06-30' }, true),
    );
    expect(saved.data.player.club_team).toMatchObject({
      club_name: 'Sparta Rotterdam',
      team_name: 'First team',
      country: 'NL',
    });
  });
});

describe('limits under 50 parallel requests', () => {
  it('PlayerHighlightLimitReached for all but five', async () => {
    const actor = await harness.register('player');
    const body = { title: 'A goal', url: 'https://video.example/1' };
    const replies = await Promise.all(Array.from({ length: 50 }, () => harness.call(actor, 'addHighlight', { body })));
    expect(replies.filter((r) => r.status === 200)).toHaveLength(5);
    expect(replies.filter((r) => r.status === 409).map((r) => r.error)).toEqual(
      Array(45).fill('PlayerHighlightLimitReached'),
    );
    const own = await harness.call(actor, 'getOwnProfile');
    expect(own.data.player.highlights).toHaveLength(5);
    const removed = await harness.call(actor, 'removeHighlight', {
      params: { highlight_id: own.data.player.highlights[0].id },
    });
    expect(removed.data.player.highlights).toHaveLength(4);
  });
  it('PlayerSeasonLimitReached for all but fifteen; written anew, and removed', async () => {
    const actor = await harness.register('player');
    const body = { began_in: 2024, club: 'Rio Ave FC', appearances: 24, minutes: 2_010, goals: 11, assists: 5 };
    const replies = await Promise.all(Array.from({ length: 50 }, () => harness.call(actor, 'addSeason', { body })));
    expect(replies.filter((r) => r.status === 200)).toHaveLength(15);
    expect(replies.filter((r) => r.status === 409).map((r) => r.error)).toEqual(
      Array(35).fill('PlayerSeasonLimitReached'),
    );
    const own = await harness.call(actor, 'getOwnProfile');
    expect(own.data.player.seasons).toHaveLength(15);
    const params = { season_id: own.data.player.seasons[7].id };
    const changed = await harness.call(actor, 'changeSeason', {
      params,
      body: { ...body, began_in: 2025, level: 'U23' },
    });
    expect(changed.data.player.seasons[0]).toMatchObject({ id: params.season_id, began_in: 2025, level: 'U23' });
    const wrong = await harness.call(actor, 'changeSeason', { params, body: { ...body, minutes: 24 * 140 + 1 } });
    expect([wrong.status, wrong.error]).toEqual([422, 'ValidationFailed']);
    const removed = await harness.call(actor, 'removeSeason', { params });
    expect(removed.data.player.seasons).toHaveLength(14);
    expect((await harness.call(actor, 'changeSeason', { params, body })).error).toBe('NotFound');
  });
  it('PlayerNationalityLimitReached for all but three', async () => {
    const actor = await harness.register('player');
    const countries = ['PT', 'NG', 'BR', 'FR', 'DE', 'NL', 'GB-ENG', 'XK', 'ES', 'IT'];
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        harness.call(actor, 'addNationality', { body: { country: countries[i % 10] } }),
      ),
    );
    const own = await harness.call(actor, 'getOwnProfile');
    expect(own.data.player.nationalities).toHaveLength(3);
    for (const [i, reply] of replies.entries())
      if (!own.data.player.nationalities.includes(countries[i % 10]))
        expect(reply.error).toBe('PlayerNationalityLimitReached');
    const again = await harness.call(actor, 'addNationality', { body: { country: own.data.player.nationalities[0] } });
    expect([again.status, again.data.player.nationalities.length]).toEqual([200, 3]);
  });
  it('the same Idempotency-Key is one highlight; another request under it IdempotencyKeyReused', async () => {
    const actor = await harness.register('player');
    const headers = { 'idempotency-key': 'once-only' };
    const add = (title: string) =>
      harness.call(actor, 'addHighlight', { headers, body: { title, url: 'https://video.example/1' } });
    await Promise.all([add('A goal'), add('A goal'), add('A goal')]);
    expect((await harness.call(actor, 'getOwnProfile')).data.player.highlights).toHaveLength(1);
    expect((await add('Another')).error).toBe('IdempotencyKeyReused');
  });
});

describe('the portrait', () => {
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0a7' } })
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .jpeg()
      .toBuffer();
  it('is made smaller and loses all that isn’t the picture', async () => {
    const actor = await harness.register('player');
    const set = await harness.call(actor, 'setPhoto', { bytes: await photo(2400, 1600) });
    expect(set.data.player.photo).toMatch(new RegExp(`^/api/players/${profileId(actor)}/photo\\?v=[0-9a-f]{12}$`));
    const seen = await harness.call(actor, 'getPhoto', {
      params: { profile_id: profileId(actor) },
      query: { v: 'abc' },
    });
    const { width, height, exif } = await sharp(seen.bytes).metadata();
    expect([seen.status, seen.headers['content-type'], width, height, exif]).toEqual([
      200,
      'image/jpeg',
      1200,
      800,
      undefined,
    ]);
    const staff = await harness.call(harness.admin(), 'getPhoto', { params: { profile_id: profileId(actor) } });
    expect(staff.status).toBe(200);
  });
  it('FileTooLarge and FileTypeNotAllowed', async () => {
    const actor = await harness.register('player');
    const large = await harness.call(actor, 'setPhoto', { bytes: Buffer.alloc(5 * 1024 * 1024 + 1) });
    expect([large.status, large.error]).toEqual([413, 'FileTooLarge']);
    for (const bytes of [Buffer.from('<svg/>'), Buffer.from('%PDF-1.7'), (await photo(40, 40)).subarray(0, 60)]) {
      const wrong = await harness.call(actor, 'setPhoto', { bytes });
      expect([wrong.status, wrong.error]).toEqual([415, 'FileTypeNotAllowed']);
    }
    const missing = await harness.call(actor, 'getPhoto', { params: { profile_id: profileId(actor) } });
    expect([missing.status, missing.error]).toEqual([404, 'NotFound']);
  });
});

describe('handing in', () => {
  it('EmailNotVerified, then UserIdentificationMissing, then what is missing', async () => {
    const actor = await harness.register('player', { email_verified_at: null, identification: 'none' });
    await eventually(
      async () => expect((await harness.call(actor, 'submitOnboarding')).error).toBe('EmailNotVerified'),
      'the account to be known',
    );
    await harness.tellUser(actor, { email_verified_at: '2026-11-19T08:00:00.000Z' });
    const early = await harness.call(actor, 'submitOnboarding');
    expect([early.status, early.error]).toEqual([409, 'UserIdentificationMissing']);
    await harness.tellUser(actor, { identification: 'provided' });
    const incomplete = await harness.call(actor, 'submitOnboarding');
    expect(incomplete.error).toBe('ValidationFailed');
    expect(paths(incomplete)).toEqual(
      expect.arrayContaining([
        'person.first_name',
        'football.positions',
        'career.club_team_id',
        'person.nationalities',
      ]),
    );
  });
  it('RepresentativeClubNotDefined, then RepresentativePositionNotDefined', async () => {
    const actor = await harness.register('club-representative');
    await eventually(
      async () => expect((await harness.call(actor, 'submitOnboarding')).error).toBe('RepresentativeClubNotDefined'),
      'the account to be known',
    );
    await harness.call(actor, 'chooseClub', { body: { club_id: sparta.club_id, team_ids: [sparta.team_id] } });
    const early = await harness.call(actor, 'submitOnboarding');
    expect([early.status, early.error]).toEqual([409, 'RepresentativePositionNotDefined']);
    await harness.call(
      actor,
      'saveRepresentative',
      step({ first_name: 'Saskia', last_name: 'Verhulst', phone: '+31 10 1', position: 'Scout' }, true),
    );
    expect((await harness.call(actor, 'getOwnProfile')).data.submitted_at).toBeNull();
    const done = await harness.call(actor, 'submitOnboarding');
    expect(done.data).toMatchObject({ onboarding: { status: 'completed', step: 2 }, verification_status: 'pending' });
    expect(done.data.submitted_at).toBe(harness.base.clock().toISOString());
  });
  it('of an agent: what is missing stands at its field; then it waits for staff, who read agency and licence', async () => {
    const actor = await harness.register('agent', { identification: 'provided' });
    const half = await harness.call(actor, 'saveAgent', step({ agency: 'Linha Alta' }, true));
    expect([half.status, paths(half)]).toEqual([
      422,
      ['values.first_name', 'values.last_name', 'values.licence_number', 'values.licensed_countries'],
    ]);
    const licence = { agency: 'Linha Alta', licence_number: '202406-1187', licensed_countries: ['PT', 'ES'] };
    const whole = step({ first_name: 'Beatriz', last_name: 'Falcão', ...licence }, true);
    const saved = await harness.call(actor, 'saveAgent', whole);
    expect(saved.data).toMatchObject({ name: 'Beatriz Falcão', agent: licence, player: null });
    await eventually(async () => (await harness.call(actor, 'submitOnboarding')).status === 200, 'handing in');
    const query = { profile_type: 'agent', queue: 'waiting' };
    const { data: waiting } = await harness.call(harness.admin(), 'listProfiles', { query });
    const { licensed_countries: _, ...shown } = licence;
    expect(waiting).toMatchObject([{ id: profileId(actor), ...shown, club_name: null }]);
    const verified = await harness.decide('verifyProfile', actor);
    expect(verified.data).toMatchObject({ verification_status: 'verified', profile: { agent: licence } });
    const player = await harness.register('player');
    const wrong = await harness.call(player, 'saveAgent', whole);
    expect([wrong.status, wrong.error]).toEqual([403, 'AccessDeniedException']);
  });
  it('of a coach: the club is one that there is', async () => {
    const actor = await harness.register('coach', { identification: 'provided' });
    const unknown = await harness.call(actor, 'saveCoach', step({ club_id: 'clb_nothing' }));
    expect([unknown.status, paths(unknown)]).toEqual([422, ['values.club_id']]);
    const person = { first_name: 'Marit', last_name: 'Solberg', licence_level: 'UEFA A', club_id: sparta.club_id };
    const saved = await harness.call(actor, 'saveCoach', step(person, true));
    expect(saved.data.coach).toMatchObject({ licence_level: 'UEFA A', club: { club_id: sparta.club_id } });
    await eventually(async () => (await harness.call(actor, 'submitOnboarding')).status === 200, 'handing in');
    const verified = await harness.decide('verifyProfile', actor);
    expect(verified.data).toMatchObject({
      verification_status: 'verified',
      licence_level: 'UEFA A',
      club_verified: true,
    });
    const free = await harness.call(actor, 'saveCoach', step({ club_id: null }));
    expect(free.data).toMatchObject({ claim: { club: null }, coach: { club: { club_id: sparta.club_id } } });
  });
  it('is heard by neighbours once, however often it is sent', async () => {
    const actor = await harness.filledInPlayer();
    const heard: string[] = [];
    harness.base.bus.subscribe({
      group: 'test.submitted',
      topics: ['touchline.profile'],
      from: 'end',
      handle: async (event) => {
        if (event.subject === profileId(actor)) heard.push(event.type);
      },
    });
    const replies = await Promise.all(Array.from({ length: 5 }, () => harness.call(actor, 'submitOnboarding')));
    expect(replies.map((r) => r.status)).toEqual(Array(5).fill(200));
    await harness.call(actor, 'saveMedia', step({ bio: 'And fast.' }));
    await eventually(async () => expect(heard.at(-1)).toBe(profileEvents.changed.type), 'the change afterwards');
    expect(heard.filter((type) => type === profileEvents.submitted.type)).toHaveLength(1);
  });
});

describe('the club part', () => {
  it('takes teams of the club alone', async () => {
    const actor = await harness.register('club-representative');
    const unknown = await harness.call(actor, 'chooseClub', { body: { club_id: 'clb_nothing', team_ids: ['tea_x'] } });
    expect([unknown.status, unknown.error]).toEqual([404, 'NotFound']);
    const foreign = await harness.call(actor, 'chooseClub', {
      body: { club_id: sparta.club_id, team_ids: ['tea_nothing'] },
    });
    expect(paths(foreign)).toEqual(['team_ids']);
    const player = await harness.register('player');
    const wrong = await harness.call(player, 'chooseClub', { body: { club_id: 'clb_nothing', team_ids: ['tea_x'] } });
    expect([wrong.status, wrong.error]).toEqual([403, 'AccessDeniedException']);
  });
});
