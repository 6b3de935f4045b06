import { setUpFactor } from '../../apps/api-client/authenticator.ts';
import { done, password } from './access.people.fixtures.ts';
import type { Prepare } from './access.repeats.fixtures.ts';
import type { Ask } from './access.requests.fixtures.ts';

const withCode: Ask = () => ({ body: { password, code: 'wrong' } });

export const secondFactorRequests: Readonly<Record<string, Ask>> = {
  loginSecondFactor: () => ({ body: { code: 'wrong' } }),
  getSecondFactor: () => ({}),
  beginSecondFactor: () => ({}),
  confirmSecondFactor: () => ({ body: { code: 'wrong' } }),
  renewRecoveryCodes: withCode,
  switchOffSecondFactor: withCode,
};

export const secondFactorDoneAgain: Readonly<Record<string, string>> = {
  loginSecondFactor: 'As a sign-in; and its code counts once, by itself.',
  beginSecondFactor: 'A secret is never kept: each time there is a new one, and the newest counts.',
  confirmSecondFactor: 'Switched on is switched on; the codes that it shows are kept by nobody.',
  renewRecoveryCodes: 'The code that it takes counts once, by itself; the codes that it shows are kept by nobody.',
};

export const secondFactorPrepared: Readonly<Record<string, Prepare>> = {
  switchOffSecondFactor: async (_, fixture) => {
    const { client } = await fixture.people.registered('player', false);
    const { recovery } = await setUpFactor(client);
    const again = { password, code: recovery[0] };
    const { recovery_codes } = await done(client.send('POST', '/me/second-factor/recovery-codes', again));
    return { client, asked: { body: { password, code: recovery_codes[0] } } };
  },
};
