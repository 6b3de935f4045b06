import { nameDiffers, otherReason } from '../../features/decision/reasons.ts';
import type { Reason } from '../../features/decision/reject-draft.ts';
import { text } from './text.ts';

export const coachReasons = (): readonly Reason[] => [
  nameDiffers(),
  { id: 'licence', label: text('licenceDiffers'), sentence: text('licenceDiffersText'), kind: 'fixable' },
  { id: 'club', label: text('clubDiffers'), sentence: text('clubDiffersText'), kind: 'fixable' },
  { id: 'pretender', label: text('pretender'), sentence: text('pretenderText'), kind: 'final' },
  otherReason(),
];
