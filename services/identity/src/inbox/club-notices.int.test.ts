import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { clubEvents, profileEvents } from '@touchline/contracts/events';
import { createMemoryDeadLetters } from '@touchline/platform/bus';
import { withoutThrottles } from '@touchline/platform/cache';
import {
  actorOf,
  eventually,
  type ServiceClient,
  type ServiceHarness,
  serviceHarness,
} from '@touchline/quality/testkit';
import { createIdentity, identityRates } from '../service.ts';

let harness: ServiceHarness;
let identity: ServiceClient;
beforeAll(async () => {
  harness = await serviceHarness();
  const { bus, cache, files, mail, authenticate, logger, clock } = harness;
  const { privateKey } = generateKeyPairSync('ed25519');
  identity = await harness.run(
    createIdentity({
      ...{ bus, cache, files, mail, authenticate, logger, clock },
      connection: await harness.database.connect(),
      deadLetters: createMemoryDeadLetters(),
      limits: withoutThrottles(identityRates),
      secretKey: randomBytes(32).toString('hex'),
      factorKey: randomBytes(32).toString('hex'),
      proofKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
      origin: 'http://localhost:3000',
    }),
  );
});
afterAll(() => harness.close());

const { profile: example } = profileEvents.created.example;
const team = clubEvents.added.example.club.teams[0];
let count = 0;
/** Somebody with an account, and a profile that names a club. */
const somebody = async (changes: object) => {
  count += 1;
  const email = `clubs${count}@example.com`;
  const { data } = await identity.call(null, 'registerUser', {
    body: {
      ...{ name: `Person ${count}`, email, password: 'corner flag in the rain' },
      ...{ profile_type: 'player', accepts_terms: true },
    },
  });
  const { user_id } = data.session;
  const profile_id = `prf_clubs${count}`;
  await harness.tell(profileEvents.restated.type, profile_id, {
    profile: { ...example, player: null, profile_id, user_id, ...changes },
  });
  return { user_id, profile_id, email };
};
const actsFor = (club_id: string) => ({
  profile_type: 'club-representative',
  representative: { club_id, club_name: 'Club', position: 'Scout', teams: [] },
});
const clubOf = (club_id: string, changes: object = {}) => ({
  ...clubEvents.added.example.club,
  ...{ club_id, name: `Club ${club_id.slice(4)}`, teams: [{ ...team, team_id: `tea_${club_id.slice(4)}` }] },
  ...changes,
});
const toldIn = async ({ user_id }: { user_id: string }): Promise<readonly string[]> =>
  (await identity.call(actorOf(user_id, null), 'listNotifications')).data
    .map(({ title }: { title: string }) => title)
    .filter((title: string) => /club/i.test(title));
const mailed = ({ email }: { email: string }) =>
  harness.messages.filter(({ to, subject }) => to === email && /club/i.test(subject)).map(({ subject }) => subject);

describe('the people of a club', () => {
  it('read of its rejection and mail says so, once however often the event comes; others nothing', async () => {
    const [ours, theirs] = [await somebody(actsFor('clb_one')), await somebody(actsFor('clb_two'))];
    const club = clubOf('clb_one', { verified: false, rejection: clubEvents.rejected.example.club.rejection });
    const { type } = clubEvents.rejected;
    const event = {
      ...{ id: 'evt_rejected', type, source: 'touchline/test', subject: 'clb_one', sequence: 1 },
      ...{ time: harness.clock().toISOString(), data: { ...clubEvents.rejected.example, club } },
    };
    for (let times = 0; times < 3; times += 1) await harness.bus.publish('touchline.club', [event]);
    // Whatever was told twice would be there before this.
    for (const club_id of ['clb_one', 'clb_two'])
      await harness.tell(clubEvents.verified.type, club_id, { club: clubOf(club_id), happened: {} });
    const [rejected, verified, other] = [
      'Staff did not accept Club one',
      'Club one is verified',
      'Club two is verified',
    ];
    await eventually(async () => {
      expect((await toldIn(ours)).toSorted()).toEqual([verified, rejected]);
      expect(mailed(ours).toSorted()).toEqual([verified, rejected]);
      expect([await toldIn(theirs), mailed(theirs)]).toEqual([[other], [other]]);
    }, 'bell and mail');
  });
  it('read once of a merge, also where their profiles have followed already', async () => {
    const player = (club_id: string, team_id: string) => ({
      player: {
        ...profileEvents.contractBegan.example.profile.player,
        club_team: { ...profileEvents.contractBegan.example.happened.club_team, club_id, team_id },
      },
    });
    // The first one's profile names the club that stays by now; the second one's doesn't yet.
    const [followed, follows, stranger] = [
      await somebody(player('clb_stays', 'tea_goes')),
      await somebody(player('clb_goes', 'tea_goes')),
      await somebody(player('clb_stays', 'tea_stays')),
    ];
    const [ours, theirs] = [await somebody(actsFor('clb_goes')), await somebody(actsFor('clb_stays'))];
    const club = clubOf('clb_goes', { merged_into: 'clb_stays' });
    const happened = { into: 'clb_stays', into_name: 'Club stays' };
    await harness.tell(clubEvents.merged.type, 'clb_goes', { club, happened });
    const title = 'Club goes is now part of Club stays';
    await eventually(async () => {
      for (const person of [followed, follows, ours, theirs]) {
        expect(await toldIn(person)).toEqual([title]);
        expect(mailed(person)).toEqual([title]);
      }
    }, 'everybody to be told');
    expect([await toldIn(stranger), mailed(stranger)]).toEqual([[], []]);
  });
});
