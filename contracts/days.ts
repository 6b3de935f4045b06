const inEnglish = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const moment = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', hour12: false, timeZone: 'UTC' },
});

/** An instant → `Sat, 21 Nov 2026, 18:00 UTC`: with its zone, for readers of whom no zone is known. */
export const instantInWords = (instant: string): string => `${moment.format(new Date(instant))} UTC`;

/** `2027-07-01` or an instant → `1 July 2027`, in UTC and the same on every machine; empty where there is none. */
export const dayInWords = (date: string | null | undefined): string => (date ? inEnglish.format(new Date(date)) : '');
