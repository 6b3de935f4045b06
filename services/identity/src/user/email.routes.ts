import { randomBytes } from 'node:crypto';
import type { identityOperations } from '@touchline/contracts/http/identity';
import { annotateAudit } from '@touchline/platform/audit';
import { Rejected } from '@touchline/platform/domain';
import { type Handlers, networkOf } from '@touchline/platform/http';
import type { AccountDependencies } from '../dependencies.ts';
import { guessed } from '../limits.ts';
import { endingSessions } from '../session/ending.ts';

type Names = 'requestEmailChange' | 'confirmEmailChange' | 'cancelEmailChange' | 'undoEmailChange';

type Given = Pick<AccountDependencies, 'users' | 'sessions' | 'networks' | 'passwords' | 'secrets' | 'limits'> & {
  /** The password again, within a session. */
  readonly confirm: (userId: string, password: string) => Promise<unknown>;
};

/** A change of the address: asked for, confirmed with the code from its mail, and undone from the address before. */
export const emailRoutes = ({
  users,
  sessions,
  networks,
  passwords,
  secrets,
  limits,
  confirm,
}: Given): Pick<Handlers<typeof identityOperations>, Names> => ({
  requestEmailChange: async ({ actor, body, ip, now }) => {
    const { user_id } = actor;
    await confirm(user_id, body.password);
    await limits.mail.take(`email-change|${user_id}`);
    await limits.emailChange.take(user_id);
    await limits.networkMail.take(networkOf(ip));
    await limits.accountMail.take(`email-change|${body.email.toLowerCase()}`);
    const code = secrets.newEmailCode(user_id, now);
    const command = { type: 'RequestEmailChange', email: body.email, code, now: now.toISOString() } as const;
    const { sequence } = await users.handle(user_id, command, { actor: user_id });
    return {
      data: { email: body.email, expires_at: code.expires_at },
      consistencyTokens: [{ id: user_id, sequence }],
    };
  },
  confirmEmailChange: async ({ actor, body, ip, now }) => {
    const { user_id } = actor;
    await limits.secret.take(`email-code|${user_id}`);
    const hash = secrets.hashEmailCode(user_id, body.code);
    const at = now.toISOString();
    // A wrong one is counted before it is refused.
    const tried = await users.handle(user_id, { type: 'TryEmailCode', hash, now: at });
    if (tried.events.length > 0) throw new Rejected('InvalidEmailChangeCodeException');
    const undo = secrets.newUndoToken(user_id, now);
    const command = { type: 'ChangeEmail', hash, undo, now: at } as const;
    const { state, sequence } = await users.handle(user_id, command, {
      actor: user_id,
      ...endingSessions(sessions, user_id, actor.session_id),
    });
    if (state.status !== 'registered') throw new Rejected('Unauthenticated');
    // The account is known here by its new address too: nobody's guesses at that lock its owner out.
    await networks.remember(state.email_key, networkOf(ip), now);
    return { data: { email: state.email }, consistencyTokens: [{ id: user_id, sequence }] };
  },
  cancelEmailChange: async ({ actor, now }) => {
    const command = { type: 'CancelEmailChange', now: now.toISOString() } as const;
    const { sequence } = await users.handle(actor.user_id, command);
    return { data: null, consistencyTokens: [{ id: actor.user_id, sequence }] };
  },
  undoEmailChange: guessed(limits)(async ({ body, now }) => {
    const read = secrets.readToken(body.token);
    if (!read) throw new Rejected('InvalidEmailTokenException');
    const { userId, hash } = read;
    annotateAudit({ about: userId });
    // Whoever changed the address knew the password: from now on nobody does, and a PIN to this address sets a new one.
    const password_hash = await passwords.hash(randomBytes(32).toString('base64url'));
    const command = { type: 'UndoEmailChange', hash, password_hash, now: now.toISOString() } as const;
    const ending = endingSessions(sessions, userId);
    const { state, sequence } = await users.handle(userId, command, ending).catch((error: unknown) => {
      // That there is no such account is nothing a token may tell.
      throw error instanceof Rejected && error.code === 'NotFound' ? new Rejected('InvalidEmailTokenException') : error;
    });
    return {
      data: { email: state.status === 'registered' ? state.email : '' },
      consistencyTokens: [{ id: userId, sequence }],
    };
  }),
});
