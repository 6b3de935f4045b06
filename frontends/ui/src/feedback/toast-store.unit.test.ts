import { describe, expect, it } from '@jest/globals';
import { createToastStore } from './toast-store.ts';

const withClock = () => {
  const due: { task: () => void; after: number }[] = [];
  const store = createToastStore((task, after) => due.push({ task, after }));
  return { store, due };
};

describe('the toasts on show', () => {
  it('are the five latest', () => {
    const { store } = withClock();
    for (const title of ['1', '2', '3', '4', '5', '6']) store.show({ title });
    expect(store.read().map((toast) => toast.title)).toEqual(['2', '3', '4', '5', '6']);
  });

  it('stay 5000 ms without another duration', () => {
    const { store } = withClock();
    store.show({ title: 'usual' });
    store.show({ title: 'long', duration: 9000 });
    expect(store.read().map((toast) => toast.duration)).toEqual([5000, 9000]);
  });

  it('are dropped 200 ms after they were closed', () => {
    const { store, due } = withClock();
    const id = store.show({ title: 'closing' });
    store.dismiss(id);
    expect(store.read()[0]?.open).toBe(false);
    expect(due.map(({ after }) => after)).toEqual([200]);
    for (const { task } of due) task();
    expect(store.read()).toEqual([]);
  });

  it('close once, however often one asks', () => {
    const { store, due } = withClock();
    const id = store.show({ title: 'closing' });
    store.dismiss(id);
    store.dismiss(id);
    expect(due).toHaveLength(1);
  });
});
