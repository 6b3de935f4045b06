import { bornDiffers, nameDiffers, otherReason } from '../../features/decision/reasons.ts';
import type { Reason } from '../../features/decision/reject-draft.ts';
import { text } from './text.ts';

export const playerReasons = (): readonly Reason[] => [
  nameDiffers(),
  bornDiffers(),
  { id: 'club', label: text('club'), sentence: text('clubText'), kind: 'fixable' },
  { id: 'highlights', label: text('highlights'), sentence: text('highlightsText'), kind: 'fixable' },
  { id: 'photo', label: text('photo'), sentence: text('photoText'), kind: 'fixable' },
  { id: 'pretender', label: text('pretender'), sentence: text('pretenderText'), kind: 'final' },
  otherReason(),
];
