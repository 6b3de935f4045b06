import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { markLate } from './late.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

describe('a command without the network', () => {
  it('is tried at the press, fails, and is never tried again when the network returns', async () => {
    const client = createQueryClient();
    client.mount();
    let tries = 0;
    onlineManager.setOnline(false);
    const press = new MutationObserver(client, {
      mutationFn: async () => {
        tries += 1;
        throw new Error('no network');
      },
    });
    await expect(press.mutate()).rejects.toThrow('no network');
    expect(
      client
        .getMutationCache()
        .getAll()
        .filter(({ state }) => state.isPaused),
    ).toEqual([]);
    onlineManager.setOnline(true);
    await client.resumePausedMutations();
    expect(tries).toBe(1);
    client.unmount();
    client.clear();
  });
});

describe('an answer that lags behind', () => {
  it('takes the place of nothing; the next that has caught up does', async () => {
    const client = createQueryClient();
    const late = { data: ['old'], meta: { stale: true } };
    markLate(late);
    const answers: unknown[] = [late, late, { data: ['new'] }];
    const ask = () => client.fetchQuery({ queryKey: ['offers'], queryFn: async () => answers.shift(), staleTime: 0 });
    expect(await ask()).toBe(late);
    client.setQueryData(['offers'], { data: ['mine'] });
    await ask();
    expect(client.getQueryData(['offers'])).toEqual({ data: ['mine'] });
    await ask();
    expect(client.getQueryData(['offers'])).toEqual({ data: ['new'] });
    client.clear();
  });
});

/** What could send something later, or by another way than the one client. */
const forbidden: readonly { readonly what: RegExp; readonly only: readonly string[] }[] = [
  { what: /new QueryClient\(/, only: ['app-core/src/client/query-client.ts'] },
  { what: /networkMode/, only: ['app-core/src/client/query-client.ts'] },
  { what: /resumePausedMutations|dehydrate|persistQueryClient/, only: [] },
  { what: /serviceWorker|SyncManager|sendBeacon|keepalive/, only: [] },
  { what: /new XMLHttpRequest/, only: ['app-core/src/client/upload.ts'] },
  {
    what: /\bmethod: '(POST|PUT|PATCH|DELETE)'/,
    only: ['app-core/src/client/requests.ts'],
  },
  // What the server answers has a generated type; one written by hand beside it would drift.
  { what: /\b(useQuery|useInfiniteQuery|queryOptions|infiniteQueryOptions)</, only: [] },
  { what: /\.json\(\)\)? as\b/, only: [] },
  { what: /\bapi\.(get|post|put|patch|delete)\([^;]*\)\)? as\b/, only: [] },
  { what: /useMutation(<[^;]*>)?\(\{[^}]*\bretry\b/, only: [] },
];

const frontends = join(import.meta.dirname, '../../..');
const sources = readdirSync(frontends, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !/[\\/](node_modules|dist|\.cache)[\\/]/.test(file));

const offences = (name: string, code: string): readonly string[] =>
  forbidden
    .filter(({ what, only }) => what.test(code) && !only.includes(name))
    .map(({ what }) => `${name}: ${what.source}`);

describe('every frontend', () => {
  it('asks and sends by the one client, with the one query client and generated types', () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(sources.flatMap((file) => offences(relative(frontends, file), readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('is judged by a rule that finds what it forbids', () => {
    const planted = [
      'const queries = new QueryClient({});',
      "useMutation({ networkMode: 'online', mutationFn: send });",
      'useMutation<Offer, ApiFailure>({ mutationFn: send, retry: 3 });',
      "navigator.sendBeacon('/api/offers');",
      "fetch('/api/offers', { method: 'POST' });",
      "useQuery<{ name: string }>({ queryKey: ['me'] });",
      'const { data } = (await response.json()) as { data: Row[] };',
      "const row = (await api.get('/me', { quiet: true })) as Row;",
    ];
    expect(planted.filter((code) => offences('club/src/planted.tsx', code).length === 0)).toEqual([]);
  });
});
