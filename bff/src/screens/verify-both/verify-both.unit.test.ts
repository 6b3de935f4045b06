import { expect, it } from '@jest/globals';
import { profileEvents, userEvents } from '@touchline/contracts/events';
import { consistencyHeader } from '@touchline/contracts/protocol/consistency';
import type { Rejected } from '@touchline/platform/domain';
import type { Ask } from '../../upstream/ask.ts';
import { verifyBoth } from './verify-both.ts';

/** One decision on two parts: judged before anything is done, never half done in silence. */

const { user } = userEvents.registered.example;
const { profile } = profileEvents.created.example;
const [seenPerson, seenProfile] = ['1'.repeat(32), '2'.repeat(32)];
const { user_id } = user;
const { profile_id } = profile;
const hold = {
  by: 'usr_nora',
  by_name: 'Nora Sandvik',
  since: '2026-11-20T08:00:00.000Z',
  until: '2026-11-20T08:15:00.000Z',
};

const person = {
  ...{ id: user_id, verification_status: 'pending', submission: seenPerson, held: null },
  ...{ rejection: null, identification: 'provided' },
};
const ofPerson = { id: profile_id, user_id, verification_status: 'pending', submission: seenProfile, held: null };
const refusal = (status: number, error: string) => ({
  ...{ ok: false, status, headers: {}, reply: { status, headers: {}, json: { error, message: `${error}.` } } },
});

/** What both services answer; what they were asked to do is told, in its order. */
const asking = (given: { person?: object; profile?: object; verifyUser?: object; verifyProfile?: object } = {}) => {
  const asked: (readonly [string, unknown])[] = [];
  const done = (data: object, token: string) => ({
    ...{ ok: true, status: 200, headers: { [consistencyHeader]: token }, data, reply: {} },
  });
  const answers: Readonly<Record<string, object>> = {
    getUser: done({ ...person, ...given.person }, ''),
    getProfile: done({ ...ofPerson, ...given.profile }, ''),
    verifyProfile: given.verifyProfile ?? done({ ...ofPerson, verification_status: 'verified' }, 'prf_1@2'),
    verifyUser: given.verifyUser ?? done({ ...person, verification_status: 'verified' }, 'usr_1@3'),
  };
  const ask = async (operation: string, { body }: { body?: unknown }) => {
    if (body) asked.push([operation, body]);
    return answers[operation];
  };
  const decide = (given: { submission?: string; despite?: string[]; by?: string; of?: string } = {}) =>
    verifyBoth(
      { identity: ask, profile: ask } as unknown as Ask,
      given.of ?? user_id,
      {
        ...{ submission: given.submission ?? seenPerson, despite: given.despite ?? [] },
        profile: { profile_id, submission: seenProfile, valuation_tier: 'B' },
      },
      { actor: { user_id: given.by ?? 'usr_petra' } as never, headers: {} },
    );
  return { asked, decide, refused: (...by: Parameters<typeof decide>) => decide(...by).catch((e: Rejected) => e.code) };
};

it('verifies the profile with its tier, then the person', async () => {
  const { asked, decide } = asking();
  const { status, json, headers } = await decide();
  expect([status, headers[consistencyHeader]]).toEqual([200, 'prf_1@2,usr_1@3']);
  expect(json).toMatchObject({
    data: { profile: { verification_status: 'verified' }, person: { verification_status: 'verified' }, refused: null },
  });
  expect(asked).toEqual([
    ['verifyProfile', { submission: seenProfile, valuation_tier: 'B' }],
    ['verifyUser', { submission: seenPerson }],
  ]);
});

it.each([
  ['StaleVersion', 'the person has changed', { person: { submission: '9'.repeat(32) } }],
  ['StaleVersion', 'the profile has changed', { profile: { submission: '9'.repeat(32) } }],
  ['CaseHeld', 'a colleague has the person', { person: { held: hold } }],
  ['CaseHeld', 'a colleague has the profile', { profile: { held: hold } }],
  ['UserDoesntHaveIdentificationException', 'there is no document', { person: { identification: 'none' } }],
  ['AccessDeniedException', 'the person is rejected for good', { person: { rejection: { kind: 'final' } } }],
  ['NotFound', 'the profile is somebody else’s', { profile: { user_id: 'usr_other' } }],
])('does nothing of either: %s where %s', async (code, _, given) => {
  const { asked, refused } = asking(given);
  expect(await refused()).toBe(code);
  expect(asked).toEqual([]);
});

it('nobody decides on themselves: AccessDeniedException', async () =>
  expect(await asking().refused({ by: user_id })).toBe('AccessDeniedException'));

it('passes over the colleague who is named, where that colleague has it, and nobody else', async () => {
  const jonas = { ...hold, by: 'usr_jonas' };
  const { asked, decide, refused } = asking({ person: { held: hold }, profile: { held: jonas } });
  expect(await refused({ despite: ['usr_nora'] })).toBe('CaseHeld');
  await decide({ despite: ['usr_nora', 'usr_jonas'] });
  expect(asked).toMatchObject([
    ['verifyProfile', { despite: 'usr_jonas' }],
    ['verifyUser', { despite: 'usr_nora' }],
  ]);
});

it('needs nobody’s leave for one’s own case', async () => {
  const { asked, decide } = asking({ person: { held: { ...hold, by: 'usr_petra' } } });
  await decide();
  expect(asked).toContainEqual(['verifyUser', { submission: seenPerson }]);
});

it('leaves the person alone where the profile is refused, and answers with that', async () => {
  const { asked, decide } = asking({ verifyProfile: refusal(409, 'ClubNotVerified') });
  expect((await decide()).json).toEqual({ error: 'ClubNotVerified', message: 'ClubNotVerified.' });
  expect(asked.map(([operation]) => operation)).toEqual(['verifyProfile']);
});

it('tells what is done and what is left where the person is refused after the profile was verified', async () => {
  const { status, json } = await asking({ verifyUser: refusal(503, 'ServiceUnavailable') }).decide();
  expect([status, json]).toMatchObject([
    200,
    { data: { profile: { verification_status: 'verified' }, person: null, refused: { error: 'ServiceUnavailable' } } },
  ]);
});

it('does what is left when it is asked again', async () => {
  const verified = { verification_status: 'verified', submission: '9'.repeat(32) };
  const { asked, decide } = asking({ profile: verified });
  expect((await decide()).status).toBe(200);
  expect(asked.map(([operation]) => operation)).toEqual(['verifyProfile', 'verifyUser']);
});

it('a key that had another person’s part is refused as a whole: IdempotencyKeyReused', async () =>
  expect((await asking({ verifyUser: refusal(422, 'IdempotencyKeyReused') }).decide()).status).toBe(422));
