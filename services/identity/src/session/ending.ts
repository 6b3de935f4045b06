import { annotateAudit } from '@touchline/platform/audit';
import type { Sessions } from './sessions.ts';

export interface Ending {
  readonly beforeTold?: () => Promise<void>;
}

/**
 * For a command whose event ends a person's sessions, all but one: they end before anybody hears of it, so that whoever looks then, an
 * open stream for example, finds that they have.
 */
export const endingSessions = (sessions: Pick<Sessions, 'endAll'>, userId: string, but?: string) => ({
  beforeTold: async (): Promise<void> => {
    annotateAudit({ facts: { sessions_ended: await sessions.endAll(userId, but) } });
  },
});
