import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createApp, errorHandler, type HttpServer, listen } from '../../platform/http/index.ts';
import type { Mailbox } from '../../platform/mail/index.ts';
import { silentLogger } from '../../platform/telemetry/index.ts';
import { devRoutes } from './dev.routes.ts';

let server: HttpServer;
const mailbox = { list: async () => [{ id: 'msg_1' }], get: async () => ({ id: 'msg_1' }) } as unknown as Mailbox;

beforeAll(async () => {
  const app = createApp();
  app.use(
    '/dev',
    devRoutes(mailbox, (_req, res) => void res.send('the desk'), 'https://demo.touchline.example'),
  );
  app.use(errorHandler(silentLogger(), () => ''));
  server = await listen(app, '127.0.0.1', 0, silentLogger());
});
afterAll(() => server.stop());

/** As a browser asks that was told a name for this machine. */
const under = (host: string, path: string): Promise<number | undefined> =>
  new Promise((settle, fail) => {
    const { port } = server.address;
    request({ host: '127.0.0.1', port, path, headers: { host } }, (res) => {
      res.resume();
      settle(res.statusCode);
    })
      .on('error', fail)
      .end();
  });

describe.each(['/dev/mailbox', '/dev/mailbox/msg_1', '/dev/stripe/'])('%s', (path) => {
  it.each([
    'demo.touchline.example',
    'demo.touchline.example:8443',
    'localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    '192.168.1.20:3000',
  ])('answers under %s', async (host) => expect(await under(host, path)).toBe(200));

  it.each([
    'elsewhere.example',
    'elsewhere.example:3000',
    'demo.touchline.example.elsewhere.example',
    '127.0.0.1.elsewhere.example',
    'localhost.elsewhere.example',
  ])('NotFound: is not there for pages under another name that leads to this machine, as “%s”', async (host) =>
    expect(await under(host, path)).toBe(404),
  );
});
