/** The page of a club, for every member: wherever its name stands it leads there. */
export const clubHref = (clubId: string): string => `/clubs/${encodeURIComponent(clubId)}`;
