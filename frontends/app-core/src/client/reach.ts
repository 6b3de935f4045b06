import { csrfPath } from '@touchline/contracts/protocol/csrf';
import type { ClientEnvironment } from './requests.ts';

const REACH_MS = 3000;

/**
 * Whether the product can be reached. A browser that says it is offline may be on the machine of the product itself, so a
 * harmless read decides; it is asked only then.
 */
export const canReach = async ({
  base,
  fetch,
  online,
}: Pick<ClientEnvironment, 'base' | 'fetch' | 'online'>): Promise<boolean> => {
  if (online()) return true;
  try {
    await fetch(`${base}${csrfPath}`, {
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
