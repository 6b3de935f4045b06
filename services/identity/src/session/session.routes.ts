import type { identityOperations, Session, Suspension } from '@touchline/contracts/http/identity';
import { browserOf } from '@touchline/contracts/user-agent';
import { annotateAudit } from '@touchline/platform/audit';
import { derivedId, newId, Rejected } from '@touchline/platform/domain';
import { type Handlers, networkOf } from '@touchline/platform/http';
import type { AccountDependencies } from '../dependencies.ts';
import { guessed } from '../limits.ts';
import { defaultOf } from '../me/me.ts';
import { useDevice } from '../user/devices.ts';
import type { Registered } from '../user/state.ts';
import type { KeptSession } from './sessions.ts';

type Names =
  | 'createSession'
  | 'passSecondFactor'
  | 'passPasskey'
  | 'resolveSession'
  | 'endSession'
  | 'registerUser'
  | 'noteRefusal';

export const sessionRoutes = ({
  users,
  sessions,
  networks,
  passwords,
  secrets,
  limits,
  me,
  checkFactor,
  factorRequired,
  passkeys,
}: AccountDependencies): Pick<Handlers<typeof identityOperations>, Names> => {
  const describe = async (kept: KeptSession, user: Registered): Promise<Session> => {
    const profiles = await me.profilesOf(user.user_id);
    const lacks_second_factor = factorRequired(user) && user.second_factor === null;
    return {
      session_id: kept._id,
      token_hash: kept.token_hash,
      user_id: user.user_id,
      // No right of staff before the factor that is required of them, wherever it would be asked for.
      is_admin: user.is_admin && !lacks_second_factor,
      lacks_second_factor,
      authenticated_at: kept.authenticated_at.toISOString(),
      expires_at: kept.expires_at.toISOString(),
      profiles: profiles.map((p) => ({ id: p.id, type: p.profile_type })),
      default_profile_id: defaultOf(user, profiles)?.id ?? null,
    };
  };

  const open = async (user: Registered, request: { ip: string; userAgent: string; device: string; now: Date }) => {
    const digest = request.device ? secrets.deviceDigest(user.user_id, request.device) : null;
    const { browser = null, system = null } = browserOf(request.userAgent) ?? {};
    const use = { type: 'UseDevice', digest, browser, system, now: request.now.toISOString() } as const;
    // Of a device that the account knows there is nothing to write: then nothing is read for it either.
    if (useDevice(use, user).length > 0) await users.handle(user.user_id, use);
    const { token, session } = await sessions.open(user.user_id, request, request.now);
    return { token, session: await describe(session, user) };
  };

  /** Only who knows the password hears that the account is suspended, since when and why. */
  const refuseSuspended = (user: Registered): void => {
    if (!user.suspended_at) return;
    const details: Suspension = { since: user.suspended_at, reason: user.suspension_reason };
    throw new Rejected('AccountSuspended', details);
  };

  return {
    createSession: async (request) => {
      const { email, password } = request.body;
      const account = email.trim().toLowerCase();
      const network = networkOf(request.ip);
      const known = await networks.knows(account, network);
      await limits.signIn.take(`${account}|${network}`);
      // Where the account has signed in before, neither a stranger who guesses from many places nor a neighbour who
      // guesses at others locks its owner out.
      if (!known) {
        await limits.network.take(network);
        await limits.account.take(account);
      }
      const user = await users.byEmail(account);
      annotateAudit({ about: user?.user_id });
      if (!(await passwords.verify(user?.password_hash, password)) || !user) throw new Rejected('InvalidCredentials');
      refuseSuspended(user);
      await limits.signIn.reset(`${account}|${network}`);
      if (passwords.outdated(user.password_hash))
        await users.handle(user.user_id, {
          type: 'RehashPassword',
          from: user.password_hash,
          password_hash: await passwords.hash(password),
          now: request.now.toISOString(),
        });
      if (user.second_factor) {
        const { token, expires_at } = await sessions.challenge(user.user_id, request.now);
        const methods =
          user.second_factor.recovery.length > 0 ? (['app', 'recovery-code'] as const) : (['app'] as const);
        const challenge = { token, expires_at: expires_at.toISOString(), methods: [...methods] };
        return { data: { token: null, session: null, challenge } };
      }
      await networks.remember(account, network, request.now, known);
      return { data: { ...(await open(user, request)), challenge: null } };
    },
    passSecondFactor: async (request) => {
      const { token, code } = request.body;
      const { ip, now } = request;
      const userId = await sessions.challenged(token, now);
      const user = userId === undefined ? undefined : await users.find(userId);
      annotateAudit({ about: userId });
      if (!user?.second_factor) throw new Rejected('SignInExpired');
      refuseSuspended(user);
      await checkFactor(user, { code, ip, now }, (proof) => ({
        type: 'UseSecondFactor',
        proof,
        now: now.toISOString(),
      }));
      if (!(await sessions.answered(token))) throw new Rejected('SignInExpired');
      // Only now: before its code nobody has signed in from there.
      await networks.remember(user.email_key, networkOf(ip), now);
      return { data: await open(user, request) };
    },
    passPasskey: guessed(limits)(async (request) => {
      const { response } = request.body;
      const { ip, now } = request;
      const { userId, credentialId } = passkeys.claimed(response);
      const user = await users.find(userId);
      annotateAudit({ about: user?.user_id });
      const passkey = user?.second_factor?.passkeys.find(({ credential_id }) => credential_id === credentialId);
      if (!user || !passkey) throw new Rejected('InvalidPasskey');
      const counter = await passkeys.shown(passkey, response, now);
      refuseSuspended(user);
      await users.handle(userId, { type: 'UsePasskey', id: passkey.id, counter, now: now.toISOString() });
      await networks.remember(user.email_key, networkOf(ip), now);
      return { data: await open(user, request) };
    }),
    resolveSession: async ({ body, now }) => {
      const kept = await sessions.find(body.token_hash, now);
      const user = kept && (await users.find(kept.user_id));
      return { data: kept && user && !user.suspended_at ? await describe(kept, user) : null };
    },
    endSession: async ({ body }) => {
      const ended = await sessions.end(body.token_hash);
      if (!ended) return { data: null };
      annotateAudit({ about: ended.user_id, facts: { session: ended._id } });
      return { data: { user_id: ended.user_id } };
    },
    // Its entry in the audit is all there is to it.
    noteRefusal: async () => ({ data: null }),
    registerUser: async (request) => {
      const { email, name, password, profile_type } = request.body;
      await limits.registration.take(networkOf(request.ip));
      await passwords.judge(password, { email, name });
      // The same form sent twice is one account: the id follows from the address and the key of the request.
      const key = request.idempotencyKey;
      const userId = key ? derivedId('usr', email.toLowerCase(), key) : newId('usr');
      const { state, sequence, repeated } = await users.handle(
        userId,
        {
          type: 'Register',
          user_id: userId,
          email,
          name,
          password_hash: await passwords.hash(password),
          profile_type,
          email_token: secrets.newEmailToken(userId, request.now),
          is_admin: false,
          now: request.now.toISOString(),
        },
        { creates: true, actor: userId },
      );
      annotateAudit({ about: userId });
      if (state.status !== 'registered') throw new Rejected('ServerErrorException');
      // A key that comes again must not sign in somebody who only knows the key.
      if (repeated && !(await passwords.verify(state.password_hash, password))) throw new Rejected('UserEmailTaken');
      await networks.remember(state.email, networkOf(request.ip), request.now);
      return { data: await open(state, request), consistencyTokens: [{ id: userId, sequence }] };
    },
  };
};
