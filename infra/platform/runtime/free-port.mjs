/** A free port for a server that is started in a moment. Plain JavaScript for any Node from 18 on: `npm test` asks before anything is installed. */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections (from 32768 on Linux, 49152 elsewhere): one of those can be taken by
 * somebody's connection between now and the moment the server listens, or while it restarts.
 */
const [first, last] = [10_240, 32_000];

const listen = (port) =>
  new Promise((settle) => {
    const server = createServer();
    server.once('error', () => settle(undefined));
    server.listen(port, '127.0.0.1', () => settle(server));
  });

/** A cluster asks for twenty ports before anybody listens on the first: none is given twice. */
const given = new Set();

/** The first of `inRow` ports of 127.0.0.1 that nobody listens on. @throws where a hundred places in a row were taken */
export const freePort = async (inRow = 1) => {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(first, last);
    const row = Array.from({ length: inRow }, (_, next) => port + next);
    if (row.some((one) => given.has(one))) continue;
    for (const one of row) given.add(one);
    const servers = await Promise.all(row.map(listen));
    await Promise.all(servers.map((server) => server && new Promise((closed) => server.close(closed))));
    if (!servers.includes(undefined)) return port;
  }
  throw new Error(`No free port was found between ${first} and ${last}.`);
};
