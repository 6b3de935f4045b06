import { describe, expect, it } from '@jest/globals';
import { spec } from '@touchline/platform/domain';
import { stateData } from './published.ts';
import type { UserEvent } from './state.ts';
import { type UserCommand, userDecider } from './user.ts';

const given = spec(userDecider);
const now = '2026-11-19T08:00:00.000Z';
const registered: UserEvent = {
  ...{ type: 'UserRegistered', user_id: 'usr_1', email: 'Davi@example.com', name: 'Davi', password_hash: 'h' },
  ...{ is_admin: false, profile_type: 'player', email_token: null, at: now },
};
const closed: UserEvent = { type: 'AccountClosed', at: now };
const close = (typed: string): UserCommand => ({ type: 'CloseAccount', typed, now });
const forget = (sent: boolean, at = now): UserCommand => ({ type: 'ForgetFarewell', sent, now: at });

describe('closing an account', () => {
  it('wants its address typed, however it is written', () => {
    given(registered).when(close(' davi@EXAMPLE.com ')).then(closed);
    given(registered).when(close('davi@example.org')).thenRejects('ValidationFailed');
  });
  it('is for good: closed again it stays closed, and nothing else is done with it', () => {
    given(registered, closed).when(close('davi@example.com')).thenNothing();
    given(registered, closed).when({ type: 'ChangeName', name: 'X', now }).thenRejects('UserNotFoundException');
  });
  it('leaves nothing of the person but where the last message goes, until it is sent', () => {
    given(registered, closed)
      .when(forget(true))
      .thenState((user) => expect(JSON.stringify(user)).not.toMatch(/davi/i));
    given(registered, closed).when(forget(false, '2026-11-20T07:59:59.999Z')).thenNothing();
    given(registered, closed).when(forget(false, '2026-11-20T08:00:00.000Z')).then({
      type: 'FarewellForgotten',
      at: '2026-11-20T08:00:00.000Z',
    });
  });
  it('tells others of nobody: out of everything for good', () => {
    const state = [registered, closed].reduce(userDecider.evolve, userDecider.initialState);
    expect(stateData(state).user).toEqual({
      ...{ user_id: 'usr_1', name: 'Former member', email: '', is_admin: false, email_verified_at: null },
      ...{ verification_status: 'pending', rejection: null, identification: 'none', default_profile_id: null },
      ...{ suspended_at: now, closed_at: now },
    });
  });
});
