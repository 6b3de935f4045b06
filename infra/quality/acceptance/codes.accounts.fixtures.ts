import { describe, expect, it } from '@jest/globals';
import type { ApiClient, Reply } from '../../apps/api-client/api-client.ts';
import { setUpFactor } from '../../apps/api-client/authenticator.ts';
import { programClient } from '../../apps/api-client/caller.ts';
import { browserClient } from '../testkit/browser-client.ts';
import { done, harness, messageTo, password, refuses, register, staff } from './codes.fixtures.ts';

/** Codes of accounts: coming in, staying in, and what a request must be. */
export const accountCodes = (): void =>
  describe('accounts', () => {
    it('UserEmailTaken, InvalidCredentials, Unauthenticated, ValidationFailed, NotFound', async () => {
      const { email, client } = await register('player');
      const guest = browserClient(harness.product.address);
      await refuses(
        'UserEmailTaken',
        guest.send('POST', '/register', {
          email,
          password,
          name: 'Somebody',
          profile_type: 'player',
          accepts_terms: true,
        }),
      );
      await refuses('InvalidCredentials', guest.send('POST', '/login', { email, password: 'not this one' }));
      await refuses('Unauthenticated', guest.send('GET', '/me'));
      await refuses('ValidationFailed', client.send('PUT', '/me/name', { name: '' }));
      await refuses('NotFound', client.send('GET', '/nothing/here'));
      await refuses('NotFound', client.send('POST', '/sessions/resolve', { token_hash: 'f'.repeat(64) }));
    });
    it('CsrfTokenMismatch: without the token, with another’s, from another origin', async () => {
      const { client } = await register('player');
      const other = await register('player');
      await refuses('CsrfTokenMismatch', client.send('PUT', '/me/name', { name: 'Davi' }, { 'x-csrf-token': '' }));
      const stolen = decodeURIComponent(other.client.cookies.get('touchline-csrf') ?? '');
      await refuses('CsrfTokenMismatch', client.send('PUT', '/me/name', { name: 'Davi' }, { 'x-csrf-token': stolen }));
      await refuses(
        'CsrfTokenMismatch',
        client.send('PUT', '/me/name', { name: 'Davi' }, { origin: 'https://evil.example' }),
      );
      await refuses(
        'CsrfTokenMismatch',
        client.send('PUT', '/me/name', { name: 'Davi' }, { 'sec-fetch-site': 'cross-site' }),
      );
    });
    it('InvalidEmailTokenException, InvalidPasswordPinException, InvalidPasswordPin, InvalidAuthenticationException', async () => {
      const { email, client } = await register('player');
      await refuses('InvalidEmailTokenException', client.send('POST', '/verify-email', { token: 'x'.repeat(43) }));
      const guest = browserClient(harness.product.address);
      await refuses(
        'InvalidPasswordPinException',
        guest.send('POST', '/forgot-password/check', { email, pin: '123456' }),
      );
      await refuses(
        'InvalidPasswordPin',
        guest.send('POST', '/reset-password', { email, pin: '123456', password: 'another one for later' }),
      );
      await refuses(
        'InvalidAuthenticationException',
        client.send('PUT', '/me/password', { current_password: 'wrong', password: 'another one for later' }),
      );
    });
    it('LastMemberOfStaff', async () => {
      const body = { password, email: 'staff@example.com' };
      await refuses('LastMemberOfStaff', staff.send('POST', '/me/close', body));
    });
    it('OwnEmailNotAllowedException, InvalidEmailChangeCodeException, UserHasBeenTakenException', async () => {
      const { email, client } = await register('player');
      const other = await register('player');
      const ask = (address: string) => client.send('POST', '/me/email-change', { email: address, password });
      await refuses('OwnEmailNotAllowedException', ask(email.toUpperCase()));
      await done(ask(other.email));
      const { text } = await messageTo(other.email, 'Your code for a new email address');
      const code = /^\d{6}$/m.exec(text)?.[0] ?? '';
      const confirm = (typed: string) => client.send('POST', '/me/email-change/confirm', { code: typed });
      await refuses('InvalidEmailChangeCodeException', confirm(code === '000000' ? '111111' : '000000'));
      await refuses('UserHasBeenTakenException', confirm(code));
    });
    it('SecondFactorRequired, InvalidSecondFactorCode, SignInExpired, InvalidPasskey: a sign-in in two steps, as a browser and as a program', async () => {
      const { email, client } = await register('player');
      const { code, recovery } = await setUpFactor(client);
      const guest = browserClient(harness.product.address);
      const step = (who: ApiClient, code: string, more: object = {}) =>
        who.send('POST', '/login/second-factor', { code, ...more });
      await refuses('SignInExpired', step(guest, recovery[0] ?? ''));
      const { details } = await refuses('SecondFactorRequired', guest.send('POST', '/login', { email, password }));
      expect(details).toMatchObject({ methods: ['app', 'recovery-code'], token: null });
      // The code that set it up has been used.
      await refuses('InvalidSecondFactorCode', step(guest, code));
      await refuses('InvalidPasskey', guest.send('POST', '/login/passkey', { response: '{}' }));
      await refuses('Unauthenticated', guest.send('GET', '/me'));
      await refuses('SignInExpired', step(browserClient(harness.product.address), recovery[0] ?? ''));
      expect((await done(step(guest, recovery[0] ?? ''))).user.email).toBe(email);
      await done(guest.send('GET', '/me'));
      expect([...guest.cookies.keys()]).not.toContain('touchline-challenge');
      const program = programClient({ address: harness.product.address });
      const asked = await refuses('SecondFactorRequired', program.send('POST', '/login', { email, password }));
      const { token } = asked.details as { readonly token: string };
      await refuses('InvalidSecondFactorCode', step(program, recovery[0] ?? '', { token }));
      expect((await done(step(program, recovery[1] ?? '', { token }))).token).toMatch(/^[\w-]{43}$/);
      await done(program.send('GET', '/me'));
    });
    it('SecondFactorSetupRequired: of staff, where it is required of them, whatever of staff’s they do', async () => {
      const email = 'nora@example.com';
      await harness.product.identity.makeAdmin({ email, name: 'Nora Lindgren', password });
      const nora = browserClient(harness.product.address);
      harness.requireStaffFactor(true);
      try {
        const { user } = await done(nora.send('POST', '/login', { email, password }));
        expect(user).toMatchObject({ is_admin: true, second_factor: { on: false, required: true } });
        await refuses('SecondFactorSetupRequired', nora.send('GET', '/admin/users'));
        await refuses('SecondFactorSetupRequired', nora.send('GET', '/admin/overview'));
        await refuses('SecondFactorSetupRequired', nora.send('POST', '/admin/plans/pln_1/archive'));
        await setUpFactor(nora);
        await done(nora.send('GET', '/admin/users'));
      } finally {
        harness.requireStaffFactor(false);
      }
    });
    it('TooManyRequests, with the time to wait', async () => {
      const guest = browserClient(harness.product.address);
      harness.throttle(true);
      const tries = await Promise.all(
        Array.from({ length: 11 }, () => guest.send('POST', '/login', { email: 'many@example.com', password: 'x' })),
      );
      harness.throttle(false);
      const refused = tries.filter((t) => t.error === 'TooManyRequests');
      expect(refused.length).toBeGreaterThan(0);
      expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
      await refuses('TooManyRequests', Promise.resolve(refused[0] as Reply));
    });
    it('FileTooLarge, FileTypeNotAllowed', async () => {
      const { client } = await register('player');
      await refuses(
        'FileTooLarge',
        client.upload('/me/identification?kind=passport', Buffer.alloc(10 * 1024 * 1024 + 1)),
      );
      await refuses(
        'FileTypeNotAllowed',
        client.upload('/me/identification?kind=passport', Buffer.from('<svg/>'), 'passport.png'),
      );
    });
  });
