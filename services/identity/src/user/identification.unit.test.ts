import { describe, expect, it } from '@jest/globals';
import { spec } from '@touchline/platform/domain';
import { keptOf } from '../identification/kept.ts';
import { isIdentified } from './published.ts';
import { documentOf, type Registered, type User, type UserEvent } from './state.ts';
import { submissionOf, type UserCommand, userDecider } from './user.ts';

const given = spec(userDecider);
const now = '2026-11-19T08:00:00.000Z';
const registered: UserEvent = {
  ...{ type: 'UserRegistered', user_id: 'usr_1', email: 'davi@example.com', name: 'Davi', password_hash: 'h' },
  ...{ is_admin: false, profile_type: 'player', email_token: null, at: now },
};
const confirmed: UserEvent = { type: 'EmailVerified', at: now };
const identification = { kind: 'passport', file: 'f', content_type: 'application/pdf', sha256: 's', provided_at: now };
const provided: UserEvent = { type: 'IdentificationProvided', identification, at: now };
const verified: UserEvent = { type: 'Verified', by: 'usr_staff', judged: null, at: now } as never;
const rejected = (kind: 'fixable' | 'final'): UserEvent => ({
  ...{ type: 'Rejected', rejection: { reason: 'Blurred.', kind, at: now }, note: '', judged: null },
  ...{ by: 'usr_staff', at: now },
});
const reopened: UserEvent = { type: 'Reopened', by: 'usr_staff', judged: null, at: now } as never;
const destroyed: UserEvent = { type: 'IdentificationDestroyed', at: now };
const destroy = (before = now): UserCommand => ({ type: 'DestroyIdentification', before, now });
const number_mark = 'document-number:1';
const numbered: UserEvent = { type: 'DocumentNumberNoted', number_mark, by: 'usr_staff', at: now };
const has = (check: (user: Registered) => void) => (user: User) => check(user as Registered);

describe('the number on a document of identification', () => {
  const note = (by = 'usr_staff', mark = number_mark): UserCommand => ({
    ...{ type: 'NoteDocumentNumber', number_mark: mark, by, now },
  });
  it('is noted once, by staff, while there is a document; another one replaces it', () => {
    given(registered, confirmed, provided).when(note()).then(numbered);
    given(registered, confirmed, provided, numbered).when(note()).thenNothing();
    given(registered, confirmed, provided, numbered)
      .when(note('usr_staff', 'document-number:2'))
      .then({ ...numbered, number_mark: 'document-number:2' });
    given(registered, confirmed, provided).when(note('usr_1')).thenRejects('AccessDeniedException');
    given(registered, confirmed).when(note()).thenRejects('UserDoesntHaveIdentificationException');
    given(registered, confirmed, provided, verified, destroyed)
      .when(note())
      .thenRejects('UserDoesntHaveIdentificationException');
  });
  it('goes with the document that it is on', () => {
    const user = [registered, confirmed, provided, numbered, provided].reduce(
      userDecider.evolve,
      userDecider.initialState,
    );
    expect((user as Registered).identification).not.toHaveProperty('number_mark');
  });
});

describe('a document of identification', () => {
  it('is destroyed once the decision is old enough: a verification, or a rejection for good', () => {
    for (const decision of [verified, rejected('final')]) {
      given(registered, confirmed, provided, decision).when(destroy()).then(destroyed);
      given(registered, confirmed, provided, decision).when(destroy('2026-11-19T07:59:59.999Z')).thenNothing();
      given(registered, confirmed, provided, decision, destroyed).when(destroy()).thenNothing();
    }
  });
  it('is kept while it may still be looked at: nothing decided, to be mended, or reopened', () => {
    given(registered, confirmed, provided).when(destroy()).thenNothing();
    given(registered, confirmed, provided, rejected('fixable')).when(destroy()).thenNothing();
    given(registered, confirmed, provided, rejected('final'), reopened).when(destroy()).thenNothing();
  });
  it('leaves its kind and when it was given, and nothing that it could be known by', () =>
    given(registered, confirmed, provided, numbered, verified)
      .when(destroy())
      .thenState(
        has((user) => {
          expect(user.identification).toEqual({
            ...{ kind: 'passport', file: null, sha256: '', content_type: '', provided_at: now, destroyed_at: now },
          });
          // Who was verified stays identified; staff have nothing to open.
          expect([isIdentified(user), documentOf(user)]).toEqual([true, undefined]);
          expect(keptOf(user, 90)).toEqual({ kept_until: null, destroyed_at: now });
        }),
      ));
  it('has to be given anew where the decision is reopened after it is gone', () =>
    given(registered, confirmed, provided, rejected('final'), destroyed, reopened)
      .when((user: User) => ({
        ...{ type: 'Verify', submission: submissionOf(user as Registered, ''), profiles: '', by: 'usr_staff', now },
      }))
      .thenRejects('UserDoesntHaveIdentificationException'));
  it('is said to go, to the day', () => {
    const state = [registered, confirmed, provided, verified].reduce(userDecider.evolve, userDecider.initialState);
    expect(keptOf(state as Registered, 90)).toEqual({ kept_until: '2027-02-17T08:00:00.000Z', destroyed_at: null });
  });
});
