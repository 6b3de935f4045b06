import type { Applicant } from '@touchline/negotiation/opportunities/opportunities-api.ts';

export type Stage = Applicant['stage'];
/** The columns, in the order in which an answer goes through them; what is over stands below. */
export const stages = ['answered', 'talks', 'trial', 'offered', 'signed'] as const satisfies readonly Stage[];
export type Column = (typeof stages)[number] | 'over';

/** What a representative does to move a card: everything else moves by itself. */
export type Move = 'answer' | 'decline' | 'trial' | 'offer';

/** The act by which a card comes from here to there; null: it isn't the club's to move. */
export const moveTo = (applicant: Applicant, to: Column): Move | null => {
  if (applicant.stage === 'answered' && applicant.interest.your_turn) {
    if (to === 'talks') return 'answer';
    if (to === 'over') return 'decline';
  }
  if (applicant.stage === 'talks' && to === 'trial') return 'trial';
  if ((applicant.stage === 'talks' || applicant.stage === 'trial') && to === 'offered') return 'offer';
  return null;
};

/** The column that a card goes on to by an act of the club: the next one; null: none is the club's. */
export const nextColumn = (applicant: Applicant): Column | null =>
  (['talks', 'trial', 'offered'] as const).find((to) => moveTo(applicant, to)) ?? null;

/** Cards by column; within a column the best fit stays first. */
export const byStage = (applicants: readonly Applicant[]): ReadonlyMap<Stage, readonly Applicant[]> =>
  new Map([...stages, 'over' as const].map((stage) => [stage, applicants.filter((one) => one.stage === stage)]));

/** The card that an arrow leads to: up and down within a column, sideways to the nearest column with cards. */
export const neighbour = (
  applicants: readonly Applicant[],
  from: string,
  key: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight',
): string | null => {
  const columns = stages.map((stage) => applicants.filter((one) => one.stage === stage).map((one) => one.interest.id));
  const column = columns.findIndex((ids) => ids.includes(from));
  const place = columns[column]?.indexOf(from) ?? -1;
  if (place < 0) return null;
  if (key === 'ArrowUp' || key === 'ArrowDown') return columns[column]?.[place + (key === 'ArrowUp' ? -1 : 1)] ?? null;
  const beyond = key === 'ArrowLeft' ? columns.slice(0, column).reverse() : columns.slice(column + 1);
  const next = beyond.find((ids) => ids.length > 0);
  return next?.[Math.min(place, next.length - 1)] ?? null;
};

const day = 86_400_000;
/** From so many days on the age of a card is a warning. */
export const oldAfter = 7;
export const daysSince = (instant: string, now: number = Date.now()): number =>
  Math.max(0, Math.floor((now - Date.parse(instant)) / day));
