import type { guardianConsentOperations, identityOperations } from '@touchline/contracts/http/identity';
import { comesOfAgeOn } from '@touchline/contracts/policies/guardian-consent';
import { ageOn } from '@touchline/contracts/values';
import { annotateAudit } from '@touchline/platform/audit';
import { Rejected } from '@touchline/platform/domain';
import type { Handlers, Principal } from '@touchline/platform/http';
import type { z } from 'zod';
import { guessed, type Limits } from '../limits.ts';
import type { Users } from '../user/user.repository.ts';
import { type GuardianConsentRepository, guardianConsentIdOf } from './guardian-consent.repository.ts';
import { purposeOf } from './guardian-consent.ts';
import type { ConsentSecrets } from './secrets.ts';
import type { GuardianConsent, Known } from './state.ts';

type Routes = Pick<Handlers<typeof identityOperations>, keyof typeof guardianConsentOperations>;

const ownView = (consent: Known): NonNullable<z.input<typeof guardianConsentOperations.getGuardianConsent.reply>> => ({
  status: consent.status,
  guardian: consent.guardian,
  requested_at: consent.requested_at,
  sent_at: consent.sent_at,
  link_expires_at: consent.link_expires_at,
  opened_at: consent.opened_at,
  answered_at: consent.answered_at,
  reason: consent.reason,
  of_age_on: comesOfAgeOn(consent.date_of_birth),
});

/** What a token says of a consent that there is none of is what it says of one that it doesn't open. */
const unknownToken = (error: unknown): never => {
  throw error instanceof Rejected && error.code === 'NotFound'
    ? new Rejected('InvalidConfirmationTokenException')
    : error;
};

const known = (state: GuardianConsent): Known => {
  if (state.status === 'none') throw new Rejected('InvalidConfirmationTokenException');
  annotateAudit({ about: state.player.user_id });
  return state;
};

export const guardianConsentRoutes = ({
  consents,
  users,
  secrets,
  limits,
}: {
  readonly consents: GuardianConsentRepository;
  readonly users: Users;
  readonly secrets: ConsentSecrets;
  readonly limits: Limits;
}): Routes => {
  /** The id of the consent that a player's current profile waits for. */
  const ownId = ({ profile }: Principal): string => {
    if (profile?.type !== 'player') throw new Rejected('AccessDeniedException');
    return guardianConsentIdOf(profile.id);
  };
  const isOwn = ({ user_id }: Principal, { player }: Known): boolean => player.user_id === user_id;
  /** The consent and the hash that a link names. */
  const opened = (link: string) => {
    const read = secrets.readConsentToken(link);
    if (!read) throw new Rejected('InvalidConfirmationTokenException');
    annotateAudit({ about: read.consentId });
    return read;
  };
  const ownEmailOf = async ({ player }: Known): Promise<string> => (await users.find(player.user_id))?.email ?? '';

  return {
    getGuardianConsent: async ({ actor }) => {
      const found = await consents.find(ownId(actor));
      return { data: found && isOwn(actor, found) ? ownView(found) : null };
    },
    askGuardianAgain: async ({ actor, idempotencyKey: key, now }) => {
      const id = ownId(actor);
      const found = await consents.find(id);
      if (!found || !isOwn(actor, found)) throw new Rejected('NotFound');
      await limits.guardian.take(id);
      const { state, sequence } = await consents.handle(
        id,
        {
          type: 'AskAgain',
          own_email: await ownEmailOf(found),
          token: secrets.newConsentToken(id, found.date_of_birth, now),
          now: now.toISOString(),
        },
        { actor: actor.user_id, idempotent: { person: actor.user_id, key, request: 'ask again' } },
      );
      return { data: ownView(known(state)), consistencyTokens: [{ id, sequence }] };
    },
    openGuardianConsent: guessed(limits)(async ({ link, now }) => {
      const { consentId, hash } = opened(link);
      const at = now.toISOString();
      const { state } = await consents.handle(consentId, { type: 'Open', hash, now: at }).catch(unknownToken);
      const consent = known(state);
      const purpose = purposeOf(consent, hash, at);
      const today = at.slice(0, 10);
      return {
        data: {
          purpose,
          player: { name: consent.player.name, age: ageOn(consent.date_of_birth, today) },
          guardian: { name: consent.guardian.name },
          expires_at: consent.status === 'given' ? consent.withdrawal.expires_at : consent.link_expires_at,
          of_age_on: comesOfAgeOn(consent.date_of_birth),
          answered_at: consent.answered_at,
        },
      };
    }),
    answerGuardianConsent: guessed(limits)(async ({ link, body, idempotencyKey: key, now }) => {
      const { consentId: id, hash } = opened(link);
      const before = await consents.find(id);
      if (!before) throw new Rejected('InvalidConfirmationTokenException');
      const { answer, reason, ...by } = body;
      const answered = { hash, by, now: now.toISOString() };
      const command =
        answer === 'refuse'
          ? ({ type: 'Refuse', ...answered, reason } as const)
          : ({
              type: 'Give',
              ...answered,
              own_email: await ownEmailOf(before),
              withdrawal: secrets.newWithdrawalToken(id, before.date_of_birth),
            } as const);
      // Who sends it once more holds the same link, under the same key.
      const idempotent = { person: hash, key, request: { answer, body } };
      const { state, sequence } = await consents.handle(id, command, { idempotent }).catch(unknownToken);
      const consent = known(state);
      return {
        data: {
          answer,
          player: { name: consent.player.name },
          withdrawal_token: consent.status === 'given' ? secrets.withdrawalToken(id, consent.withdrawal) : null,
        },
        consistencyTokens: [{ id, sequence }],
      };
    }),
    withdrawConsent: guessed(limits)(async ({ link, body, idempotencyKey: key, now }) => {
      const { consentId: id, hash } = opened(link);
      const command = { type: 'Withdraw', hash, reason: body.reason, now: now.toISOString() } as const;
      const idempotent = { person: hash, key, request: { withdraw: body } };
      const { state, sequence } = await consents.handle(id, command, { idempotent }).catch(unknownToken);
      return { data: { player: { name: known(state).player.name } }, consistencyTokens: [{ id, sequence }] };
    }),
  };
};
