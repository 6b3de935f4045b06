import { type FormerMember, formerName } from '@touchline/platform/domain';
import type { SigningInvitation } from './state.ts';

/**
 * The invitation of a guardian whose player has left, `profile_ids` being what made the guest a signer; or that of a guest whom the
 * author of an own document has named.
 */
export const withoutMember = (invitation: SigningInvitation, { profile_ids }: FormerMember): SigningInvitation => {
  if (invitation.status === 'none') return invitation;
  const { own } = invitation;
  const isAuthors = own !== undefined && profile_ids.includes(own.author.profile_id);
  if (!isAuthors && !profile_ids.includes(invitation.guest.guest_id)) return invitation;
  const guest = { ...invitation.guest, name: formerName, email: '' };
  if (!own) return { ...invitation, guest, player_name: formerName };
  return { ...invitation, guest, own: { title: '', message: '', author: { ...own.author, name: formerName } } };
};
