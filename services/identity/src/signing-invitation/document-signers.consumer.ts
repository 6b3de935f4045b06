import { documentEvents, type PublicDocument } from '@touchline/contracts/events';
import { type Consumer, type ConsumerDependencies, consumer } from '@touchline/platform/aggregate';
import type { CloudEvent } from '@touchline/platform/bus';
import type { z } from 'zod';
import { invitationId, type SigningInvitationRepository } from './signing-invitation.repository.ts';
import type { OwnDocument, SigningInvitationCommand } from './state.ts';

type News = { readonly document: PublicDocument };
type Signer = PublicDocument['signers'][number];
type Reminded = z.infer<typeof documentEvents.reminded.data>;
type Reader = NonNullable<PublicDocument['copies']>[number];

const guestsAmong = <Of extends Signer | Reader>(people: readonly Of[]) =>
  people.flatMap((one) => (one.guest ? [{ ...one, guest: one.guest }] : []));
const guestsOf = ({ signers }: PublicDocument) => guestsAmong(signers);

const ownOf = ({ kind, title, message, author }: PublicDocument): { readonly own?: OwnDocument } =>
  kind === 'other' && author
    ? { own: { title, message: message ?? '', author: { profile_id: author.profile_id, name: author.name } } }
    : {};

/** Invites a guest when it is his turn, gives him a copy who gets one, and follows what becomes of the document. Doing it again changes nothing. */
export const documentSigners = (
  invitations: Pick<SigningInvitationRepository, 'handle'>,
  deps: ConsumerDependencies,
): Consumer => {
  const ofGuest = ({ document_id }: PublicDocument, { profile_id: guest_id }: Pick<Signer, 'profile_id'>) =>
    invitationId({ document_id, guest_id });
  const tell =
    (command: (now: string, document: PublicDocument) => SigningInvitationCommand) =>
    async ({ document }: News, { time }: CloudEvent): Promise<void> => {
      // A guest whose turn never came was never invited: the refusal is an answer.
      for (const guest of guestsOf(document))
        await invitations.handle(ofGuest(document, guest), command(time, document));
    };
  const aboutOf = (document: PublicDocument, person: ReturnType<typeof guestsAmong>[number], expires_at: string) => ({
    ...{ signing_invitation_id: ofGuest(document, person), document_id: document.document_id, expires_at },
    guest: { guest_id: person.profile_id, name: person.name, email: person.guest.email },
    player_name: document.offer?.player.name ?? '',
    club_name: document.offer?.club_team.club_name ?? '',
    ...ownOf(document),
  });
  const onTurn = async ({ document }: News, { time: now }: CloudEvent): Promise<void> => {
    for (const signer of guestsOf(document)) {
      const { status } = signer;
      const signing_invitation_id = ofGuest(document, signer);
      if (signer.not_needed) await invitations.handle(signing_invitation_id, { type: 'Release', now });
      if (status === 'signed') await invitations.handle(signing_invitation_id, { type: 'NoteSigned', now });
      if (status !== 'current' || !document.expires_at) continue;
      const about = aboutOf(document, signer, document.expires_at);
      await invitations.handle(signing_invitation_id, { type: 'Invite', ...about, now }, { creates: true });
    }
  };
  const onReminded = async ({ document, happened }: Reminded, { time: now }: CloudEvent): Promise<void> => {
    for (const guest of guestsOf(document))
      if (happened?.signers.includes(guest.profile_id))
        await invitations.handle(ofGuest(document, guest), { type: 'Remind', by_author: happened.by_author, now });
  };
  const onCompleted = async (news: News, event: CloudEvent): Promise<void> => {
    const { document } = news;
    const now = event.time;
    await tell(() => ({ type: 'Complete', now }))(news, event);
    for (const reader of guestsAmong(document.copies ?? [])) {
      const copy = { type: 'GiveCopy', ...aboutOf(document, reader, document.expires_at ?? now), now } as const;
      await invitations.handle(copy.signing_invitation_id, copy, { creates: true });
    }
  };
  const close = (how: 'declined' | 'voided' | 'expired') =>
    tell((now, { signers, reason }) => {
      const by = signers.find(({ status }) => status === 'declined')?.role ?? null;
      return { type: 'Close', how, by, reason: reason ?? '', now };
    });
  return consumer(deps, {
    group: 'identity.signing-invitations',
    topics: ['touchline.document'],
    from: 'end',
    checkpoints: null,
    on: {
      [documentEvents.madeAvailable.type]: onTurn,
      [documentEvents.signed.type]: onTurn,
      [documentEvents.reminded.type]: onReminded,
      [documentEvents.completed.type]: onCompleted,
      [documentEvents.declined.type]: close('declined'),
      [documentEvents.voided.type]: close('voided'),
      [documentEvents.expired.type]: close('expired'),
    },
  });
};
