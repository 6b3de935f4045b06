import type { ClientEnvironment } from './requests.ts';
import { addressOf } from './settings.ts';

const REACH_MS = 3000;

/**
 * Whether the product can be reached. A browser that says it is offline may be on the machine of the product itself, so a
 * harmless read decides; it is asked only then.
 */
export const canReach = async ({
  settings,
  fetch,
  online,
}: Pick<ClientEnvironment, 'settings' | 'fetch' | 'online'>): Promise<boolean> => {
  if (online()) return true;
  try {
    await fetch(`${settings.base_url}${addressOf(settings, '/csrf')}`, {
      credentials: 'include',
      cache: 'no-store',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(REACH_MS),
    });
    return true;
  } catch {
    return false; // no answer is the answer
  }
};
