import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ApiFailure } from '@touchline/app-core/client/failure.ts';
import { bothSavings, createAutosave, type Saving } from './autosave.ts';

const restMs = 800;
const at = '2026-11-24T10:00:00.000Z';
const offline: ApiFailure = { code: 'ServerErrorException', message: '', status: 0, outcome: 'unsent' };
const stale: ApiFailure = { code: 'StaleVersion', message: '', status: 409 };
const refused: ApiFailure = { code: 'ValidationFailed', message: '', status: 422 };

const saving = (answers: readonly (ApiFailure | Promise<void> | undefined)[] = []) => {
  const saved: string[] = [];
  const told: Saving['kind'][] = [];
  const rest = [...answers];
  const autosave = createAutosave<string>({
    save: async (value) => {
      saved.push(value);
      const answer = rest.shift();
      if (answer instanceof Promise) await answer;
      else if (answer) throw answer;
    },
    told: ({ kind }) => told.push(kind),
    now: () => at,
  });
  return { autosave, saved, told };
};
/** So much time passes, and what follows at once has followed. */
const passes = async (ms: number): Promise<void> => {
  jest.advanceTimersByTime(ms);
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const rested = () => passes(restMs);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('what is typed', () => {
  it('is saved once, when it rests', async () => {
    const { autosave, saved, told } = saving();
    autosave.change('I');
    await passes(restMs - 1);
    autosave.change('Im');
    await passes(restMs - 1);
    expect([saved, told.at(-1), autosave.isPending()]).toEqual([[], 'saving', true]);
    await passes(1);
    expect([saved, told.at(-1), autosave.isPending()]).toEqual([['Im'], 'saved', false]);
  });
  it('is saved at once where the page is left or sent', async () => {
    const { autosave, saved } = saving();
    autosave.change('Image');
    await autosave.flush();
    await rested();
    expect(saved).toEqual(['Image']);
  });
  it('while one save is on its way waits for its answer, and then is saved as it is by then', async () => {
    let answer = (): void => {};
    const { autosave, saved, told } = saving([
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
    ]);
    autosave.change('Image');
    await rested();
    autosave.change('Image r');
    await rested();
    autosave.change('Image rights');
    await rested();
    expect(saved).toEqual(['Image']);
    answer();
    await passes(0);
    expect([saved, told.at(-1), autosave.isPending()]).toEqual([['Image', 'Image rights'], 'saved', false]);
  });
  it('waits here while nobody is reached, and is saved once somebody is', async () => {
    const { autosave, saved, told } = saving([offline]);
    autosave.change('Image');
    await rested();
    expect([told.at(-1), autosave.isPending()]).toEqual(['offline', true]);
    await autosave.flush();
    expect([saved, told.at(-1), autosave.isPending()]).toEqual([['Image', 'Image'], 'saved', false]);
  });
  it('that was refused stays, and is tried again as it is next', async () => {
    const { autosave, saved, told } = saving([refused]);
    autosave.change('Im');
    await rested();
    expect([told.at(-1), autosave.isPending()]).toEqual(['failed', true]);
    autosave.change('Image');
    await rested();
    expect([saved, told.at(-1)]).toEqual([['Im', 'Image'], 'saved']);
  });
});

describe('where another version was saved meanwhile', () => {
  it('nothing is saved over it until somebody has decided for what is typed here', async () => {
    const { autosave, saved, told } = saving([stale]);
    autosave.change('mine');
    await rested();
    autosave.change('mine, longer');
    await rested();
    await autosave.flush();
    expect([saved, told.at(-1)]).toEqual([['mine'], 'stale']);
    await autosave.resume();
    expect([saved, told.at(-1)]).toEqual([['mine', 'mine, longer'], 'saved']);
  });
  it('or what is typed here goes', async () => {
    const { autosave, saved, told } = saving([stale]);
    autosave.change('mine');
    await rested();
    autosave.drop();
    await autosave.flush();
    expect([saved, told.at(-1), autosave.isPending()]).toEqual([['mine'], 'idle', false]);
    autosave.change('and on');
    await rested();
    expect(saved).toEqual(['mine', 'and on']);
  });
  it('what a reload finds here waits for the same decision', async () => {
    const { autosave, saved, told } = saving();
    autosave.hold('kept here');
    await rested();
    expect([saved, told]).toEqual([[], ['stale']]);
    await autosave.resume();
    expect(saved).toEqual(['kept here']);
  });
});

describe('of two that save themselves', () => {
  const failed = { kind: 'failed', failure: null } as const;
  const saved = (when: string): Saving => ({ kind: 'saved', at: when });
  it.each<readonly [string, Saving, Saving, Saving]>([
    ['what isn’t saved is told', saved(at), failed, failed],
    ['what waits for a decision comes before all', failed, { kind: 'stale' }, { kind: 'stale' }],
    ['what is on its way comes before what is there', saved(at), { kind: 'saving' }, { kind: 'saving' }],
    ['the last one counts', saved(at), saved('2026-11-24T10:00:01.000Z'), saved('2026-11-24T10:00:01.000Z')],
    ['nothing was changed', { kind: 'idle' }, { kind: 'idle' }, { kind: 'idle' }],
  ])('%s', (_, one, other, told) => {
    expect(bothSavings(one, other)).toEqual(told);
    expect(bothSavings(other, one)).toEqual(told);
  });
});
