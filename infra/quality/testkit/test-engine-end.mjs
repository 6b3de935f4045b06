/** Jest's global tear-down of the integration project. */
import { rm } from 'node:fs/promises';

export default async () => {
  const started = globalThis.touchlineTestEngine;
  if (started === undefined) return;
  await started.engine.close();
  await rm(started.directory, { recursive: true, force: true });
};
