import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { MutationObserver, onlineManager } from '@tanstack/react-query';
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

/** What could send something later, or by another way than the one client. */
const forbidden: readonly { readonly what: RegExp; readonly only: readonly string[] }[] = [
  { what: /new QueryClient\(/, only: ['market/src/api/query-client.ts'] },
  { what: /networkMode/, only: ['market/src/api/query-client.ts'] },
  { what: /resumePausedMutations|dehydrate|persistQueryClient/, only: [] },
  { what: /serviceWorker|SyncManager|sendBeacon|keepalive/, only: [] },
  { what: /new XMLHttpRequest/, only: ['market/src/api/upload.ts'] },
  {
    what: /\bmethod: '(POST|PUT|PATCH|DELETE)'/,
    only: ['market/src/api/requests.ts', 'shell/src/features/onboarding/file-upload.ts'],
  },
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
  it('sends commands by the one client, with the one query client', () => {
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
    ];
    expect(planted.filter((code) => offences('club/src/planted.tsx', code).length === 0)).toEqual([]);
  });
});
