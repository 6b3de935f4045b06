import { type ClientRequest, request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { eventually } from '../testkit/index.ts';
import type { Edge } from './edge.fixtures.ts';

/** What one person may ask per second in that world: so few that a flood comes to its end on a busy machine too. */
export const floodPerSecond = 10;

/** Tests of what is asked too often, is too large, or never ends: in the world of `edge.int.test.ts`. */
export const whoeverAsksTooMuch = ({ harness, register, password, api }: Edge): void => {
  describe('whoever asks too much', () => {
    /** Sends the head of an upload and as much of its body as is taken; answers what came back before the connection ended. */
    const uploadOf = (megabytes: number, headers: Record<string, string>) =>
      new Promise<{ status: number; error: string; retryAfter: string | undefined; sent: number }>(
        (resolve, reject) => {
          const piece = Buffer.alloc(64 * 1024);
          const frame = '--cut\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
          const socket = connect(Number(new URL(harness().product.address).port), '127.0.0.1');
          let [answer, sent] = ['', 0];
          socket.on('data', (chunk: Buffer) => {
            answer += chunk.toString('latin1');
          });
          socket.on('error', () => {});
          socket.on('close', () => {
            const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
            if (!status) return reject(new Error(`no answer: ${answer}`));
            const { error } = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as { error: string };
            resolve({ status, error, retryAfter: /^retry-after: (\d+)/im.exec(answer)?.[1], sent });
          });
          const more = (): void => {
            while (!socket.destroyed && sent < megabytes * 1024 * 1024) {
              sent += piece.length;
              if (!socket.write(piece)) return;
            }
          };
          socket.on('drain', more);
          const given = {
            host: 'localhost',
            connection: 'close',
            'content-type': 'multipart/form-data; boundary=cut',
            ...headers,
          };
          socket.write(
            `PUT /api/me/identification?kind=passport HTTP/1.1\r\ncontent-length: ${megabytes * 1024 * 1024 + frame.length}\r\n${Object.entries(
              given,
            )
              .map(([name, value]) => `${name}: ${value}\r\n`)
              .join('')}\r\n${frame}`,
          );
          more();
        },
      );
    const bearerOf = async () => {
      const { client, email } = await register();
      const { data } = await client.send('POST', '/login', { email, password }, { 'x-auth-mode': 'token' });
      return { authorization: `Bearer ${data.token}` };
    };

    it('an upload that is too large, and a stranger’s, end before they are read', async () => {
      // What lies in the buffers of both sides; nothing beyond it is taken.
      const buffers = 8 * 1024 * 1024;
      for (const [status, error, headers] of [
        [413, 'FileTooLarge', await bearerOf()],
        [419, 'CsrfTokenMismatch', {}],
      ] as const) {
        const refused = await uploadOf(80, headers);
        expect([refused.status, refused.error]).toEqual([status, error]);
        expect(refused.sent).toBeLessThan(buffers);
      }
    });
    it('TooManyRequests: one file of a person is read at a moment, and another person’s all the same', async () => {
      const [mine, theirs] = [await bearerOf(), await bearerOf()];
      /** An upload that stays open; one that was refused, because the other came first, is begun again. */
      const hold = (): ClientRequest => {
        const req = request(`${harness().product.address}/api/me/identification?kind=passport`, {
          method: 'PUT',
          headers: { ...mine, 'content-type': 'multipart/form-data; boundary=cut', 'content-length': 5_000_000 },
        });
        req.on('error', () => {});
        req.on('response', () => {
          req.destroy();
          held = hold();
        });
        req.write('--cut\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nbegins');
        return req;
      };
      let held = hold();
      await eventually(async () => {
        const second = await uploadOf(9, mine);
        expect([second.status, second.error, Number(second.retryAfter) > 0]).toEqual([429, 'TooManyRequests', true]);
      }, 'the first is being read');
      const form = new FormData();
      form.set('file', new Blob([Buffer.from('no picture')]), 'a.png');
      const beside = await api('PUT', '/me/identification?kind=passport', { headers: theirs, body: form });
      expect([beside.status, beside.error]).toEqual([415, 'FileTypeNotAllowed']);
      held.destroy();
    });
    it('TooManyRequests: a flood of one person ends, and nobody else notices', async () => {
      const [mine, theirs] = [await bearerOf(), await bearerOf()];
      harness().throttle(true);
      try {
        const seen = new Map<number, number>();
        let refused = await api('GET', '/me', { headers: mine });
        // Many at a time: what is allowed within two seconds must be used up within them, on a slow machine too.
        for (let n = 0; n < 60 && refused.status !== 429; n += 1) {
          const replies = await Promise.all(Array.from({ length: 25 }, () => api('GET', '/me', { headers: mine })));
          for (const { status } of replies) seen.set(status, (seen.get(status) ?? 0) + 1);
          refused = replies.find(({ status }) => status === 429) ?? refused;
        }
        expect([refused.status, refused.error]).toEqual([429, 'TooManyRequests']);
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(seen.get(200)).toBeGreaterThanOrEqual(2 * floodPerSecond - 1);
        expect((await api('GET', '/me', { headers: theirs })).status).toBe(200);
      } finally {
        harness().throttle(false);
      }
    });
  });
};
