import { createHmac } from 'node:crypto';
import type { PublicProfile } from '@touchline/contracts/events';
import { fold } from '@touchline/contracts/fold';
import { type Likeness, likenesses } from '@touchline/contracts/http/identity';
import { documentOf, type Registered } from '../user/state.ts';

/**
 * What two accounts of one person have in common. Each is kept as a mark: a keyed hash, from which nobody who reads the
 * database learns a number or a birthday, and which finds the same again.
 */
export interface Likenesses {
  /** The mark of a document's number, however it is typed: spaces, signs and case don't count. */
  readonly ofNumber: (number: string) => string;
  /** All marks of a person. */
  readonly of: (user: Registered, profiles: readonly PublicProfile[]) => readonly string[];
}

/** What of a number counts. */
export const numberKey = (number: string): string => fold(number).replaceAll(' ', '').toUpperCase();

/** A name with its words in any order, since documents write the last name first. */
const nameKey = (name: string): string => fold(name).split(' ').sort().join(' ');

export const likenessOf = (mark: string): Likeness | undefined =>
  likenesses.find((likeness) => mark.startsWith(`${likeness}:`));

/** `key`: at least 32 random bytes, hex. */
export const createLikenesses = (key: string): Likenesses => {
  const markOf = (likeness: Likeness, ...parts: readonly string[]): string => {
    const mac = createHmac('sha256', key).update(['likeness', likeness, ...parts].join('\u0000'));
    return `${likeness}:${mac.digest('hex').slice(0, 32)}`;
  };
  return {
    ofNumber: (number) => markOf('document-number', numberKey(number)),
    of: (user, profiles) => {
      const document = documentOf(user);
      const number = user.identification?.number_mark;
      const names = profiles.flatMap(({ name, player }) =>
        player?.date_of_birth
          ? [name, user.name]
              .filter(Boolean)
              .map((one) => markOf('name-and-birth', nameKey(one), player.date_of_birth ?? ''))
          : [],
      );
      return [
        ...new Set([
          ...(number ? [number] : []),
          ...(document ? [markOf('document-file', document.sha256)] : []),
          ...names,
        ]),
      ];
    },
  };
};
