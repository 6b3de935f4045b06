const hourMs = 3_600_000;

/** How far zones are from UTC, in hours: Baker Island's day begins last, Kiritimati's first. Source: the IANA time zone data. */
const farthest = { west: 12, east: 14 };

/**
 * The dates that are today somewhere, `YYYY-MM-DD`. A person says "today" where he is, and the server doesn't know where that
 * is: no day that he may call today is over, and none is too far off because his day began earlier.
 * @param now an instant.
 */
export const todaySomewhere = (now: Date | string): { readonly first: string; readonly last: string } => {
  const dayAt = (hours: number): string =>
    new Date(new Date(now).getTime() + hours * hourMs).toISOString().slice(0, 10);
  return { first: dayAt(-farthest.west), last: dayAt(farthest.east) };
};
