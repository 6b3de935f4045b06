import { z } from 'zod';
import { id, instant } from '../values.ts';
import { publicSigner } from './document.ts';
import { event, eventOf, type TopicContract } from './event.ts';

/**
 * A guest is asked to sign a document: by a mailed link that says which, and a code that is mailed when he asks for it. Links and
 * codes stay with identity.
 */
export const publicSigningInvitation = z
  .object({
    signing_invitation_id: id,
    document_id: id,
    /** `guest_id`: of what made him a signer, or who gets a copy. */
    guest: z.object({ guest_id: id, name: z.string(), email: z.string() }),
    /** `closed`: the document was declined, voided or not signed in time. */
    status: z.enum(['open', 'signed', 'completed', 'closed']),
    /** Until when the link to sign answers: the document's own deadline. */
    expires_at: instant,
    /** Until when the link to the sealed document answers, once it is sealed. */
    readable_until: instant.nullable(),
  })
  .meta({ id: 'PublicSigningInvitation' });
export type PublicSigningInvitation = z.infer<typeof publicSigningInvitation>;

const example: PublicSigningInvitation = {
  signing_invitation_id: 'sgi_adaeze00000000000000',
  document_id: 'doc_sparta00000000000000',
  guest: { guest_id: 'grd_davi0000000000000000', name: 'Adaeze Adeyinka', email: 'adaeze@example.com' },
  status: 'open',
  expires_at: '2026-12-03T10:00:00.000Z',
  readable_until: null,
};

const withInvitation = z.object({ signing_invitation: publicSigningInvitation });
const invitation = <const What extends string, Happened extends z.ZodRawShape>(
  what: What,
  happened: Happened,
  told: z.input<z.ZodObject<Happened>>,
  after: Partial<PublicSigningInvitation> = {},
) =>
  eventOf(`touchline.signing-invitation.${what}.v1`, withInvitation, happened, {
    signing_invitation: { ...example, ...after },
    happened: told,
  });

export const signingInvitationEvents = {
  /** It is the guest's turn. */
  invited: invitation('invited', {}, {}),
  /** He has asked for a code; the one before is worth nothing from now on. */
  codeRequested: invitation('code-requested', { expires_at: instant }, { expires_at: '2026-11-21T09:10:00.000Z' }),
  /** It is his turn still. `by_author`: whoever named him reminds him, and not the clock. */
  reminded: invitation('reminded', { by_author: z.boolean() }, { by_author: true }),
  /** Enough others have signed in his place: he has nothing to do any more. */
  released: invitation('released', {}, {}, { status: 'closed' }),
  /** The document that he has signed, or gets a copy of, is sealed. */
  completed: invitation(
    'completed',
    { readable_until: instant },
    { readable_until: '2026-12-21T09:00:00.000Z' },
    { status: 'completed', readable_until: '2026-12-21T09:00:00.000Z' },
  ),
  /** The document came to nothing. `by`: as what whoever declined it was to sign; null where nobody did. */
  closed: invitation(
    'closed',
    { how: z.enum(['declined', 'voided', 'expired']), by: publicSigner.shape.role.nullable(), reason: z.string() },
    { how: 'declined', by: 'club-representative', reason: 'The salary is another one.' },
    { status: 'closed' },
  ),
  restated: event('touchline.signing-invitation.restated.v1', withInvitation, { signing_invitation: example }),
} as const;

export const signingInvitationTopic = {
  topic: 'touchline.signing-invitation',
  key: 'subject',
  prefix: 'sgi',
  events: Object.values(signingInvitationEvents),
} satisfies TopicContract;
