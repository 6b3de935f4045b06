/**
 * Whoever does the worst that is allowed, in a process of his own: what he costs himself is nobody's time but his. Told by
 * `process.send` what to do; goes on until he is ended.
 */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface Harm {
  readonly address: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A file with the body. */
  readonly body?: string;
  /** At a time. */
  readonly workers: number;
  /** Doesn't wait for the end of an answer: a stream has none. */
  readonly leaves?: boolean;
}

/** Who is refused for asking too often asks again a moment later, as a program does. */
const againAfterMs = 50;

const harm = async ({ address, method, path, headers, body, workers, leaves }: Harm): Promise<never> => {
  const bytes = body === undefined ? undefined : readFileSync(body);
  const agent = new Agent({ keepAlive: true, maxSockets: workers });
  const once = (): Promise<number> =>
    new Promise((resolve) => {
      const sent = request(
        `${address}${path}`,
        { agent, method, headers: { ...headers, ...(bytes ? { 'content-length': bytes.length } : {}) } },
        (answer) => {
          const status = answer.statusCode ?? 0;
          if (leaves) sent.destroy();
          else answer.resume();
          answer.once('close', () => resolve(status));
        },
      );
      sent.once('error', () => resolve(0));
      sent.end(bytes);
    });
  const seen: Record<number, number> = {};
  setInterval(() => process.send?.(seen), 100);
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (;;) {
        const status = await once();
        seen[status] = (seen[status] ?? 0) + 1;
        if (status === 429 || status === 0) await wait(againAfterMs);
      }
    }),
  );
  throw new Error('unreachable');
};

process.once('message', (told: Harm) => void harm(told));
process.once('disconnect', () => process.exit(0));
