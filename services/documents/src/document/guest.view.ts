import type { documentsOperations } from '@touchline/contracts/http/documents';
import { maskedAddress } from '@touchline/contracts/masked-address';
import type { signingLink } from '@touchline/contracts/protocol/signing-link';
import type { z } from 'zod';
import type { Existing, Person } from './state.ts';
import { documentView } from './view.ts';

export type GuestView = z.input<typeof documentsOperations.getGuestDocument.reply>;
export type LinkPurpose = Extract<keyof typeof signingLink, 'sign' | 'read'>;

/** What a guest sees of the document that he signs. */
export const guestView = (document: Existing, guest: Person, link: LinkPurpose, now: string): GuestView => {
  const view = documentView(document, guest, now);
  const own = document.signers.find(({ profile_id }) => profile_id === guest.profile_id);
  const { title, status, your_turn, expires_at, club_team, player_name, from, until, sha256, reason, files, places } =
    view;
  return {
    ...{ title, status, expires_at, club_team, player_name, from, until, sha256, reason, files, places },
    your_turn: your_turn && link === 'sign',
    guest: { name: own?.name ?? '', email: maskedAddress(own?.email ?? ''), link },
    signers: view.signers.map(({ profile_id: _, ...signer }) => ({
      ...signer,
      evidence: signer.evidence && { ...signer.evidence, address: null },
    })),
  };
};
