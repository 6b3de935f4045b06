/** What a table of columns holds and can be asked; all of it crosses into a thread, so it is data alone. */

export interface Schema {
  /** Columns of one or several words out of few: a bitmap per word. */
  readonly tags: readonly string[];
  /** Columns of one number each: whole ones below 2^31, or any. */
  readonly numbers: Readonly<Record<string, 'whole' | 'any'>>;
  /** Orders by a column of numbers, or by the text's UTF-8 bytes (`text`); the id makes every position its own. */
  readonly orders: Readonly<Record<string, string>>;
}

export interface Row {
  readonly id: string;
  readonly tags: Readonly<Record<string, readonly string[]>>;
  readonly numbers: Readonly<Record<string, number>>;
  /** Words by single spaces, without case and accents: found by what any of its words begins with. */
  readonly text: string;
}

/** A row as it is now, or that there is none any more. */
export type Change = Row | { readonly id: string; readonly gone: true };

/** Both ends are in the range. */
export interface Range {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** One of these words; within a range; or each of these beginnings of words in the text. */
export type Limit =
  | { readonly tag: string; readonly among: readonly string[] }
  | { readonly number: string; readonly within: Range }
  | { readonly beginnings: readonly string[] };

export type Key = number | string;

/** A position in an order: the key there and the row's id. */
export interface Place {
  readonly key: Key;
  readonly id: string;
}

export interface PageQuestion {
  readonly limits: readonly Limit[];
  readonly order: string;
  readonly direction: 1 | -1;
  readonly after?: Place | undefined;
  /** So many rows at most. */
  readonly limit: number;
}

export interface PageAnswer {
  readonly rows: readonly Place[];
  /** There are more behind the last one. */
  readonly more: boolean;
}

/** A group of values that are counted with all limits but its own. */
export type Group = { readonly own?: Limit | undefined } & (
  | { readonly tag: string }
  | { readonly number: string; readonly ranges: readonly Range[] }
);

export interface CountQuestion {
  /** Limits that have no group. */
  readonly limits: readonly Limit[];
  readonly groups: Readonly<Record<string, Group>>;
}

export interface CountAnswer {
  /** How many rows all limits leave. */
  readonly total: number;
  /** How many rows each word, or each range by its place in the list, would leave; words that would leave none aren't there. */
  readonly groups: Readonly<Record<string, readonly (readonly [value: string, count: number])[]>>;
}
