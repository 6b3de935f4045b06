import { nameDiffers, otherReason } from '../../features/decision/reasons.ts';
import type { Reason } from '../../features/decision/reject-draft.ts';
import { text } from './text.ts';

export const representativeReasons = (): readonly Reason[] => [
  nameDiffers(),
  { id: 'role', label: text('role'), sentence: text('roleText'), kind: 'fixable' },
  { id: 'teams', label: text('teams'), sentence: text('teamsText'), kind: 'fixable' },
  { id: 'phone', label: text('phone'), sentence: text('phoneText'), kind: 'fixable' },
  { id: 'stranger', label: text('stranger'), sentence: text('strangerText'), kind: 'final' },
  otherReason(),
];
