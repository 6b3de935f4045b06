import { z } from 'zod';
import { cut, hidesSigns, lengthOf, oneSpelling, plainText, unprintable } from './text.ts';

/** What people, clubs and teams may be called: kept in one spelling, seen by every reader and set in every contract. */

interface NameRules {
  readonly least?: number;
  /** In characters as a reader counts them. */
  readonly most: number;
  /** What is said where too little is given. */
  readonly missing: string;
}

const wrongWith = (name: string, most: number): string | null => {
  if (hidesSigns(name)) return 'There is a sign in here that nobody can see. Delete it all and type it again.';
  const [sign] = unprintable(name);
  if (sign) return `A contract can’t show “${sign}”. Write it without this sign.`;
  // A mark needs its letter, and more than four on one are no name.
  if (/(?:^|[\s\p{P}])\p{M}|\p{M}{5}/u.test(name)) return 'Write it with ordinary letters.';
  if (!/\p{L}/u.test(name)) return 'Write it with letters.';
  return lengthOf(name) > most ? `Use at most ${most} characters.` : null;
};

/** A name of anybody or anything: composed (NFC), trimmed, inner white space as one space, printable, with a letter. */
export const nameOf = ({ least = 1, most, missing }: NameRules) =>
  z
    .string()
    .overwrite(oneSpelling)
    .min(least, missing)
    .max(most * 4, `Use at most ${most} characters.`)
    .superRefine((name, context) => {
      const message = name.length < least ? null : wrongWith(name, most);
      if (message) context.addIssue({ code: 'custom', message });
    });

/** What an account is called: first and last name together. */
export const personName = nameOf({ least: 2, most: 80, missing: 'Enter your name.' });

/** A first or last name. */
export const partOfName = nameOf({ most: 60, missing: 'Enter a name.' });

/** Somebody else's name, whole. */
export const namedPerson = nameOf({ least: 2, most: 80, missing: 'Enter the name.' });

export const clubName = nameOf({ least: 2, most: 80, missing: 'Enter the club’s name.' });
export const teamName = nameOf({ least: 2, most: 60, missing: 'Enter the team’s name.' });
export const cityName = nameOf({ most: 80, missing: 'Enter the city.' });

/** A ground, a hall, a hotel: what people there call it. */
export const placeName = nameOf({ least: 2, most: 80, missing: 'Enter the place.' });

/** What somebody does at a club: it stands below the name in a contract. */
export const jobTitle = nameOf({ least: 2, most: 60, missing: 'Enter the position.' });

/** A heading that people give to something of theirs. */
export const heading = nameOf({ least: 2, most: 80, missing: 'Give it a title.' });

/** What somebody looks for: in the spelling that names are kept in, without signs that nobody sees; of a longer text its beginning. */
export const soughtText = (most: number) => z.string().overwrite((text) => cut(oneSpelling(plainText(text)), most));

/** A typed signature: a name that shows something. */
export const typedSignature = nameOf({ least: 2, most: 80, missing: 'Type your name.' });

/** Several lines that are read on screens alone. */
export const prose = (most: number) => z.string().overwrite(plainText).max(most);

/** Several lines that are printed in a contract. */
export const printedProse = (most: number) =>
  prose(most).superRefine((written, context) => {
    const [sign] = unprintable(written);
    if (sign)
      context.addIssue({ code: 'custom', message: `A contract can’t show “${sign}”. Write it without this sign.` });
  });
