import { Secret, TOTP } from 'otpauth';
import type { ApiClient, Reply } from './api-client.ts';

/** What an app shows that was told this secret, at an instant in ms. */
export const appCode = (secret: string, at: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** A second factor that was set up: its secret for an app, and the recovery codes, each for once. */
export interface SetUpFactor {
  readonly secret: string;
  readonly recovery: string[];
}

/** An app that never shows the same code twice: where its 30 seconds are used up, a recovery code helps out. */
export const createApp = ({ secret, recovery }: SetUpFactor) => {
  const periodMs = 30_000;
  let used = Math.floor(Date.now() / periodMs);
  return {
    next: (): string | undefined => {
      const step = Math.floor(Date.now() / periodMs);
      // The code of the next 30 seconds is taken as well: clocks differ.
      const free = [step, step + 1].find((one) => one > used);
      if (free === undefined) return recovery.shift();
      used = free;
      return appCode(secret, free * periodMs);
    },
  };
};

/** How long a secret waits for its first code: tells the product's clock from the end of that time. */
const setupMs = 15 * 60_000;

const dataOf = (what: string, { status, data, error, details }: Reply): Reply['data'] => {
  if (status >= 300) throw new Error(`${what}: ${status} ${error} ${JSON.stringify(details)}`);
  return data;
};

/** Sets a second factor up as a person with an app does, by `code`. The password was given within the last 15 minutes. */
export const setUpFactor = async (client: ApiClient): Promise<SetUpFactor & { readonly code: string }> => {
  const { secret, expires_at } = dataOf('begin', await client.send('POST', '/me/second-factor'));
  const code = appCode(secret, Date.parse(expires_at) - setupMs);
  const { recovery_codes } = dataOf('confirm', await client.send('POST', '/me/second-factor/confirm', { code }));
  return { secret, recovery: recovery_codes, code };
};
