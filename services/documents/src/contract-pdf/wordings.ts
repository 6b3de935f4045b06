import type { Wording } from './wording.ts';
import { en202611 } from './wordings/en/2026-11.ts';
import { publishedWordings } from './wordings/published.ts';

/** Which wording a contract has. */
export type WordingId = Readonly<Pick<Wording, 'language' | 'version'>>;

/** The wordings that there are, and which of them a new contract gets. */
export interface Wordings {
  /** By language, the newest first. */
  readonly all: readonly Wording[];
  /** What a contract gets that is drafted on this day (`YYYY-MM-DD`). */
  readonly on: (day: string) => Wording;
  /** Undefined: there is none. */
  readonly find: (id: WordingId) => Wording | undefined;
  /** The words of a contract. Throws where this process doesn't have them: an earlier release, beside a newer one. */
  readonly of: (id: WordingId | undefined) => Wording;
}

/** What contracts have that were drafted before they kept it. */
export const unnamedWording: WordingId = { language: en202611.language, version: en202611.version };

/** As it stands in a file and in the audit trail: `en 2026-11`. */
export const wordingName = ({ language, version }: WordingId): string => `${language} ${version}`;

/** The languages that contracts can be written in. */
export const contractLanguages: readonly string[] = [...new Set(publishedWordings.map(({ language }) => language))];

const newestFirst = (one: Wording, other: Wording): number =>
  one.language.localeCompare(other.language, 'en') || other.from.localeCompare(one.from, 'en');

/**
 * @param language of new contracts. Throws where nothing is published in it.
 * @param published what there is; by default all that this release has.
 */
export const createWordings = (language = 'en', published = publishedWordings): Wordings => {
  const all = [...published].sort(newestFirst);
  const ofLanguage = all.filter((wording) => wording.language === language);
  const oldest = ofLanguage.at(-1);
  if (!oldest) throw new Error(`There are no words of a contract in the language ${language}.`);
  const find = (id: WordingId): Wording | undefined =>
    all.find((wording) => wording.language === id.language && wording.version === id.version);
  return {
    all,
    // Before the first one counted there was no other.
    on: (day) => ofLanguage.find(({ from }) => from <= day) ?? oldest,
    find,
    of: (id = unnamedWording) => {
      const found = find(id);
      if (!found) throw new Error(`the words ${wordingName(id)} of a contract are not known here`);
      return found;
    },
  };
};
