import { describe, expect, it } from '@jest/globals';
import { spec } from '@touchline/platform/domain';
import { Secret, TOTP } from 'otpauth';
import { createFactorCodes } from '../second-factor/factor-codes.ts';
import { removalMs } from './factor-removal.ts';
import { published } from './published.ts';
import type { FactorProof, SecondFactorCommand } from './second-factor.ts';
import type { Passkey, Registered, User, UserEvent } from './state.ts';
import { userDecider } from './user.ts';

const given = spec(userDecider);
const now = '2026-11-19T08:00:00.000Z';
const later = '2026-11-19T08:20:00.000Z';

const registered: UserEvent = {
  ...{ type: 'UserRegistered', user_id: 'usr_1', email: 'davi@example.com', name: 'Davi', password_hash: 'h' },
  ...{ is_admin: false, profile_type: 'player', email_token: null, at: now },
};
const begun: UserEvent = { type: 'SecondFactorBegun', nonce: 'n', expires_at: later, at: now };
const on: UserEvent = { type: 'SecondFactorSwitchedOn', nonce: 'n', step: 100, recovery: ['a', 'b'], at: now };
const set: readonly UserEvent[] = [registered, begun, on];
const app = (step: number, nonce = 'n'): FactorProof => ({ by: 'app', nonce, step });
const recovery = (hash: string): FactorProof => ({ by: 'recovery-code', hash });
const use = (proof: FactorProof): SecondFactorCommand => ({ type: 'UseSecondFactor', proof, now });
const switchOn = (nonce: string, at = now): SecondFactorCommand => ({
  ...{ type: 'SwitchOnSecondFactor', nonce, step: 100, recovery: ['a', 'b'], now: at },
});
const wrong: UserEvent = { type: 'WrongCodeTyped', at: now };

describe('setting it up', () => {
  it('begins with a secret and ends with its first code', () => {
    given(registered).when({ type: 'BeginSecondFactor', nonce: 'n', expires_at: later, now }).then(begun);
    given(registered, begun).when(switchOn('n')).then(on);
  });
  it('is refused for another secret than the newest, too late, and where one is on', () => {
    given(registered, begun).when(switchOn('older')).thenRejects('StaleVersion');
    given(registered).when(switchOn('n')).thenRejects('StaleVersion');
    given(registered, begun).when(switchOn('n', later)).thenRejects('InvalidSecondFactorCode');
    given(...set)
      .when({ type: 'BeginSecondFactor', nonce: 'm', expires_at: later, now })
      .thenRejects('StaleVersion');
  });
});

describe('a code counts once', () => {
  it('of the app: neither again nor after a newer one, and not that which set it up', () => {
    given(...set)
      .when(use(app(101)))
      .then({ type: 'AppCodeUsed', step: 101, at: now });
    const used: UserEvent = { type: 'AppCodeUsed', step: 102, at: now };
    for (const step of [100, 101, 102])
      given(...set, used)
        .when(use(app(step)))
        .thenRejects('InvalidSecondFactorCode');
    given(...set)
      .when(use(app(100)))
      .thenRejects('InvalidSecondFactorCode');
  });
  it('of another app than the one that is on: never', () =>
    given(...set)
      .when(use(app(200, 'other')))
      .thenRejects('InvalidSecondFactorCode'));
  it('of the recovery codes: each', () => {
    const used: UserEvent = { type: 'RecoveryCodeUsed', hash: 'a', at: now };
    given(...set)
      .when(use(recovery('a')))
      .then(used);
    given(...set, used)
      .when(use(recovery('a')))
      .thenRejects('InvalidSecondFactorCode');
    given(...set, used)
      .when(use(recovery('b')))
      .then({ ...used, hash: 'b' });
  });
  it('where nothing is on: never', () =>
    given(registered)
      .when(use(app(101)))
      .thenRejects('NotFound'));
});

it('new recovery codes take the place of all before; switched off, nothing is left', () => {
  const renewed: UserEvent = { type: 'RecoveryCodesRenewed', recovery: ['c'], at: now };
  given(...set)
    .when({ type: 'RenewRecoveryCodes', proof: recovery('a'), recovery: ['c'], now })
    .then({ type: 'RecoveryCodeUsed', hash: 'a', at: now }, renewed);
  given(...set, renewed)
    .when(use(recovery('b')))
    .thenRejects('InvalidSecondFactorCode');
  given(...set)
    .when({ type: 'SwitchOffSecondFactor', proof: app(101), now })
    .thenState((user) => expect((user as Registered).second_factor).toBeNull());
});

describe('what was lost is taken away', () => {
  const asked: UserEvent = { type: 'FactorRemovalAsked', by: 'usr_petra', reason: 'The phone is lost.', at: now };
  const ask = (by: string): SecondFactorCommand => ({
    ...{ type: 'AskFactorRemoval', by, reason: 'The phone is lost.', now },
  });
  const confirm = (by: string, at = now): SecondFactorCommand => ({ type: 'ConfirmFactorRemoval', by, now: at });
  const removed: UserEvent = {
    ...{ type: 'SecondFactorRemoved', by: 'usr_nora', asked_by: 'usr_petra', reason: 'The phone is lost.', at: now },
  };
  it('by two members of staff, and nobody their own', () => {
    given(...set)
      .when(ask('usr_petra'))
      .then(asked);
    given(...set, asked)
      .when(ask('usr_nora'))
      .thenNothing();
    given(...set, asked)
      .when(confirm('usr_nora'))
      .then(removed);
    given(...set, asked)
      .when(confirm('usr_petra'))
      .thenRejects('AccessDeniedException');
    const own = { reason: 'Nobody decides on their own account.' };
    given(...set)
      .when(ask('usr_1'))
      .thenRejects('AccessDeniedException', own);
    given(...set, asked)
      .when(confirm('usr_1'))
      .thenRejects('AccessDeniedException', own);
    given(...set, asked, removed)
      .when(use(app(101)))
      .thenRejects('NotFound');
  });
  it('not without a request, after 7 days, where it was taken back or shown not to be lost', () => {
    given(...set)
      .when(confirm('usr_nora'))
      .thenRejects('NotFound');
    given(registered).when(ask('usr_petra')).thenRejects('NotFound');
    const aWeekOn = new Date(Date.parse(now) + removalMs).toISOString();
    given(...set, asked)
      .when(confirm('usr_nora', aWeekOn))
      .thenRejects('NotFound');
    const dropped: UserEvent = { type: 'FactorRemovalDropped', by: 'usr_nora', at: now };
    given(...set, asked)
      .when({ type: 'DropFactorRemoval', by: 'usr_nora', now })
      .then(dropped);
    for (const event of [dropped, { type: 'AppCodeUsed', step: 101, at: now } as const])
      given(...set, asked, event)
        .when(confirm('usr_nora'))
        .thenRejects('NotFound');
  });
});

describe('a passkey', () => {
  const passkey: Passkey = {
    ...{ id: 'pky_1', credential_id: 'c1', public_key: 'k', counter: 0, name: 'The office laptop' },
    ...{ created_at: now, used_at: null },
  };
  const added: UserEvent = { type: 'PasskeyAdded', passkey, at: now };
  const add = (one: Passkey): SecondFactorCommand => ({ type: 'AddPasskey', passkey: one, now });
  const shown = (counter: number, id = 'pky_1'): SecondFactorCommand => ({ type: 'UsePasskey', id, counter, now });
  const used = (counter: number): UserEvent => ({ type: 'PasskeyUsed', id: 'pky_1', counter, at: now });
  it('stands beside the app: once each, ten at most, and goes with it', () => {
    given(registered).when(add(passkey)).thenRejects('NotFound');
    given(...set)
      .when(add(passkey))
      .then(added);
    given(...set, added)
      .when(add({ ...passkey, id: 'pky_2' }))
      .thenNothing();
    const ten = Array.from(
      { length: 10 },
      (_, n): UserEvent => ({
        ...{ type: 'PasskeyAdded', at: now },
        passkey: { ...passkey, id: `pky_${n}`, credential_id: `c${n}` },
      }),
    );
    given(...set, ...ten)
      .when(add({ ...passkey, credential_id: 'another' }))
      .thenRejects('ValidationFailed', {
        details: [{ path: 'name', message: 'At most 10 passkeys. Remove one first.' }],
      });
    given(...set, added, { type: 'SecondFactorSwitchedOff', at: now })
      .when(shown(1))
      .thenRejects('InvalidPasskey');
  });
  it('whose device counts has to have counted on', () => {
    given(...set, added)
      .when(shown(0))
      .then(used(0));
    given(...set, added, used(7))
      .when(shown(8))
      .then(used(8));
    for (const counter of [0, 6, 7])
      given(...set, added, used(7))
        .when(shown(counter))
        .thenRejects('InvalidPasskey');
  });
  it('that was removed signs nobody in', () => {
    const removed: UserEvent = { type: 'PasskeyRemoved', id: 'pky_1', name: 'The office laptop', at: now };
    given(...set, added)
      .when({ type: 'RemovePasskey', id: 'pky_1', now })
      .then(removed);
    given(...set, added, removed)
      .when({ type: 'RemovePasskey', id: 'pky_1', now })
      .thenRejects('NotFound');
    given(...set, added, removed)
      .when(shown(1))
      .thenRejects('InvalidPasskey');
  });
});

it('every fifth wrong code in a row is told; a right one begins the count anew', () => {
  const after = (events: readonly UserEvent[]): User => events.reduce(userDecider.evolve, userDecider.initialState);
  const told = (events: readonly UserEvent[]) => published(wrong, after(events), after(events))?.data.happened;
  const four = [...set, wrong, wrong, wrong, wrong];
  expect([told([...set]), told(four.slice(0, -1)), told(four)]).toEqual([undefined, undefined, { tries: 5 }]);
  expect(told([...four, { type: 'AppCodeUsed', step: 101, at: now }])).toBeUndefined();
  given(registered).when({ type: 'NoteWrongCode', now }).thenNothing();
});

describe('the codes of an app', () => {
  const codes = createFactorCodes('ab'.repeat(32));
  const factor = { nonce: 'n', since: now, last_step: 0, recovery: [], wrong_codes: 0, passkeys: [], removal: null };
  const appOf = (userId: string, nonce: string) =>
    new TOTP({ secret: Secret.fromBase32(codes.appOf(userId, nonce, 'davi@example.com').base32) });
  const at = new Date('2026-11-19T08:00:10.000Z');
  const step = Math.floor(at.getTime() / 30_000);
  const shown = (seconds: number) => appOf('usr_1', 'n').generate({ timestamp: at.getTime() + seconds * 1000 });

  it('are of its own account and secret, and those of 30 seconds before and after', () => {
    expect([-30, 0, 30].map((s) => codes.stepOf('usr_1', 'n', shown(s), at))).toEqual([step - 1, step, step + 1]);
    expect([-60, 60].map((s) => codes.stepOf('usr_1', 'n', shown(s), at))).toEqual([null, null]);
    expect(codes.stepOf('usr_2', 'n', shown(0), at)).toBeNull();
    expect(codes.stepOf('usr_1', 'm', shown(0), at)).toBeNull();
    const spaced = `${shown(0).slice(0, 3)} ${shown(0).slice(3)}`;
    expect(codes.proofOf('usr_1', factor, spaced, at)).toEqual({ by: 'app', nonce: 'n', step });
  });
  it('tell an app who and where it is for', () =>
    expect(codes.appOf('usr_1', 'n', 'davi@example.com').uri).toMatch(
      /^otpauth:\/\/totp\/Touchline:davi%40example\.com\?issuer=Touchline&secret=[A-Z2-7]{32}&/,
    ));
  it('in an emergency are ten, read as they are typed, and kept as hashes of their account', () => {
    const { codes: made, hashes } = codes.newRecoveryCodes('usr_1');
    expect([new Set(made).size, new Set(hashes).size]).toEqual([10, 10]);
    expect(made.join(' ')).toMatch(/^([0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5} ?){10}$/);
    const typed = (made[0] ?? '').toUpperCase().replace('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l');
    expect(codes.proofOf('usr_1', factor, typed, at)).toEqual({ by: 'recovery-code', hash: hashes[0] });
    expect(codes.proofOf('usr_2', factor, typed, at)).not.toEqual({ by: 'recovery-code', hash: hashes[0] });
    expect(hashes.join(' ')).not.toContain(made[0]);
  });
});
