import ipaddr from 'ipaddr.js';

/** Of an IPv6 address whoever holds it holds the whole /64: the rest names a machine, not a person. */
const groupsOfNetwork = 4;

/**
 * What throttles and quotas count as one address: an IPv4 address whole, also when it comes mapped into IPv6, an IPv6
 * address as its /64. What isn't an address counts as one and the same.
 */
export const networkOf = (ip: string): string => {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const { parts } = address as ipaddr.IPv6;
  return `${parts
    .slice(0, groupsOfNetwork)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
};

/** A network that names nobody, for what is kept long: the /24 of an IPv4 address, the /48 of an IPv6 one; null where it is none. */
export const coarseNetwork = (ip: string): string | null => {
  if (!ipaddr.isValid(ip)) return null;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return `${address.octets.slice(0, 3).join('.')}.0/24`;
  return `${new ipaddr.IPv6([...address.parts.slice(0, 3), 0, 0, 0, 0, 0]).toString()}/48`;
};
