import type { PublicDocument } from '@touchline/contracts/events';
import { type Existing, type Signer, sealIsStuck } from './state.ts';

const publicSigner = (signer: Signer): PublicDocument['signers'][number] => ({
  order: signer.order,
  profile_id: signer.profile,
  user_id: signer.user,
  name: signer.name,
  role: signer.role,
  status: signer.status,
  signed_at: signer.status === 'signed' ? signer.signedAt : null,
});

/** What others learn of a document through its events: no evidence, no email address, no place of a file. */
export const publicDocument = (document: Existing): PublicDocument => {
  const { id, kind, title, status, signers, contract } = document;
  return {
    document_id: id,
    kind,
    title,
    status,
    expires_at: document.status === 'draft' ? null : document.expiresAt,
    signers: signers.map(publicSigner),
    reason: document.status === 'declined' || document.status === 'voided' ? document.reason : null,
    seal_stuck: sealIsStuck(document),
    offer: contract && {
      offer_id: contract.offerId,
      club_team: contract.clubTeam,
      player: {
        profile_id: contract.player.profile,
        user_id: contract.player.user,
        name: contract.player.name,
        nickname: contract.player.nickname,
        date_of_birth: contract.player.dateOfBirth,
      },
    },
    contract: contract && { from: contract.terms.contract_start_date, until: contract.terms.contract_expiry_date },
  };
};
