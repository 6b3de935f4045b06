import type { Audit } from '@touchline/platform/audit';
import { derivedId } from '@touchline/platform/domain';
import type { Passwords } from '../password/password.ts';
import type { Users } from './user.repository.ts';

interface Given {
  readonly users: Users;
  readonly passwords: Passwords;
  readonly audit: Pick<Audit, 'record'>;
  readonly clock: () => Date;
}

/** Makes an admin: by a command on the machine, never over HTTP. Repeating it for the same address changes nothing. */
export type MakeAdmin = (admin: {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}) => Promise<string>;

export const createMakeAdmin =
  ({ users, passwords, audit, clock }: Given): MakeAdmin =>
  async ({ email, name, password }) => {
    await passwords.judge(password, { email, name });
    const existing = await users.byEmail(email);
    if (existing) return existing.user_id;
    const userId = derivedId('usr', 'admin', email.toLowerCase());
    await users.handle(
      userId,
      {
        type: 'Register',
        user_id: userId,
        email,
        name,
        password_hash: await passwords.hash(password),
        profile_type: null,
        email_token: null,
        is_admin: true,
        now: clock().toISOString(),
      },
      { creates: true },
    );
    await audit.record({ what: 'admin-made', about: userId });
    return userId;
  };
