import type { KeyObject } from 'node:crypto';
import type { identityOperations } from '@touchline/contracts/http/identity';
import { maskedAddress } from '@touchline/contracts/masked-address';
import { type SignatureBinding, signatureProof } from '@touchline/contracts/protocol/signature-proof';
import { readSigningSubject, type SigningLinkSubject, signingLink } from '@touchline/contracts/protocol/signing-link';
import { annotateAudit } from '@touchline/platform/audit';
import { newId, Rejected } from '@touchline/platform/domain';
import { type Handlers, type LinkReader, networkOf } from '@touchline/platform/http';
import { SignJWT } from 'jose';
import { guessed, type Limits } from '../limits.ts';
import { codeMs, type SigningCodes } from './signing-code.ts';
import { invitationId, type SigningInvitationRepository } from './signing-invitation.repository.ts';

interface Given {
  readonly invitations: SigningInvitationRepository;
  readonly codes: SigningCodes;
  readonly links: LinkReader;
  readonly limits: Limits;
  readonly proofKey: KeyObject;
  /** What a wrong code costs where there is no code to be wrong. */
  readonly evenOut: () => Promise<void>;
}

/** The code of a guest who signs: mailed when he asks for it, and turned into a proof when he gives it. */
export const signingInvitationRoutes = ({
  invitations,
  codes,
  links,
  limits,
  proofKey,
  evenOut,
}: Given): Pick<Handlers<typeof identityOperations>, 'sendSigningCode' | 'proveGuestSignature'> => {
  const invited = async (link: string, now: Date): Promise<SigningLinkSubject & { readonly id: string }> => {
    const about = readSigningSubject(await links.read(link, signingLink.sign, now));
    if (!about) throw new Rejected('Unauthenticated');
    annotateAudit({ about: about.guest_id });
    return { ...about, id: invitationId(about) };
  };
  /** Identity's word that this guest gave the code, for one document and its bytes. */
  const proven = ({ document_id, guest_id }: SigningLinkSubject, sha256: string, now: Date): Promise<string> => {
    const issued = Math.floor(now.getTime() / 1000);
    const bound: SignatureBinding = { document_id, sha256, profile_id: guest_id };
    return new SignJWT({ ...bound, method: 'mailed-code' })
      .setProtectedHeader({ alg: signatureProof.algorithm, typ: signatureProof.type })
      .setIssuer(signatureProof.issuer)
      .setAudience(signatureProof.audience)
      .setSubject(guest_id)
      .setJti(newId('prf'))
      .setIssuedAt(issued)
      .setExpirationTime(issued + signatureProof.lifetimeSeconds)
      .sign(proofKey);
  };

  return {
    sendSigningCode: async ({ link, ip, now, idempotencyKey: key }) => {
      const { id, guest_id } = await invited(link, now);
      const invitation = await invitations.find(id);
      if (!invitation) throw new Rejected('NotFound');
      await limits.mail.take(`signing-code|${id}`);
      await limits.networkMail.take(networkOf(ip));
      const code = codes.next(id, now);
      const { answer } = await invitations.handle(
        id,
        { type: 'RequestCode', code, now: now.toISOString() },
        {
          actor: guest_id,
          idempotent: { person: guest_id, key, request: { type: 'RequestCode' } },
          answer: () => ({ sent_to: maskedAddress(invitation.guest.email), expires_at: code.expires_at }),
        },
      );
      return { data: answer };
    },
    proveGuestSignature: guessed(limits)(async ({ body, now, idempotencyKey: key }) => {
      const { id, ...about } = await invited(body.link, now);
      await limits.secret.take(`signing-code|${id}`);
      const hash = codes.hash(id, body.code);
      const { answer, events } = await invitations.handle(
        id,
        { type: 'GiveCode', hash, now: now.toISOString() },
        {
          actor: about.guest_id,
          // The BFF asks again where the signature that followed is not known to be there: the same request, the same answer.
          idempotent: { person: about.guest_id, key, request: { type: 'GiveCode', hash, sha256: body.sha256 } },
          answer: (_, happened) => ({
            used_at: happened.some(({ type }) => type === 'SigningCodeUsed') ? now.toISOString() : null,
          }),
        },
      );
      if (events.length === 0 && answer.used_at === null) await evenOut();
      const wasUsed = answer.used_at !== null && now.getTime() < Date.parse(answer.used_at) + codeMs;
      if (!wasUsed) throw new Rejected('InvalidConfirmationTokenException');
      return { data: { proof: await proven(about, body.sha256, now) } };
    }),
  };
};
