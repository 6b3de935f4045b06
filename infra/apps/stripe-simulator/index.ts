import { join } from 'node:path';
import express, { type Router } from 'express';
import { listen } from '../../platform/http/index.ts';
import type { Logger } from '../../platform/telemetry/index.ts';
import { createStripeSimulator, type StripeSimulator } from './simulator.ts';

export interface SimulatorServerOptions {
  /** Keeps its state in this directory; without it, in memory alone. */
  readonly directory?: string | undefined;
  readonly host?: string;
  /** 0 picks one. */
  readonly port?: number;
  readonly secretKey?: string;
  readonly webhookSecret?: string;
  /** Refuses a POST without a key that its caller has chosen. */
  readonly keyed?: boolean;
  readonly webhookUrl?: () => string | undefined;
  /** Where a browser finds the pages, if they are shown by somebody else; by default on its own port. */
  readonly pages?: () => string;
  readonly clock?: () => Date;
  readonly logger: Logger;
}

/** The simulator behind a port of its own. */
export interface SimulatorServer extends StripeSimulator {
  /** Where its API answers. */
  readonly url: URL;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly pagesUrl: () => string;
}

/** The keys of a simulator that nobody gave others: they open nothing else. */
const [commonKey, commonSecret] = ['sk_test_touchline_simulator', 'whsec_touchline_simulator'];

export const startStripeSimulator = async (options: SimulatorServerOptions): Promise<SimulatorServer> => {
  const { directory, host = '127.0.0.1', port = 0, logger, clock = () => new Date() } = options;
  const { secretKey = commonKey, webhookSecret = commonSecret, webhookUrl = () => undefined } = options;
  let url: URL | undefined;
  const pagesUrl = options.pages ?? (() => `http://${host}:${url?.port}`);
  const simulator = createStripeSimulator({
    secretKey,
    webhookSecret,
    keyed: options.keyed,
    webhookUrl,
    pages: pagesUrl,
    clock,
    file: directory === undefined ? undefined : join(directory, 'stripe-simulator.json'),
    logger,
  });
  const both: Router = express.Router();
  both.use((req, res, next) =>
    (/^\/(v1|_control)(\/|$)/.test(req.path) ? simulator.api : simulator.pages)(req, res, next),
  );
  const app = express();
  app.disable('x-powered-by');
  app.use(both);
  const server = await listen(app, host, port, logger);
  url = new URL(`http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${server.address.port}`);
  simulator.start();
  return {
    ...simulator,
    url,
    secretKey,
    webhookSecret,
    pagesUrl,
    stop: async () => {
      await server.stop();
      await simulator.stop();
    },
  };
};
