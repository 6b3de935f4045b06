import type { Rate, Throttles } from '@touchline/platform/cache';
import { networkOf } from '@touchline/platform/http';

const quarter = 15 * 60;
const hour = 3600;
const day = 24 * hour;

/**
 * How often what may be tried. A network is an IPv4 address or an IPv6 /64 (`networkOf`). One network's tries never use
 * up another's: whoever guesses from elsewhere locks nobody out where they are known.
 */
export const identityRates = {
  /** Sign-in per account and network, and each repeat of a password within a session. */
  signIn: { points: 10, durationSeconds: quarter },
  /** Sign-in per account from networks where it hasn't signed in before, all together. */
  account: { points: 60, durationSeconds: quarter },
  /** Sign-in per network, whatever account. */
  network: { points: 60, durationSeconds: quarter },
  registration: { points: 60, durationSeconds: quarter },
  /** Messages per account and network, or per account that asks for itself. */
  mail: { points: 5, durationSeconds: hour },
  /** Messages to an account that other networks than its own ask for, all together. */
  accountMail: { points: 30, durationSeconds: hour },
  /** Messages that one network asks for, to whomever. */
  networkMail: { points: 30, durationSeconds: hour },
  /** Changes of address that an account asks for. */
  emailChange: { points: 10, durationSeconds: day },
  /** Messages to a guardian that a player asks for. */
  guardian: { points: 5, durationSeconds: day },
  /** Archives of all that is kept that a person asks for. */
  ownData: { points: 3, durationSeconds: day },
  /** Wrong PINs, codes and tokens per network. */
  secret: { points: 30, durationSeconds: quarter },
  /** Codes of a second factor per account and network: they have six digits. */
  factor: { points: 10, durationSeconds: quarter },
  /** Those from networks where the account hasn't signed in before, all together. */
  factorElsewhere: { points: 30, durationSeconds: day },
  /** Files per person. */
  upload: { points: 30, durationSeconds: day },
  /** Files per network: an academy comes aboard from one address. */
  networkUpload: { points: 300, durationSeconds: day },
} as const satisfies Readonly<Record<string, Rate>>;

export type Limits = Throttles<keyof typeof identityRates>;

/**
 * A handler that asks for a secret of its own: what is wrong counts against the network it comes from, what is right
 * doesn't, so that forty people of one house confirm their addresses in one evening.
 */
export const guessed =
  ({ secret }: Pick<Limits, 'secret'>) =>
  <Request extends { readonly ip: string }, Reply>(work: (request: Request) => Promise<Reply>) =>
  (request: Request): Promise<Reply> =>
    secret.attempt(networkOf(request.ip), () => work(request));
