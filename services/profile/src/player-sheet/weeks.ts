const DAY_MS = 86_400_000;

/** The Mondays (UTC) of the last weeks, the oldest first, the one that is going on last. */
export const weeksUntil = (now: Date, count: number): readonly string[] => {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const monday = midnight - ((now.getUTCDay() + 6) % 7) * DAY_MS;
  return Array.from({ length: count }, (_, at) =>
    new Date(monday - (count - 1 - at) * 7 * DAY_MS).toISOString().slice(0, 10),
  );
};
