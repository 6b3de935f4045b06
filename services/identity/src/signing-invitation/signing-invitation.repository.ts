import {
  aggregateSchema,
  createRepository,
  type Repository,
  type RepositoryDependencies,
} from '@touchline/platform/aggregate';
import { derivedId } from '@touchline/platform/domain';
import type { Connection } from 'mongoose';
import { published, snapshotOf } from './published.ts';
import { signingInvitationDecider } from './signing-invitation.ts';
import type { Known, SigningInvitation, SigningInvitationCommand, SigningInvitationEvent } from './state.ts';
import { withoutMember } from './without-person.ts';

export interface SigningInvitationRepository
  extends Repository<SigningInvitationCommand, SigningInvitation, SigningInvitationEvent> {
  readonly find: (id: string) => Promise<Known | undefined>;
}

/** One per document and guest. */
export const invitationId = (about: { readonly document_id: string; readonly guest_id: string }): string =>
  derivedId('sgi', about.document_id, about.guest_id);

export const createSigningInvitations = (
  connection: Connection,
  dependencies: RepositoryDependencies,
): SigningInvitationRepository => {
  const schema = aggregateSchema();
  schema.index({ 'state.guest.guest_id': 1 }, { name: 'by_guest' });
  schema.index({ 'state.own.author.profile_id': 1 }, { name: 'by_author', sparse: true });
  const model = connection.model('SigningInvitation', schema, 'signing_invitations');
  const repository = createRepository(
    {
      name: 'signing-invitation',
      topic: 'touchline.signing-invitation',
      decider: signingInvitationDecider,
      model,
      publish: published,
      personal: { named: { profile: ['state.guest.guest_id', 'state.own.author.profile_id'] }, without: withoutMember },
      snapshot: snapshotOf,
    },
    dependencies,
  );
  return {
    ...repository,
    find: async (id) => {
      const state = (await repository.load(id))?.state;
      return state && state.status !== 'none' ? state : undefined;
    },
  };
};
