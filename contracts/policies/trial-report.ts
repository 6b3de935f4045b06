import { type Dates, daysAfter } from './trial-dates.ts';

/** What a club may say after a trial, and until when. Asked by the service, which decides, and by the page. */

/** What a club chooses to show the player, each by itself; its own notes are never shown. */
export const trialReportParts = ['attendance', 'marks', 'sentence', 'recommendation'] as const;
export type TrialReportPart = (typeof trialReportParts)[number];

/** The same for every club, each from 1 (weak) to 5 (very good). */
export const trialMarks = ['first_touch', 'speed', 'decisions', 'off_the_ball', 'team'] as const;
export const highestTrialMark = 5;

export const trialRecommendations = ['offer', 'watch', 'no'] as const;

/** In days after the last one of the trial: so long it is remembered, and so long a player may find it changed. */
const reportDays = 28;

/** The last day on which the report is written or changed, at the club. */
export const reportUntil = ({ ends_on }: Pick<Dates, 'ends_on'>): string => daysAfter(ends_on, reportDays);

/** The last day of the oldest trial that may be reported on today. */
export const firstReportable = (today: string): string => daysAfter(today, -reportDays);
