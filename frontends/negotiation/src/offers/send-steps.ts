import { formatDeadline } from '@touchline/ui';
import { text } from '../text.ts';

/** What follows once terms are sent, in order. */
export const stepsAfterSending = (name: string, expiresAt: string, final: boolean): readonly string[] => [
  text('sendNext1', { name }),
  text(final ? 'sendNext2Final' : 'sendNext2', { name }),
  text('sendNext3', { date: formatDeadline(expiresAt) }),
];
