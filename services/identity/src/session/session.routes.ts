import type { identityOperations, Session, Suspension } from '@touchline/contracts/http/identity';
import { browserOf } from '@touchline/contracts/user-agent';
import { annotateAudit } from '@touchline/platform/audit';
import { derivedId, newId, Rejected } from '@touchline/platform/domain';
import { type Handlers, networkOf } from '@touchline/platform/http';
import type { AccountDependencies } from '../dependencies.ts';
import { defaultOf } from '../me/me.ts';
import type { Registered } from '../user/state.ts';
import type { KeptSession } from './sessions.ts';

type Names = 'createSession' | 'resolveSession' | 'endSession' | 'registerUser' | 'noteRefusal';

export const sessionRoutes = ({
  users,
  sessions,
  networks,
  passwords,
  secrets,
  limits,
  me,
}: AccountDependencies): Pick<Handlers<typeof identityOperations>, Names> => {
  const describe = async (kept: KeptSession, user: Registered): Promise<Session> => {
    const profiles = await me.profilesOf(user.user_id);
    return {
      session_id: kept._id,
      token_hash: kept.token_hash,
      user_id: user.user_id,
      is_admin: user.is_admin,
      authenticated_at: kept.authenticated_at.toISOString(),
      expires_at: kept.expires_at.toISOString(),
      profiles: profiles.map((p) => ({ id: p.id, type: p.profile_type })),
      default_profile_id: defaultOf(user, profiles)?.id ?? null,
    };
  };

  const open = async (user: Registered, request: { ip: string; userAgent: string; device: string; now: Date }) => {
    const digest = request.device ? secrets.deviceDigest(user.user_id, request.device) : null;
    const { browser = null, system = null } = browserOf(request.userAgent) ?? {};
    await users.handle(user.user_id, { type: 'UseDevice', digest, browser, system, now: request.now.toISOString() });
    const { token, session } = await sessions.open(user.user_id, request, request.now);
    return { token, session: await describe(session, user) };
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
      // Only who knows the password hears that the account is suspended, since when and why.
      if (user.suspended_at) {
        const details: Suspension = { since: user.suspended_at, reason: user.suspension_reason };
        throw new Rejected('AccountSuspended', details);
      }
      await limits.signIn.reset(`${account}|${network}`);
      await networks.remember(account, network, request.now);
      if (passwords.outdated(user.password_hash))
        await users.handle(user.user_id, {
          type: 'RehashPassword',
          from: user.password_hash,
          password_hash: await passwords.hash(password),
          now: request.now.toISOString(),
        });
      return { data: await open(user, request) };
    },
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
