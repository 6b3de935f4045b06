import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type AskCrests, createCrests } from './crests.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const started = (answers: Readonly<Record<string, string>> = {}) => {
  const asked: (readonly string[])[] = [];
  const state = { now: 0, answers, away: false };
  const ask: AskCrests = async (ids) => {
    asked.push(ids);
    if (state.away) throw new Error('away');
    return ids.flatMap((club_id) => {
      const crest = state.answers[club_id];
      return crest ? [{ club_id, crest }] : [];
    });
  };
  const crests = createCrests(ask, () => state.now);
  return { crests, asked, state };
};
/** The timer rings, and what it asks for is answered. */
const settled = async (): Promise<void> => {
  jest.advanceTimersByTime(50);
  for (let turn = 0; turn < 10; turn += 1) await null;
};
const minutes = (n: number): number => n * 60_000;

describe('the crests of a page', () => {
  it('are asked for together, once each, and told when they are known', async () => {
    const { crests, asked } = started({ clb_a: '/a' });
    const heard = jest.fn();
    crests.subscribe(heard);
    for (const id of ['clb_a', 'clb_b', 'clb_a', '']) crests.want(id);
    expect(crests.read('clb_a')).toBeNull();
    await settled();
    expect(asked).toEqual([['clb_a', 'clb_b']]);
    expect([crests.read('clb_a'), crests.read('clb_b')]).toEqual(['/a', null]);
    expect(heard).toHaveBeenCalledTimes(1);
    crests.want('clb_b');
    await settled();
    expect(asked).toHaveLength(1);
  });
  it('are asked for in portions', async () => {
    const { crests, asked } = started();
    for (let i = 0; i < 150; i += 1) crests.want(`clb_${i}`);
    await settled();
    expect(asked.map(({ length }) => length)).toEqual([100, 50]);
  });
  it('are asked for again after ten minutes: an old tab shows a new one', async () => {
    const { crests, state } = started({ clb_a: '/old' });
    crests.want('clb_a');
    await settled();
    state.answers = { clb_a: '/new' };
    state.now = minutes(10) - 1;
    crests.want('clb_a');
    await settled();
    expect(crests.read('clb_a')).toBe('/old');
    state.now = minutes(10);
    crests.want('clb_a');
    await settled();
    expect(crests.read('clb_a')).toBe('/new');
  });
  it('stay as they were while nobody answers, and are asked for again a little later', async () => {
    const { crests, asked, state } = started({ clb_a: '/a' });
    crests.want('clb_a');
    await settled();
    state.away = true;
    state.now = minutes(10);
    crests.want('clb_a');
    await settled();
    expect(crests.read('clb_a')).toBe('/a');
    crests.want('clb_a');
    await settled();
    expect(asked).toHaveLength(2);
    state.now += 30_000;
    crests.want('clb_a');
    await settled();
    expect(asked).toHaveLength(3);
  });
  it('that are gone are asked for once more, and drawn until then', async () => {
    const { crests, asked, state } = started({ clb_a: '/old' });
    crests.want('clb_a');
    await settled();
    state.answers = { clb_a: '/new' };
    crests.failed('clb_a', '/old');
    expect(crests.read('clb_a')).toBeNull();
    await settled();
    expect(crests.read('clb_a')).toBe('/new');
    // Of one that was replaced in the meantime nothing follows.
    crests.failed('clb_a', '/old');
    await settled();
    expect([crests.read('clb_a'), asked.length]).toEqual(['/new', 2]);
  });
  it('that were just set are known without asking', async () => {
    const { crests, asked } = started({ clb_a: '/old' });
    crests.remember('clb_a', '/new');
    crests.want('clb_a');
    await settled();
    expect([crests.read('clb_a'), asked]).toEqual(['/new', []]);
    crests.remember('clb_a', null);
    expect(crests.read('clb_a')).toBeNull();
  });
  it('that were set while an answer was under way stay', async () => {
    const { crests } = started({ clb_a: '/old' });
    crests.want('clb_a');
    jest.advanceTimersByTime(20);
    crests.remember('clb_a', '/new');
    await settled();
    expect(crests.read('clb_a')).toBe('/new');
  });
});
