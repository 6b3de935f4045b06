import { expect, it } from '@jest/globals';
import { startTogether } from './started.ts';

const server = (name: string, said: string[], fails = false) => {
  said.push(`${name} starts`);
  const started = fails ? Promise.reject(new Error(`${name} can't`)) : Promise.resolve(name);
  return [started, () => void said.push(`${name} ends`)] as const;
};

it('ends what was started, the last one first', async () => {
  const said: string[] = [];
  const { made, end } = await startTogether(async (started) => {
    const [first, second] = await Promise.all([started(...server('one', said)), started(...server('two', said))]);
    return `${first} and ${second}`;
  });
  expect([made, said]).toEqual(['one and two', ['one starts', 'two starts']]);
  await end();
  await end();
  expect(said.slice(2)).toEqual(['two ends', 'one ends']);
});

it('ends the others where one can’t be started, also one that is still starting, and says why', async () => {
  const said: string[] = [];
  const late = Promise.withResolvers<string>();
  const starting = startTogether(async (started) => {
    await started(...server('one', said));
    await Promise.all([
      started(late.promise, () => void said.push('late ends')),
      started(...server('two', said, true)),
    ]);
  });
  late.resolve('late');
  await expect(starting).rejects.toThrow("two can't");
  expect(said).toEqual(['one starts', 'two starts', 'late ends', 'one ends']);
});

it('goes on where one doesn’t end, and tells it', async () => {
  const said: string[] = [];
  const { end } = await startTogether(async (started) => {
    await started(...server('one', said));
    await started(Promise.resolve(), () => Promise.reject(new Error('stuck')));
  });
  await expect(end()).rejects.toMatchObject({ errors: [new Error('stuck')] });
  expect(said.at(-1)).toBe('one ends');
});
