import { describe, expect, it } from '@jest/globals';
import { spec } from '@touchline/infra/domain';
import type { Registered, SentSecret, User, UserEvent } from './state.ts';
import { maxPinTries, type UserCommand, userDecider } from './user.ts';

const given = spec(userDecider);
const now = '2026-11-19T08:00:00.000Z';
const later = '2026-11-19T08:10:00.000Z';
const secret = (hash: string, expires_at = later): SentSecret => ({ nonce: 'n', hash, expires_at });

const registered: UserEvent = {
  type: 'UserRegistered',
  user_id: 'usr_1',
  email: 'Davi@example.com',
  name: 'Davi',
  password_hash: 'h',
  is_admin: false,
  profile_type: 'player',
  email_token: secret('token'),
  at: now,
};
const verifiedEmail: UserEvent = { type: 'EmailVerified', at: now };
const identification = { kind: 'passport', file: 'f', content_type: 'application/pdf', sha256: 's', provided_at: now };
const identified: UserEvent = { type: 'IdentificationProvided', identification, at: now };
const rejected = (kind: 'fixable' | 'final'): UserEvent => ({
  type: 'UserRejected',
  rejection: { reason: 'Blurred.', kind, at: now },
  note: '',
  by: 'usr_staff',
  at: now,
});
const verify = (by = 'usr_staff'): UserCommand => ({ type: 'Verify', by, now });
const state = (check: (user: Registered) => void) => (user: User) => check(user as Registered);

describe('an address', () => {
  const confirm = (hash: string, at = now): UserCommand => ({ type: 'ConfirmEmail', hash, now: at });
  it('is confirmed with its token, until that very moment', () => {
    given(registered)
      .when(confirm('token', '2026-11-19T08:09:59.999Z'))
      .thenState(state((u) => expect(u.email_verified_at).toBe('2026-11-19T08:09:59.999Z')));
    given(registered).when(confirm('token', later)).thenRejects('InvalidEmailTokenException');
  });
  it('InvalidEmailTokenException: another token, or the same once more', () => {
    given(registered).when(confirm('other')).thenRejects('InvalidEmailTokenException');
    given(registered, verifiedEmail).when(confirm('token')).thenRejects('InvalidEmailTokenException');
  });
  it('a new mail is asked for only while it isn’t confirmed', () =>
    given(registered, verifiedEmail)
      .when({ type: 'RequestConfirmation', email_token: secret('x'), now })
      .thenNothing());
});

describe('a PIN', () => {
  const asked: UserEvent = { type: 'PinRequested', pin: secret('pin'), at: now };
  const tried: UserEvent = { type: 'PinTried', at: now };
  const reset: UserCommand = { type: 'ResetPassword', hash: 'pin', password_hash: 'new', now };
  it('sets a new password once', () => {
    const changed = given(registered, asked).when(reset).events();
    expect(changed).toEqual([{ type: 'PasswordChanged', password_hash: 'new', how: 'pin', at: now }]);
    given(registered, asked, ...changed)
      .when(reset)
      .thenRejects('InvalidPasswordPin');
  });
  it('counts wrong tries and burns with the fifth', () => {
    given(registered, asked).when({ type: 'TryPin', hash: 'wrong', now }).then(tried);
    given(registered, asked).when({ type: 'TryPin', hash: 'pin', now }).thenNothing();
    const fourTries = Array.from({ length: maxPinTries - 1 }, () => tried);
    given(registered, asked, ...fourTries)
      .when(reset)
      .thenState(state((u) => expect(u.password_hash).toBe('new')));
    given(registered, asked, ...fourTries, tried)
      .when(reset)
      .thenRejects('InvalidPasswordPin');
  });
  it('InvalidPasswordPin: from its tenth minute on', () =>
    given(registered, asked)
      .when({ ...reset, now: later })
      .thenRejects('InvalidPasswordPin'));
});

describe('staff', () => {
  it('UserDoesntHaveIdentificationException', () =>
    given(registered).when(verify()).thenRejects('UserDoesntHaveIdentificationException'));
  it('verifies once', () => {
    const done = given(registered, identified).when(verify()).events();
    given(registered, identified, ...done)
      .when(verify())
      .thenNothing();
  });
  it('AccessDeniedException: nobody decides on themselves', () => {
    const self: UserCommand[] = [
      verify('usr_1'),
      { type: 'Reject', by: 'usr_1', reason: 'No.', kind: 'final', note: '', profiles: '', now },
      { type: 'Suspend', by: 'usr_1', reason: 'No.', now },
    ];
    for (const command of self) given(registered, identified).when(command).thenRejects('AccessDeniedException');
  });
  it('waits only for what can be decided: a confirmed address, a document, nobody suspended', () => {
    const since = (...events: UserEvent[]) => (given(registered, ...events).state() as Registered).waiting_since;
    const suspended: UserEvent = { type: 'UserSuspended', reason: 'Reported.', by: 'usr_staff', at: now };
    expect(since(identified)).toBeNull();
    expect(since(identified, verifiedEmail)).toBe(now);
    expect(since(identified, verifiedEmail, suspended)).toBeNull();
    expect(since(identified, verifiedEmail, suspended, { type: 'UserReinstated', by: 'usr_staff', at: later })).toBe(
      later,
    );
    expect(since(identified, verifiedEmail, rejected('fixable'))).toBeNull();
  });
});

describe('handing in again', () => {
  const again: UserCommand = { type: 'Resubmit', profiles: 'said', now };
  it('is possible after a rejection that can be mended', () => {
    given(registered, verifiedEmail, identified, rejected('fixable'))
      .when(again)
      .then({ type: 'UserResubmitted', at: now });
    given(registered, verifiedEmail, identified, rejected('final')).when(again).thenRejects('AccessDeniedException');
    given(registered, verifiedEmail, identified).when(again).thenNothing();
  });
  it('needs something that staff have not seen: another file or kind, another name, or what the profiles say', () => {
    const reject: UserCommand = {
      type: 'Reject',
      by: 'usr_staff',
      reason: 'Blurred.',
      kind: 'fixable',
      note: '',
      profiles: 'said',
      now,
    };
    const before = [registered, verifiedEmail, identified];
    const judged = given(...before)
      .when(reject)
      .events();
    const provided = (change: object): UserEvent => ({
      type: 'IdentificationProvided',
      identification: { ...identification, ...change },
      at: now,
    });
    const handsIn = { type: 'UserResubmitted', at: now } as const;
    given(...before, ...judged)
      .when(again)
      .thenRejects('ValidationFailed');
    given(...before, ...judged, provided({ provided_at: later }))
      .when(again)
      .thenRejects('ValidationFailed');
    given(...before, ...judged, provided({ sha256: 'sharper' }))
      .when(again)
      .then(handsIn);
    given(...before, ...judged, provided({ kind: 'identity-card' }))
      .when(again)
      .then(handsIn);
    given(...before, ...judged, { type: 'NameChanged', name: 'Davi A.', at: now })
      .when(again)
      .then(handsIn);
    given(...before, ...judged)
      .when({ ...again, profiles: 'born a day later' })
      .then(handsIn);
  });
  it('EmailNotVerified, UserIdentificationMissing', () => {
    given(registered, identified, rejected('fixable')).when(again).thenRejects('EmailNotVerified');
    given(registered, verifiedEmail, rejected('fixable')).when(again).thenRejects('UserIdentificationMissing');
  });
  it('what was verified stays as it was looked at', () => {
    const verified = given(registered, identified).when(verify()).events();
    given(registered, identified, ...verified)
      .when({ type: 'ProvideIdentification', identification: { ...identification, sha256: 'other' }, now })
      .thenRejects('AccessDeniedException');
  });
});
