import { fileLimits } from '@touchline/contracts/policies/file-limits';
import type { Accepting } from '@touchline/platform/uploads';

/** An identification document: a scan, or a photo as good as it came, for staff have to read the small print. */
export const identificationFile: Accepting = {
  ...fileLimits.identification,
  maxSide: null,
  quality: 90,
};
