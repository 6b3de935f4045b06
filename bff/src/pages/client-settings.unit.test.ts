import { expect, it } from '@jest/globals';
import '@touchline/contracts/values';
import { clientSettings } from './client-settings.ts';

const messageOf = (json: string): string => clientSettings.safeParse(json).error?.issues[0]?.message ?? '';

it('are none unless set', () => expect(clientSettings.parse(undefined)).toEqual({}));
it('are taken part by part', () =>
  expect(clientSettings.parse('{"redirect":{"logout":"/"}}')).toEqual({ redirect: { logout: '/' } }));
it.each([
  ['no JSON', '{', 'Not JSON'],
  ['a name that isn’t known', '{"token_store":"local"}', 'Not known here: token_store.'],
  ['a token without a place', '{"mode":"token"}', 'The client is not configured: the token storage.'],
])('%s is refused at the start', (_, json, message) => expect(messageOf(json)).toBe(message));
