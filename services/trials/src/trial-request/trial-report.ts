import { type TrialReportPart, trialMarks, trialReportParts } from '@touchline/contracts/policies/trial-report';
import type { ReportContent, TrialReport, TrialRequestEvent } from './state.ts';

/** What each part that may be shared says, so that it can be compared. */
const saidIn = (report: ReportContent, part: TrialReportPart): string => {
  const { attended, days_trained, minutes, marks } = report;
  switch (part) {
    case 'attendance':
      return JSON.stringify([attended, days_trained, minutes]);
    case 'marks':
      return JSON.stringify(marks && trialMarks.map((mark) => marks[mark]));
    default:
      return report[part];
  }
};

const fieldsOf = (report: ReportContent): ReportContent => {
  const { attended, days_trained, minutes, marks, sentence, recommendation, notes, shared } = report;
  return { attended, days_trained, minutes, marks, sentence, recommendation, notes, shared };
};

export const isSameReport = (one: ReportContent, other: ReportContent): boolean =>
  one.notes === other.notes &&
  trialReportParts.every(
    (part) => saidIn(one, part) === saidIn(other, part) && one.shared.includes(part) === other.shared.includes(part),
  );

/** What the player reads now and hasn't read before, or not so. */
export const shownAnew = (before: ReportContent | undefined, after: ReportContent): readonly TrialReportPart[] =>
  after.shared.filter((part) => !before?.shared.includes(part) || saidIn(before, part) !== saidIn(after, part));

/** A report as it is kept: each shared part once, in one order; of somebody who didn't come there is nothing to mark. */
export const contentOf = (given: ReportContent): ReportContent => {
  const shared = trialReportParts.filter((part) => given.shared.includes(part));
  const here = fieldsOf({ ...given, shared });
  return given.attended
    ? here
    : { ...here, days_trained: null, minutes: null, marks: null, shared: shared.filter((part) => part !== 'marks') };
};

/** What is wrong with it, as details of a `ValidationFailed`. `days`: how long the trial lasted. */
export const faultsOfReport = (
  { attended, days_trained, minutes, marks, sentence, shared }: ReportContent,
  days: number,
): readonly { readonly path: string; readonly message: string }[] => {
  const nothingToShare =
    shared.includes('sentence') && sentence === ''
      ? [{ path: 'sentence', message: 'Write a sentence, or don’t share one.' }]
      : [];
  if (!attended) return nothingToShare;
  return [
    ...(days_trained === null || days_trained < 1 || days_trained > days
      ? [{ path: 'days_trained', message: `Enter a number from 1 to ${days}.` }]
      : []),
    ...(minutes === null ? [{ path: 'minutes', message: 'Enter the minutes; 0 if there was no match.' }] : []),
    ...(marks === null ? [{ path: 'marks', message: 'Give all marks.' }] : []),
    ...nothingToShare,
  ];
};

/** What stands written after it was written once more. Who wrote what the player reads stays as long as that stays. */
export const reportAfter = (
  before: TrialReport | undefined,
  { report, by, anew, at }: Extract<TrialRequestEvent, { type: 'TrialReported' }>,
): TrialReport => {
  const reported = { by, at };
  const still = report.shared.length > 0 ? (before?.shown ?? reported) : null;
  return {
    ...report,
    revision: (before?.revision ?? 0) + 1,
    reported,
    shown: anew.length > 0 ? reported : still,
  };
};
