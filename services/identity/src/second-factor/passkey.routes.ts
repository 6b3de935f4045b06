import type { identityOperations } from '@touchline/contracts/http/identity';
import { newId, Rejected } from '@touchline/platform/domain';
import { type Handlers, networkOf } from '@touchline/platform/http';
import type { AccountDependencies } from '../dependencies.ts';
import type { Registered } from '../user/state.ts';
import type { Passkeys } from './passkeys.ts';

type Names = 'beginPasskey' | 'addPasskey' | 'removePasskey' | 'beginPasskeySignIn';

type Given = Pick<AccountDependencies, 'users' | 'limits'> & {
  readonly passkeys: Passkeys;
  readonly own: (userId: string) => Promise<Registered>;
};

/** A person's passkeys: made, named, removed. Signing in with one stands with the sessions. */
export const passkeyRoutes = ({
  users,
  limits,
  passkeys,
  own,
}: Given): Pick<Handlers<typeof identityOperations>, Names> => ({
  beginPasskey: async ({ actor, now }) => {
    const user = await own(actor.user_id);
    await limits.factor.take(`setup|${user.user_id}`);
    if (!user.second_factor) throw new Rejected('NotFound');
    return { data: { options: await passkeys.askToMake(user, user.second_factor.passkeys, now) } };
  },
  addPasskey: async ({ actor, body, now }) => {
    const { user_id } = actor;
    const made = await passkeys.made(user_id, body.response, now);
    const at = now.toISOString();
    const passkey = { id: newId('pky'), ...made, name: body.name, created_at: at, used_at: null };
    const { sequence } = await users.handle(user_id, { type: 'AddPasskey', passkey, now: at }, { actor: user_id });
    return { data: null, consistencyTokens: [{ id: user_id, sequence }] };
  },
  removePasskey: async ({ actor, params, now }) => {
    const { user_id } = actor;
    const command = { type: 'RemovePasskey', id: params.passkey_id, now: now.toISOString() } as const;
    const { sequence } = await users.handle(user_id, command, { actor: user_id });
    return { data: null, consistencyTokens: [{ id: user_id, sequence }] };
  },
  beginPasskeySignIn: async ({ ip, now }) => {
    await limits.secret.take(networkOf(ip));
    return { data: { options: await passkeys.askToSignIn(now) } };
  },
});
