import { describe, expect, it } from '@jest/globals';
import { spec } from '@touchline/platform/domain';
import type { Registered, User, UserEvent } from './state.ts';
import { type UserCommand, userDecider } from './user.ts';

const given = spec(userDecider);
const now = '2026-11-19T08:00:00.000Z';
const registered: UserEvent = {
  ...{ type: 'UserRegistered', user_id: 'usr_1', email: 'davi@example.com', name: 'Davi', password_hash: 'h' },
  ...{ is_admin: false, profile_type: 'player', email_token: null, at: now },
};
const requested: UserEvent = { type: 'DataRequested', export_id: 'exp_1', at: now };
const over = '2026-11-26T08:00:00.000Z';
const ready: UserEvent = { type: 'DataReady', export_id: 'exp_1', bytes: 7, expires_at: over, at: now };
const ask = (export_id: string, at = now): UserCommand => ({ type: 'RequestData', export_id, now: at });
const note = (export_id: string): UserCommand => ({ type: 'NoteDataReady', export_id, bytes: 7, now });
const remove = (at: string): UserCommand => ({ type: 'RemoveData', export_id: 'exp_1', now: at });

describe('an archive of all that is kept', () => {
  it('is one at a time, while it is made and while it can be fetched', () => {
    given(registered).when(ask('exp_1')).then(requested);
    given(registered, requested).when(ask('exp_2', '2026-11-21T07:59:59.999Z')).thenRejects('StaleVersion');
    given(registered, requested, ready).when(ask('exp_2', '2026-11-26T07:59:59.999Z')).thenRejects('StaleVersion');
  });
  it('is asked for anew once it is over, or was not made within two days', () => {
    const anew = (at: string): UserEvent => ({ type: 'DataRequested', export_id: 'exp_2', at });
    for (const at of ['2026-11-21T08:00:00.000Z', over]) {
      const before = at === over ? [requested, ready] : [requested];
      given(registered, ...before)
        .when(ask('exp_2', at))
        .then(anew(at));
    }
  });
  it('is ready once, for seven days', () => {
    given(registered, requested).when(note('exp_1')).then(ready);
    given(registered, requested, ready).when(note('exp_1')).thenNothing();
    // Another one was asked for meanwhile.
    given(registered, requested).when(note('exp_0')).thenNothing();
  });
  it('is gone with its last moment', () => {
    given(registered, requested, ready).when(remove('2026-11-26T07:59:59.999Z')).thenNothing();
    given(registered, requested, ready)
      .when(remove(over))
      .thenState((user: User) => expect((user as Registered).data_export).toBeNull());
  });
});
