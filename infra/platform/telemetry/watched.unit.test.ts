import { describe, expect, it } from '@jest/globals';
import { createMetrics } from './metrics.ts';
import { watched } from './watched.ts';

describe('a value that is read when somebody scrapes', () => {
  const failures: string[] = [];
  const failed = (name: string) => void failures.push(name);

  it('is read once for all who ask at the same time, and kept', async () => {
    let reads = 0;
    const read = watched({
      name: 'lag',
      keepMs: 60_000,
      withinMs: 60_000,
      failed,
      read: async () => {
        reads += 1;
        return reads;
      },
    });
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
    expect(await read()).toBe(1);
    expect(reads).toBe(1);
  });

  it('is not there when it cannot be read: an old number would pass for news', async () => {
    failures.length = 0;
    let away = false;
    const read = watched({
      name: 'lag',
      keepMs: 0,
      withinMs: 60_000,
      failed,
      read: async () => {
        if (away) throw new Error('away');
        return 7;
      },
    });
    expect(await read()).toBe(7);
    away = true;
    expect(await read()).toBeUndefined();
    expect(failures).toEqual(['lag']);
  });

  it('is not waited for when it hangs, nor begun again meanwhile', async () => {
    failures.length = 0;
    let reads = 0;
    let answer = (_: number): void => {};
    const read = watched({
      name: 'lag',
      keepMs: 60_000,
      withinMs: 10,
      failed,
      read: () => {
        reads += 1;
        return new Promise<number>((resolve) => {
          answer = resolve;
        });
      },
    });
    expect(await read()).toBeUndefined();
    expect(await read()).toBeUndefined();
    expect([reads, failures]).toEqual([1, ['lag', 'lag']]);
    answer(3);
    expect(await read()).toBe(3);
  });
});

describe('metrics', () => {
  it('leave out what could not be read, and count that', async () => {
    const metrics = createMetrics({ keepMs: 0, withinMs: 10 });
    let away = false;
    const end = metrics.watchRelay('offer', async () => {
      if (away) throw new Error('away');
      return { events: 2, oldestSeconds: 4 };
    });
    metrics.watchLag(() => new Promise(() => {}));
    metrics.watchStuckSeals(async () => 1);
    const before = await metrics.registry.metrics();
    expect(before).toContain('touchline_relay_backlog{aggregate="offer"} 2');
    expect(before).toContain('touchline_relay_oldest_seconds{aggregate="offer"} 4');
    expect(before).toContain('touchline_stuck_seals 1');
    expect(before).not.toContain('touchline_consumer_lag{');
    away = true;
    expect(await metrics.registry.metrics()).not.toContain('touchline_relay_backlog{');
    expect(await metrics.registry.metrics()).toMatch(/touchline_watch_failures_total{value="relay"} [1-9]/);
    end();
    away = false;
    expect(await metrics.registry.metrics()).not.toContain('touchline_relay_backlog{');
  });

  it('count requests in flight until they end, once each', async () => {
    const metrics = createMetrics();
    const observe = metrics.requests('offers');
    const [one, two] = [observe(), observe()];
    expect(await metrics.registry.metrics()).toContain('touchline_requests_in_flight{service="offers"} 2');
    one('acceptOffer', 200);
    one('acceptOffer', 200);
    two('acceptOffer', 409);
    const text = await metrics.registry.metrics();
    expect(text).toContain('touchline_requests_in_flight{service="offers"} 0');
    expect(text).toContain('seconds_count{service="offers",operation="acceptOffer",status="200"} 1');
    expect(text).toContain('seconds_count{service="offers",operation="acceptOffer",status="409"} 1');
  });
});
