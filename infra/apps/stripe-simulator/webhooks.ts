import Stripe from 'stripe';
import type { Logger } from '../../platform/telemetry/index.ts';
import type { Message, World } from './records.ts';

export interface WebhookOptions {
  readonly world: World;
  /** Where they go; undefined: nobody listens yet. */
  readonly to: () => string | undefined;
  readonly secret: string;
  /** The real time: signatures carry it, whatever the simulator's clock says. */
  readonly clock: () => Date;
  readonly changed: () => void;
  readonly logger: Logger;
}

export interface Webhooks {
  readonly send: (message: Message) => void;
  /** Keeps what comes from now on. */
  readonly hold: () => void;
  /** Sends what was kept, as `arrange` puts it: in another order, several times, or not at all. */
  readonly release: (arrange?: (held: readonly Message[]) => readonly Message[]) => void;
  readonly held: () => readonly Message[];
  readonly isHolding: () => boolean;
  /** Resolves when everything was taken, or is held. */
  readonly settled: () => Promise<void>;
  /** Sends what waits since the last run. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

const tries = 30;
const waitMs = (tried: number): number => Math.min(250 * 2 ** tried, 30_000);
const sign = new Stripe('sk_test_signs_only').webhooks;

/** Sends signed messages in order, and each again until it is taken. */
export const createWebhooks = ({ world, to, secret, clock, changed, logger }: WebhookOptions): Webhooks => {
  let holding = false;
  let stopped = false;
  let pumping: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const deliver = async ({ body }: Message): Promise<boolean> => {
    const url = to();
    if (url === undefined) return false;
    const timestamp = Math.floor(clock().getTime() / 1_000);
    const signature = sign.generateTestHeaderString({ payload: body, secret, timestamp });
    try {
      const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
      const reply = await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(10_000) });
      await reply.body?.cancel();
      return reply.ok;
    } catch (error) {
      logger.debug({ err: error }, 'a webhook was not taken');
      return false;
    }
  };

  /** One round over what waits: what isn't taken stays for the next one. */
  const round = async (): Promise<void> => {
    for (const message of [...world.outgoing]) {
      if (holding || stopped) return;
      const taken = await deliver(message);
      message.tries += 1;
      if (taken || message.tries >= tries) world.outgoing = world.outgoing.filter((one) => one !== message);
    }
    changed();
  };
  const pump = (): void => {
    if (pumping || holding || stopped || world.outgoing.length === 0) return;
    clearTimeout(timer);
    pumping = round().finally(() => {
      pumping = undefined;
      const fresh = world.outgoing.some((message) => message.tries === 0);
      const soonest = Math.min(...world.outgoing.map((message) => message.tries));
      if (fresh) pump();
      else if (world.outgoing.length > 0) timer = setTimeout(pump, waitMs(soonest)).unref();
    });
  };

  return {
    send: (message) => {
      world.outgoing.push(message);
      pump();
    },
    hold: () => {
      holding = true;
    },
    release: (arrange = (held) => held) => {
      world.outgoing = arrange(world.outgoing).map((message) => ({ ...message }));
      holding = false;
      changed();
      pump();
    },
    held: () => world.outgoing,
    isHolding: () => holding,
    settled: async () => {
      while (!holding && world.outgoing.length > 0) {
        pump();
        if (pumping) await pumping;
        else await new Promise((go) => setTimeout(go, 20));
      }
    },
    start: pump,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await pumping;
    },
  };
};
