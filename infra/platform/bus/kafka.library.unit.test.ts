import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { loadKafkajs, type RequestQueue } from './kafka.library.ts';

interface Queue extends RequestQueue {
  readonly pending: { sent?: boolean }[];
  throttledUntil: number;
  throttleCheckTimeoutId: unknown;
  checkPendingRequests(): void;
  destroy(): void;
}

const quiet = { debug: () => {} };

const queueOf = async (): Promise<Queue> => {
  await loadKafkajs();
  // @ts-expect-error it has no types
  const { default: RequestQueue } = await import('kafkajs/src/network/requestQueue/index.js');
  return new RequestQueue({ logger: quiet, broker: 'kafka:9092', clientId: 'offers', maxInFlightRequests: null });
};

it('a connection that holds nothing back does not look whether it does', async () => {
  const queue = await queueOf();
  queue.checkPendingRequests();
  expect(queue.throttleCheckTimeoutId).toBeNull();
});

it('what a broker had held back is sent when its pause is over', async () => {
  const queue = await queueOf();
  queue.throttledUntil = Date.now() + 20;
  const sent = new Promise<void>((resolve) => {
    queue.pending.push({ send: resolve, expectResponse: true } as never);
  });
  queue.scheduleCheckPendingRequests();
  expect(queue.throttleCheckTimeoutId).not.toBeNull();
  await sent;
  expect(queue.pending).toEqual([]);
  // All is sent: it rests.
  expect(queue.throttleCheckTimeoutId).toBeNull();
  queue.destroy();
});

it('is mended once, however often it is loaded', async () => {
  expect(await loadKafkajs()).toBe(await loadKafkajs());
});

it('nobody else loads it in the product', () => {
  const root = join(import.meta.dirname, '..', '..', '..');
  const files = globSync('{bff,services/*,infra/apps,infra/platform}/**/*.{ts,mjs}', { cwd: root }).filter(
    (file) => !file.includes('node_modules') && !file.endsWith('.test.ts') && !file.endsWith('kafka.library.ts'),
  );
  const loading = /import\(['"]kafkajs|^import (?!type\b)[^;]*from ['"]kafkajs/m;
  expect(files.filter((file) => loading.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  expect(files.length).toBeGreaterThan(500);
});
