import { AsyncLocalStorage } from 'node:async_hooks';

/** One request, or one event on its way to one group. */
interface Work {
  readonly correlation: string;
}

const storage = new AsyncLocalStorage<Work>();

/** The request, or the event of a clock, that began it all. It goes on through commands, events and the reactions to them. */
export const currentCorrelation = (): string | undefined => storage.getStore()?.correlation;

/** The same object for all that one request, or one event at one group, does; another one for every other. */
export const currentWork = (): object | undefined => storage.getStore();

export const inCorrelation = <T>(id: string, run: () => T): T => storage.run({ correlation: id }, run);
