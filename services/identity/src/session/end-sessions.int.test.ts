import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { userEvents } from '@touchline/contracts/events';
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
const password = 'corner flag in the rain';

beforeAll(async () => {
  harness = await serviceHarness();
  const { bus, cache, files, mail, authenticate, logger, clock } = harness;
  identity = await harness.run(
    createIdentity({
      ...{ bus, cache, files, mail, authenticate, logger, clock },
      connection: await harness.database.connect(),
      deadLetters: createMemoryDeadLetters(),
      limits: withoutThrottles(identityRates),
      secretKey: randomBytes(32).toString('hex'),
      factorKey: randomBytes(32).toString('hex'),
      proofKey: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
      origin: 'http://localhost:3000',
    }),
  );
});
afterAll(() => harness?.close());

let count = 0;
const person = async () => {
  count += 1;
  const email = `signed.in${count}@example.com`;
  const body = { email, password, name: 'Davi Adeyinka', profile_type: 'player', accepts_terms: true };
  const { data } = await identity.call(null, 'registerUser', { body });
  return { email, user: data.session.user_id as string, session: data.session.token_hash as string };
};
const signIn = async (email: string): Promise<string> =>
  (await identity.call(null, 'createSession', { body: { email, password } })).data.session.token_hash;
const living = async (...hashes: readonly string[]): Promise<readonly boolean[]> =>
  Promise.all(
    hashes.map(async (token_hash) => {
      const { data } = await identity.call(null, 'resolveSession', { body: { token_hash } });
      return data !== null;
    }),
  );
const staff = (user = 'usr_staff', agoMs = 0) =>
  actorOf(user, null, {
    is_admin: true,
    authenticated_at: new Date(harness.clock().getTime() - agoMs).toISOString(),
  });
const end = (user_id: string, by = staff()) => identity.call(by, 'endUserSessions', { params: { user_id } });

it('staff end all sessions of one person: nobody else’s, and the account stays as it is', async () => {
  const [davi, luis] = [await person(), await person()];
  const second = await signIn(davi.email);
  expect(await living(davi.session, second, luis.session)).toEqual([true, true, true]);
  const { status, data } = await end(davi.user);
  expect(status).toBe(200);
  expect(data).toMatchObject({ id: davi.user, suspended_at: null, verification_status: 'pending' });
  expect(data.history.at(-1)).toMatchObject({ what: 'All sessions ended', by: 'usr_staff' });
  expect(await living(davi.session, second, luis.session)).toEqual([false, false, true]);
  expect(await living(await signIn(davi.email))).toEqual([true]);
});

it('AccessDeniedException, FreshAuthenticationRequired, UserNotFoundException: then no session ends', async () => {
  const { user, session } = await person();
  expect((await end(user, actorOf(user, null))).error).toBe('AccessDeniedException');
  // Whoever is of staff ends the own sessions on the account page, not as a stranger's.
  expect((await end(user, staff(user))).error).toBe('AccessDeniedException');
  expect((await end(user, staff('usr_staff', 15 * 60_000 + 1))).error).toBe('FreshAuthenticationRequired');
  expect((await end('usr_nobody')).error).toBe('UserNotFoundException');
  expect(await living(session)).toEqual([true]);
});

it('everywhere else is signed out at once: the session that asks stays, nobody else’s ends, and twice is once', async () => {
  const [davi, luis] = [await person(), await person()];
  const [second, third] = [await signIn(davi.email), await signIn(davi.email)];
  const { data } = await identity.call(null, 'resolveSession', { body: { token_hash: second } });
  const asking = actorOf(davi.user, null, { session_id: data.session_id });
  for (let time = 0; time < 2; time += 1) {
    expect((await identity.call(asking, 'endOtherSessions', {})).status).toBe(200);
    expect(await living(davi.session, second, third, luis.session)).toEqual([false, true, false, true]);
  }
});

describe('whoever hears of it finds that the session has ended, however slowly that goes:', () => {
  const pinOf = async (email: string): Promise<string> => {
    await identity.call(null, 'forgotPassword', { body: { email } });
    return eventually(() => {
      const mail = harness.messages.findLast(({ to, subject }) => to === email && subject.includes('PIN'));
      return /^(\d{6})$/m.exec(mail?.text ?? '')?.[1] ?? false;
    }, 'the PIN has come');
  };
  const chosen = 'four wet corner flags';
  it.each<[string, string, (who: Awaited<ReturnType<typeof person>>) => Promise<{ readonly status: number }>]>([
    [
      'a new password',
      userEvents.passwordChanged.type,
      ({ user }) =>
        identity.call(actorOf(user, null), 'changePassword', {
          body: { current_password: password, password: chosen },
        }),
    ],
    [
      'a reset of the password',
      userEvents.passwordChanged.type,
      async ({ email }) =>
        identity.call(null, 'resetPassword', { body: { email, pin: await pinOf(email), password: chosen } }),
    ],
    [
      'a closed account',
      userEvents.accountClosed.type,
      ({ user, email }) => identity.call(actorOf(user, null), 'closeAccount', { body: { password, email } }),
    ],
    [
      'a suspension',
      userEvents.suspended.type,
      ({ user }) =>
        identity.call(staff(), 'suspendUser', { params: { user_id: user }, body: { reason: 'Reported by a club.' } }),
    ],
    [
      'a suspension of several',
      userEvents.suspended.type,
      ({ user }) =>
        identity.call(staff(), 'suspendUsers', { body: { users: [{ user_id: user }], reason: 'Reported by a club.' } }),
    ],
    [
      'the end of all others',
      userEvents.sessionsEnded.type,
      ({ user }) => identity.call(actorOf(user, null, { session_id: 'ses_other' }), 'endOtherSessions', {}),
    ],
    ['the end by staff', userEvents.sessionsEnded.type, ({ user }) => end(user)],
  ])('%s', async (_, type, act) => {
    const who = await person();
    const heard: boolean[] = [];
    harness.bus.subscribe({
      group: `heard.${who.user}`,
      topics: ['touchline.user'],
      from: 'end',
      handle: async (event) => {
        if (event.subject === who.user && event.type === type) heard.push(...(await living(who.session)));
      },
    });
    const sessions = (await harness.database.connect()).collection('sessions');
    const remove = sessions.deleteMany.bind(sessions);
    const slow = jest.spyOn(sessions, 'deleteMany').mockImplementation((async (...given: Parameters<typeof remove>) => {
      await wait(100);
      return remove(...given);
    }) as never);
    const { status } = await act(who);
    slow.mockRestore();
    expect(status).toBe(200);
    await eventually(() => expect(heard).toEqual([false]), 'it is heard of');
  });
});
