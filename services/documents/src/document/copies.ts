import { maxCopies } from '@touchline/contracts/policies/own-documents';
import { invalid } from '@touchline/platform/domain';
import { copiesOf, type DocumentEvent, type Draft, type Drafted, type Signatory } from './state.ts';

/** Who gets a copy of an own document once it is sealed: they read it, and stand at no place of its order. */

/** One person once: by the account, and a guest by the address. */
export const isSamePerson = (one: Signatory, other: Signatory): boolean =>
  one.user_id === other.user_id || (one.email !== '' && one.email.toLowerCase() === other.email.toLowerCase());

/** Refuses whom there is no room for, and who gets the document anyway. */
export const refuseCopy = (draft: Draft, reader: Signatory, eligible: boolean): void => {
  const copies = copiesOf(draft);
  const wrong = (message: string) => invalid({ path: 'email', message });
  if (reader.user_id === draft.author.user_id) throw wrong('You get it anyway, as its author.');
  if (draft.signers.some((signer) => isSamePerson(signer, reader)))
    throw wrong(`${reader.name} signs this document, and gets it anyway.`);
  if (copies.some((copy) => isSamePerson(copy, reader))) throw wrong(`${reader.name} gets a copy already.`);
  if (copies.length >= maxCopies) throw wrong(`At most ${maxCopies} people get a copy.`);
  if (!eligible) throw wrong('This person can’t read documents here at the moment.');
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
