import { expect, it } from '@jest/globals';
import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { namedQuery } from './use-named.ts';

const asked: string[] = [];
const one = (id: string) =>
  queryOptions({
    queryKey: ['things', id] as const,
    queryFn: async () => {
      asked.push(id);
      return { id, name: `Thing ${id}` };
    },
  });

/** What a list with these pages knows of the one that the address names. */
const told = async (id: string | null, loaded: readonly { readonly id: string }[] | undefined) => {
  asked.length = 0;
  const client = new QueryClient();
  const observer = new QueryObserver(client, client.defaultQueryOptions(namedQuery(id, loaded, one)));
  const stop = observer.subscribe(() => {});
  await client.isFetching();
  await Promise.all(
    client
      .getQueryCache()
      .getAll()
      .map((query) => query.promise),
  );
  const { data } = observer.getCurrentResult();
  stop();
  client.clear();
  return { asked: [...asked], data };
};

it('asks by id for what the loaded pages don’t have', async () => {
  expect(await told('c', [{ id: 'a' }, { id: 'b' }])).toEqual({ asked: ['c'], data: { id: 'c', name: 'Thing c' } });
  expect(await told('c', [])).toEqual({ asked: ['c'], data: { id: 'c', name: 'Thing c' } });
});

it('asks for nothing where it is loaded, where none is named, or before the list is there', async () => {
  for (const [id, loaded] of [
    ['a', [{ id: 'a' }]],
    [null, [{ id: 'a' }]],
    ['a', undefined],
  ] as const)
    expect(await told(id, loaded)).toEqual({ asked: [], data: undefined });
});
