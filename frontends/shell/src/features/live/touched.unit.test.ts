import { expect, it } from '@jest/globals';
import { QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { isTouched } from './touched.ts';

it('is touched by news what others act on, and nothing else', () => {
  const client = new QueryClient();
  const shown = (options: QueryObserverOptions) => {
    const end = new QueryObserver(client, { queryFn: () => 1, ...options }).subscribe(() => {});
    const query = client.getQueryCache().find({ queryKey: options.queryKey as readonly unknown[] });
    const is = query && isTouched(query);
    end();
    return is;
  };
  expect(shown({ queryKey: ['inbox', 'page', 2] })).toBe(true);
  expect(shown({ queryKey: ['trials', 'list'], refetchInterval: 20_000 })).toBe(true);
  expect(shown({ queryKey: ['a document', 1], refetchInterval: () => false })).toBe(true);
  expect(shown({ queryKey: ['scouting', { page: 3 }] })).toBe(false);
  expect(shown({ queryKey: ['plans'], refetchInterval: false })).toBe(false);
  client.clear();
});
