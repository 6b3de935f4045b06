import { createServer } from 'node:net';
import { expect, it } from '@jest/globals';
import { freePort } from './free-port.mjs';

it('gives ports that no outgoing connection is given, so that a server finds its own again after a restart', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()));
  for (const port of ports) {
    expect(port).toBeGreaterThan(1_024);
    expect(port).toBeLessThan(32_768);
  }
});

it('gives none twice, for whoever asks for many before it listens on the first', async () => {
  const ports = await Promise.all(Array.from({ length: 800 }, () => freePort()));
  expect(new Set(ports).size).toBe(ports.length);
});

it('gives the first of several in a row, all free', async () => {
  const port = await freePort(2);
  for (const each of [port, port + 1])
    await new Promise<void>((resolve, reject) => {
      const server = createServer().once('error', reject);
      server.listen(each, '127.0.0.1', () => server.close(() => resolve()));
    });
});
