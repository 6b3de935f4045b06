import { setUpFactor } from '../../apps/api-client/authenticator.ts';
import type { AccessFixture } from './access.fixtures.ts';
import { done, password } from './access.people.fixtures.ts';
import type { Prepare } from './access.repeats.fixtures.ts';
import type { Ask } from './access.requests.fixtures.ts';

const lost = (fixture: AccessFixture) => ({ user_id: fixture.applicant.user });
const asking = { reason: 'The phone was stolen, seen on video.' };
const withCode: Ask = () => ({ body: { password, code: 'wrong' } });

export const secondFactorRequests: Readonly<Record<string, Ask>> = {
  loginSecondFactor: () => ({ body: { code: 'wrong' } }),
  getSecondFactor: () => ({}),
  beginSecondFactor: () => ({}),
  confirmSecondFactor: () => ({ body: { code: 'wrong' } }),
  beginPasskey: () => ({}),
  addPasskey: () => ({ body: { name: 'My phone', response: '{}' } }),
  removePasskey: () => ({ params: { passkey_id: 'pky_0' } }),
  beginPasskeySignIn: () => ({}),
  loginPasskey: () => ({ body: { response: '{}' } }),
  renewRecoveryCodes: withCode,
  switchOffSecondFactor: withCode,
  askFactorRemoval: ({ fixture }) => ({ params: lost(fixture), body: asking }),
  confirmFactorRemoval: ({ fixture }) => ({ params: lost(fixture) }),
  dropFactorRemoval: ({ fixture }) => ({ params: lost(fixture) }),
};

export const secondFactorDoneAgain: Readonly<Record<string, string>> = {
  loginSecondFactor: 'As a sign-in; and its code counts once, by itself.',
  beginPasskey: 'A challenge is never kept: each time there is a new one.',
  beginPasskeySignIn: 'A challenge is never kept: each time there is a new one.',
  loginPasskey: 'As a sign-in; and its challenge counts once, by itself.',
  addPasskey: 'Its challenge counts once, by itself; what a device answers is shown in the journey.',
  removePasskey: 'Removed is removed; the passkey that it needs comes from a device, shown in the journey.',
  beginSecondFactor: 'A secret is never kept: each time there is a new one, and the newest counts.',
  confirmSecondFactor: 'Switched on is switched on; the codes that it shows are kept by nobody.',
  renewRecoveryCodes: 'The code that it takes counts once, by itself; the codes that it shows are kept by nobody.',
};

/** Somebody who has lost a second factor. */
const loser = async (fixture: AccessFixture) => {
  const { client, user } = await fixture.people.registered('player', false);
  await setUpFactor(client);
  return { user_id: user };
};

export const secondFactorPrepared: Readonly<Record<string, Prepare>> = {
  askFactorRemoval: async (_, fixture) => ({
    client: fixture.who.staff.client,
    asked: { params: await loser(fixture), body: asking },
  }),
  confirmFactorRemoval: async (_, fixture) => {
    const params = await loser(fixture);
    const { client } = await fixture.people.staff('Nora');
    await done(client.send('POST', `/admin/users/${params.user_id}/second-factor/removal`, asking));
    return { client: fixture.who.staff.client, asked: { params } };
  },
  switchOffSecondFactor: async (_, fixture) => {
    const { client } = await fixture.people.registered('player', false);
    const { recovery } = await setUpFactor(client);
    const again = { password, code: recovery[0] };
    const { recovery_codes } = await done(client.send('POST', '/me/second-factor/recovery-codes', again));
    return { client, asked: { body: { password, code: recovery_codes[0] } } };
  },
};
