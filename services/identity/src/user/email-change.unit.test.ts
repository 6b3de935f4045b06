import { describe, expect, it } from '@jest/globals';
import { spec } from '@touchline/platform/domain';
import { maxCodeTries, pendingChange } from './email-change.ts';
import type { Registered, SentSecret, UserEvent } from './state.ts';
import { type UserCommand, userDecider } from './user.ts';

const given = spec(userDecider);
const now = '2026-11-19T08:00:00.000Z';
const later = '2026-11-19T08:30:00.000Z';
const nextWeek = '2026-11-26T08:00:00.000Z';
const secret = (hash: string, expires_at = later): SentSecret => ({ nonce: 'n', hash, expires_at });

const registered: UserEvent = {
  ...{ type: 'UserRegistered', user_id: 'usr_1', email: 'Davi@example.com', name: 'Davi', password_hash: 'h' },
  ...{ is_admin: false, profile_type: 'player', email_token: secret('token'), at: now },
};
const confirmed: UserEvent = { type: 'EmailVerified', at: now };
const before = [registered, confirmed];
const requested = (email = 'Davi@new.example'): UserEvent => ({
  ...{ type: 'EmailChangeRequested', email, code: secret('code'), at: now },
});
const changed = (email: string, undo: string | null, at = now, expires_at = nextWeek): UserEvent => ({
  ...{ type: 'EmailChanged', email, undo: undo === null ? null : secret(undo, expires_at), at },
});
const tried: UserEvent = { type: 'EmailCodeTried', at: now };
const change: UserCommand = { type: 'ChangeEmail', hash: 'code', undo: secret('undo', nextWeek), now };
const undo = (hash: string, at = now): UserCommand => ({
  ...{ type: 'UndoEmailChange', hash, password_hash: 'nobody knows', now: at },
});
const after = (...events: UserEvent[]) => given(...before, ...events).state() as Registered;
const undone = (hash: string, ...events: UserEvent[]) =>
  after(
    ...events,
    ...given(...before, ...events)
      .when(undo(hash))
      .events(),
  );

describe('asking for a new address', () => {
  const ask = (email: string): UserCommand => ({ type: 'RequestEmailChange', email, code: secret('code'), now });
  it('OwnEmailNotAllowedException: the own one, in any letter case', () =>
    given(...before)
      .when(ask('DAVI@EXAMPLE.COM'))
      .thenRejects('OwnEmailNotAllowedException'));
  it('leaves the address as it is until the code comes, and the newest request counts', () => {
    const asked = after(requested(), tried, {
      ...{ type: 'EmailChangeRequested', email: 'davi@third.example', code: secret('third'), at: now },
    });
    expect(asked.email).toBe('Davi@example.com');
    expect(pendingChange(asked, now)).toMatchObject({ email: 'davi@third.example', tries: 0 });
    given(
      ...before,
      requested(),
      ...given(...before, requested())
        .when(ask('davi@third.example'))
        .events(),
    )
      .when({ ...change, hash: 'other' } as UserCommand)
      .thenRejects('InvalidEmailChangeCodeException');
  });
  it('can be cancelled, once or twice', () => {
    const cancel: UserCommand = { type: 'CancelEmailChange', now };
    const cancelled = given(...before, requested())
      .when(cancel)
      .events();
    expect(cancelled).toEqual([{ type: 'EmailChangeCancelled', at: now }]);
    given(...before, requested(), ...cancelled)
      .when(cancel)
      .thenNothing();
    given(...before, requested(), ...cancelled)
      .when(change)
      .thenRejects('InvalidEmailChangeCodeException');
  });
  it('ends with a new password: whoever asked may not be who has it', () =>
    given(...before, requested(), { type: 'PasswordChanged', password_hash: 'new', how: 'pin', at: now })
      .when(change)
      .thenRejects('InvalidEmailChangeCodeException'));
});

describe('the code', () => {
  it('changes the address once, until that very moment', () => {
    const moved = given(...before, requested())
      .when(change)
      .events();
    expect(moved).toEqual([changed('Davi@new.example', 'undo')]);
    given(...before, requested(), ...moved)
      .when(change)
      .thenRejects('InvalidEmailChangeCodeException');
    given(...before, requested())
      .when({ ...change, now: later } as UserCommand)
      .thenRejects('InvalidEmailChangeCodeException');
  });
  it('counts wrong tries and burns with the fifth', () => {
    const attempt = (hash: string): UserCommand => ({ type: 'TryEmailCode', hash, now });
    given(...before)
      .when(attempt('wrong'))
      .thenNothing();
    given(...before, requested())
      .when(attempt('code'))
      .thenNothing();
    given(...before, requested())
      .when(attempt('wrong'))
      .then(tried);
    const fourTries = Array.from({ length: maxCodeTries - 1 }, () => tried);
    given(...before, requested(), ...fourTries)
      .when(change)
      .then(changed('Davi@new.example', 'undo'));
    given(...before, requested(), ...fourTries, tried)
      .when(change)
      .thenRejects('InvalidEmailChangeCodeException');
    expect(pendingChange(after(requested(), ...fourTries, tried), now)).toBeNull();
  });
  it('confirms the new address, and ends a PIN that went to the one before', () => {
    const pin: UserEvent = { type: 'PinRequested', pin: secret('pin'), at: now };
    expect(after(requested(), pin, changed('Davi@new.example', 'undo'))).toMatchObject({
      ...{ email: 'Davi@new.example', email_key: 'davi@new.example', email_verified_at: now, pin: null },
      ...{ email_change: null, email_keys: ['davi@new.example', 'davi@example.com'] },
    });
  });
  it('gives nothing into the hands of an address that was never confirmed', () => {
    given(registered, requested()).when(change).then(changed('Davi@new.example', null));
    const moved = given(registered, requested(), changed('Davi@new.example', null)).state() as Registered;
    expect(moved).toMatchObject({ left_addresses: [], email_keys: ['davi@new.example'], email_verified_at: now });
  });
});

describe('an undo', () => {
  it('puts the address back with a password that nobody knows, once', () => {
    const taken = changed('thief@example.com', 'undo');
    const back = undone('undo', taken, requested());
    expect(back).toMatchObject({
      ...{ email: 'Davi@example.com', email_verified_at: now, password_hash: 'nobody knows', email_change: null },
      ...{ left_addresses: [], email_keys: ['davi@example.com'] },
    });
    given(...before, taken, {
      ...{ type: 'EmailChangeUndone', email: 'Davi@example.com', password_hash: 'x', at: now },
    })
      .when(undo('undo'))
      .thenRejects('InvalidEmailTokenException');
  });
  it('InvalidEmailTokenException: another link, or from its seventh day on', () => {
    given(...before, changed('thief@example.com', 'undo'))
      .when(undo('other'))
      .thenRejects('InvalidEmailTokenException');
    given(...before, changed('thief@example.com', 'undo'))
      .when(undo('undo', nextWeek))
      .thenRejects('InvalidEmailTokenException');
  });
  it('holds however often the address was changed since, and the links of those in between end with it', () => {
    const twice = [changed('thief@example.com', 'owner'), changed('thief@second.example', 'thief')];
    expect(after(...twice).email_keys).toEqual(['thief@second.example', 'davi@example.com', 'thief@example.com']);
    expect(undone('owner', ...twice)).toMatchObject({ email: 'Davi@example.com', left_addresses: [] });
  });
  it('ends them too where the address was left a second time in between', () => {
    const around = [
      ...[changed('thief@example.com', 'owner'), changed('Davi@example.com', 'thief')],
      changed('thief@second.example', 'owner again'),
    ];
    for (const link of ['owner', 'owner again']) expect(undone(link, ...around).left_addresses).toEqual([]);
  });
  it('keeps the link of an address that was left before', () => {
    const moves = [changed('davi@second.example', 'first'), changed('davi@third.example', 'second')];
    expect(undone('second', ...moves)).toMatchObject({
      ...{ email: 'davi@second.example', left_addresses: [{ email: 'Davi@example.com', hash: 'first' }] },
      email_keys: ['davi@second.example', 'davi@example.com'],
    });
  });
});

describe('an address that was left', () => {
  const release: UserCommand = { type: 'ReleaseLeftAddresses', now: nextWeek };
  it('is free for others once its link has expired', () => {
    const moved = changed('davi@new.example', 'undo');
    given(...before, moved)
      .when({ ...release, now } as UserCommand)
      .thenNothing();
    const freed = given(...before, moved)
      .when(release)
      .events();
    expect(freed).toEqual([{ type: 'LeftAddressesReleased', at: nextWeek }]);
    expect(after(moved, ...freed)).toMatchObject({ left_addresses: [], email_keys: ['davi@new.example'] });
    given(...before, moved, ...freed)
      .when(release)
      .thenNothing();
  });
});
