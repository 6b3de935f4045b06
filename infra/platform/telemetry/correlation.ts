import { AsyncLocalStorage } from 'node:async_hooks';

/** The request, or the event of a clock, that began it all. It goes on through commands, events and the reactions to them. */
const storage = new AsyncLocalStorage<string>();

export const currentCorrelation = (): string | undefined => storage.getStore();

export const inCorrelation = <T>(id: string, run: () => T): T => storage.run(id, run);
