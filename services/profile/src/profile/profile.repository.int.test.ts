import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createMemoryBus, createMemoryDeadLetters } from '@touchline/platform/bus';
import { silentLogger } from '@touchline/platform/telemetry';
import { type TestDatabase, testDatabase } from '@touchline/quality/testkit';
import { noDetails } from './kinds/kinds.ts';
import { sparta } from './profile.fixtures.ts';
import { createProfiles, type Profiles } from './profile.repository.ts';
import { publicProfileOf } from './published.ts';

const at = '2026-03-02T08:00:00.000Z';
const now = '2026-11-19T08:00:00.000Z';
const rejection = { reason: 'The name differs.', kind: 'fixable', at };
const common = { status: 'created', created_at: at, staff_note: null, history: [], submitted_at: at };
const completed = { status: 'completed', step: 5 };
const details = {
  ...{ first_name: 'Davi', last_name: 'Adeyinka', nickname: 'davi', date_of_birth: '2004-03-14', gender: 'male' },
  ...{ phone: '', sport: 'football', positions: ['LW'], preferred_foot: 'left', height_cm: 178, weight_kg: 72 },
  ...{ club_team: null, club_answered: true, current_contract_ends_on: null, bio: '', visible_to_clubs: true },
  ...{ guardian: null, nationalities: ['PT'], highlights: [], photo: null, valuation_tier: 'B', upcoming: [] },
  recorded_documents: [],
};
const acting = {
  ...{ first_name: 'Saskia', last_name: 'Verhulst', phone: '+31 10 555', position: 'Scout' },
  ...{ club_id: 'clb_sparta', club_name: 'Sparta Rotterdam', teams: [sparta] },
};

/** Profiles as they were stored before each stage had what belongs to it alone. */
const old = {
  prf_player: {
    ...{ ...common, profile_id: 'prf_player', user_id: 'usr_1', profile_type: 'player', onboarding: completed },
    ...{ name: 'Davi Adeyinka', name_key: 'davi adeyinka', player: details, representative: null },
    // Verified once, then reopened and rejected: the earlier verification stayed in it.
    ...{ verification_status: 'rejected', verified_at: at, rejection, claim: null, waiting_since: null },
    judged: JSON.stringify([
      'Davi Adeyinka',
      { ...details, valuation_tier: undefined, upcoming: undefined, recorded_documents: undefined },
    ]),
  },
  prf_representative: {
    ...{ ...common, profile_id: 'prf_representative', user_id: 'usr_2', profile_type: 'club-representative' },
    ...{ name: 'Saskia Verhulst', name_key: 'saskia verhulst', player: null, representative: acting },
    ...{ onboarding: { status: 'completed', step: 2 }, verification_status: 'verified', verified_at: at },
    ...{ rejection: null, claim: { at, teams: [sparta] }, waiting_since: at },
  },
  prf_begun: {
    ...{ ...common, profile_id: 'prf_begun', user_id: 'usr_3', profile_type: 'player', submitted_at: null },
    ...{ name: 'Ana', name_key: 'ana', player: { ...details, nickname: null }, representative: null },
    ...{ onboarding: { status: 'pending', step: 3 }, verification_status: 'pending', verified_at: null },
    // From before a change of what was verified could be claimed.
    ...{ rejection: null, waiting_since: null },
  },
  prf_before_a_kind: {
    ...{ ...common, profile_id: 'prf_before_a_kind', user_id: 'usr_4', profile_type: 'player', submitted_at: null },
    // From before there were representatives.
    ...{ name: 'Bo', name_key: 'bo', player: { ...details, nickname: null } },
    ...{ onboarding: { status: 'pending', step: 1 }, verification_status: 'pending', verified_at: null },
    ...{ rejection: null, claim: null, waiting_since: null },
  },
};

let database: TestDatabase;
let profiles: Profiles;
beforeAll(async () => {
  database = await testDatabase();
  const connection = await database.connect('profiles');
  const logger = silentLogger();
  const bus = createMemoryBus({ deadLetters: createMemoryDeadLetters(), logger });
  profiles = createProfiles(connection, { bus, logger, clock: () => new Date(now) });
  const envelope = { version: 7, sequence: 6, outbox: [], keys: [], written: 'before' };
  await connection
    .collection('profiles')
    .insertMany(Object.entries(old).map(([_id, state]) => ({ _id, state, ...envelope })) as never);
});
afterAll(() => database.close());

describe('profiles that were stored before', () => {
  it('are read with what their kind and their stage have', async () => {
    expect((await profiles.find('prf_player'))?.state).toEqual({
      ...noDetails,
      ...old.prf_player,
      // Younger than the profile.
      player: { ...details, seasons: [], guardian_consent: null },
      verified_at: null,
    });
    expect((await profiles.find('prf_representative'))?.state).toEqual({
      ...noDetails,
      ...old.prf_representative,
      judged: null,
    });
    expect((await profiles.find('prf_begun'))?.state).toMatchObject({ claim: null, judged: null, submitted_at: null });
    expect((await profiles.find('prf_before_a_kind'))?.state).toMatchObject({ representative: null });
  });
  it('are found as staff look for them', async () => {
    const all = { sort: 'name', queue: 'all', limit: 10 } as const;
    const named = async (query: Parameters<Profiles['list']>[0]) =>
      (await profiles.list(query)).profiles.map(({ name }) => name);
    expect(await named(all)).toEqual(['Ana', 'Bo', 'Davi Adeyinka', 'Saskia Verhulst']);
    expect(await named({ ...all, queue: 'waiting', sort: 'waiting' })).toEqual(['Saskia Verhulst']);
    expect(await named({ ...all, status: 'rejected' })).toEqual(['Davi Adeyinka']);
    expect(await named({ ...all, profile_type: 'club-representative' })).toEqual(['Saskia Verhulst']);
    expect(await named({ ...all, q: 'adeyínka' })).toEqual(['Davi Adeyinka']);
    expect(await profiles.representativesOf(['clb_sparta'])).toEqual(new Map([['clb_sparta', 1]]));
  });
  it('still have nothing new for staff where nothing was changed since they judged', async () => {
    const account = { email_verified: true, identification: true };
    const again = { type: 'Resubmit', account, now } as const;
    await expect(profiles.handle('prf_player', again)).rejects.toMatchObject({ code: 'ValidationFailed' });
    const bio = { type: 'SavePlayerStep', step: 'media', values: { bio: 'New.' }, complete: false, now } as const;
    await profiles.handle('prf_player', bio);
    expect((await profiles.handle('prf_player', again)).state).toMatchObject({
      ...{ verification_status: 'pending', rejection: null, submitted_at: now, waiting_since: now },
    });
  });
  it('are written so that an earlier version reads them: every field that it knows is there', async () => {
    const create = { type: 'Create', profile_id: 'prf_new', user_id: 'usr_5', profile_type: 'player', now } as const;
    const { state } = await profiles.handle('prf_new', { ...create, name: 'Cy' }, { creates: true });
    expect(Object.keys(state)).toEqual(expect.arrayContaining(Object.keys(old.prf_representative)));
    expect(state).toMatchObject({ player: { nickname: null }, representative: null });
  });
  it('show others the half that they don’t have as nothing, as before', async () => {
    const found = await profiles.find('prf_representative');
    expect(found && publicProfileOf(found.state)).toMatchObject({
      player: null,
      representative: { position: 'Scout' },
    });
  });
});
