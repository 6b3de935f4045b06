import { describe, expect, it } from '@jest/globals';
import { spec } from '@touchline/platform/domain';
import { guardianConsentDecider, purposeOf } from './guardian-consent.ts';
import { published } from './published.ts';
import { createConsentSecrets } from './secrets.ts';
import type { GuardianConsent, GuardianConsentCommand, GuardianConsentEvent } from './state.ts';

const given = spec(guardianConsentDecider);
const now = '2026-11-20T09:30:00.000Z';
const id = 'grd_filip';
const player = { profile_id: 'prf_filip', user_id: 'usr_filip', name: 'Filip Wieczorek', nickname: 'filip' };
const guardian = { name: 'Ewa Wieczorek', email: 'ewa@example.com' };
const birth = '2009-04-03';
const named = { player, date_of_birth: birth, guardian, profile_sequence: 5 };
const by = { name: 'Ewa Wieczorek', date_of_birth: '1980-01-02' };
const token = { nonce: 'n1', hash: 'h1', expires_at: '2026-12-04T09:30:00.000Z' };
const newer = { nonce: 'n2', hash: 'h2', expires_at: '2026-12-06T09:30:00.000Z' };
const withdrawal = { nonce: 'n3', hash: 'h3', expires_at: '2027-04-03T00:00:00.000Z' };

type Of<Type extends GuardianConsentCommand['type']> = Extract<GuardianConsentCommand, { type: Type }>;
const request = (changes: Partial<Of<'Request'>> = {}): GuardianConsentCommand => ({
  ...{ type: 'Request', guardian_consent_id: id, ...named, own_email: 'filip@example.com', token, now },
  ...changes,
});
const askAgain = (changes: Partial<Of<'AskAgain'>> = {}): GuardianConsentCommand => ({
  ...{ type: 'AskAgain', own_email: 'filip@example.com', token: newer, now },
  ...changes,
});
const open = (hash = 'h1', at = now): GuardianConsentCommand => ({ type: 'Open', hash, now: at });
const give = (changes: Partial<Of<'Give'>> = {}): GuardianConsentCommand => ({
  ...{ type: 'Give', hash: 'h1', by, own_email: 'filip@example.com', withdrawal, now },
  ...changes,
});
const refuse = (changes: Partial<Of<'Refuse'>> = {}): GuardianConsentCommand => ({
  ...{ type: 'Refuse', hash: 'h1', by, reason: '', now },
  ...changes,
});
const withdraw = (changes: Partial<Of<'Withdraw'>> = {}): GuardianConsentCommand => ({
  ...{ type: 'Withdraw', hash: 'h3', reason: '', now },
  ...changes,
});

const wasRequested = (changes = {}): GuardianConsentEvent => ({
  ...{ type: 'ConsentRequested', guardian_consent_id: id, ...named, token, at: now },
  ...changes,
});
const wasGiven: GuardianConsentEvent = { type: 'ConsentGiven', by, withdrawal, at: now };
const wasRefused: GuardianConsentEvent = { type: 'ConsentRefused', by, reason: null, at: now };
const wasWithdrawn: GuardianConsentEvent = { type: 'ConsentWithdrawn', reason: null, at: now };

describe('a guardian is asked', () => {
  it('once for one guardian', () => {
    given().when(request()).then(wasRequested());
    given(wasRequested())
      .when(request({ profile_sequence: 6 }))
      .thenNothing();
  });
  it('up to the day before the 18th birthday', () => {
    const on = (day: string) => given().when(request({ now: `${day}T23:59:59.000Z` }));
    on('2027-04-02').then(wasRequested({ at: '2027-04-02T23:59:59.000Z' }));
    on('2027-04-03').thenNothing();
  });
  it.each([
    ['another one', { name: 'Jan Wieczorek', email: 'jan@example.com' }],
    ['one of another name', { ...guardian, name: 'Ewa Wieczorek-Nowak' }],
    ['one at another address', { ...guardian, email: 'ewa@example.org' }],
  ])('anew where %s is named, whatever was answered', (_, other) => {
    const command = request({ guardian: other, profile_sequence: 6, token: newer });
    const asked = wasRequested({ guardian: other, profile_sequence: 6, token: newer });
    given(wasRequested()).when(command).then(asked);
    given(wasRequested(), wasRefused).when(command).then(asked);
    given(wasRequested(), wasGiven).when(command).then(asked);
    given(wasRequested(), wasGiven, wasWithdrawn).when(command).then(asked);
  });
  it('not by news that is older than what is known', () =>
    given(wasRequested())
      .when(request({ guardian: { ...guardian, email: 'before@example.com' }, profile_sequence: 5 }))
      .thenNothing());
  it('not at the player’s own address, whatever its case', () =>
    given()
      .when(request({ own_email: 'EWA@example.com' }))
      .thenRejects('ValidationFailed'));
  it('about a player whose name may change meanwhile', () => {
    const renamed = { ...player, name: 'Filip Nowak' };
    given(wasRequested(), wasGiven)
      .when(request({ player: renamed, profile_sequence: 6 }))
      .then({ type: 'PlayerChanged', player: renamed, date_of_birth: birth, profile_sequence: 6, at: now });
  });
});

describe('the player asks again', () => {
  it('while nobody has answered: with a new link', () =>
    given(wasRequested()).when(askAgain()).then({ type: 'ConsentSentAgain', token: newer, at: now }));
  it.each([
    ['a refusal', [wasRefused]],
    ['a withdrawal', [wasGiven, wasWithdrawn]],
  ] as const)('after %s', (_, events) =>
    given(wasRequested(), ...events)
      .when(askAgain())
      .then(wasRequested({ token: newer })),
  );
  it('not what is answered with yes', () => given(wasRequested(), wasGiven).when(askAgain()).thenNothing());
  it('not from the 18th birthday on', () =>
    given(wasRequested())
      .when(askAgain({ now: '2027-04-03T00:00:00.000Z' }))
      .thenNothing());
  it('not himself', () =>
    given(wasRequested())
      .when(askAgain({ own_email: 'Ewa@Example.com' }))
      .thenRejects('ValidationFailed'));
  it('of whom nobody was asked there is nothing', () => given().when(askAgain()).thenRejects('NotFound'));
});

describe('the link', () => {
  const answers = [
    ['opens', open],
    ['consents', (hash: string, at: string) => give({ hash, now: at })],
    ['refuses', (hash: string, at: string) => refuse({ hash, now: at })],
  ] as const;
  const code = 'InvalidConfirmationTokenException';
  it.each(answers)('%s up to its end', (_, command) => {
    given(wasRequested())
      .when(command('h1', '2026-12-04T09:29:59.999Z'))
      .thenState((state) => expect(state.status).not.toBe('none'));
    given(wasRequested()).when(command('h1', token.expires_at)).thenRejects(code);
  });
  it.each(answers)('%s as the newest alone', (_, command) => {
    given(wasRequested(), { type: 'ConsentSentAgain', token: newer, at: now })
      .when(command('h1', now))
      .thenRejects(code);
    given(wasRequested()).when(command('another', now)).thenRejects(code);
    given().when(command('h1', now)).thenRejects(code);
  });
  it.each(answers)('%s once: not after an answer', (_, command) => {
    for (const answered of [[wasGiven], [wasRefused], [wasGiven, wasWithdrawn]])
      given(wasRequested(), ...answered)
        .when(command('h1', now))
        .thenRejects(code);
  });
  it('is noted the first time it is opened', () => {
    given(wasRequested()).when(open()).then({ type: 'ConsentOpened', at: now });
    given(wasRequested(), { type: 'ConsentOpened', at: now }).when(open()).thenNothing();
  });
  it('that takes it back isn’t the one that gave it', () => {
    const state = [wasRequested(), wasGiven].reduce<GuardianConsent>(guardianConsentDecider.evolve, { status: 'none' });
    expect(purposeOf(state, 'h3', now)).toBe('withdrawal');
    expect(() => purposeOf(state, 'h1', now)).toThrow(code);
    given(wasRequested(), wasGiven)
      .when(withdraw({ hash: 'h1' }))
      .thenRejects(code);
  });
});

describe('a guardian', () => {
  it('consents', () => given(wasRequested()).when(give()).then(wasGiven));
  it('refuses, with a reason or without', () => {
    given(wasRequested()).when(refuse()).then(wasRefused);
    given(wasRequested())
      .when(refuse({ reason: 'School comes first.' }))
      .then({ ...wasRefused, reason: 'School comes first.' });
  });
  it('is at least 18 on that day', () => {
    const born = (date_of_birth: string) => ({ by: { ...by, date_of_birth } });
    for (const command of [give(born('2008-11-21')), refuse(born('2008-11-21'))])
      given(wasRequested()).when(command).thenRejects('ValidationFailed');
    given(wasRequested())
      .when(give(born('2008-11-20')))
      .then({ ...wasGiven, by: { ...by, date_of_birth: '2008-11-20' } });
  });
  it('doesn’t consent where the account has moved to the same address meanwhile', () =>
    given(wasRequested())
      .when(give({ own_email: 'Ewa@example.com' }))
      .thenRejects('InvalidConfirmationTokenException'));
  it('takes it back up to the 18th birthday, once', () => {
    given(wasRequested(), wasGiven).when(withdraw()).then(wasWithdrawn);
    given(wasRequested(), wasGiven)
      .when(withdraw({ now: '2027-04-02T23:59:59.999Z', reason: 'We move.' }))
      .then({ type: 'ConsentWithdrawn', reason: 'We move.', at: '2027-04-02T23:59:59.999Z' });
    given(wasRequested(), wasGiven)
      .when(withdraw({ now: withdrawal.expires_at }))
      .thenRejects('InvalidConfirmationTokenException');
    given(wasRequested(), wasGiven, wasWithdrawn).when(withdraw()).thenRejects('InvalidConfirmationTokenException');
    given(wasRequested()).when(withdraw()).thenRejects('InvalidConfirmationTokenException');
  });
});

describe('what others are told', () => {
  it('is never a token, nor what the guardian said of himself', () => {
    const events = [wasRequested(), { type: 'ConsentOpened', at: now } as const, wasGiven, wasWithdrawn];
    let state: GuardianConsent = { status: 'none' };
    const told = events.map((event) => {
      state = guardianConsentDecider.evolve(state, event);
      return published(event, state);
    });
    expect(told.map((one) => one?.type.split('.')[2])).toEqual(['requested', 'opened', 'given', 'withdrawn']);
    expect(JSON.stringify(told)).not.toMatch(/nonce|hash|n1|h3|1980-01-02|2009-04-03/);
    expect(told[2]?.data.guardian_consent).toMatchObject({ status: 'given', guardian, player, answered_at: now });
  });
  it('is nothing where only the player’s name changed', () =>
    expect(
      published(
        { type: 'PlayerChanged', player, date_of_birth: birth, profile_sequence: 6, at: now },
        guardianConsentDecider.evolve({ status: 'none' }, wasRequested()),
      ),
    ).toBeNull());
});

describe('tokens', () => {
  const secrets = createConsentSecrets('ab'.repeat(32));
  const at = new Date(now);
  it('come back as they went out, and say which consent they are for', () => {
    const sent = secrets.newConsentToken(id, birth, at);
    expect(secrets.readConsentToken(secrets.consentToken(id, sent))).toEqual({ consentId: id, hash: sent.hash });
    const back = secrets.newWithdrawalToken(id, birth);
    expect(secrets.readConsentToken(secrets.withdrawalToken(id, back))).toEqual({ consentId: id, hash: back.hash });
  });
  it('of one purpose are nothing for the other', () => {
    const sent = secrets.newConsentToken(id, birth, at);
    expect(secrets.readConsentToken(secrets.withdrawalToken(id, sent))?.hash).not.toBe(sent.hash);
  });
  it('answer for 14 days, and never past the day on which the player decides alone', () => {
    expect(secrets.newConsentToken(id, birth, at).expires_at).toBe('2026-12-04T09:30:00.000Z');
    expect(secrets.newConsentToken(id, birth, new Date('2027-03-30T12:00:00Z')).expires_at).toBe(
      '2027-04-03T00:00:00.000Z',
    );
    expect(secrets.newWithdrawalToken(id, birth).expires_at).toBe('2027-04-03T00:00:00.000Z');
  });
  it.each(['', 'grd_x', 'usr_x.aaaa', `grd_filip.${'a'.repeat(42)}`])('of another form are none: %p', (text) =>
    expect(secrets.readConsentToken(text)).toBeUndefined(),
  );
});
