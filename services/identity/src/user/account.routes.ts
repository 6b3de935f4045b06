import type { KeyObject } from 'node:crypto';
import type { identityOperations } from '@touchline/contracts/http/identity';
import { type SignatureBinding, signatureProof } from '@touchline/contracts/protocol/signature-proof';
import { type Audit, annotateAudit } from '@touchline/platform/audit';
import { newId, Rejected } from '@touchline/platform/domain';
import { type Handlers, networkOf } from '@touchline/platform/http';
import type { Intake } from '@touchline/platform/uploads';
import { SignJWT } from 'jose';
import type { AccountDependencies } from '../dependencies.ts';
import { keptOf } from '../identification/kept.ts';
import type { Inbox } from '../inbox/inbox.ts';
import { guessed } from '../limits.ts';
import { defaultOf } from '../me/me.ts';
import { passkeyRoutes } from '../second-factor/passkey.routes.ts';
import { secondFactorRoutes } from '../second-factor/second-factor.routes.ts';
import { endingSessions } from '../session/ending.ts';
import { emailRoutes } from './email.routes.ts';
import { pendingChange } from './email-change.ts';
import { isIdentified } from './published.ts';
import type { Registered } from './state.ts';

type Names =
  | 'verifyEmail'
  | 'forgotPassword'
  | 'checkPin'
  | 'resetPassword'
  | 'me'
  | 'sendVerification'
  | 'chooseDefaultProfile'
  | 'changePassword'
  | 'confirmPassword'
  | 'closeAccount'
  | 'requestEmailChange'
  | 'confirmEmailChange'
  | 'cancelEmailChange'
  | 'undoEmailChange'
  | 'getSecondFactor'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'beginPasskey'
  | 'addPasskey'
  | 'removePasskey'
  | 'beginPasskeySignIn'
  | 'renewRecoveryCodes'
  | 'switchOffSecondFactor'
  | 'changeName'
  | 'provideIdentification'
  | 'resubmitUser'
  | 'listSessions'
  | 'endOwnSession'
  | 'endOtherSessions'
  | 'proveSignature';

export interface AccountRoutesDependencies extends AccountDependencies {
  /** The password again, within a session. */
  readonly confirm: (userId: string, password: string) => Promise<Registered>;
  readonly audit: Pick<Audit, 'record'>;
  readonly inbox: Pick<Inbox, 'counts'>;
  /** Signs proofs of a password for one signature (EdDSA). */
  readonly proofKey: KeyObject;
  readonly background: (work: Promise<unknown>) => void;
  /** Takes as long as a wrong PIN that is written down. */
  readonly evenOut: () => Promise<void>;
  readonly intake: Intake;
}

export const accountRoutes = ({
  users,
  sessions,
  networks,
  passwords,
  secrets,
  limits,
  me,
  factorCodes,
  factorRequired,
  checkFactor,
  passkeys,
  intake,
  keptDays,
  confirm,
  audit,
  inbox,
  proofKey,
  background,
  evenOut,
}: AccountRoutesDependencies): Pick<Handlers<typeof identityOperations>, Names> => {
  const own = async (userId: string): Promise<Registered> => {
    const user = await users.find(userId);
    if (!user) throw new Rejected('Unauthenticated');
    return user;
  };
  const tokens = (id: string, sequence: number) => [{ id, sequence }];

  /**
   * Whether it is the PIN that was sent to this address. A wrong one is counted before it is refused; where there is
   * nothing to count, the refusal takes as long.
   */
  const holds = async (user: Registered | undefined, pin: string, now: Date): Promise<boolean> => {
    annotateAudit({ about: user?.user_id });
    if (user) {
      const hash = secrets.hashPin(user.user_id, pin);
      const { events, state } = await users.handle(user.user_id, { type: 'TryPin', hash, now: now.toISOString() });
      if (events.length > 0) return false;
      if (state.status === 'registered' && state.pin) return true;
    }
    await evenOut();
    return false;
  };

  const identificationOf = (user: Registered) => ({
    status: isIdentified(user) ? ('provided' as const) : ('none' as const),
    kind: user.identification?.kind ?? null,
    provided_at: user.identification?.provided_at ?? null,
    ...keptOf(user, keptDays),
  });

  return {
    ...emailRoutes({ users, sessions, networks, passwords, secrets, limits, confirm }),
    ...secondFactorRoutes({ users, sessions, limits, factorCodes, factorRequired, own, confirm, check: checkFactor }),
    ...passkeyRoutes({ users, limits, passkeys, own }),
    verifyEmail: guessed(limits)(async ({ body, now }) => {
      const read = secrets.readToken(body.token);
      if (!read) throw new Rejected('InvalidEmailTokenException');
      annotateAudit({ about: read.userId });
      const { state, sequence } = await users
        .handle(read.userId, { type: 'ConfirmEmail', hash: read.hash, now: now.toISOString() })
        .catch((error: unknown) => {
          // That there is no such account is nothing a token may tell.
          throw error instanceof Rejected && error.code === 'NotFound'
            ? new Rejected('InvalidEmailTokenException')
            : error;
        });
      return {
        data: { email: state.status === 'registered' ? state.email : '' },
        consistencyTokens: tokens(read.userId, sequence),
      };
    }),
    forgotPassword: async ({ body, ip, now }) => {
      const account = body.email.toLowerCase();
      const network = networkOf(ip);
      await limits.networkMail.take(network);
      // The answer doesn't wait for what differs between a known and an unknown address.
      background(
        (async () => {
          await limits.mail.take(`pin|${account}|${network}`);
          // What strangers ask for is bounded apart: it leaves the owner's own requests alone.
          if (!(await networks.knows(account, network))) await limits.accountMail.take(account);
          const user = await users.byEmail(account);
          if (!user || user.suspended_at) return;
          await users.handle(user.user_id, {
            type: 'RequestPin',
            pin: secrets.newPin(user.user_id, now),
            now: now.toISOString(),
          });
          await audit.record({ what: 'reset-pin-sent', about: user.user_id });
        })(),
      );
      return { data: null };
    },
    checkPin: guessed(limits)(async ({ body, now }) => {
      if (!(await holds(await users.byEmail(body.email), body.pin, now)))
        throw new Rejected('InvalidPasswordPinException');
      return { data: null };
    }),
    resetPassword: guessed(limits)(async ({ body, now }) => {
      const user = await users.byEmail(body.email);
      if (!(await holds(user, body.pin, now)) || !user) throw new Rejected('InvalidPasswordPin');
      await passwords.judge(body.password, user);
      const hash = secrets.hashPin(user.user_id, body.pin);
      const { sequence } = await users.handle(
        user.user_id,
        {
          type: 'ResetPassword',
          hash,
          password_hash: await passwords.hash(body.password),
          now: now.toISOString(),
        },
        endingSessions(sessions, user.user_id),
      );
      return { data: null, consistencyTokens: tokens(user.user_id, sequence) };
    }),
    me: async ({ actor, consistencyTokens, now }) => {
      const stale = await me.checkpoints.waitFor(consistencyTokens);
      const [user, profiles, counts] = await Promise.all([
        own(actor.user_id),
        me.profilesOf(actor.user_id),
        inbox.counts(actor.user_id),
      ]);
      const first = defaultOf(user, profiles);
      const change = pendingChange(user, now.toISOString());
      return {
        data: {
          id: user.user_id,
          name: user.name,
          email: user.email,
          is_admin: user.is_admin,
          email_verified_at: user.email_verified_at,
          email_change: change && { email: change.email, expires_at: change.expires_at },
          identification: identificationOf(user),
          verification_status: user.verification_status,
          rejection: user.rejection,
          profiles,
          default_profile_id: first?.id ?? null,
          default_profile_type: first?.profile_type ?? null,
          ...counts,
          second_factor: { on: user.second_factor !== null, required: factorRequired(user) },
        },
        ...(stale ? { meta: { stale } } : {}),
      };
    },
    sendVerification: async ({ actor, now }) => {
      await limits.mail.take(`confirm|${actor.user_id}`);
      const email_token = secrets.newEmailToken(actor.user_id, now);
      const { sequence } = await users.handle(actor.user_id, {
        type: 'RequestConfirmation',
        email_token,
        now: now.toISOString(),
      });
      return { data: null, consistencyTokens: tokens(actor.user_id, sequence) };
    },
    chooseDefaultProfile: async ({ actor, body, now, consistencyTokens }) => {
      await me.checkpoints.waitFor(consistencyTokens);
      const profiles = await me.profilesOf(actor.user_id);
      if (!profiles.some((p) => p.id === body.profile_id)) throw new Rejected('AccessDeniedException');
      const { sequence } = await users.handle(actor.user_id, {
        type: 'ChooseDefaultProfile',
        profile_id: body.profile_id,
        now: now.toISOString(),
      });
      return { data: null, consistencyTokens: tokens(actor.user_id, sequence) };
    },
    changePassword: async ({ actor, body, now }) => {
      const user = await confirm(actor.user_id, body.current_password);
      await passwords.judge(body.password, user);
      const password_hash = await passwords.hash(body.password);
      const { sequence } = await users.handle(
        actor.user_id,
        { type: 'ChangePassword', password_hash, now: now.toISOString() },
        endingSessions(sessions, actor.user_id, actor.session_id),
      );
      return { data: null, consistencyTokens: tokens(actor.user_id, sequence) };
    },
    confirmPassword: async ({ actor, body, now }) => {
      await confirm(actor.user_id, body.password);
      await sessions.authenticated(actor.session_id, now);
      return { data: null };
    },
    closeAccount: async ({ actor, body, now }) => {
      const user = await confirm(actor.user_id, body.password);
      if (user.is_admin && !(await users.hasOtherStaff(user.user_id))) throw new Rejected('LastMemberOfStaff');
      const { sequence } = await users.handle(
        actor.user_id,
        { type: 'CloseAccount', typed: body.email, now: now.toISOString() },
        endingSessions(sessions, actor.user_id),
      );
      return { data: null, consistencyTokens: tokens(actor.user_id, sequence) };
    },
    changeName: async ({ actor, body, now }) => {
      const { sequence } = await users.handle(actor.user_id, {
        type: 'ChangeName',
        name: body.name,
        now: now.toISOString(),
      });
      return { data: null, consistencyTokens: tokens(actor.user_id, sequence) };
    },
    provideIdentification: async ({ actor, query, file, ip, now }) => {
      const { user_id } = actor;
      const accepted = await intake.take({ userId: user_id, owner: user_id, ip, file, now });
      const { state, sequence } = await users.handle(actor.user_id, {
        type: 'ProvideIdentification',
        identification: {
          kind: query.kind,
          file: accepted.key,
          content_type: accepted.content_type,
          sha256: accepted.sha256,
          provided_at: now.toISOString(),
        },
        now: now.toISOString(),
      });
      if (state.status !== 'registered') throw new Rejected('Unauthenticated');
      return { data: identificationOf(state), consistencyTokens: tokens(actor.user_id, sequence) };
    },
    resubmitUser: async ({ actor, now }) => {
      const { sequence } = await users.handle(actor.user_id, {
        type: 'Resubmit',
        profiles: await me.saidOf(actor.user_id),
        now: now.toISOString(),
      });
      return { data: null, consistencyTokens: tokens(actor.user_id, sequence) };
    },
    listSessions: async ({ actor, now }) => ({
      data: (await sessions.list(actor.user_id, now)).map((s) => ({
        id: s._id,
        user_agent: s.user_agent,
        ip: s.ip,
        created_at: s.created_at.toISOString(),
        last_seen_at: s.last_seen_at.toISOString(),
        current: s._id === actor.session_id,
      })),
    }),
    endOwnSession: async ({ actor, params, now }) => {
      if (!(await sessions.endOne(actor.user_id, params.session_id))) throw new Rejected('NotFound');
      const { sequence } = await users.handle(actor.user_id, { type: 'EndSessions', by: null, now: now.toISOString() });
      return { data: null, consistencyTokens: tokens(actor.user_id, sequence) };
    },
    endOtherSessions: async ({ actor, now }) => {
      const { sequence } = await users.handle(
        actor.user_id,
        { type: 'EndSessions', by: null, now: now.toISOString() },
        endingSessions(sessions, actor.user_id, actor.session_id),
      );
      return { data: null, consistencyTokens: tokens(actor.user_id, sequence) };
    },
    proveSignature: async ({ actor, body, now }) => {
      if (!actor?.profile) throw new Rejected('AccessDeniedException');
      await confirm(actor.user_id, body.password);
      const issued = Math.floor(now.getTime() / 1000);
      const { document_id, sha256 } = body;
      const bound: SignatureBinding = { document_id, sha256, profile_id: actor.profile.id };
      const proof = await new SignJWT(bound)
        .setProtectedHeader({ alg: signatureProof.algorithm, typ: signatureProof.type })
        .setIssuer(signatureProof.issuer)
        .setAudience(signatureProof.audience)
        .setSubject(actor.user_id)
        .setJti(newId('prf'))
        .setIssuedAt(issued)
        .setExpirationTime(issued + signatureProof.lifetimeSeconds)
        .sign(proofKey);
      return { data: { proof } };
    },
  };
};
