import { isCountry } from '@touchline/contracts/countries';
import { fold } from '@touchline/contracts/fold';
import { clubName } from '@touchline/contracts/names';
import { cut } from '@touchline/contracts/text';

/** A club as one line of an openfootball file and the `|` lines below it say. */
export interface ClubLine {
  readonly name: string;
  readonly founded: number | null;
  readonly stadium: string | null;
  readonly city: string | null;
  readonly other_names: readonly string[];
}

export type ReadLine =
  | { readonly line: number; readonly kind: 'club'; readonly club: ClubLine }
  /** Further names of the club above. */
  | { readonly line: number; readonly kind: 'names'; readonly names: readonly string[] }
  | { readonly line: number; readonly kind: 'skipped'; readonly why: SkipReason; readonly text: string };

export const skipReasons = [
  'blank',
  'comment',
  'heading',
  'reserve team',
  'dissolved club',
  'address',
  'name of a skipped club',
  'name without a club',
  'not understood',
  'the same club again',
] as const;
export type SkipReason = (typeof skipReasons)[number];

/** Years between which a founding is believed. */
const years = { first: 1800, last: 2100 };

const withoutComment = (text: string): string => text.replace(/#.*$/, '').trimEnd();

/** `SV $$Josko Fenster$$ Ried` (a sponsor's name) and `Rapid Vienna [en]` (a language) as plain names. */
const plain = (name: string): string =>
  name
    .replaceAll('$$', '')
    .replace(/\[[a-z]{2,3}\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** `(1889-2010)`, `(-2005)`, `(2014-)` as years. */
const lifeOf = (text: string): { from: number | null; ended: boolean; rest: string } => {
  const match = /\((\d{4})?\s*[-–]\s*(\d{4})?\)/.exec(text);
  if (!match || (!match[1] && !match[2])) return { from: null, ended: false, rest: text };
  return {
    from: match[1] ? Number(match[1]) : null,
    ended: match[2] !== undefined,
    rest: plain(text.replace(match[0], '')),
  };
};

/** `Luton › Bedfordshire` and `London (Highbury)` as the city alone. */
const cityOf = (text: string): string | null => plain((text.split('›')[0] ?? '').replace(/\([^)]*\)/g, '')) || null;

const yearOf = (text: string): number | null => {
  const year = Number(text);
  return year >= years.first && year <= years.last ? year : null;
};

/** `name, founded, @ stadium, city › region`: each part after the name may be missing; a comma between two may be too. */
const readClub = (text: string): { club: ClubLine; ended: boolean } | null => {
  const [first = '', ...others] = text.split(',').map((part) => part.trim());
  const life = lifeOf(first);
  // What nobody may enter isn't brought in either: bytes of another kind of file, signs that show nothing.
  const { data: name } = clubName.safeParse(plain(life.rest));
  if (name === undefined) return null;
  let { from: founded, ended } = life;
  let stadium: string | null = null;
  let city: string | null = null;
  for (const other of others) {
    const lived = lifeOf(other);
    if (lived.from !== null || lived.ended) {
      founded ??= lived.from;
      ended ||= lived.ended;
    }
    const year = /^(\d{4})(?:\s+(.+))?$/.exec(lived.rest);
    if (year) founded ??= yearOf(year[1] ?? '');
    const rest = year ? (year[2] ?? '') : lived.rest;
    if (rest.startsWith('@')) stadium ??= plain(rest.slice(1)) || null;
    else if (rest) city ??= cityOf(rest);
  }
  return { club: { name, founded, stadium, city, other_names: [] }, ended };
};

/** Accounts for every line of a file: a club, names of one, or skipped and why. Line numbers count from 1. */
export const readClubLines = (text: string): readonly ReadLine[] => {
  /** What `|` lines belong to: a club, something that was skipped, or nothing yet. */
  let above: 'club' | 'skipped' | 'nothing' = 'nothing';
  const seen = new Set<string>();
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((raw, index): ReadLine => {
      const line = index + 1;
      const skipped = (why: SkipReason): ReadLine => ({ line, kind: 'skipped', why, text: cut(raw.trim(), 200) });
      if (raw.trim() === '') return skipped('blank');
      const content = withoutComment(raw);
      const trimmed = content.trim();
      if (trimmed === '') return skipped('comment');
      if (trimmed.startsWith('=')) {
        above = 'nothing';
        return skipped('heading');
      }
      if (trimmed.startsWith('|')) {
        if (above === 'skipped') return skipped('name of a skipped club');
        if (above === 'nothing') return skipped('name without a club');
        return { line, kind: 'names', names: trimmed.split('|').map(plain).filter(Boolean) };
      }
      if (/^[ivx]+\)/.test(trimmed)) {
        above = 'skipped';
        return skipped('reserve team');
      }
      if (trimmed.includes('//')) return skipped('address');
      // Indented and without a comma it is neither: some files list names so, without their bar.
      const read = /^\s/.test(content) && !trimmed.includes(',') ? null : readClub(trimmed);
      if (!read) return skipped('not understood');
      if (read.ended) {
        above = 'skipped';
        return skipped('dissolved club');
      }
      const key = fold(read.club.name);
      if (seen.has(key)) {
        above = 'skipped';
        return skipped('the same club again');
      }
      seen.add(key);
      above = 'club';
      return { line, kind: 'club', club: read.club };
    });
};

/** The clubs of a file with their names together. */
export const clubsOf = (lines: readonly ReadLine[]): readonly { readonly line: number; readonly club: ClubLine }[] => {
  const clubs: { line: number; club: ClubLine }[] = [];
  for (const read of lines) {
    const last = clubs.at(-1);
    if (read.kind === 'club') clubs.push({ line: read.line, club: read.club });
    if (read.kind === 'names' && last) {
      const names = [...new Set([...last.club.other_names, ...read.names])].filter((n) => n !== last.club.name);
      last.club = { ...last.club, other_names: names };
    }
  }
  return clubs;
};

const prefixes: Readonly<Record<string, string>> = {
  eng: 'GB-ENG',
  sco: 'GB-SCT',
  wal: 'GB-WLS',
  nir: 'GB-NIR',
  kos: 'XK',
};

/** `nl.clubs.txt` → NL, `eng.clubs.txt` → GB-ENG; nothing for a file of another name. */
export const countryOf = (file: string): string | null => {
  const prefix = /^([a-z]{2,3})\.clubs\.txt$/.exec(file)?.[1] ?? '';
  const code = prefixes[prefix] ?? prefix.toUpperCase();
  return isCountry(code) ? code : null;
};

/** Forms of clubs and little words: no part of what a club is called for short. */
const forms = new Set(
  (
    'fc sc ac afc cf sv vfb vfl vfr tsv tsg asv ask sk fk nk kf kv ks ff if ifk bk sd ud cd ca cs us as ss rc rcd sl sco aj kfc fsv spvgg ' +
    'ssv msv mtv bsc fcv asd ssd club clube clubo deportivo atletico de da do del la le el los las the of 1'
  ).split(' '),
);

/** Three letters: a name of the club that is just that (QPR), else the beginning of its first telling word. */
export const shortNameOf = ({ name, other_names }: Pick<ClubLine, 'name' | 'other_names'>): string => {
  const given = other_names.find((n) => /^[A-Z]{3}$/.test(n) && !forms.has(n.toLowerCase()));
  if (given) return given;
  // Up to three capitals are a form that the list doesn't know (PFC, MFK).
  const words = name.split(/\s+/).flatMap((word) => (/^[A-Z]{1,3}$/.test(word) ? [] : fold(word).split(' ')));
  const telling = words.find((w) => /^[a-z][a-z0-9]{2}/.test(w) && !forms.has(w)) ?? '';
  const letters = (telling + fold(name)).replace(/[^a-z0-9]/g, '');
  return letters.slice(0, 3).toUpperCase().padEnd(3, 'X');
};
