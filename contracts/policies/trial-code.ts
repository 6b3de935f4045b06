/** The code of a trial, by which anybody may look it up: eight signs, without those that look like others. */

export const trialCodePattern = /^[0-9A-Z]{8}$/;

const looksLike: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** A code as it is kept, from what somebody typed, pasted or read out. */
export const trialCodeFrom = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[OIL]/g, (sign) => looksLike[sign] ?? sign);

/** Four and four signs, as they are read out. */
export const spokenTrialCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
