import { describe, expect, it } from '@jest/globals';
import { clientOverrides, clientSettingsOf, parseClientSettings, standardClient } from './client.ts';

/** Settings from which anything can be taken. */
type Loose = Record<string, Record<string, unknown> | undefined>;

describe('the settings of the client', () => {
  it('are the standard where nothing is said', () => expect(clientSettingsOf()).toEqual(standardClient));

  it('take the place of the standard part by part', () => {
    const set = clientSettingsOf({ mode: 'token', token_storage: 'session', endpoints: { user: '/whoami' } });
    expect(set).toEqual({
      ...standardClient,
      mode: 'token',
      token_storage: 'session',
      endpoints: { ...standardClient.endpoints, user: '/whoami' },
    });
  });

  const without = (remove: (settings: Loose) => unknown): unknown => {
    const settings = structuredClone(standardClient) as unknown as Loose;
    remove(settings);
    return settings;
  };
  it.each<[string, (settings: Loose) => unknown]>([
    ['the base of the API', (s) => delete s['base_url']],
    ['the login endpoint', (s) => delete s['endpoints']?.['login']],
    ['the logout endpoint', (s) => delete s['endpoints']?.['logout']],
    ['the user endpoint', (s) => delete s['endpoints']?.['user']],
    ['the CSRF endpoint', (s) => delete s['endpoints']?.['csrf']],
    ['the CSRF cookie', (s) => delete s['csrf']?.['cookie']],
    ['the CSRF header', (s) => delete s['csrf']?.['header']],
    ['the redirect settings', (s) => delete s['redirect']],
    ['the redirect settings', (s) => delete s['redirect']?.['login']],
    ['the token storage', (s) => Object.assign(s, { mode: 'token' })],
  ])('without %s are refused, by name', (name, remove) => {
    expect(() => parseClientSettings(without(remove))).toThrow(`The client is not configured: ${name}.`);
  });

  it('name everything that is missing at once', () => {
    const settings = without((s) => {
      delete s['endpoints']?.['login'];
      delete s['csrf'];
    });
    expect(() => parseClientSettings(settings)).toThrow('the login endpoint, the CSRF cookie and header.');
  });

  it('know no others', () => {
    expect(clientOverrides.safeParse({ base_uri: '/api' }).success).toBe(false);
    expect(clientOverrides.safeParse({ endpoints: { login: 'login' } }).success).toBe(false);
  });
});
