const inEnglish = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2027-07-01` or an instant → `1 July 2027`, in UTC and the same on every machine; empty where there is none. */
export const dayInWords = (date: string | null | undefined): string => (date ? inEnglish.format(new Date(date)) : '');
