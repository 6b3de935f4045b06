import { Rejected } from '@touchline/platform/domain';
import { networkOf } from '@touchline/platform/http';
import type { AccountDependencies } from '../dependencies.ts';
import type { Ending } from '../session/ending.ts';
import type { FactorProof, SecondFactorCommand } from '../user/second-factor.ts';
import type { Registered } from '../user/state.ts';

interface Typed {
  readonly code: string;
  readonly ip: string;
  readonly now: Date;
}

type Handled = Awaited<ReturnType<AccountDependencies['users']['handle']>>;

/** Does what a code has to stand before; a wrong one is throttled, counted and, where they come in a row, told. */
export type FactorCheck = (
  user: Registered,
  typed: Typed,
  commandOf: (proof: FactorProof) => SecondFactorCommand,
  /** Beside the command. */
  more?: Ending,
) => Promise<Handled>;

export const createFactorCheck =
  ({
    users,
    networks,
    limits,
    factorCodes,
  }: Pick<AccountDependencies, 'users' | 'networks' | 'limits' | 'factorCodes'>): FactorCheck =>
  async (user, { code, ip, now }, commandOf, more) => {
    if (!user.second_factor) throw new Rejected('NotFound');
    const { user_id } = user;
    const network = networkOf(ip);
    await limits.factor.take(`${user_id}|${network}`);
    // Whoever guesses from elsewhere, with the password, locks nobody out where they have signed in.
    if (!(await networks.knows(user.email_key, network))) await limits.factorElsewhere.take(user_id);
    const proof = factorCodes.proofOf(user_id, user.second_factor, code, now);
    const handled = proof
      ? await users.handle(user_id, commandOf(proof), more).catch((error: unknown) => {
          if (error instanceof Rejected && error.code === 'InvalidSecondFactorCode') return undefined;
          throw error;
        })
      : undefined;
    if (!handled) {
      await users.handle(user_id, { type: 'NoteWrongCode', now: now.toISOString() });
      throw new Rejected('InvalidSecondFactorCode');
    }
    await limits.factor.reset(`${user_id}|${network}`);
    return handled;
  };
