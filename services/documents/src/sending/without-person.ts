import { type FormerMember, formerName, isFormer, withoutPerson } from '@touchline/platform/domain';
import type { Line, LineSigner, Sending } from './state.ts';

const unnamed = (signer: LineSigner): LineSigner => ({ ...signer, name: formerName, email: '' });

const lineWithout = (line: Line, isGone: (signer: LineSigner) => boolean): Line =>
  line.outcome === 'sent'
    ? line
    : { ...line, signers: line.signers.map((signer) => (isGone(signer) ? unnamed(signer) : signer)) };

/** The sending without somebody who has left; with its author go all whom he alone has named. */
export const withoutMember = (sending: Sending, former: FormerMember): Sending => {
  if (sending.status === 'none') return sending;
  const isAuthors = isFormer(former, sending.author);
  const isGone = ({ profile_id }: LineSigner): boolean =>
    isAuthors || (profile_id !== undefined && isFormer(former, { profile_id }));
  return {
    ...sending,
    author: withoutPerson(sending.author, former),
    ...(isAuthors && { words: { ...sending.words, title: 'Sending of a former member', message: '' } }),
    lines: sending.lines.map((line) => lineWithout(line, isGone)),
  };
};
