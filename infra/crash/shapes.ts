import { startSeparate } from './cluster.ts';
import { startEmbedded } from './embedded.ts';
import type { Stage } from './stage.ts';

export const startShape = (shape: Stage['shape']): Promise<Stage> =>
  shape === 'embedded' ? startEmbedded() : startSeparate();
