/** When somebody whose turn it is to sign is reminded: by the clock, and by the author at most once a day. */

const dayMs = 86_400_000;

/** So many days after it became somebody's turn, and before the end. */
const afterDays = [3];
const beforeDays = [3, 1];

/** Nobody is reminded twice within this time, by whomever. */
const remindedApartMs = dayMs;

interface Waiting {
  /** Since when it is this person's turn. */
  readonly since: string;
  readonly reminded_at?: string | undefined;
  readonly expires_at: string;
}

/** In how many seconds somebody may be reminded by hand again. */
export const remindableInSeconds = ({ reminded_at }: Pick<Waiting, 'reminded_at'>, now: string): number =>
  reminded_at === undefined
    ? 0
    : Math.max(0, Math.ceil((Date.parse(reminded_at) + remindedApartMs - Date.parse(now)) / 1000));

/** Whether somebody may be reminded by hand. */
export const mayBeReminded = ({ reminded_at }: Pick<Waiting, 'reminded_at'>, now: string): boolean =>
  remindableInSeconds({ reminded_at }, now) === 0;

/** The next moment at which the clock reminds somebody; null: none before the end. */
export const nextReminder = ({ since, reminded_at, expires_at }: Waiting): string | null => {
  // The turn itself was told.
  const from = Date.parse(reminded_at ?? since) + remindedApartMs;
  const end = Date.parse(expires_at);
  const moments = [
    ...afterDays.map((days) => Date.parse(since) + days * dayMs),
    ...beforeDays.map((days) => end - days * dayMs),
  ].filter((at) => at >= from && at < end);
  return moments.length > 0 ? new Date(Math.min(...moments)).toISOString() : null;
};
