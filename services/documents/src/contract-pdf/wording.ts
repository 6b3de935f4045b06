import type { Terms } from '@touchline/contracts/values';
import type { PartyRole } from '../document/state.ts';
import type { Condition } from './conditions.ts';

/**
 * The words of a contract in one language and version: plain data, with the places that the engine fills in braces
 * (`{start}`; which there are says `clauses.ts`). A published version never changes: a new one is added beside it.
 */
export interface Wording {
  /** ISO 639-1. */
  readonly language: string;
  /** The month in which it was published, `YYYY-MM`. */
  readonly version: string;
  /** The first day on which a contract that is drafted gets it, `YYYY-MM-DD`. */
  readonly from: string;
  /** How days and figures are written, and the language that the file names: BCP 47. */
  readonly locale: string;
  /** `in words`: €6,200 (six thousand two hundred euros), in English alone. `by name`: figures and the currency's name. */
  readonly sums: 'in words' | 'by name';
  /** What the language calls places that are no countries of ISO 3166. */
  readonly places: Readonly<Record<'GB-ENG' | 'GB-SCT' | 'GB-WLS' | 'GB-NIR' | 'XK', string>>;
  readonly paper: PaperWords;
  readonly parties: Readonly<Record<PartyRole, string>>;
  readonly glance: GlanceWords;
  readonly terms: TermWords;
  readonly articles: readonly ArticleWording[];
}

export interface ArticleWording {
  readonly title: string;
  /** In their order. An article of which no clause holds isn't there. */
  readonly clauses: readonly ClauseWording[];
}

export interface ClauseWording {
  /** What it is about: the same in each language of a version. */
  readonly id: string;
  /** Absent: it holds in every contract. */
  readonly when?: Condition;
  /** Once for each of these. */
  readonly each?: 'bonus' | 'further term';
  readonly text: string;
}

/** What stands around the clauses. */
interface PaperWords {
  readonly title: string;
  readonly drawnUp: string;
  readonly club: string;
  readonly player: string;
  readonly representedBy: string;
  readonly bornOn: string;
  readonly withGuardian: string;
  readonly guardianOf: string;
  readonly article: string;
  readonly signatures: string;
  readonly signedHow: string;
  readonly pageOf: string;
  /** The title of the file. */
  readonly file: string;
  readonly subject: string;
  readonly running: readonly [left: string, right: string];
  /** Which wording this is, and which terms: at the foot of every page. */
  readonly wording: string;
  readonly termsDigest: string;
  /** What a sample says in its title, and at its foot. */
  readonly sample: Readonly<Record<'title' | 'foot', string>>;
}

type Labelled = readonly [label: string, value: string];

/** The terms at a glance: labels and their values. */
interface GlanceWords {
  readonly term: Labelled;
  readonly salary: Labelled;
  readonly signingBonus: Labelled;
  readonly bonus: Labelled;
  readonly housing: Labelled;
  readonly releaseClause: Labelled;
  readonly extension: Labelled;
  readonly squadRole: Labelled;
  readonly guaranteed: Labelled;
}

type PerCount = Readonly<Record<'one' | 'other', string>>;
type Bonus = Terms['bonuses'][number]['kind'];
type Extension = NonNullable<Terms['extension_option']>;

/** What is called how, of what terms can be. */
interface TermWords {
  readonly period: Readonly<Record<Terms['salary']['per'], string>>;
  readonly basis: Readonly<Record<Terms['salary']['basis'], string>>;
  readonly squadRole: Readonly<Record<NonNullable<Terms['squad_role']>, string>>;
  readonly bonus: Readonly<Record<Bonus, string>>;
  /** What a bonus is paid for. */
  readonly bonusFor: Readonly<Record<Bonus, string>>;
  /** Who may extend, at a glance. */
  readonly extendedBy: Readonly<Record<Extension['by'], string>>;
  /** In a sentence, and at a glance. */
  readonly months: PerCount;
  readonly monthsShort: PerCount;
  /** What the player is guaranteed in a season is made of. */
  readonly guaranteed: Readonly<Record<'salary' | 'signingBonus' | 'housing', string>>;
}

type ClausesLike<Of extends readonly ClauseWording[]> = {
  readonly [At in keyof Of]: Omit<Of[At], 'text'> & { readonly text: string };
};

type ArticlesLike<Of extends readonly ArticleWording[]> = {
  readonly [At in keyof Of]: { readonly title: string; readonly clauses: ClausesLike<Of[At]['clauses']> };
};

/** The same version in another language: one that lacks a clause of the first, or has it in another case, doesn't compile. */
export type TranslationOf<Of extends Wording> = Omit<Wording, 'version' | 'articles'> & {
  readonly version: Of['version'];
  readonly articles: ArticlesLike<Of['articles']>;
};
