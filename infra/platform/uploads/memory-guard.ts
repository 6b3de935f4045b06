import { workerData } from 'node:worker_threads';

/**
 * Ends the process that it runs in once that takes more memory than it may, whatever its own thread is busy with: what a file
 * unpacks to lies outside of JavaScript's heap, which alone Node would bound.
 */
const lookMs = 20;

const { mostMb } = workerData as { readonly mostMb: Int32Array };
setInterval(() => {
  const most = Atomics.load(mostMb, 0);
  if (most > 0 && process.memoryUsage.rss() > most * 1024 * 1024) process.kill(process.pid, 'SIGKILL');
}, lookMs);
