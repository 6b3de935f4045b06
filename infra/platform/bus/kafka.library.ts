import type kafkajs from 'kafkajs';

type Kafkajs = typeof kafkajs;

/** What of a connection's queue is touched here. */
export interface RequestQueue {
  /** Held back: the broker asked for a pause. */
  readonly pending: readonly unknown[];
  scheduleCheckPendingRequests(): void;
}

let mended: Promise<Kafkajs> | undefined;

/**
 * kafkajs 2.2.4, loaded by need. After its first answer every one of its connections looks each millisecond whether something was held
 * back, for ever (its issues 1556, 1704 and 1751): a process has twenty connections, and that was a tenth of a core while nothing
 * happened. Here it looks only while something is held back; what comes to be held back says so by the same call.
 */
export const loadKafkajs = (): Promise<Kafkajs> => {
  mended ??= (async () => {
    const { default: library } = await import('kafkajs');
    // @ts-expect-error it has no types
    const { default: Queue } = await import('kafkajs/src/network/requestQueue/index.js');
    const { prototype } = Queue as { readonly prototype: RequestQueue };
    const schedule = prototype.scheduleCheckPendingRequests;
    prototype.scheduleCheckPendingRequests = function (this: RequestQueue): void {
      if (this.pending.length > 0) schedule.call(this);
    };
    return library;
  })();
  return mended;
};
