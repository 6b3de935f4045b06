import type { Files } from '@touchline/platform/files';
import type { Limits } from './limits.ts';
import type { MeView } from './me/me.ts';
import type { Passwords } from './password/password.ts';
import type { FactorCheck } from './second-factor/factor-check.ts';
import type { FactorCodes } from './second-factor/factor-codes.ts';
import type { Passkeys } from './second-factor/passkeys.ts';
import type { KnownNetworks } from './session/known-networks.ts';
import type { Sessions } from './session/sessions.ts';
import type { Secrets } from './user/secrets.ts';
import type { Registered } from './user/state.ts';
import type { Users } from './user/user.repository.ts';

/** What the account's routes work with. */
export interface AccountDependencies {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly networks: KnownNetworks;
  readonly passwords: Passwords;
  readonly secrets: Secrets;
  readonly limits: Limits;
  readonly me: MeView;
  readonly files: Files;
  readonly factorCodes: FactorCodes;
  readonly passkeys: Passkeys;
  readonly checkFactor: FactorCheck;
  /** Whether this person has to have a second factor. */
  readonly factorRequired: (user: Registered) => boolean;
  /** How long after the decision on a person the document is kept, in days. */
  readonly keptDays: number;
}
