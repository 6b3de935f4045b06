import type { documentsOperations } from '@touchline/contracts/http/documents';
import { maskedAddress } from '@touchline/contracts/masked-address';
import type { signingLink } from '@touchline/contracts/protocol/signing-link';
import type { z } from 'zod';
import { copiesOf, type Existing, type Person } from './state.ts';
import { documentView } from './view.ts';

export type GuestView = z.input<typeof documentsOperations.getGuestDocument.reply>;
export type LinkPurpose = Extract<keyof typeof signingLink, 'sign' | 'read'>;

/** What a guest sees of the document that he signs. */
export const guestView = (document: Existing, guest: Person, link: LinkPurpose, now: string): GuestView => {
  const view = documentView(document, guest, now);
  const own = [...document.signers, ...copiesOf(document)].find(({ profile_id }) => profile_id === guest.profile_id);
  const {
    title,
    kind,
    author_name,
    message,
    status,
    your_turn,
    expires_at,
    club_team,
    player_name,
    from,
    until,
    sha256,
    reason,
    wording,
    files,
    places,
    fields_version,
  } = view;
  return {
    ...{
      title,
      kind,
      author_name,
      message,
      status,
      expires_at,
      club_team,
      player_name,
      from,
      until,
      sha256,
      reason,
      wording,
      files,
      places,
      fields_version,
    },
    fields: view.fields.map(({ signer: _, ...field }) => field),
    your_turn: your_turn && link === 'sign',
    guest: { name: own?.name ?? '', email: maskedAddress(own?.email ?? ''), link },
    copies: view.copies.map(({ profile_id: _, guest_email: __, ...copy }) => copy),
    signers: view.signers.map(({ profile_id: _, guest_email: __, ...signer }) => ({
      ...signer,
      evidence: signer.evidence && { ...signer.evidence, address: null },
    })),
  };
};
