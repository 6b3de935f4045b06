import { nameDiffers, otherReason } from '../../features/decision/reasons.ts';
import type { Reason } from '../../features/decision/reject-draft.ts';
import { text } from './text.ts';

export const agentReasons = (): readonly Reason[] => [
  nameDiffers(),
  { id: 'licence', label: text('licenceDiffers'), sentence: text('licenceDiffersText'), kind: 'fixable' },
  { id: 'agency', label: text('agencyDiffers'), sentence: text('agencyDiffersText'), kind: 'fixable' },
  { id: 'countries', label: text('countriesDiffer'), sentence: text('countriesDifferText'), kind: 'fixable' },
  { id: 'unlicensed', label: text('unlicensed'), sentence: text('unlicensedText'), kind: 'final' },
  otherReason(),
];
