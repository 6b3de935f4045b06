import { createConsola } from 'consola/browser';

/** The browser's log: from 5 equal lines within 1000 ms on they are counted, not repeated. */
export const log = createConsola({ throttle: 1000, throttleMin: 5 });
