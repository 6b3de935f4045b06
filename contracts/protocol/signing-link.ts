import { id } from '../values.ts';

/**
 * The link by which a guest signs a document: identity makes it with the key of its proofs and mails it, identity and documents
 * read it with the public half. It is for one document and one guest, until an end.
 */
export const signingLink = {
  /** Until the document's deadline: read, ask for a code, sign, decline. */
  sign: 'sign-document',
  /** For so many days after it was sealed: read and download. */
  read: 'read-document',
  readableDays: 30,
} as const;

/** Where the page stands that it opens; the token follows as the fragment, which no server and no log sees. */
export const signingPath = '/guardian-signing';
/** The same for a guest whom a member has named. */
export const guestSigningPath = '/guest-signing';

export interface SigningLinkSubject {
  readonly document_id: string;
  /** Of what made the guest a signer. */
  readonly guest_id: string;
}

export const signingSubject = ({ document_id, guest_id }: SigningLinkSubject): string => `${document_id}.${guest_id}`;

/** Undefined for what is no such subject. */
export const readSigningSubject = (subject: string): SigningLinkSubject | undefined => {
  const [document_id, guest_id, ...rest] = subject.split('.');
  if (rest.length > 0 || !id.safeParse(document_id).success || !id.safeParse(guest_id).success) return undefined;
  return { document_id: document_id ?? '', guest_id: guest_id ?? '' };
};
