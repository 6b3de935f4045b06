import { type FormerMember, formerName, isFormer, withoutPerson } from '@touchline/platform/domain';
import type { TrialReport, TrialRequest } from './state.ts';

const nobody = { name: formerName, position: '' };

/** Of a player nothing is left of the report but that there was one; of a representative everything but the name. */
const reportWithout = (report: TrialReport, isPlayers: boolean): TrialReport => ({
  ...report,
  reported: { ...report.reported, by: nobody },
  shown: report.shown && { ...report.shown, by: nobody },
  ...(isPlayers ? { marks: null, minutes: null, days_trained: null, sentence: '', notes: '', shared: [] } : {}),
});

/**
 * The trial without somebody who has left. Of a player all words go; of a representative what the club wrote, and whom to meet:
 * in most clubs that is the same person.
 */
export const withoutMember = (trial: TrialRequest, former: FormerMember): TrialRequest => {
  if (trial.status === 'none' || trial.status === 'abandoned') return trial;
  const isPlayers = isFormer(former, trial.player);
  const bare = {
    player: withoutPerson(trial.player, former),
    representative: withoutPerson(trial.representative, former),
    note: '',
    contact: { name: formerName, phone: null },
  };
  switch (trial.status) {
    case 'declined':
    case 'withdrawn':
      return { ...trial, ...bare, reason: null };
    case 'cancelled':
      return { ...trial, ...bare, reason: '' };
    case 'completed':
      return { ...trial, ...bare, ...(trial.report ? { report: reportWithout(trial.report, isPlayers) } : {}) };
    default:
      return { ...trial, ...bare };
  }
};
