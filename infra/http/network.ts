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
