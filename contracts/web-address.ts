import { hidesSigns } from './text.ts';

/** Names that lead nowhere outside the machine or the house of whoever opens them. */
const inside = /(^|\.)(localhost|local|internal|lan|home|corp|intranet|test|invalid|localdomain|home\.arpa)$/;

/**
 * Whether an address leads where it says: to a named host on the internet, without a user and password that dress it up as
 * another and without signs that turn its reading direction.
 */
export const isPublicAddress = (text: string): boolean => {
  if (hidesSigns(text) || /\s/u.test(text) || !URL.canParse(text)) return false;
  const { username, password, hostname } = new URL(text);
  // A URL's host is lower case and an IPv4 address in dots by now, however it was written.
  const host = hostname.replace(/\.$/, '');
  return (
    username === '' && password === '' && /\.(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/.test(host) && !inside.test(host)
  );
};
