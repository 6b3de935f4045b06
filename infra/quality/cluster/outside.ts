import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** What somebody outside sees who asks again and again, each time over a connection of his own. */
export interface Watch {
  readonly asked: () => number;
  /** What was not answered as it should be, with when. */
  readonly failed: () => readonly string[];
  /** The longest that one answer took, in ms. */
  readonly longest: () => number;
  readonly end: () => Promise<void>;
}

const answerMs = 10_000;

const ask = (url: string): Promise<number> =>
  new Promise((answered, failed) => {
    const request = get(url, { agent: new Agent({ keepAlive: false }), timeout: answerMs }, (response) => {
      response.resume();
      response.once('end', () => answered(response.statusCode ?? 0));
      response.once('error', failed);
    });
    request.once('timeout', () => request.destroy(new Error('not answered in time')));
    request.once('error', failed);
  });

/** Asks for these pages in turn, one every `everyMs`. */
export const watchFromOutside = (address: string, paths: readonly string[], everyMs = 200): Watch => {
  let asked = 0;
  let longest = 0;
  let going = true;
  const failed: string[] = [];
  const under = new Set<Promise<void>>();
  const one = async (path: string): Promise<void> => {
    const began = Date.now();
    const at = new Date(began).toISOString().slice(11, 23);
    try {
      const status = await ask(`${address}${path}`);
      if (status !== 200) failed.push(`${at} ${path}: ${status}`);
    } catch (error) {
      failed.push(`${at} ${path}: ${error}`);
    }
    longest = Math.max(longest, Date.now() - began);
  };
  const asking = (async () => {
    for (; going; await wait(everyMs)) {
      const path = paths[asked % paths.length] ?? '/';
      asked += 1;
      const asks = one(path).finally(() => under.delete(asks));
      under.add(asks);
    }
    await Promise.all(under);
  })();
  return {
    asked: () => asked,
    failed: () => failed,
    longest: () => longest,
    end: async () => {
      going = false;
      await asking;
    },
  };
};
