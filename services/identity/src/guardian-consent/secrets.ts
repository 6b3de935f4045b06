import { createHash, createHmac, randomBytes } from 'node:crypto';
import { comesOfAgeOn, consentLinkDays } from '@touchline/contracts/policies/guardian-consent';
import type { SentSecret } from '../user/state.ts';

/** The tokens of a guardian's links, made again from nonce and key as those of an account are: no event, log or database holds one. */
export interface ConsentSecrets {
  /** For the answer: 14 days, and not past the day on which the player decides alone. */
  readonly newConsentToken: (consentId: string, birth: string, now: Date) => SentSecret;
  readonly consentToken: (consentId: string, sent: SentSecret) => string;
  /** For taking it back, until the player decides alone. */
  readonly newWithdrawalToken: (consentId: string, birth: string) => SentSecret;
  readonly withdrawalToken: (consentId: string, sent: SentSecret) => string;
  /** The consent and the hash of a token that came back, of either kind; undefined where it isn't of the form. */
  readonly readConsentToken: (token: string) => { readonly consentId: string; readonly hash: string } | undefined;
}

const dayMs = 24 * 3_600_000;

/** `key`: at least 32 random bytes, hex. */
export const createConsentSecrets = (key: string): ConsentSecrets => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const tokenOf = (what: 'guardian-consent' | 'guardian-withdrawal', consentId: string, nonce: string) =>
    `${consentId}.${createHmac('sha256', key).update([what, consentId, nonce].join('\u0000')).digest('base64url')}`;
  const secret = (what: Parameters<typeof tokenOf>[0], consentId: string, expires_at: string): SentSecret => {
    const nonce = randomBytes(16).toString('hex');
    return { nonce, hash: sha256(tokenOf(what, consentId, nonce)), expires_at };
  };
  const adult = (birth: string): string => new Date(`${comesOfAgeOn(birth)}T00:00:00Z`).toISOString();
  return {
    newConsentToken: (consentId, birth, now) => {
      const inTime = new Date(now.getTime() + consentLinkDays * dayMs).toISOString();
      const [expires_at = inTime] = [inTime, adult(birth)].sort();
      return secret('guardian-consent', consentId, expires_at);
    },
    consentToken: (consentId, sent) => tokenOf('guardian-consent', consentId, sent.nonce),
    newWithdrawalToken: (consentId, birth) => secret('guardian-withdrawal', consentId, adult(birth)),
    withdrawalToken: (consentId, sent) => tokenOf('guardian-withdrawal', consentId, sent.nonce),
    readConsentToken: (token) => {
      const consentId = /^(grd_[0-9a-z]+)\.[\w-]{43}$/.exec(token)?.[1];
      return consentId ? { consentId, hash: sha256(token) } : undefined;
    },
  };
};
