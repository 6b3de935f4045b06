import { isLoopback } from '@touchline/platform/http';

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80');

/**
 * A machine has several names for itself, and what is sent from a page under another one is refused, for its origin is not
 * the site's. So whoever opens a page at 127.0.0.1 is led to localhost, or the other way round.
 * @param host what the browser asked for: `127.0.0.1:3000`
 * @param origin the site's own: `http://localhost:3000`
 * @param path path and query of the page
 * @returns the page's address under the site's name; undefined where nobody has to be led
 */
export const underOwnName = (host: string | undefined, origin: string, path: string): string | undefined => {
  const own = new URL(origin);
  const asked = host === undefined ? null : URL.parse(`${own.protocol}//${host}`);
  if (!asked || asked.host === own.host || portOf(asked) !== portOf(own)) return undefined;
  const ours = [asked, own].every(({ hostname }) => isLoopback(hostname.replace(/^\[|\]$/g, '')));
  // Joined as text: a path that begins with two slashes would name another host.
  return ours ? `${own.origin}${path}` : undefined;
};
