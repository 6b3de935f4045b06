import type { Accepting } from '@touchline/platform/uploads';

/** An identification document: a scan, or a photo as good as it came, for staff have to read the small print. */
export const identificationFile: Accepting = {
  types: ['PDF', 'PNG', 'JPEG'],
  maxBytes: 10 * 1024 * 1024,
  maxSide: null,
  quality: 90,
};
