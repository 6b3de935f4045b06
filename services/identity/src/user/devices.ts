import type { KnownDevice, Registered, UserEvent } from './state.ts';

/** The rules of the devices that an account knows: a sign-in from another one is told. */

export interface UseDevice {
  readonly type: 'UseDevice';
  /** Null: a client that keeps no cookies. */
  readonly digest: string | null;
  /** In words; null where its name tells nothing. */
  readonly browser: string | null;
  readonly system: string | null;
  readonly now: string;
}

/** The newest ones are kept. */
export const maxDevices = 20;
const dayMs = 86_400_000;
/** Without a sign-in for so long a device is forgotten. */
export const forgottenAfterMs = 365 * dayMs;

const living = (devices: readonly KnownDevice[], now: string) =>
  devices.filter(({ used_at }) => Date.parse(now) - Date.parse(used_at) < forgottenAfterMs);

/** The first device is learned without a word: that is the registration, or an account from before devices were known. */
export const useDevice = ({ digest, browser, system, now }: UseDevice, user: Registered): readonly UserEvent[] => {
  const used: readonly UserEvent[] = digest === null ? [] : [{ type: 'DeviceUsed', digest, at: now }];
  if (!user.devices) return used;
  const known = living(user.devices, now).find((device) => device.digest === digest);
  if (!known) return [{ type: 'NewDeviceUsed', digest, browser, system, at: now }];
  return Date.parse(now) - Date.parse(known.used_at) < dayMs ? [] : used;
};

export const devicesAfter = (user: Registered, digest: string | null, at: string): readonly KnownDevice[] | null => {
  if (digest === null) return user.devices;
  const others = living(user.devices ?? [], at).filter((device) => device.digest !== digest);
  return [...others, { digest, used_at: at }].slice(-maxDevices);
};

/** Whoever knew the password before may have signed in: with a new one each device is told of again. */
export const devicesForgotten = ({ devices }: Registered): readonly KnownDevice[] | null => devices && [];
