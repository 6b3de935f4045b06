import { describe, expect, it } from '@jest/globals';
import { createQueue } from './queue.ts';

/** Comes to a queue under a name, which is written down once it is that one's turn. */
const comers = (queue: ReturnType<typeof createQueue>) => {
  const begun: string[] = [];
  const come = async (name: string, key = 'session') => {
    const leave = await queue.enter(key);
    begun.push(name);
    return leave;
  };
  return { begun, come };
};
/** What was promised by now has been kept. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('requests of one session', () => {
  it('are worked on so many at a time, in the order in which they came', async () => {
    const { begun, come } = comers(createQueue({ concurrency: 2, waiting: 10 }));
    const [first, , third] = ['a', 'b', 'c', 'd'].map((name) => come(name));
    await settled();
    expect(begun).toEqual(['a', 'b']);
    (await first)?.();
    await settled();
    expect(begun).toEqual(['a', 'b', 'c']);
    (await third)?.();
    await settled();
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });
  it('never stand before another’s', async () => {
    const { begun, come } = comers(createQueue({ concurrency: 1, waiting: 10 }));
    for (const name of ['a', 'b', 'c']) void come(name);
    await come('beside', 'another session');
    expect(begun).toEqual(['a', 'beside']);
  });
  it('TooManyRequests: so many wait, and no more', async () => {
    const { begun, come } = comers(createQueue({ concurrency: 1, waiting: 1 }));
    const leave = await come('a');
    void come('b');
    await expect(come('c')).rejects.toMatchObject({ code: 'TooManyRequests', facts: { retry_after: 2 } });
    leave();
    void come('d');
    await settled();
    expect(begun).toEqual(['a', 'b']);
  });
  it('that end twice give back one turn', async () => {
    const { begun, come } = comers(createQueue({ concurrency: 1, waiting: 10 }));
    const leave = await come('a');
    for (const name of ['b', 'c']) void come(name);
    leave();
    leave();
    await settled();
    expect(begun).toEqual(['a', 'b']);
  });
  it('leave nothing behind', async () => {
    const { begun, come } = comers(createQueue({ concurrency: 1, waiting: 0 }));
    for (const name of ['a', 'b', 'c']) (await come(name))();
    expect(begun).toEqual(['a', 'b', 'c']);
  });
});
