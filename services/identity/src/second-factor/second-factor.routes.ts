import type { identityOperations } from '@touchline/contracts/http/identity';
import { Rejected } from '@touchline/platform/domain';
import { type Handlers, networkOf } from '@touchline/platform/http';
import type { AccountDependencies } from '../dependencies.ts';
import { qrPicture } from '../mail/qr-picture.ts';
import { endingSessions } from '../session/ending.ts';
import type { Registered } from '../user/state.ts';
import type { FactorCheck } from './factor-check.ts';

type Names =
  | 'getSecondFactor'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'renewRecoveryCodes'
  | 'switchOffSecondFactor';

type Given = Pick<AccountDependencies, 'users' | 'sessions' | 'limits' | 'factorCodes' | 'factorRequired'> & {
  readonly own: (userId: string) => Promise<Registered>;
  /** The password again, within a session. */
  readonly confirm: (userId: string, password: string) => Promise<Registered>;
  readonly check: FactorCheck;
};

/** How long an app that was shown its secret may take to confirm it. */
const setupMs = 15 * 60_000;

/** A person's own second factor: set up, its recovery codes, switched off. */
export const secondFactorRoutes = ({
  users,
  sessions,
  limits,
  factorCodes,
  factorRequired,
  own,
  confirm,
  check,
}: Given): Pick<Handlers<typeof identityOperations>, Names> => {
  const tokens = (id: string, sequence: number) => [{ id, sequence }];
  return {
    getSecondFactor: async ({ actor }) => {
      const user = await own(actor.user_id);
      const factor = user.second_factor;
      return {
        data: {
          required: factorRequired(user),
          app: factor && { since: factor.since },
          recovery_codes_left: factor?.recovery.length ?? 0,
          passkeys: (factor?.passkeys ?? []).map(({ id, name, created_at, used_at }) => ({
            ...{ id, name, created_at, used_at },
          })),
        },
      };
    },
    beginSecondFactor: async ({ actor, now }) => {
      const { user_id } = actor;
      const { email } = await own(user_id);
      await limits.factor.take(`setup|${user_id}`);
      const nonce = factorCodes.newNonce();
      const expires_at = new Date(now.getTime() + setupMs).toISOString();
      const command = { type: 'BeginSecondFactor', nonce, expires_at, now: now.toISOString() } as const;
      const { sequence } = await users.handle(user_id, command, { actor: user_id });
      const { base32, uri } = factorCodes.appOf(user_id, nonce, email);
      const { png, size } = qrPicture(uri);
      return {
        data: {
          ...{ secret: base32, uri, expires_at },
          qr: `data:image/png;base64,${png.toString('base64')}`,
          qr_size: size,
        },
        consistencyTokens: tokens(user_id, sequence),
      };
    },
    confirmSecondFactor: async ({ actor, body, ip, now }) => {
      const { user_id } = actor;
      const { factor_setup: setup } = await own(user_id);
      await limits.factor.take(`${user_id}|${networkOf(ip)}`);
      if (!setup) throw new Rejected('StaleVersion');
      const step = factorCodes.stepOf(user_id, setup.nonce, body.code, now);
      if (step === null) throw new Rejected('InvalidSecondFactorCode');
      const { codes, hashes } = factorCodes.newRecoveryCodes(user_id);
      const at = now.toISOString();
      const command = { type: 'SwitchOnSecondFactor', nonce: setup.nonce, step, recovery: hashes, now: at } as const;
      // Whoever is signed in elsewhere has shown no code.
      const { sequence } = await users.handle(user_id, command, {
        actor: user_id,
        ...endingSessions(sessions, user_id, actor.session_id),
      });
      return { data: { recovery_codes: [...codes] }, consistencyTokens: tokens(user_id, sequence) };
    },
    renewRecoveryCodes: async ({ actor, body, ip, now }) => {
      const user = await confirm(actor.user_id, body.password);
      const { codes, hashes } = factorCodes.newRecoveryCodes(user.user_id);
      const { sequence } = await check(user, { code: body.code, ip, now }, (proof) => ({
        type: 'RenewRecoveryCodes',
        proof,
        recovery: hashes,
        now: now.toISOString(),
      }));
      return { data: { recovery_codes: [...codes] }, consistencyTokens: tokens(user.user_id, sequence) };
    },
    switchOffSecondFactor: async ({ actor, body, ip, now }) => {
      const user = await confirm(actor.user_id, body.password);
      const { sequence } = await check(
        user,
        { code: body.code, ip, now },
        (proof) => ({ type: 'SwitchOffSecondFactor', proof, now: now.toISOString() }),
        endingSessions(sessions, user.user_id, actor.session_id),
      );
      return { data: null, consistencyTokens: tokens(user.user_id, sequence) };
    },
  };
};
