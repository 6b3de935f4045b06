import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { guardianConsentEvents, profileEvents } from '@touchline/contracts/events';
import { eventually } from '@touchline/quality/testkit';
import { type Known, nthDay, type TrialsHarness, trialsHarness } from '../trials.harness.fixtures.ts';

let made: TrialsHarness;
beforeAll(async () => {
  made = await trialsHarness();
});
afterAll(() => made.harness.close());

const look = async (who: Known, trial_request_id: string) =>
  (await made.client.call(who.actor, 'getTrialRequest', { params: { trial_request_id } })).data;

it('a guardian takes the consent back: trials that wait or are agreed are closed, and the club gets them back', async () => {
  const { player: example } = profileEvents.verified.example.profile;
  const player = {
    ...(example as NonNullable<typeof example>),
    date_of_birth: '2009-04-03',
    guardian_consent: 'given' as const,
  };
  const [rep, filip, davi] = [
    await made.representative({}, { limit: 5 }),
    await made.player({ player }),
    await made.player(),
  ];
  const waiting = (await made.ask(rep, filip, nthDay(50))).data.id;
  const agreed = (await made.ask(rep, filip, nthDay(51))).data.id;
  const others = (await made.ask(rep, davi, nthDay(50))).data.id;
  expect((await made.act(filip, 'acceptTrial', agreed, nthDay(51))).status).toBe(200);
  const { guardian_consent } = guardianConsentEvents.withdrawn.example;
  const consent = { ...guardian_consent, player: { ...guardian_consent.player, profile_id: filip.profile_id } };
  const withdraw = () =>
    made.harness.tell(guardianConsentEvents.withdrawn.type, 'grd_filip', { guardian_consent: consent });
  await withdraw();
  const closed = { status: 'closed', close_reason: 'guardian-consent-withdrawn' };
  await eventually(async () => {
    for (const id of [waiting, agreed]) expect(await look(rep, id)).toMatchObject(closed);
    expect((await made.client.call(rep.actor, 'getTrialAllowance')).data).toMatchObject({ used: 1, returned: 2 });
  }, 'both are closed');
  expect((await look(rep, others)).status).toBe('pending');
  await made.harness.tell(profileEvents.guardianConsentNoted.type, filip.profile_id, {
    profile: { ...filip.profile, player: { ...player, guardian_consent: 'withdrawn' } },
  });
  await withdraw();
  await eventually(
    async () => expect((await made.ask(rep, filip, nthDay(52))).error).toBe('TrialRequestPlayerNotEligible'),
    'nobody can ask the player',
  );
  expect((await made.client.call(filip.actor, 'listTrialRequests')).error).toBe('GuardianConsentRequired');
});
