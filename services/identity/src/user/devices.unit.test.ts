import { describe, expect, it } from '@jest/globals';
import { spec } from '@touchline/platform/domain';
import { forgottenAfterMs, maxDevices, type UseDevice } from './devices.ts';
import { published } from './published.ts';
import type { Registered, User, UserEvent } from './state.ts';
import { userDecider } from './user.ts';

const given = spec(userDecider);
const now = '2026-11-19T08:00:00.000Z';
const after = (ms: number): string => new Date(Date.parse(now) + ms).toISOString();
const hour = 3_600_000;
const chrome = { browser: 'Chrome', system: 'Windows' } as const;

const registered: UserEvent = {
  ...{ type: 'UserRegistered', user_id: 'usr_1', email: 'davi@example.com', name: 'Davi', password_hash: 'h' },
  ...{ is_admin: false, profile_type: 'player', email_token: null, at: now },
};
const use = (digest: string | null, at = now): UseDevice => ({ type: 'UseDevice', digest, ...chrome, now: at });
const used = (digest: string, at = now): UserEvent => ({ type: 'DeviceUsed', digest, at });
const told = (digest: string | null, at = now): UserEvent => ({ type: 'NewDeviceUsed', digest, ...chrome, at });
const digests = (check: (digests: readonly string[] | undefined) => void) => (user: User) =>
  check((user as Registered).devices?.map(({ digest }) => digest));

describe('a sign-in', () => {
  it('on the first device that the account learns is not told', () =>
    given(registered).when(use('phone')).then(used('phone')));
  it('on another device is told, once', () => {
    given(registered, used('phone')).when(use('laptop')).then(told('laptop'));
    given(registered, used('phone'), told('laptop')).when(use('laptop')).thenNothing();
  });
  it('of a client that keeps no cookies is told each time, and never before a device is known', () => {
    given(registered).when(use(null)).thenNothing();
    given(registered, used('phone')).when(use(null)).then(told(null));
    given(registered, used('phone'), told(null)).when(use(null)).then(told(null));
    given(registered, used('phone'))
      .when(use(null))
      .thenState(digests((known) => expect(known).toEqual(['phone'])));
  });
  it('counts as use of its device, noted once a day', () => {
    given(registered, used('phone'))
      .when(use('phone', after(23 * hour)))
      .thenNothing();
    given(registered, used('phone'))
      .when(use('phone', after(24 * hour)))
      .then(used('phone', after(24 * hour)));
  });
});

describe('a device is forgotten', () => {
  it('after a year without a sign-in', () => {
    given(registered, used('phone'))
      .when(use('phone', after(forgottenAfterMs - 1)))
      .then(used('phone', after(forgottenAfterMs - 1)));
    given(registered, used('phone'))
      .when(use('phone', after(forgottenAfterMs)))
      .then(told('phone', after(forgottenAfterMs)));
  });
  it('when newer ones fill the list: those used last stay', () => {
    const many = Array.from({ length: maxDevices }, (_, i) => used(`device ${i}`));
    given(registered, ...many, used('device 0', after(24 * hour)))
      .when(use('another', after(25 * hour)))
      .thenState(
        digests((known) => {
          expect(known).toHaveLength(maxDevices);
          expect(known).not.toContain('device 1');
          expect(known?.slice(-2)).toEqual(['device 0', 'another']);
        }),
      );
  });
  it.each<[string, UserEvent]>([
    ['a new password', { type: 'PasswordChanged', password_hash: 'n', how: 'password', at: now }],
    ['an address that is put back', { type: 'EmailChangeUndone', email: 'd@example.org', password_hash: 'n', at: now }],
  ])('with %s, and the next sign-in is told', (_, event) => {
    given(registered, used('phone'), event).when(use('phone')).then(told('phone'));
    // Who was never known by a device isn't told of the first one either.
    given(registered, event).when(use('phone')).then(used('phone'));
  });
});

it('neighbours read what was new, and nothing of digests or of what was known', () => {
  const user = given(registered, used('phone')).state();
  expect(published(used('phone'), user, user)).toBeNull();
  expect(published(told('laptop'), user, user)).toMatchObject({
    type: 'touchline.user.new-device-used.v1',
    data: { happened: chrome },
  });
  expect(JSON.stringify(published(told('laptop'), user, user))).not.toMatch(/laptop|phone/);
});
