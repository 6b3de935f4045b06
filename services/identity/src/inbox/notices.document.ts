import { dayInWords } from '@touchline/contracts/days';
import { documentEvents, type PublicDocument } from '@touchline/contracts/events';
import { placeOf } from '@touchline/contracts/policies/signing-places';
import type { z } from 'zod';
import type { Notice } from './inbox.ts';
import { documentMailed } from './mailed.ts';

/** Who is told what of documents: pure, one function per event type. */

type Tell = (data: never) => readonly Notice[];
type Signer = PublicDocument['signers'][number];
type Words = Pick<Notice, 'kind' | 'title' | 'text'> & Partial<Pick<Notice, 'needs_answer'>>;

const on = (tell: (document: PublicDocument) => readonly Notice[]): Tell =>
  (({ document }: { document: PublicDocument }) => tell(document)) as Tell;

/** A document as one of its signers calls it. */
const titleFor = (document: PublicDocument, signer: Signer | null): string =>
  document.offer && signer?.role === 'player'
    ? `Your contract with ${document.offer.club_team.club_name}`
    : document.title;

const noticeTo = (
  document: PublicDocument,
  { user_id, profile_id }: Pick<Signer, 'user_id' | 'profile_id'>,
  words: Words,
): Notice => ({
  ...{ user_id, profile_id, href: `/documents/${document.document_id}` },
  ...{ needs_answer: false, mail: true, mailed: documentMailed(document, profile_id) },
  ...words,
});

const toSigners = (
  document: PublicDocument,
  wordsFor: (title: string, signer: Signer | null) => Words,
  only: (signer: Signer) => boolean = () => true,
): Notice[] =>
  document.signers
    // A guest has no account to be told in: his messages are those of the invitation.
    .filter((signer) => signer.guest === undefined && only(signer))
    .map((signer) => noticeTo(document, signer, wordsFor(titleFor(document, signer), signer)));

/** Who gets a copy hears of it once it is there. */
const toReaders = (document: PublicDocument): Notice[] =>
  (document.copies ?? [])
    .filter(({ guest }) => guest === undefined)
    .map((reader) =>
      noticeTo(document, reader, {
        kind: 'document.copy',
        title: 'A signed document for you',
        text: `${document.author?.name ?? ''} sends you a copy of ${document.title}. Everyone has signed it.`,
      }),
    );

/** The author of an own document as well, who need not sign it. */
const toAll = (document: PublicDocument, wordsFor: (title: string, signer: Signer | null) => Words): Notice[] => {
  const { author, signers } = document;
  const signs = signers.some(({ profile_id }) => profile_id === author?.profile_id);
  const authors = author && !signs ? [noticeTo(document, author, wordsFor(titleFor(document, null), null))] : [];
  return [...toSigners(document, wordsFor), ...authors];
};

const yourTurn = (document: PublicDocument, isNew: (signer: Signer) => boolean = () => true): Notice[] =>
  toSigners(
    document,
    (title) => ({
      kind: 'document.turn',
      title: 'Your signature is needed',
      text: `${title} is ready for you to read and sign.`,
      needs_answer: true,
    }),
    (signer) => signer.status === 'current' && isNew(signer),
  );

/** Where several stand at one place, those who still do were told before, and those who are left over are told that they are. */
const afterSignature = ({ document, happened }: z.infer<typeof documentEvents.signed.data>): Notice[] => {
  const by = happened ? placeOf(document, happened.profile_id) : 0;
  const isBeside = ({ profile_id }: Signer): boolean => placeOf(document, profile_id) === by;
  const leftOver = toSigners(
    document,
    (title) => ({
      kind: 'document.not-needed',
      title: 'Your signature is not needed any more',
      text: `${title}: enough others have signed in your place.`,
    }),
    (signer) => signer.not_needed === true && isBeside(signer),
  );
  return [...yourTurn(document, (signer) => !isBeside(signer)), ...leftOver];
};

/** Whose turn it is still, by their author or by the clock. */
const reminders = ({ document, happened }: z.infer<typeof documentEvents.reminded.data>): Notice[] =>
  toSigners(
    document,
    (title) => ({
      kind: 'document.reminder',
      title: 'Reminder: your signature is needed',
      text:
        happened?.by_author && document.author
          ? `${document.author.name} reminds you: ${title} waits for your signature.`
          : `${title} waits for your signature.`,
      needs_answer: true,
    }),
    ({ status, profile_id }) => status === 'current' && happened?.signers.includes(profile_id) === true,
  );

/** Nobody but its author has ever heard of an own draft. */
const wasTold = ({ kind, expires_at }: PublicDocument): boolean => kind !== 'other' || expires_at !== null;

export const documentNotices: Readonly<Record<string, Tell>> = {
  [documentEvents.madeAvailable.type]: on((d) => yourTurn(d)),
  [documentEvents.signed.type]: afterSignature as Tell,
  [documentEvents.reminded.type]: reminders as Tell,
  [documentEvents.completed.type]: on((d) => [
    ...toAll(d, (title, signer) => ({
      kind: 'document.completed',
      title: 'Signed and sealed',
      text: d.offer
        ? `${signer?.role === 'player' ? 'You join' : `${d.offer.player.name} joins`} ${d.offer.club_team.club_name} on ${dayInWords(d.contract?.from)}.`
        : `${title} is complete.`,
    })),
    ...toReaders(d),
  ]),
  [documentEvents.declined.type]: on((d) =>
    toAll(d, (title) => ({
      kind: 'document.declined',
      title: 'A signature was declined',
      text: `${title}: ${d.reason ?? ''}`,
    })),
  ),
  [documentEvents.voided.type]: on((d) =>
    wasTold(d)
      ? toAll(d, (title) => ({
          kind: 'document.voided',
          title: 'A document was voided',
          text: `${title}: ${d.reason ?? ''}`,
        }))
      : [],
  ),
  [documentEvents.expired.type]: on((d) =>
    toAll(d, (title) => ({
      kind: 'document.expired',
      title: 'A document has expired',
      text: `${title} was not signed in time.`,
    })),
  ),
};
