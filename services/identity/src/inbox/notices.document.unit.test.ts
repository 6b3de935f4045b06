import { describe, expect, it } from '@jest/globals';
import { documentEvents, type PublicDocument } from '@touchline/contracts/events';
import { noticeEmail } from '../mail/notice-email.ts';
import type { Notice } from './inbox.ts';
import { documentNotices } from './notices.document.ts';

const { document: own } = documentEvents.changed.example;
const [davi, saskia] = own.signers as [PublicDocument['signers'][number], PublicDocument['signers'][number]];
const author = { profile_id: 'prf_ruud0000000000000000', user_id: 'usr_ruud0000000000000000', name: 'Ruud van Es' };
const expires_at = '2026-12-03T10:00:00.000Z';
const sent: PublicDocument = {
  ...{ ...own, status: 'available', expires_at, author },
  signers: [{ ...davi, status: 'current' }, saskia],
};
const alone = ({ profile_id }: typeof davi) => ({ signers: [profile_id], needed: 1 });
const tell = ({ type }: { readonly type: string }, document: PublicDocument): readonly Notice[] =>
  documentNotices[type]?.({ document } as never) ?? [];
const toldTo = (event: { readonly type: string }, document: PublicDocument) =>
  tell(event, document).map(({ user_id }) => user_id);

describe('what is told of own documents', () => {
  it('asks whose turn it is, and nobody else', () =>
    expect(tell(documentEvents.madeAvailable, sent)).toMatchObject([
      {
        ...{
          user_id: davi.user_id,
          profile_id: davi.profile_id,
          kind: 'document.turn',
          needs_answer: true,
          mail: true,
        },
        href: `/documents/${own.document_id}`,
        text: 'Image rights 2027/28 is ready for you to read and sign.',
      },
    ]));
  it.each(['completed', 'declined', 'voided', 'expired'] as const)('tells all of them, and its author: %s', (what) =>
    expect(toldTo(documentEvents[what], { ...sent, status: what })).toEqual([
      ...[davi.user_id, saskia.user_id],
      author.user_id,
    ]),
  );
  it('tells an author who signs once', () =>
    expect(toldTo(documentEvents.completed, { ...sent, author: saskia })).toEqual([davi.user_id, saskia.user_id]));
  it('reminds those whose turn it is still, and who were named', () => {
    const remind = (document: PublicDocument, happened: object) =>
      documentNotices[documentEvents.reminded.type]?.({ document, happened } as never) ?? [];
    const signers = [davi.profile_id];
    expect(remind(sent, { signers, by_author: true })).toMatchObject([
      {
        ...{ user_id: davi.user_id, kind: 'document.reminder', needs_answer: true, mail: true },
        text: 'Ruud van Es reminds you: Image rights 2027/28 waits for your signature.',
      },
    ]);
    expect(remind(sent, { signers, by_author: false })).toMatchObject([
      { text: 'Image rights 2027/28 waits for your signature.' },
    ]);
    expect(remind({ ...sent, signers: [{ ...davi, status: 'signed' }, saskia] }, { signers, by_author: true })).toEqual(
      [],
    );
  });
  it('tells whoever gets a copy once it is there, and no guest', () => {
    const beatriz = { profile_id: 'prf_beatriz', user_id: 'usr_beatriz', name: 'Beatriz Falcão' };
    const carla = { profile_id: 'gst_c', user_id: 'gst_c', name: 'Carla', guest: { email: 'carla@example.org' } };
    const copied = { ...sent, copies: [beatriz, carla] };
    for (const what of ['madeAvailable', 'declined', 'expired'] as const)
      expect(toldTo(documentEvents[what], copied)).not.toContain(beatriz.user_id);
    expect(tell(documentEvents.completed, { ...copied, status: 'completed' }).at(-1)).toMatchObject({
      ...{ user_id: beatriz.user_id, kind: 'document.copy', mail: true, needs_answer: false },
      text: 'Ruud van Es sends you a copy of Image rights 2027/28. Everyone has signed it.',
    });
  });
  it('tells who stands at the next place once a place is filled, and who was left over there', () => {
    const [ana, rui] = ['ana', 'rui'].map((name) => ({
      ...{ ...davi, name, profile_id: `prf_${name}`, user_id: `usr_${name}` },
    })) as [typeof davi, typeof davi];
    const places = [{ signers: [davi, ana, rui].map(({ profile_id }) => profile_id), needed: 2 }, alone(saskia)];
    const after = (statuses: readonly object[]): PublicDocument => ({
      ...{ ...sent, places },
      signers: [davi, ana, rui, saskia].map((one, at) => ({ ...one, status: 'waiting', ...statuses[at] })),
    });
    const told = (document: PublicDocument, by: typeof davi) =>
      documentNotices[documentEvents.signed.type]?.({
        ...{ document, happened: { profile_id: by.profile_id, user_id: by.user_id, order: 1, sha256: '' } },
      } as never).map(({ user_id, kind }) => [user_id, kind]);
    const [signed, current] = [{ status: 'signed' }, { status: 'current' }];
    expect(told(after([signed, current, current]), davi)).toEqual([]);
    expect(told(after([signed, signed, { not_needed: true }, current]), ana)).toEqual([
      [saskia.user_id, 'document.turn'],
      [rui.user_id, 'document.not-needed'],
    ]);
    const mail = tell(documentEvents.madeAvailable, after([current, current, current]))[0] as Notice;
    const { text } = noticeEmail(mail, {
      ...{ user: { email: 'davi@example.org', name: davi.name }, origin: 'https://example.org', idempotencyKey: 'one' },
    });
    expect(text).toContain('Order of signing: 2 of: you, ana, rui; then Saskia Verhulst');
  });
  it('tells nobody of a draft, nor that one was discarded', () => {
    for (const event of [documentEvents.drafted, documentEvents.changed, documentEvents.signersChanged])
      expect(tell(event, own)).toEqual([]);
    expect(tell(documentEvents.voided, { ...own, status: 'voided', author })).toEqual([]);
  });
  it('names by mail who asks, what he says, the order and the deadline, and no contract', () => {
    const [notice] = tell(documentEvents.madeAvailable, sent) as [Notice];
    const user = { email: 'davi@example.org', name: davi.name };
    const { text } = noticeEmail(notice, { user, origin: 'https://example.org', idempotencyKey: 'one' });
    for (const said of [
      'From: Ruud van Es',
      'Message: The image rights we spoke about on Monday.',
      'Order of signing: you, Saskia Verhulst',
      'Until Thu, 3 Dec 2026, 10:00 UTC',
      'After that nobody can sign it any more.',
    ])
      expect(text).toContain(said);
    expect(text).not.toMatch(/contract/i);
  });
});
