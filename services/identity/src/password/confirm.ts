import { Rejected } from '@touchline/platform/domain';
import type { AccountDependencies } from '../dependencies.ts';
import type { Registered } from '../user/state.ts';

/** The password again, within a session: throttled like a sign-in. */
export const createConfirm =
  ({ users, limits, passwords }: Pick<AccountDependencies, 'users' | 'limits' | 'passwords'>) =>
  async (userId: string, password: string): Promise<Registered> => {
    const user = await users.find(userId);
    if (!user) throw new Rejected('Unauthenticated');
    await limits.signIn.take(`confirm|${user.user_id}`);
    if (!(await passwords.verify(user.password_hash, password))) throw new Rejected('InvalidAuthenticationException');
    await limits.signIn.reset(`confirm|${user.user_id}`);
    return user;
  };
