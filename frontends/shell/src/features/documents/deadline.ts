/** A deadline as it is entered: the day and the time of day where the reader is; both empty: none. */
export interface EnteredDeadline {
  readonly day: string;
  readonly time: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

export const dayAndTimeOf = (instant: string | null): EnteredDeadline => {
  if (instant === null) return { day: '', time: '' };
  const at = new Date(instant);
  return {
    day: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
};

/** Its instant; without a time of day six in the evening. Null without a day; what is no day is judged as it is. */
export const deadlineOf = (day: string, time: string): string | null => {
  if (!day) return null;
  const at = new Date(`${day}T${time || '18:00'}:00`);
  return Number.isNaN(at.getTime()) ? day : at.toISOString();
};
