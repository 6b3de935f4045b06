import { describe, expect, it } from '@jest/globals';
import { spec } from '@touchline/platform/domain';
import * as the from './document.fixtures.ts';
import { decide, evolve, initialState } from './document.ts';
import { currentSigners, type DocumentCommand, type DocumentEvent, type Existing, sealIsStuck } from './state.ts';
import { documentView, downloadable } from './view.ts';

const given = spec({ decide, evolve, initialState });
const { day, davi, saskia, sign } = the;
const attach: DocumentCommand = { type: 'AttachFile', file: the.file, now: day(24) };
const makeAvailable: DocumentCommand = { type: 'MakeAvailable', now: day(24) };
const seal: DocumentCommand = { type: 'Seal', sealed: the.sealed, certificate: the.certificate, now: day(27) };
const expire = (at: string): DocumentCommand => ({ type: 'Expire', now: at });
const decline = (by: typeof davi, reason = 'The release clause is missing.'): DocumentCommand => ({
  type: 'Decline',
  by,
  reason,
  now: day(25),
});
const cancel = (by: typeof davi, reason = 'The wrong start date.'): DocumentCommand => ({
  type: 'Void',
  by,
  reason,
  now: day(25),
});
const failure = (attempt: number, cause = 'no disk'): DocumentCommand => ({
  type: 'RecordSealFailure',
  attempt,
  cause,
  now: day(27),
});
const stranger = { ...davi, profile_id: 'prf_nobody00000000000000', user_id: 'usr_nobody00000000000000' };
const failed = (attempt: number, cause = 'no disk') => ({
  type: 'DocumentSealFailed' as const,
  attempt,
  cause,
  at: day(27),
});
const declined = [...the.available, { type: 'DocumentDeclined', order: 1, reason: 'No.', at: day(25) }] as const;
const voided = [...the.available, { type: 'DocumentVoided', reason: 'Wrong.', at: day(25) }] as const;
const expired = [...the.available, { type: 'DocumentExpired', at: '2026-12-08T10:00:00.000Z' }] as const;
const over = { declined, voided, expired, completed: the.done };
const stateOf = (history: readonly DocumentEvent[]) => given(...history).state() as Existing;

describe('a draft', () => {
  it('is made of an accepted offer', () => given().when(the.draft()).then(the.withWording(the.drafted)));
  it('keeps the words that it is made in, in its state and in its trail; one from before keeps none', () => {
    const made = stateOf([the.withWording(the.drafted)]);
    expect(made).toMatchObject({
      wording: { language: 'en', version: '2026-11' },
      trail: [{ facts: { wording: 'en 2026-11' } }],
    });
    const before = stateOf([the.drafted]);
    expect(before.wording).toBeUndefined();
    expect(before.trail[0]?.facts).not.toHaveProperty('wording');
    // It was made in the words of the first version.
    expect(documentView(before, saskia, day(24)).wording).toEqual({ language: 'en', version: '2026-11' });
  });
  it('is made once', () =>
    given(the.drafted)
      .when(the.draft({ now: day(25) }))
      .thenNothing());
  it('takes its file', () => given(the.drafted).when(attach).then(the.fileAttached));
  it('takes the same file once', () => given(the.drafted, the.fileAttached).when(attach).thenNothing());
  it('takes another file while nobody can sign', () => {
    const file = { ...the.file, sha256: 'd4'.repeat(32) };
    given(the.drafted, the.fileAttached)
      .when({ type: 'AttachFile', file, now: day(25) })
      .then({ type: 'DocumentFileAttached', file, at: day(25) });
  });
  it('keeps its bytes once people may sign', () =>
    given(...the.available)
      .when({ type: 'AttachFile', file: { ...the.file, sha256: 'd4'.repeat(32) }, now: day(25) })
      .thenRejects('StaleVersion'));
  it('is not available without a file', () =>
    given(the.drafted).when(makeAvailable).thenRejects('DocumentNotUploaded'));
  it('is not available without a signer', () =>
    given({ ...the.drafted, signers: [] } as typeof the.drafted, the.fileAttached)
      .when(makeAvailable)
      .thenRejects('ValidationFailed'));
  it('is available for fourteen days', () =>
    given(the.drafted, the.fileAttached).when(makeAvailable).then(the.madeAvailable));
  it('is made available once', () =>
    given(...the.available)
      .when(makeAvailable)
      .thenNothing());
  it('is not revived', () =>
    given(...voided)
      .when(makeAvailable)
      .thenRejects('DocumentNotAvailableForSigning'));
  it('is not signed', () =>
    given(the.drafted)
      .when(sign(davi, day(24)))
      .thenRejects('DocumentNotAvailableForSigning'));
});

describe('what does not exist', () => {
  it.each<DocumentCommand>([
    attach,
    makeAvailable,
    sign(davi, day(24)),
    decline(davi),
    cancel(saskia),
    seal,
    failure(1),
  ])('is not found by $type', (command) => given().when(command).thenRejects('NotFound'));
  it('does not expire', () =>
    given()
      .when(expire(day(30)))
      .thenNothing());
});

describe('signing', () => {
  it('begins with the first in order', () =>
    expect(stateOf([...the.available]).signers.map((signer) => signer.status)).toEqual([
      'current',
      'waiting',
      'waiting',
    ]));
  it('takes the signature of whose turn it is', () =>
    given(...the.available)
      .when(sign(davi, day(24)))
      .then(the.signedBy(1, davi, day(24))));
  it('passes the turn on', () =>
    expect(currentSigners(stateOf([...the.signedByTwo])).map(({ name }) => name)).toEqual(['Saskia Verhulst']));
  it('skips nobody', () =>
    given(...the.available)
      .when(sign(saskia, day(24)))
      .thenRejects('NotYourTurnToSign'));
  it('takes one signature of each', () =>
    given(...the.signedByTwo)
      .when(sign(davi, day(26)))
      .thenRejects('NotYourTurnToSign'));
  it('ends with the last', () =>
    given(...the.signedByTwo)
      .when(sign(saskia, day(27)))
      .then(the.signedBy(3, saskia, day(27)), the.fullySigned));
  it('has nobody current between the last signature and the seal', () => {
    given(...the.signedByAll)
      .when(sign(davi, day(27)))
      .thenRejects('NoCurrentSigner');
    given(...the.signedByAll)
      .when(decline(saskia))
      .thenRejects('NoCurrentSigner');
  });
  it('shows nothing to others', () =>
    given(...the.available)
      .when(sign(stranger, day(24)))
      .thenRejects('NotFound'));
  it('is of the person, not of a profile id alone', () =>
    given(...the.available)
      .when(sign({ ...davi, user_id: stranger.user_id }, day(24)))
      .thenRejects('NotFound'));
  it('binds the bytes that were seen', () =>
    given(...the.available)
      .when(sign(davi, day(24), { sha256: 'd4'.repeat(32) }))
      .thenRejects('StaleVersion', { sha256: the.fingerprint }));
  it('asks for the bytes before the turn', () =>
    given(...the.available)
      .when(sign(saskia, day(24), { sha256: 'd4'.repeat(32) }))
      .thenRejects('StaleVersion'));
  it('judges the proof last: all else is told without one', () => {
    const signedBy = (by: Parameters<typeof sign>[0], over = {}) => ({ ...sign(by, day(24), over), proof: null });
    const available = given(...the.available);
    available.when(signedBy(saskia)).thenRejects('NotYourTurnToSign');
    available.when(signedBy(davi, { sha256: 'd4'.repeat(32) })).thenRejects('StaleVersion');
    available.when(signedBy(davi, { signature: { kind: 'typed', text: '--' } })).thenRejects('ValidationFailed');
    available.when(signedBy(davi)).thenRejects('InvalidAuthenticationException');
  });
  it('takes a proof of the password once', () =>
    given(...the.signedByTwo)
      .when(sign(saskia, day(27), { proof: { jti: `proof-of-${davi.profile_id}`, at: day(27) } }))
      .thenRejects('InvalidAuthenticationException'));
  it.each([
    { kind: 'typed' as const, text: ' D ' },
    { kind: 'typed' as const, text: '\u202E\u200B' },
    { kind: 'typed' as const, text: '\u3164\u3164' },
    { kind: 'typed' as const, text: '--' },
    { kind: 'drawn' as const, path: 'M 10 10 L 10 10' },
    { kind: 'drawn' as const, path: 'M 10 10 L 11 10 M 500 100 L 500 101' },
    { kind: 'drawn' as const, path: 'M 10 10 L 99999999 10' },
    { kind: 'drawn' as const, path: '' },
    { kind: 'drawn' as const, path: 'M 1 1' },
    { kind: 'drawn' as const, path: 'M 1 1 L 2' },
    { kind: 'drawn' as const, path: 'M 1 1 A 2 2 0 0 1 4 4' },
    { kind: 'drawn' as const, path: '"><script>' },
    { kind: 'drawn' as const, path: `M 1 1 L ${'1'.repeat(20_000)} 1` },
  ])('refuses a mark that is none: $kind $text $path', (signature) =>
    given(...the.available)
      .when(sign(davi, day(24), { signature }))
      .thenRejects('ValidationFailed'),
  );
  it('takes a drawing', () =>
    expect(
      given(...the.available)
        .when(sign(davi, day(24), { signature: { kind: 'drawn', path: 'M10 20C12 4,30.5 4 31 -20Q1 1 2 2' } }))
        .events(),
    ).toHaveLength(1));
  it('is possible until the last moment', () => {
    given(...the.available)
      .when(sign(davi, '2026-12-08T09:59:59.999Z'))
      .then(the.signedBy(1, davi, '2026-12-08T09:59:59.999Z'));
    given(...the.available)
      .when(sign(davi, '2026-12-08T10:00:00.000Z'))
      .thenRejects('DocumentNotAvailableForSigning');
  });
});

describe('the ways out', () => {
  it('is declined by whose turn it is', () =>
    given(...the.available)
      .when(decline(davi))
      .then({ type: 'DocumentDeclined', order: 1, reason: 'The release clause is missing.', at: day(25) }));
  it('is declined by nobody else', () =>
    given(...the.available)
      .when(decline(saskia))
      .thenRejects('NotYourTurnToSign'));
  it('wants a reason', () =>
    given(...the.available)
      .when(decline(davi, ' '))
      .thenRejects('ValidationFailed'));
  it('is voided by its author', () =>
    given(...the.signedByTwo)
      .when(cancel(saskia))
      .then({ type: 'DocumentVoided', reason: 'The wrong start date.', at: day(25) }));
  it('is voided by nobody else', () =>
    given(...the.available)
      .when(cancel(davi))
      .thenRejects('AccessDeniedException'));
  it('is not voided once all have signed', () =>
    given(...the.signedByAll)
      .when(cancel(saskia))
      .thenRejects('DocumentNotAvailableForSigning'));
  it('is not voided without a reason', () =>
    given(...the.available)
      .when(cancel(saskia, ''))
      .thenRejects('ValidationFailed'));
  it('does not expire before its time', () =>
    given(...the.available)
      .when(expire('2026-12-08T09:59:59.999Z'))
      .thenNothing());
  it('expires by the clock, once', () => {
    const at = '2026-12-08T10:00:00.000Z';
    given(...the.available)
      .when(expire(at))
      .then({ type: 'DocumentExpired', at: at });
    given(...expired)
      .when(expire(at))
      .thenNothing();
  });
  it('does not expire once all have signed', () =>
    given(...the.signedByAll)
      .when(expire('2027-01-01T00:00:00.000Z'))
      .thenNothing());
  it.each(Object.entries<readonly DocumentEvent[]>(over))('leaves nobody current when %s', (_, history) =>
    expect(currentSigners(stateOf([...history]))).toEqual([]),
  );
  it.each(Object.entries<readonly DocumentEvent[]>(over))('takes nothing any more when %s', (_, history) => {
    given(...history)
      .when(sign(davi, day(26)))
      .thenRejects('DocumentNotAvailableForSigning');
    given(...history)
      .when(decline(davi))
      .thenRejects('DocumentNotAvailableForSigning');
    given(...history)
      .when(cancel(saskia))
      .thenRejects('DocumentNotAvailableForSigning');
    given(...history)
      .when(attach)
      .thenNothing();
    given(...history)
      .when(expire('2027-01-01T00:00:00.000Z'))
      .thenNothing();
  });
});

describe('sealing', () => {
  it('completes what all have signed', () =>
    given(...the.signedByAll)
      .when(seal)
      .then(the.completed));
  it('completes once, also with another file', () =>
    given(...the.done)
      .when({ ...seal, sealed: { key: 'other', sha256: 'e5'.repeat(32) } } as DocumentCommand)
      .thenNothing());
  it('waits for every signature', () =>
    given(...the.signedByTwo)
      .when(seal)
      .thenRejects('DocumentNotFullySigned'));
  it('records a failure', () =>
    given(...the.signedByAll)
      .when(failure(1))
      .then(failed(1)));
  it('records an attempt once', () =>
    given(...the.signedByAll, failed(1))
      .when(failure(1))
      .thenNothing());
  it('has no failure once completed', () =>
    given(...the.done)
      .when(failure(1))
      .thenNothing());
  it('has no failure before the last signature', () =>
    given(...the.signedByTwo)
      .when(failure(1))
      .thenRejects('DocumentNotFullySigned'));
  it('is stuck from the fifth failure on', () => {
    expect(sealIsStuck(stateOf([...the.signedByAll, failed(4)]))).toBe(false);
    expect(sealIsStuck(stateOf([...the.signedByAll, failed(5)]))).toBe(true);
    expect(sealIsStuck(stateOf([...the.done]))).toBe(false);
  });
  it('says of a stuck seal only what is new', () => {
    given(...the.signedByAll, failed(5))
      .when(failure(6))
      .thenNothing();
    given(...the.signedByAll, failed(5))
      .when(failure(6, 'no key'))
      .then(failed(6, 'no key'));
  });
  it('completes after failures', () =>
    given(...the.signedByAll, failed(5))
      .when(seal)
      .then(the.completed));
});

describe('the copies', () => {
  const copy = (history: readonly DocumentEvent[], which: Parameters<typeof downloadable>[1]) => {
    try {
      return downloadable(given(...history).state(), which).key;
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  const copies = (history: readonly DocumentEvent[]) =>
    (['original', 'signed', 'certificate'] as const).map((which) => copy(history, which));
  it('of nothing are not found', () => expect(copies([])).toEqual(['NotFound', 'NotFound', 'NotFound']));
  it('of a draft without a file are not uploaded', () =>
    expect(copies([the.drafted])).toEqual(['DocumentNotUploaded', 'DocumentNotUploaded', 'DocumentNotUploaded']));
  it.each(
    Object.entries<readonly DocumentEvent[]>({
      available: the.available,
      signedByTwo: the.signedByTwo,
      declined,
      voided,
      expired,
    }),
  )('of one that is %s are its original', (_, history) =>
    expect(copies([...history])).toEqual([the.file.key, 'DocumentNotFullySigned', 'DocumentNotCompleted']),
  );
  it('of one that is signed by all wait for the seal', () =>
    expect(copies([...the.signedByAll])).toEqual([the.file.key, 'DocumentNotCompleted', 'DocumentNotCompleted']));
  it('of a completed one are three', () =>
    expect(copies([...the.done])).toEqual([the.file.key, the.sealed.key, the.certificate.key]));
});

describe('the contract of a minor', () => {
  const ofMinor = (signers: readonly (typeof davi)[], over: Partial<DocumentCommand> = {}) =>
    the.draft({ contract: the.sourceOfMinor, signers, ...(over as object) });
  const voided: DocumentEvent = {
    type: 'DocumentVoided',
    by: 'system',
    reason: 'The guardian’s consent is missing.',
    at: day(24),
  };
  it('is drafted with the guardian among its signers', () =>
    given()
      .when(ofMinor([davi, the.adaeze, saskia]))
      .then(the.withWording(the.draftedOfMinor)));
  it('is void from its beginning without one, and nobody ever signs it', () => {
    const drafted = { ...the.draftedOfMinor, signers: [davi, saskia] } as DocumentEvent;
    given()
      .when(ofMinor([davi, saskia]))
      .then(the.withWording(drafted), voided);
    given(drafted, voided)
      .when(sign(davi, day(24)))
      .thenRejects('DocumentNotAvailableForSigning');
    expect(stateOf([drafted, voided])).toMatchObject({ status: 'voided', trail: [{}, { by: 'system' }] });
  });
  it('needs none from the eighteenth birthday on, and one the day before', () => {
    const born = (date_of_birth: string) => ({
      ...the.source,
      player: { ...the.source.player, date_of_birth },
    });
    const events = (date_of_birth: string) =>
      given()
        .when(the.draft({ contract: born(date_of_birth), signers: [davi, saskia] }))
        .events()
        .map(({ type }) => type);
    expect(events('2008-11-24')).toEqual(['DocumentDrafted']);
    expect(events('2008-11-25')).toEqual(['DocumentDrafted', 'DocumentVoided']);
    expect(events('2008-02-29')).toEqual(['DocumentDrafted']);
  });
  it('is voided where a draft of before lacks one', () =>
    given({ ...the.draftedOfMinor, signers: [davi, saskia] } as DocumentEvent, the.fileAttached)
      .when(makeAvailable)
      .then(voided));
  it('is signed by player, guardian and club, in this order', () => {
    given(...the.availableOfMinor)
      .when(the.signAsGuest(day(24)))
      .thenRejects('NotYourTurnToSign');
    given(...the.availableOfMinor, the.signedBy(1, davi, day(24)))
      .when(the.signAsGuest(day(25)))
      .then(the.signedByGuest(day(25)));
    expect(stateOf([...the.signedByAllOfMinor]).status).toBe('fully-signed');
  });
  it('says in its trail as what the guardian signed and how he was known', () => {
    const entry = stateOf([...the.signedByAllOfMinor]).trail.find(({ by }) => by === the.adaeze.profile_id);
    expect(entry?.facts).toMatchObject({ proof_method: 'mailed-code', role: 'guardian' });
    const others = stateOf([...the.signedByAll]).trail.filter(({ what }) => what === 'DocumentSigned');
    for (const { facts } of others) expect(Object.keys(facts)).not.toEqual(expect.arrayContaining(['role']));
  });
  it('may be declined by the guardian', () =>
    given(...the.availableOfMinor, the.signedBy(1, davi, day(24)))
      .when(decline(the.adaeze, 'School comes first.'))
      .then({ type: 'DocumentDeclined', order: 2, reason: 'School comes first.', at: day(25) }));

  const lapse = (lapsed_at: string): DocumentCommand => ({
    type: 'VoidWithoutConsent',
    reason: 'The guardian has taken the consent back.',
    lapsed_at,
    now: day(26),
  });
  const ended: DocumentEvent = {
    type: 'DocumentVoided',
    by: 'system',
    reason: 'The guardian has taken the consent back.',
    at: day(26),
  };
  const later = '2026-11-20T10:00:00.001Z';
  it.each([
    ['a draft', [the.draftedOfMinor]],
    ['one that is being signed', the.availableOfMinor],
    [
      'one that the guardian has signed',
      [...the.availableOfMinor, the.signedBy(1, davi, day(24)), the.signedByGuest(day(25))],
    ],
  ] as const)('ends with the consent: %s', (_, history) =>
    given(...history)
      .when(lapse(later))
      .then(ended),
  );
  it('stands on the consent that it was drafted under: what was said before says nothing of it', () =>
    given(...the.availableOfMinor)
      .when(lapse('2026-11-20T10:00:00.000Z'))
      .thenNothing());
  it.each([
    ['all have signed', the.signedByAllOfMinor],
    ['it is void already', [...the.availableOfMinor, ended]],
    ['it is no minor’s', the.available],
    ['there is none', []],
  ] as const)('does not end where %s', (_, history) =>
    given(...history)
      .when(lapse(later))
      .thenNothing(),
  );
});
