import { signingDays } from '@touchline/contracts/policies/own-documents';
import { Rejected } from '@touchline/platform/domain';
import { type Available, type Document, type Existing, maySee, type Person } from './state.ts';

/** What stands before every rule: there is such a document, and who asks may know of it. */

export const existing = (state: Document): Existing => {
  if (state.status === 'none') throw new Rejected('NotFound');
  return state;
};

export const visible = (state: Document, by: Person): Existing => {
  const document = existing(state);
  if (!maySee(document, by)) throw new Rejected('NotFound');
  return document;
};

/** The document as one that takes a signature or a refusal at this moment. */
export const openForSigning = (document: Existing, now: string): Available => {
  if (document.status === 'fully-signed') throw new Rejected('NoCurrentSigner', { status: document.status });
  // The clock counts, not the sweep that records it: a document that is due is over even before it says so.
  if (document.status !== 'available' || now >= document.expires_at)
    throw new Rejected('DocumentNotAvailableForSigning', { status: document.status });
  return document;
};

/** From the moment the document is available, where its author says nothing else. */
export const expiryOf = (at: string): string => new Date(Date.parse(at) + signingDays * 86_400_000).toISOString();

/** Signs without a proof, to hear what else stands in the way: nothing, where the proof alone is refused. */
export const allButTheProof = async (sign: () => Promise<unknown>): Promise<null> => {
  await sign().catch((error: unknown) => {
    if (!(error instanceof Rejected && error.code === 'InvalidAuthenticationException')) throw error;
  });
  return null;
};
