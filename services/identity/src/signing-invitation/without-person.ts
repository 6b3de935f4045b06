import { type FormerMember, formerName } from '@touchline/platform/domain';
import type { SigningInvitation } from './state.ts';

/** The invitation of a guardian whose player has left; `profile_ids`: what made the guest a signer. */
export const withoutMember = (invitation: SigningInvitation, { profile_ids }: FormerMember): SigningInvitation => {
  if (invitation.status === 'none' || !profile_ids.includes(invitation.guest.guest_id)) return invitation;
  const guest = { ...invitation.guest, name: formerName, email: '' };
  return { ...invitation, guest, player_name: formerName };
};
