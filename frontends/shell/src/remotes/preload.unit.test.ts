import { describe, expect, it } from '@jest/globals';
import { createPreloader } from './preload.ts';

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

const withLoads = () => {
  const loads = new Map<string, { done: () => void; fail: () => void }>();
  const started: string[] = [];
  const preload = createPreloader(
    (path) =>
      new Promise<void>((resolve, reject) => {
        started.push(path);
        loads.set(path, { done: () => resolve(), fail: () => reject(new Error(path)) });
      }),
  );
  return { preload, started, loads };
};

describe('preloading routes', () => {
  it('runs five at once and goes on when one is done', async () => {
    const { preload, started, loads } = withLoads();
    for (const path of ['/1', '/2', '/3', '/4', '/5', '/6']) preload(path);
    expect(started).toEqual(['/1', '/2', '/3', '/4', '/5']);
    loads.get('/3')?.done();
    await settle();
    expect(started).toContain('/6');
  });

  it('asks once per route, and again after a failure', async () => {
    const { preload, started, loads } = withLoads();
    preload('/1');
    preload('/1');
    expect(started).toEqual(['/1']);
    loads.get('/1')?.fail();
    await settle();
    preload('/1');
    expect(started).toEqual(['/1', '/1']);
  });
});
