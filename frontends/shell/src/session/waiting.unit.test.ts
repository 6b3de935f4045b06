import { describe, expect, it } from '@jest/globals';
import { type RoutingIdentity, type RoutingProfile, routeFor } from '@touchline/contracts/policies/routing';
import { accountHref, inboxHref, partOf, partSearch, parts } from './waiting.ts';

const member = (given: Partial<RoutingProfile> = {}, user: 'pending' | 'verified' | 'rejected' = 'verified') => ({
  is_admin: false,
  verification_status: user,
  current: {
    profile_type: 'player' as const,
    onboarding: { status: 'completed' as const },
    verification_status: 'verified' as const,
    is_subscribed: true,
    ...given,
  },
});

describe.each<[string, RoutingIdentity, string | undefined, string]>([
  ['a player in the market', member(), '/inbox', '/profile/user'],
  [
    'a profile that waits',
    member({ verification_status: 'pending' }),
    '/pending-verification?part=inbox',
    '/pending-verification?part=account',
  ],
  [
    'a person who waits',
    member({}, 'pending'),
    '/pending-verification?part=inbox',
    '/pending-verification?part=account',
  ],
  [
    'a profile that was rejected',
    member({ verification_status: 'rejected' }),
    '/access-blocked?part=inbox',
    '/access-blocked?part=account',
  ],
  ['a person who was rejected', member({}, 'rejected'), '/access-blocked?part=inbox', '/access-blocked?part=account'],
  [
    'one pending, one rejected',
    member({ verification_status: 'rejected' }, 'pending'),
    '/pending-verification?part=inbox',
    '/pending-verification?part=account',
  ],
  ['staff', { is_admin: true, verification_status: 'verified', current: null }, undefined, '/admin/profile'],
])('%s', (_, identity, inbox, account) => {
  it('finds the inbox and the account where the guards let it', () => {
    expect(inboxHref(identity)).toBe(inbox);
    expect(accountHref(identity)).toBe(account);
    for (const href of [inboxHref(identity), accountHref(identity)])
      if (href) expect(routeFor(identity, href).kind).toBe('page');
  });
});

it('has no place for notices before anything is submitted, or without a plan', () => {
  expect(inboxHref(member({ onboarding: { status: 'pending' } }, 'pending'))).toBeUndefined();
  expect(inboxHref(member({ is_subscribed: false }))).toBeUndefined();
});

it('reads the part that was written, and the state for anything else', () => {
  for (const part of parts) expect(partOf(partSearch(part))).toBe(part);
  for (const search of ['', '?part=', '?part=offers', '?other=inbox']) expect(partOf(search)).toBe('status');
});
