import { expect, it } from '@jest/globals';
import { createRest } from './rest.ts';

const isNothing = (found: readonly string[]): boolean => found.length === 0;

it('turns are left out once a look has found nothing, until something is begun', async () => {
  const { look, wake, leaveOut } = createRest(2_000);
  expect(leaveOut()).toBe(0);
  expect(await look(async () => ['one'], isNothing)).toEqual(['one']);
  expect(leaveOut()).toBe(0);
  await look(async () => [], isNothing);
  expect(leaveOut()).toBe(14);
  wake();
  expect(leaveOut()).toBe(0);
});

it('what is begun while somebody looks is looked for at the next turn', async () => {
  const { look, wake, leaveOut } = createRest(2_000);
  const find = async () => {
    wake();
    return [];
  };
  await look(find, isNothing);
  expect(leaveOut()).toBe(0);
});

it('a look that fails leaves nothing out', async () => {
  const { look, leaveOut } = createRest(2_000);
  await look(async () => [], isNothing);
  await expect(look(() => Promise.reject(new Error('away')), isNothing)).rejects.toThrow('away');
  expect(leaveOut()).toBe(0);
});
