import { describe, expect, it } from '@jest/globals';
import { standardClient } from '@touchline/contracts/protocol/client';
import { landingOf, leavingTo, login, logout } from './sign-in.ts';

const somebody = { identity: { id: 'usr_1' } } as unknown as Parameters<typeof login>[0];
const nobody = { identity: null };

describe('signing in and out', () => {
  it('is refused to whoever is signed in already', async () => {
    await expect(login(somebody, { email: 'davi@example.com', password: 'x' })).rejects.toThrow(
      'User is already authenticated',
    );
  });

  it('has nothing to end for a guest', async () => {
    await expect(logout(nobody)).rejects.toThrow('User is not authenticated');
  });
});

const withRedirect = (redirect: Partial<typeof standardClient.redirect>) => ({
  redirect: { ...standardClient.redirect, ...redirect },
});

describe('where a sign-in leads', () => {
  it.each([
    ['to where the settings say', null, '/inbox'],
    ['back to where one was sent from', '/offers?status=open', '/offers?status=open'],
    ['never to another site', '//elsewhere.example', '/'],
  ])('%s', (_, from, to) => expect(landingOf(withRedirect({ login: '/inbox' }), from)).toBe(to));
});

describe('where a sign-out leads', () => {
  it.each([
    ['by oneself: where the settings say', {}, null, '/login'],
    ['found to be over: the place is kept', {}, '/offers?a=1', '/login?redirect=%2Foffers%3Fa%3D1'],
    ['found to be over on the home page', {}, '/', '/login'],
    ['found to be over, nothing kept', { keep_place: false }, '/offers', '/login'],
    ['found to be over: another place to sign in', { unauthenticated: '/welcome' }, '/', '/welcome'],
    ['found to be over, like every other', { if_unauthenticated: false, logout: '/bye' }, '/offers', '/bye'],
    ['never to another site', {}, 'https://elsewhere.example', '/login'],
  ] as const)('%s', (_, redirect, from, to) => expect(leavingTo(withRedirect(redirect), from)).toBe(to));
});
