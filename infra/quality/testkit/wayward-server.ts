import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * How a server of a test fails. `none`: closes the connection. `silent`: doesn't answer, and closes the connection once it does
 * something else; `stalled`: likewise, after the beginning of an answer.
 */
export type Misconduct = 'none' | 'silent' | 'stalled' | 'unavailable' | 'redirect' | 'html' | 'too-much' | 'garbage';

/** A server on a port of this machine that answers, or fails as it is told. */
export interface WaywardServer<Conduct extends string> {
  readonly origin: string;
  /** How often it was asked. */
  readonly asked: () => number;
  readonly conduct: (now: Conduct) => void;
  readonly stop: () => Promise<void>;
}

export const startWayward = async <Conduct extends string>({
  usual,
  type,
  reply,
}: {
  /** What it does until it is told otherwise. */
  readonly usual: Conduct;
  /** The media type of its answers. */
  readonly type: string;
  /** What it answers where it doesn't fail; null: there is nothing at this address. */
  readonly reply: (conduct: Conduct, question: Buffer, request: IncomingMessage) => Buffer | null;
}): Promise<WaywardServer<Conduct>> => {
  let conduct = usual;
  let asked = 0;
  const held: ServerResponse[] = [];

  const answer = (response: ServerResponse, question: Buffer, request: IncomingMessage): void => {
    switch (conduct as Misconduct) {
      case 'none':
        response.destroy();
        return;
      case 'silent':
        held.push(response);
        return;
      case 'stalled':
        held.push(response);
        response.writeHead(200, { 'content-type': type }).write('0');
        return;
      case 'unavailable':
        response.writeHead(503).end();
        return;
      case 'redirect':
        response.writeHead(302, { location: '/elsewhere' }).end();
        return;
      case 'html':
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Welcome</h1>');
        return;
      case 'too-much':
        response.writeHead(200, { 'content-type': type }).end(Buffer.alloc(5_000_000));
        return;
      case 'garbage':
        response.writeHead(200, { 'content-type': type }).end('no DER at all');
        return;
      default: {
        const bytes = reply(conduct, question, request);
        if (bytes) response.writeHead(200, { 'content-type': type }).end(bytes);
        else response.writeHead(404).end();
      }
    }
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked += 1;
      answer(response, Buffer.concat(chunks), request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    conduct: (now) => {
      conduct = now;
      for (const response of held.splice(0)) response.destroy();
    },
    stop: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
};
