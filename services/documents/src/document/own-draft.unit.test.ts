import { describe, expect, it } from '@jest/globals';
import { maxSigners } from '@touchline/contracts/policies/own-documents';
import { spec } from '@touchline/platform/domain';
import { davi, day, documentId, file, saskia, sign } from './document.fixtures.ts';
import { decide, evolve, initialState } from './document.ts';
import * as own from './own-draft.fixtures.ts';
import { wordsVersion } from './own-draft.ts';
import { type DocumentCommand, type DocumentEvent, type Existing, maySee, signedAs } from './state.ts';

const given = spec({ decide, evolve, initialState });
const { aylin } = own;
const stateOf = (history: readonly DocumentEvent[]) => given(...history).state() as Existing;
const other = { ...file, sha256: 'd4'.repeat(32) };
const commands: Readonly<Record<string, (by: typeof davi) => DocumentCommand>> = {
  change: (by) => own.change({ by, title: 'Another title' }),
  upload: (by) => own.upload({ by, file: other }),
  add: (by) => own.add(aylin, { by }),
  remove: (by) => own.remove(davi, by),
  order: (by) => ({ ...own.order(aylin, davi), by }) as DocumentCommand,
};
const people = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...aylin, profile_id: `prf_${at}`, user_id: `usr_${at}` }));

describe('an own draft', () => {
  it('is begun by its author', () => given().when(own.draftOwn()).then(own.draftedOwn));
  it('is begun once', () =>
    given(own.draftedOwn)
      .when(own.draftOwn({ now: day(25) }))
      .thenNothing());
  it('changes its words', () =>
    given(own.draftedOwn)
      .when(own.change({ title: 'Image rights', message: '', sign_until: day(26) }))
      .then({ type: 'DocumentChanged', title: 'Image rights', message: '', sign_until: day(26), at: day(24) }));
  it('keeps them where they are the same, whatever was seen', () => {
    given(own.draftedOwn).when(own.change()).thenNothing();
    given(own.draftedOwn)
      .when(own.change({ version: 'another' }))
      .thenNothing();
  });
  it('keeps what was said meanwhile: over other words than were seen nothing is saved', () => {
    const changed = { type: 'DocumentChanged', ...own.words, title: 'Image rights', at: day(24) } as const;
    given(own.draftedOwn, changed)
      .when(own.change({ message: 'Typed in another tab.' }))
      .thenRejects('StaleVersion');
    const version = wordsVersion({ ...own.words, title: 'Image rights' });
    given(own.draftedOwn, changed)
      .when(own.change({ message: 'Typed in another tab.', version }))
      .then({ type: 'DocumentChanged', ...own.words, message: 'Typed in another tab.', at: day(24) });
  });
  it('takes its file, and another one in its place', () => {
    given(own.draftedOwn).when(own.upload()).then(own.attached);
    given(own.draftedOwn, own.attached)
      .when(own.upload({ file: other }))
      .then({ type: 'DocumentFileAttached', file: other, at: day(24) });
  });
  it('takes the same bytes once, wherever they lie', () =>
    given(own.draftedOwn, own.attached)
      .when(own.upload({ file: { ...file, key: 'papers/another' } }))
      .thenNothing());
  it('is seen by its author alone', () => {
    const draft = stateOf(own.ready);
    expect([maySee(draft, saskia), maySee(draft, davi)]).toEqual([true, false]);
    expect(maySee(stateOf(own.outForSigning), davi)).toBe(true);
  });
  it.each(Object.keys(commands))('is nothing to others: %s', (name) =>
    given(...own.ready)
      .when(commands[name]?.(davi) as DocumentCommand)
      .thenRejects('NotFound'),
  );
  it.each(Object.keys(commands))('is not changed by who signs it, once it is sent: %s', (name) =>
    given(...own.outForSigning)
      .when(commands[name]?.(davi) as DocumentCommand)
      .thenRejects('AccessDeniedException'),
  );
  it.each(Object.keys(commands))('is not changed by its author once it is sent: %s', (name) =>
    given(...own.outForSigning)
      .when(commands[name]?.(saskia) as DocumentCommand)
      .thenRejects('StaleVersion'),
  );
  it.each(Object.keys(commands))('has to be there: %s', (name) =>
    given()
      .when(commands[name]?.(saskia) as DocumentCommand)
      .thenRejects('NotFound'),
  );
});

describe('the deadline', () => {
  it.each([
    ['an hour', '2026-11-24T11:00:00.000Z', true],
    ['less than an hour', '2026-11-24T10:59:59.999Z', false],
    ['ninety days', '2027-02-22T10:00:00.000Z', true],
    ['more than ninety days', '2027-02-22T10:00:00.001Z', false],
    ['a day that is over', '2026-11-23T10:00:00.000Z', false],
  ])('may be in %s: %s, %s', (_, sign_until, fine) => {
    const drafting = given().when(own.draftOwn({ sign_until }));
    const changing = given(own.draftedOwn).when(own.change({ sign_until }));
    if (fine) {
      drafting.then({ ...own.draftedOwn, sign_until } as DocumentEvent);
      changing.then({ type: 'DocumentChanged', ...own.words, sign_until, at: day(24) });
    } else {
      drafting.thenRejects('ValidationFailed');
      changing.thenRejects('ValidationFailed');
    }
  });
  it('is fourteen days from the sending where none is said', () =>
    given(...own.ready)
      .when(own.send({ now: day(25) }))
      .then({ type: 'DocumentMadeAvailable', expires_at: '2026-12-09T10:00:00.000Z', at: day(25) }));
  it('is the one that was said', () =>
    given(...own.ready, { type: 'DocumentChanged', ...own.words, sign_until: day(30), at: day(24) })
      .when(own.send())
      .then({ type: 'DocumentMadeAvailable', expires_at: day(30), at: day(24) }));
  it('is chosen again where it has come too near before the sending', () =>
    given(...own.ready, { type: 'DocumentChanged', ...own.words, sign_until: day(30), at: day(24) })
      .when(own.send({ now: day(30, '09:30:00.000') }))
      .thenRejects('ValidationFailed'));
});

describe('the signers of an own draft', () => {
  it('are put at the end of the order', () =>
    given(own.draftedOwn, own.signersAre(davi)).when(own.add(aylin)).then(own.signersAre(davi, aylin)));
  it('may be the author', () => given(own.draftedOwn).when(own.add(saskia)).then(own.signersAre(saskia)));
  it('are named once, by whatever profile', () =>
    given(own.draftedOwn, own.signersAre(davi))
      .when(own.add({ ...davi, profile_id: 'prf_davi_as_coach', role: 'coach' }))
      .thenRejects('ValidationFailed'));
  it('have to be free to sign', () =>
    given(own.draftedOwn)
      .when(own.add(aylin, { eligible: false }))
      .thenRejects('SignerNotEligible'));
  it(`are ${maxSigners} at most`, () => {
    given(own.draftedOwn, own.signersAre(...people(maxSigners - 1)))
      .when(own.add(davi))
      .then(own.signersAre(...people(maxSigners - 1), davi));
    given(own.draftedOwn, own.signersAre(...people(maxSigners)))
      .when(own.add(davi))
      .thenRejects('ValidationFailed');
  });
  it('are taken out, once', () => {
    given(...own.ready)
      .when(own.remove(davi))
      .then(own.signersAre(aylin));
    given(own.draftedOwn, own.signersAre(aylin)).when(own.remove(davi)).thenNothing();
  });
  it('sign in the order that was said', () => {
    given(...own.ready)
      .when(own.order(aylin, davi))
      .then(own.signersAre(aylin, davi));
    given(...own.ready)
      .when(own.order(davi, aylin))
      .thenNothing();
  });
  it.each([
    ['somebody less', [davi]],
    ['somebody more', [davi, aylin, saskia]],
    ['somebody else', [davi, saskia]],
    ['somebody twice', [davi, davi]],
    ['nobody', []],
  ])('are ordered as they are, not with %s', (_, signers) =>
    given(...own.ready)
      .when(own.order(...signers))
      .thenRejects('StaleVersion'),
  );
  it('are told as what they sign', () => {
    const document = stateOf(own.ready);
    expect(document.signers.map((signer) => signedAs(document, signer))).toEqual(['Player', 'Coach']);
  });
});

describe('sending', () => {
  it('makes the first one’s turn', () => {
    given(...own.ready)
      .when(own.send())
      .then(own.sent);
    expect(stateOf(own.outForSigning).signers.map(({ status }) => status)).toEqual(['current', 'waiting']);
  });
  it('is done once', () =>
    given(...own.outForSigning)
      .when(own.send())
      .thenNothing());
  it('needs a file', () =>
    given(own.draftedOwn, own.signersAre(davi)).when(own.send()).thenRejects('DocumentNotUploaded'));
  it('needs a signer', () => given(own.draftedOwn, own.attached).when(own.send()).thenRejects('ValidationFailed'));
  it('needs signers who may still sign', () =>
    given(...own.ready)
      .when(own.send({ ineligible: [aylin.profile_id] }))
      .thenRejects('SignerNotEligible'));
  it('is the author’s', () => {
    given(...own.ready)
      .when(own.send({ by: davi }))
      .thenRejects('NotFound');
    given(...own.outForSigning)
      .when(own.send({ by: davi }))
      .thenRejects('AccessDeniedException');
  });
  it('does not revive what was discarded', () =>
    given(...own.ready, { type: 'DocumentVoided', reason: 'No.', at: day(24) })
      .when(own.send())
      .thenRejects('DocumentNotAvailableForSigning'));
  it('is told by the trail, with what was sent; what came before is not', () => {
    const { trail } = stateOf(own.outForSigning);
    expect(trail.map(({ what, by }) => [what, by])).toEqual([
      ['DocumentDrafted', saskia.profile_id],
      ['DocumentFileAttached', saskia.profile_id],
      ['DocumentMadeAvailable', saskia.profile_id],
    ]);
    expect(trail.slice(1).map(({ facts }) => facts)).toEqual([
      { sha256: file.sha256, size: file.size },
      {
        ...{ title: own.words.title, signers: `${davi.profile_id} ${aylin.profile_id}` },
        expires_at: '2026-12-08T10:00:00.000Z',
      },
    ]);
  });
});

describe('an own document that is out for signing', () => {
  it('is signed turn by turn, and signed by all with the last one', () => {
    const [first, second] = [sign(davi, day(24)), sign(aylin, day(25))];
    const { by: _, type: __, now: ___, ...evidence } = first;
    const signed: DocumentEvent = { type: 'DocumentSigned', order: 1, evidence, at: day(24) };
    given(...own.outForSigning)
      .when(second)
      .thenRejects('NotYourTurnToSign');
    given(...own.outForSigning)
      .when(first)
      .then(signed);
    const after = stateOf([...own.outForSigning, signed]);
    expect(after.signers.map(({ status }) => status)).toEqual(['signed', 'current']);
    const { by: ____, type: _____, now: ______, ...last } = second;
    given(...own.outForSigning, signed)
      .when(second)
      .then(
        { type: 'DocumentSigned', order: 2, evidence: last, at: day(25) },
        { type: 'DocumentFullySigned', at: day(25) },
      );
  });
  it('is not signed by its author where the author is none of its signers', () =>
    given(...own.outForSigning)
      .when(sign(saskia, day(24)))
      .thenRejects('NotYourTurnToSign'));
  it('is declined by an agent as well: he signs for himself', () => {
    const agent = { ...aylin, role: 'agent' } as const;
    given(own.draftedOwn, own.attached, own.signersAre(agent), own.sent)
      .when({ type: 'Decline', by: agent, reason: 'Not like this.', now: day(25) })
      .then({ type: 'DocumentDeclined', order: 1, reason: 'Not like this.', at: day(25) });
  });
  it('is voided by its author, with a reason', () =>
    given(...own.outForSigning)
      .when({ type: 'Void', by: saskia, reason: 'Another season.', now: day(25) })
      .then({ type: 'DocumentVoided', reason: 'Another season.', at: day(25) }));
  it('expires when its time is over', () =>
    given(...own.outForSigning)
      .when({ type: 'Expire', now: '2026-12-08T10:00:00.000Z' })
      .then({ type: 'DocumentExpired', at: '2026-12-08T10:00:00.000Z' }));
});

describe('discarding', () => {
  const discarded: DocumentEvent = { type: 'DocumentVoided', reason: 'Discarded before it was sent.', at: day(24) };
  it('ends a draft, and its file goes', () => {
    given(...own.ready)
      .when(own.discard())
      .then(discarded);
    expect(stateOf([...own.ready, discarded])).toMatchObject({ status: 'voided', file: null, expires_at: null });
  });
  it('leaves nothing to those who would have signed', () =>
    expect(maySee(stateOf([...own.ready, discarded]), davi)).toBe(false));
  it('is done once', () =>
    given(...own.ready, discarded)
      .when(own.discard())
      .thenNothing());
  it('is what ends a draft: it is not voided', () =>
    given(...own.ready)
      .when({ type: 'Void', by: saskia, reason: 'Another season.', now: day(24) })
      .thenRejects('DocumentNotAvailableForSigning'));
  it('takes nothing back that was sent', () =>
    given(...own.outForSigning)
      .when(own.discard())
      .thenRejects('StaleVersion'));
  it('is the author’s', () =>
    given(...own.ready)
      .when(own.discard(davi))
      .thenRejects('NotFound'));
});

describe('when somebody closes the account', () => {
  const leave = (who: { profile_id: string }): DocumentCommand => ({
    ...{ type: 'VoidWithoutSigner', leaving: [who.profile_id], now: day(24) },
  });
  const voided = (reason: string): DocumentEvent => ({ type: 'DocumentVoided', by: 'system', reason, at: day(24) });
  it('an own draft goes on without a signer, who was never asked', () =>
    given(...own.ready)
      .when(leave(davi))
      .then(own.signersAre(aylin)));
  it('an own draft ends with its author', () =>
    given(...own.ready)
      .when(leave(saskia))
      .then(voided('Its author has closed the account.')));
  it('what was sent ends with a signer, and with its author', () => {
    given(...own.outForSigning)
      .when(leave(davi))
      .then(voided('Somebody who had to sign has closed the account.'));
    given(...own.outForSigning)
      .when(leave(saskia))
      .then(voided('Its author has closed the account.'));
  });
});

it('belongs to the id it was begun under', () => expect(stateOf(own.ready).document_id).toBe(documentId));
