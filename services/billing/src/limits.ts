import type { Rate, Throttles } from '@touchline/platform/cache';

/** How often what may be tried. */
export const billingRates = {
  /**
   * Questions of one profile that the payment service answers while somebody waits. It takes so many a second from all of us
   * together: whoever asked without a pause would keep the others from paying. A page asks three.
   */
  asking: { points: 60, durationSeconds: 60 },
  /**
   * Plans that one profile takes, pages to pay on that it opens, changes and endings that it takes back: each is work for the payment
   * service and news for everybody else here. To end what is paid for, or to leave a page, is never bounded: it only follows these.
   */
  choosing: { points: 60, durationSeconds: 24 * 3600 },
} as const satisfies Readonly<Record<string, Rate>>;

export type Limits = Throttles<keyof typeof billingRates>;
