import { describe, expect, it } from '@jest/globals';
import { verification } from '@touchline/platform/domain';
import { evolve } from './evolve.ts';
import type { Registered, UserEvent } from './state.ts';

const at = '2026-11-19T08:00:00.000Z';
const rejection = { reason: 'Blurred.', kind: 'fixable', at } as const;
const account = {
  status: 'registered',
  user_id: 'usr_1',
  email: 'davi@example.com',
  email_key: 'davi@example.com',
  left_addresses: [],
  email_keys: ['davi@example.com'],
  email_change: null,
  name: 'Davi',
  password_hash: 'h',
  is_admin: false,
  registered_at: at,
  pin: null,
  staff_note: null,
  identification: null,
  default_profile_id: null,
  devices: null,
  second_factor: null,
  factor_setup: null,
  identification_served_at: null,
  data_export: null,
  history: [],
} as const;
const confirmed = { email_verified_at: at, email_token: null } as const;
const active = { suspended_at: null, suspension_reason: null } as const;
const verified = { ...verification.verified, waiting_since: null } as const;
const token = { nonce: 'n', hash: 'h', expires_at: at };

/** What doesn't compile here is what no rule has to check: a directive without an error fails the build. */
describe('a user', () => {
  it('can’t be verified and rejected', () => {
    const user: Registered = { ...account, ...confirmed, ...active, ...verified };
    // @ts-expect-error a verified person has no rejection
    const both: Registered = { ...account, ...confirmed, ...active, ...verified, rejection };
    // @ts-expect-error a rejected person has one
    const none: Registered = { ...account, ...confirmed, ...active, ...verified, verification_status: 'rejected' };
    expect([user, both, none]).toHaveLength(3);
  });
  it('waits for staff only while pending', () => {
    const user: Registered = { ...account, ...confirmed, ...active, ...verification.pending, waiting_since: at };
    // @ts-expect-error there is nothing left to decide
    const decided: Registered = { ...account, ...confirmed, ...active, ...verified, waiting_since: at };
    expect([user, decided]).toHaveLength(2);
  });
  it('can’t have a token for an address that is confirmed', () => {
    // @ts-expect-error the token went with the confirmation
    const user: Registered = { ...account, ...active, ...verified, email_verified_at: at, email_token: token };
    expect(user).toBeDefined();
  });
  it('has no reason of a suspension without one', () => {
    // @ts-expect-error nobody suspended this person
    const user: Registered = { ...account, ...confirmed, ...verified, suspended_at: null, suspension_reason: 'No.' };
    expect(user).toBeDefined();
  });
});

describe('an event that can’t be', () => {
  const user: Registered = { ...account, ...confirmed, ...active, ...verified };
  const registered: UserEvent = {
    ...{ type: 'UserRegistered', user_id: 'usr_1', email: 'davi@example.com', name: 'Davi', password_hash: 'h' },
    ...{ is_admin: false, profile_type: 'player', email_token: null, at },
  };
  const requested: UserEvent = { type: 'ConfirmationRequested', email_token: token, at };
  it.each([
    ['of nobody', { status: 'none' } as const, { type: 'EmailVerified', at } as const],
    ['a second registration', user, registered],
    ['a token for a confirmed address', user, requested],
    ['a try without a change of address', user, { type: 'EmailCodeTried', at } as const],
    ['a try without a PIN', user, { type: 'PinTried', at } as const],
  ])('%s throws', (_, state, event) => expect(() => evolve(state, event)).toThrow(event.type));
});
