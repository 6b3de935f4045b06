import { type FSWatcher, mkdirSync, watch } from 'node:fs';
import { builtEvent, builtFile } from '@touchline/contracts/protocol/builds';
import type { RequestHandler, Response } from 'express';
import { beginEvents } from '../../platform/http/index.ts';

/** No more streams than a developer's tabs are held at once. */
export const listenersAtMost = 20;

export interface BuildEvents {
  /** A stream with an event `built` whenever a frontend was built anew; its data is the name. */
  readonly handle: RequestHandler;
  /** Ends the streams. */
  readonly close: () => void;
}

/**
 * In development a page loads itself again when it was built again. Nothing is watched while nobody listens.
 * @param folders where the builds touch their file, by the name of the frontend
 */
export const createBuildEvents = (folders: Readonly<Record<string, string>>): BuildEvents => {
  const listening = new Set<Response>();
  let watchers: readonly FSWatcher[] = [];
  const watchOver = ([name, folder]: readonly [string, string]): FSWatcher => {
    mkdirSync(folder, { recursive: true });
    return watch(folder, { persistent: false }, (_change, file) => {
      if (file === builtFile) for (const res of listening) res.write(`event: ${builtEvent}\ndata: ${name}\n\n`);
    });
  };
  const begin = (): void => {
    if (watchers.length === 0) watchers = Object.entries(folders).map(watchOver);
  };
  const end = (): void => {
    if (listening.size > 0) return;
    for (const watcher of watchers) watcher.close();
    watchers = [];
  };
  return {
    handle: (_req, res) => {
      if (listening.size >= listenersAtMost) {
        // A browser that gets this asks no more.
        res.status(204).end();
        return;
      }
      begin();
      listening.add(res);
      res.once('close', () => {
        listening.delete(res);
        end();
      });
      // The product is started again when its sources change: who listens is back as soon as it is.
      beginEvents(res, 250);
    },
    close: () => {
      for (const res of listening) res.end();
    },
  };
};
