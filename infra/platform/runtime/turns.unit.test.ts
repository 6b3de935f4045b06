import { describe, expect, it } from '@jest/globals';
import { createTurns } from './turns.ts';

/** Work that ends when it is told to. */
const works = () => {
  const ends = new Map<string, (how?: Error) => void>();
  const begun: string[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve, reject) => {
      ends.set(name, (how) => (how ? reject(how) : resolve(name)));
    });
  };
  const end = (name: string, how?: Error): void => {
    const ending = ends.get(name);
    if (!ending) throw new Error(`${name} has not begun`);
    ending(how);
  };
  return { begun, work, end };
};

/** What follows at once has followed. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('turns', () => {
  it('are so many at once, the others in the order in which they came', async () => {
    const turns = createTurns({ atOnce: 2, waiting: 5 });
    const { begun, work, end } = works();
    const all = ['a', 'b', 'c', 'd'].map((name) => turns.run(work(name)));
    await settled();
    expect(begun).toEqual(['a', 'b']);
    end('b');
    expect(await all[1]).toBe('b');
    await settled();
    expect(begun).toEqual(['a', 'b', 'c']);
    end('a');
    await all[0];
    await settled();
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    end('c');
    end('d');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });
  it('go on after what has failed', async () => {
    const turns = createTurns({ atOnce: 1, waiting: 1 });
    const { begun, work, end } = works();
    const first = turns.run(work('a'));
    const second = turns.run(work('b'));
    await settled();
    end('a', new Error('no room'));
    await expect(first).rejects.toThrow('no room');
    await settled();
    end('b');
    expect([await second, begun]).toEqual(['b', ['a', 'b']]);
    const third = turns.run(work('c'));
    await settled();
    end('c');
    expect(await third).toBe('c');
  });
  it('TooManyRequests: so many wait, and no more', async () => {
    const turns = createTurns({ atOnce: 1, waiting: 1, retryAfterSeconds: 7 });
    const { work, end } = works();
    const first = turns.run(work('a'));
    const second = turns.run(work('b'));
    await expect(turns.run(work('c'))).rejects.toMatchObject({ code: 'TooManyRequests', facts: { retry_after: 7 } });
    end('a');
    await first;
    await settled();
    end('b');
    await second;
    const fourth = turns.run(work('d'));
    await settled();
    end('d');
    expect(await fourth).toBe('d');
  });
});
