export type Verdict = 'same' | 'differs' | 'confirmed' | 'unconfirmed' | 'minor';
export type ComparedRow = {
  readonly term: string;
  readonly account: string | null;
  readonly profile: string | null;
  /** null: there is nothing to compare with. */
  readonly verdict: Verdict | null;
};

const plain = (written: string): string => written.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase();

/** Letter case and spaces apart, the two are the same; another accent is another name. */
export const sameWords = (one: string, other: string): boolean => plain(one) === plain(other);

/** The name of the account against the one of the profile; null where one of them is missing. */
export const compareNames = (account: string | null, profile: string | null): Verdict | null =>
  account && profile ? (sameWords(account, profile) ? 'same' : 'differs') : null;

/** First and last name as one; null while both are missing. */
export const fullName = (first: string | null | undefined, last: string | null | undefined): string | null =>
  [first, last].filter(Boolean).join(' ') || null;
