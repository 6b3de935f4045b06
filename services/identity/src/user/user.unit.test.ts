import { describe, expect, it } from '@jest/globals';
import { spec } from '@touchline/platform/domain';
import type { Registered, SentSecret, User, UserEvent } from './state.ts';
import { maxPinTries, submissionOf, type UserCommand, userDecider } from './user.ts';

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
  type: 'Rejected',
  rejection: { reason: 'Blurred.', kind, at: now },
  note: '',
  judged: null,
  by: 'usr_staff',
  at: now,
});
const sessionsEnded = (by: string | null): UserEvent => ({ type: 'SessionsEnded', by, at: now });
/** A decision on what is there, with what the profiles say. */
const looking =
  (command: (looked: { submission: string; profiles: string; by: string; now: string }) => UserCommand) =>
  (user: User): UserCommand =>
    command({ submission: submissionOf(user as Registered, 'said'), profiles: 'said', by: 'usr_staff', now });
const verify = (by = 'usr_staff') => looking((looked) => ({ ...looked, type: 'Verify', by }));
const reject = looking((looked) => ({ ...looked, type: 'Reject', reason: 'Blurred.', kind: 'fixable', note: '' }));
const reopen = looking((looked) => ({ ...looked, type: 'Reopen' }));
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
    const self = [
      verify('usr_1'),
      looking((looked) => ({ ...looked, type: 'Reject', by: 'usr_1', reason: 'No.', kind: 'final', note: '' })),
      (): UserCommand => ({ type: 'Suspend', by: 'usr_1', reason: 'No.', note: '', now }),
    ];
    for (const command of self) given(registered, identified).when(command).thenRejects('AccessDeniedException');
  });
  it('StaleVersion: decides on what was looked at alone, and not on what a colleague has decided', () => {
    const before = [registered, verifiedEmail, identified];
    const changes: UserEvent[] = [
      { type: 'IdentificationProvided', identification: { ...identification, sha256: 'other' }, at: now },
      { type: 'NameChanged', name: 'Somebody Else', at: now },
      rejected('final'),
    ];
    const seen = given(...before).state();
    for (const change of changes)
      for (const decision of [verify(), reject])
        given(...before, change)
          .when(decision(seen))
          .thenRejects('StaleVersion', {
            current: submissionOf(given(...before, change).state() as Registered, 'said'),
          });
    given(...before)
      .when({ ...verify()(seen), profiles: 'born a day later' } as UserCommand)
      .thenRejects('StaleVersion');
    const refused = given(...before, rejected('fixable')).state();
    given(...before, rejected('final'))
      .when(reopen(refused))
      .thenRejects('StaleVersion');
    // A PIN, a session or a password is none of staff's business.
    given(...before, { type: 'PinRequested', pin: secret('pin'), at: now }, sessionsEnded('usr_other'))
      .when(verify()(seen))
      .then({ type: 'Verified', by: 'usr_staff', at: now });
  });
  it('waits only for what can be decided: a confirmed address, a document, nobody suspended', () => {
    const since = (...events: UserEvent[]) => (given(registered, ...events).state() as Registered).waiting_since;
    const suspended: UserEvent = { type: 'UserSuspended', reason: 'Reported.', note: '', by: 'usr_staff', at: now };
    expect(since(identified)).toBeNull();
    expect(since(identified, verifiedEmail)).toBe(now);
    expect(since(identified, verifiedEmail, suspended)).toBeNull();
    expect(since(identified, verifiedEmail, suspended, { type: 'UserReinstated', by: 'usr_staff', at: later })).toBe(
      later,
    );
    expect(since(identified, verifiedEmail, rejected('fixable'))).toBeNull();
  });
});

describe('a suspension', () => {
  const suspend: UserCommand = { type: 'Suspend', by: 'usr_staff', reason: 'A club reported you.', note: 'Ajax', now };
  it('keeps what the person reads apart from the note for staff, and once', () => {
    const suspended = given(registered).when(suspend).events();
    given(registered, ...suspended)
      .when({ ...suspend, reason: 'Another one.' })
      .thenNothing();
    const user = given(registered, ...suspended).state() as Registered;
    expect(user).toMatchObject({
      suspended_at: now,
      suspension_reason: 'A club reported you.',
      staff_note: 'Ajax',
    });
  });
  it('ends with its reason', () => {
    const ended: UserEvent = { type: 'UserReinstated', by: 'usr_staff', at: later };
    const suspended = given(registered).when(suspend).events();
    expect(given(registered, ...suspended, ended).state()).toMatchObject({
      suspended_at: null,
      suspension_reason: null,
    });
  });
});

describe('ending all sessions', () => {
  const end = (by: string | null): UserCommand => ({ type: 'EndSessions', by, now });
  const whats = (check: (whats: readonly string[]) => void) =>
    state(({ history }) => check(history.map(({ what, by }) => [what, by].filter(Boolean).join(' by '))));
  it('by staff stands in the history, by the person it doesn’t', () => {
    given(registered)
      .when(end('usr_staff'))
      .thenState(whats((lines) => expect(lines).toEqual(['Registered', 'All sessions ended by usr_staff'])));
    given(registered)
      .when(end(null))
      .thenState(whats((lines) => expect(lines).toEqual(['Registered'])));
  });
  it('AccessDeniedException: of one’s own as staff', () =>
    given(registered).when(end('usr_1')).thenRejects('AccessDeniedException'));
});

describe('handing in again', () => {
  const again: UserCommand = { type: 'Resubmit', profiles: 'said', now };
  it('is possible after a rejection that can be mended', () => {
    given(registered, verifiedEmail, identified, rejected('fixable'))
      .when(again)
      .then({ type: 'Resubmitted', at: now });
    given(registered, verifiedEmail, identified, rejected('final')).when(again).thenRejects('AccessDeniedException');
    given(registered, verifiedEmail, identified).when(again).thenNothing();
  });
  it('needs something that staff have not seen: another file or kind, another name, or what the profiles say', () => {
    const before = [registered, verifiedEmail, identified];
    const judged = given(...before)
      .when(reject)
      .events();
    const provided = (change: object): UserEvent => ({
      type: 'IdentificationProvided',
      identification: { ...identification, ...change },
      at: now,
    });
    const handsIn = { type: 'Resubmitted', at: now } as const;
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
  it('who is rejected for good hands no document in, until staff reopen it', () => {
    const other = { ...identification, sha256: 'other' };
    const provide = { type: 'ProvideIdentification', identification: other, now } as const;
    const provided: UserEvent = { type: 'IdentificationProvided', identification: other, at: now };
    given(registered, identified, rejected('final')).when(provide).thenRejects('AccessDeniedException');
    given(registered, identified, rejected('final'), { type: 'Reopened', by: 'usr_staff', at: now })
      .when(provide)
      .then(provided);
    given(registered, identified, rejected('fixable')).when(provide).then(provided);
  });
  it('what was verified stays as it was looked at', () => {
    const verified = given(registered, identified).when(verify()).events();
    given(registered, identified, ...verified)
      .when({ type: 'ProvideIdentification', identification: { ...identification, sha256: 'other' }, now })
      .thenRejects('AccessDeniedException');
  });
});
