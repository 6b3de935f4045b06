import { startSeparate } from './cluster.ts';
import { startEmbedded } from './embedded.ts';
import type { Harness } from './harness.ts';

export const startShape = (shape: Harness['shape']): Promise<Harness> =>
  shape === 'embedded' ? startEmbedded() : startSeparate();
