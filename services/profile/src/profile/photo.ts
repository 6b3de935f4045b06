import type { Accepting } from '@touchline/infra/uploads';

/** A portrait, as it is shown: JPEG, at most 1,200 pixels a side. */
export const portraitFile: Accepting = {
  types: ['PNG', 'JPEG'],
  maxBytes: 5 * 1024 * 1024,
  maxSide: 1200,
  quality: 85,
};
