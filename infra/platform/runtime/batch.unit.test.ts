import { expect, it } from '@jest/globals';
import { batch } from './batch.ts';

it('deals with what is asked at the same moment as one, and with what comes later anew', async () => {
  const asked: (readonly number[])[] = [];
  const double = batch(async (numbers: readonly number[]) => {
    asked.push(numbers);
    return (number: number) => number * 2;
  });
  expect(await Promise.all([double(1), double(2), double(2)])).toEqual([2, 4, 4]);
  expect(await double(3)).toBe(6);
  expect(asked).toEqual([[1, 2, 2], [3]]);
});

it('what fails as a whole fails for each; what fails for one, for that one alone', async () => {
  const whole = batch<number, number>(async () => {
    throw new Error('away');
  });
  const outcomes = await Promise.allSettled([whole(1), whole(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const some = batch<number, number>(async () => async (number) => {
    if (number === 1) throw new Error('too large');
    return number;
  });
  await expect(some(1)).rejects.toThrow('too large');
  expect((await Promise.allSettled([some(1), some(2)])).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});
