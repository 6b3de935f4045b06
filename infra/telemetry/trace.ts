import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** W3C trace context that follows a request through commands, events and the reactions to them. */
const storage = new AsyncLocalStorage<string>();

const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;

/** A child of the given `traceparent`, or a new trace where it is missing or malformed. */
export const childTrace = (traceparent: string | undefined): string => {
  const trace = form.exec(traceparent ?? '')?.[1] ?? randomBytes(16).toString('hex');
  return `00-${trace}-${randomBytes(8).toString('hex')}-01`;
};

export const withTrace = <T>(traceparent: string | undefined, run: () => T): T =>
  storage.run(childTrace(traceparent), run);

export const currentTrace = (): string | undefined => storage.getStore();
