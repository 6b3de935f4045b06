import { describe, expect, it } from '@jest/globals';
import { signingInvitationEvents } from '@touchline/contracts/events';
import { spec } from '@touchline/platform/domain';
import { published } from './published.ts';
import { createSigningCodes } from './signing-code.ts';
import { decide, evolve, initialState, maxCodeTries } from './signing-invitation.ts';
import type { SentCode, SigningInvitationCommand, SigningInvitationEvent } from './state.ts';

const given = spec({ decide, evolve, initialState });
const at = (time: string): string => `2026-11-23T${time}.000Z`;
const now = at('10:00:00');
const about = {
  signing_invitation_id: 'sgi_1',
  document_id: 'doc_1',
  guest: { guest_id: 'grd_1', name: 'Adaeze Adeyinka', email: 'adaeze@example.com' },
  player_name: 'Davi Adeyinka',
  club_name: 'Sparta Rotterdam',
  expires_at: at('23:00:00'),
};
const invited: SigningInvitationEvent = { type: 'SigningInvited', ...about, at: now };
const code: SentCode = { nonce: 'a'.repeat(32), hash: 'right', expires_at: at('10:10:00') };
const requested: SigningInvitationEvent = { type: 'SigningCodeRequested', code, at: now };
const tried: SigningInvitationEvent = { type: 'SigningCodeTried', at: now };
const used: SigningInvitationEvent = { type: 'SigningCodeUsed', at: now };
const signed: SigningInvitationEvent = { type: 'SigningInvitationSigned', at: now };
const why = { how: 'declined', by: 'club-representative', reason: 'The salary is another one.' } as const;
const closed: SigningInvitationEvent = { type: 'SigningInvitationClosed', ...why, at: now };
const close: SigningInvitationCommand = { type: 'Close', ...why, now };
const completed: SigningInvitationEvent = {
  type: 'SigningInvitationCompleted',
  readable_until: '2026-12-23T10:00:00.000Z',
  at: now,
};
const give = (hash: string, time = now): SigningInvitationCommand => ({ type: 'GiveCode', hash, now: time });
const request = (time = now): SigningInvitationCommand => ({ type: 'RequestCode', code, now: time });

describe('an invitation', () => {
  const invite: SigningInvitationCommand = { type: 'Invite', ...about, now };
  it('is made once', () => {
    given().when(invite).then(invited);
    given(invited)
      .when({ ...invite, now: at('11:00:00') })
      .thenNothing();
  });
  it.each<SigningInvitationCommand>([
    request(),
    give('right'),
    ...(['NoteSigned', 'Complete'] as const).map((type) => ({ type, now })),
    close,
  ])('that was never made is not found by $type', (command) => given().when(command).thenRejects('NotFound'));
  it('gives no code from the deadline on, to the second', () => {
    given(invited)
      .when(request(at('22:59:59')))
      .then({ ...requested, at: at('22:59:59') });
    given(invited).when(request(about.expires_at)).thenRejects('DocumentNotAvailableForSigning');
    given(invited, requested).when(give('right', about.expires_at)).thenRejects('DocumentNotAvailableForSigning');
  });
  it.each([
    ['signed', [signed], 'NotYourTurnToSign'],
    ['completed', [signed, completed], 'DocumentNotAvailableForSigning'],
    ['closed', [closed], 'DocumentNotAvailableForSigning'],
  ] as const)('that is %s gives and takes no code', (_, after, refusal) => {
    given(invited, requested, ...after)
      .when(request())
      .thenRejects(refusal);
    given(invited, requested, ...after)
      .when(give('right'))
      .thenRejects(refusal);
  });
  it('is signed, and completed with thirty days to read', () => {
    given(invited, used as SigningInvitationEvent)
      .when({ type: 'NoteSigned', now })
      .then(signed);
    given(invited, signed).when({ type: 'NoteSigned', now }).thenNothing();
    given(invited, signed).when({ type: 'Complete', now }).then(completed);
    given(invited, signed, completed).when({ type: 'Complete', now }).thenNothing();
    given(invited, signed, completed).when(close).thenNothing();
  });
  it('tells what became of the document when it is closed, and keeps no word of it', () => {
    for (const before of [[invited], [invited, requested], [invited, signed]])
      given(...before)
        .when(close)
        .then(closed);
    const after = given(invited, closed).state();
    expect(JSON.stringify(after)).not.toContain('salary');
    expect(published(closed, after)).toMatchObject({
      type: signingInvitationEvents.closed.type,
      data: { signing_invitation: { status: 'closed' }, happened: why },
    });
  });
  it('is closed once', () => {
    given(invited).when(close).then(closed);
    given(invited, closed).when(close).thenNothing();
    given(invited, closed).when({ type: 'Complete', now }).thenNothing();
  });
  it('keeps no code once it is over', () => {
    for (const over of [signed, closed])
      expect(JSON.stringify(given(invited, requested, over).state())).not.toContain('hash');
  });
});

describe('a code', () => {
  it('works once', () => {
    given(invited, requested).when(give('right')).then(used);
    given(invited, requested, used).when(give('right')).thenNothing();
  });
  it('is none before it was asked for', () => given(invited).when(give('right')).thenNothing());
  it('works for ten minutes, and not at their end', () => {
    given(invited, requested)
      .when(give('right', at('10:09:59')))
      .then({ ...used, at: at('10:09:59') });
    given(invited, requested)
      .when(give('right', at('10:10:00')))
      .thenNothing();
  });
  it('is burned after five wrong tries', () => {
    const wrong = Array.from({ length: maxCodeTries }, () => tried);
    given(invited, requested, ...wrong.slice(1))
      .when(give('right'))
      .then(used);
    given(invited, requested, ...wrong.slice(1))
      .when(give('wrong'))
      .then(tried);
    given(invited, requested, ...wrong)
      .when(give('right'))
      .thenNothing();
    given(invited, requested, ...wrong)
      .when(give('wrong'))
      .thenNothing();
  });
  it('is replaced by the next one, with tries of its own', () => {
    const next = { ...requested, code: { ...code, hash: 'next' } };
    const wrong = Array.from({ length: maxCodeTries }, () => tried);
    given(invited, requested, ...wrong, next)
      .when(give('right'))
      .then(tried);
    given(invited, requested, ...wrong, next)
      .when(give('next'))
      .then(used);
  });
});

describe('the digits of a code', () => {
  const codes = createSigningCodes('ab'.repeat(32));
  it('are six, made again from what is kept, another’s for another invitation and another key', () => {
    const sent = codes.next('sgi_1', new Date(now));
    const digits = codes.code('sgi_1', sent);
    expect(digits).toMatch(/^\d{6}$/);
    expect(codes.code('sgi_1', sent)).toBe(digits);
    expect(codes.hash('sgi_1', digits)).toBe(sent.hash);
    expect(codes.hash('sgi_2', digits)).not.toBe(sent.hash);
    expect(createSigningCodes('cd'.repeat(32)).hash('sgi_1', digits)).not.toBe(sent.hash);
    expect(JSON.stringify(sent)).not.toContain(digits);
    expect(sent.expires_at).toBe(at('10:10:00'));
  });
});
