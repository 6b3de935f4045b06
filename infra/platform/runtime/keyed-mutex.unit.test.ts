import { expect, it } from '@jest/globals';
import { createKeyedMutex } from './keyed-mutex.ts';

it('keeps the order of a key, runs others beside it, and goes on after a failure', async () => {
  const mutex = createKeyedMutex();
  const seen: string[] = [];
  let open = (): void => {};
  const gate = new Promise<void>((settle) => {
    open = settle;
  });
  const first = mutex.run('a', async () => {
    await gate;
    seen.push('a1');
    throw new Error('it failed');
  });
  const second = mutex.run('a', async () => seen.push('a2'));
  await mutex.run('b', async () => seen.push('b1'));
  expect(seen).toEqual(['b1']);
  open();
  await expect(first).rejects.toThrow('it failed');
  expect(await second).toBe(3);
  await mutex.idle();
  expect(seen).toEqual(['b1', 'a1', 'a2']);
});
