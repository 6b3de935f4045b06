import { maxCopies } from '@touchline/contracts/policies/own-documents';
import { invalid } from '@touchline/platform/domain';
import { copiesOf, type DocumentEvent, type Drafted, type Person, type Signatory } from './state.ts';

/** Who gets a copy of an own document once it is sealed: they read it, and stand at no place of its order. */

/** One person once: by the account, and a guest by the address. */
export const isSamePerson = (one: Signatory, other: Signatory): boolean =>
  one.user_id === other.user_id || (one.email !== '' && one.email.toLowerCase() === other.email.toLowerCase());

/** Who has a document, or gets it. */
interface Readers extends Pick<Drafted, 'copies'> {
  readonly author: Person;
  readonly signers: readonly Signatory[];
}

/** Why somebody gets no copy: there is no room, or the document comes to him anyway. Undefined: he gets one. */
export const whyNoCopy = (document: Readers, reader: Signatory, eligible: boolean): string | undefined => {
  const copies = copiesOf(document);
  if (reader.user_id === document.author.user_id) return 'You get it anyway, as its author.';
  if (document.signers.some((signer) => isSamePerson(signer, reader)))
    return `${reader.name} signs this document, and gets it anyway.`;
  if (copies.some((copy) => isSamePerson(copy, reader))) return `${reader.name} gets a copy already.`;
  if (copies.length >= maxCopies) return `At most ${maxCopies} people get a copy.`;
  return eligible ? undefined : 'This person can’t read documents here at the moment.';
};

/** Refuses whom there is no room for, and who gets the document anyway. */
export const refuseCopy = (document: Readers, reader: Signatory, eligible: boolean): void => {
  const message = whyNoCopy(document, reader, eligible);
  if (message !== undefined) throw invalid({ path: 'email', message });
};

/** The copies without these people; nothing where none of them gets one. */
export const withoutCopies = (
  document: Pick<Drafted, 'copies'>,
  isGone: (copy: Signatory) => boolean,
  at: string,
): readonly DocumentEvent[] => {
  const copies = copiesOf(document);
  const left = copies.filter((copy) => !isGone(copy));
  return left.length === copies.length ? [] : [{ type: 'DocumentCopiesChanged', copies: left, at }];
};
