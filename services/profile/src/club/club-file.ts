import { newClub } from '@touchline/contracts/http/profile';
import { cut } from '@touchline/contracts/text';
import { CsvError, parse } from 'csv-parse/sync';
import { clubsOf, countryOf, readClubLines, type SkipReason, shortNameOf } from './club-lines.ts';
import { type ClubFacts, clubIdOf, maxNames } from './state.ts';

export interface SkippedLine {
  readonly line: number;
  readonly why: SkipReason;
  readonly text: string;
}

/** What a file says: every line of it is a club, names of one, or skipped. */
export interface ReadFile {
  readonly lines: number;
  /** Lines with further names of a club. */
  readonly names: number;
  readonly clubs: readonly { readonly line: number; readonly facts: ClubFacts }[];
  readonly skipped: readonly SkippedLine[];
}

const readText = (country: string, text: string): ReadFile => {
  const read = readClubLines(text);
  return {
    lines: read.length,
    names: read.filter((l) => l.kind === 'names').length,
    clubs: clubsOf(read).map(({ line, club }) => ({
      line,
      facts: {
        name: club.name,
        short_name: shortNameOf(club),
        country,
        city: club.city,
        founded: club.founded,
        website: null,
        other_names: club.other_names.slice(0, maxNames),
      },
    })),
    skipped: read.flatMap((l) => (l.kind === 'skipped' ? [{ line: l.line, why: l.why, text: l.text }] : [])),
  };
};

/** A club without a city may be imported; a member who enters one has to say where it is. */
const row = newClub.omit({ teams: true }).extend({ city: newClub.shape.city.nullable() });

interface Record {
  readonly record: Readonly<globalThis.Record<string, string>>;
  readonly info: { readonly lines: number };
  readonly raw: string;
}

/** One row as a club: only name and country have to be there. */
const factsOf = (record: Record['record']): ClubFacts | undefined => {
  const { name = '', short_name = '', country = '', city = '', founded = '', website = '' } = record;
  const { data } = row.safeParse({
    name,
    short_name: short_name || shortNameOf({ name, other_names: [] }),
    country: country.toUpperCase(),
    city: city || null,
    founded: founded === '' ? null : Number(founded),
    website: website || null,
  });
  return data && { ...data, other_names: [] };
};

/** `name, country, city, founded, website, short_name` in any order, after a line that names them. */
const readCsv = (text: string): ReadFile => {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/).length;
  let records: readonly Record[];
  try {
    records = parse(text, {
      bom: true,
      columns: (header: readonly string[]) => header.map((name) => name.trim().toLowerCase().replaceAll(' ', '_')),
      delimiter: [',', ';', '\t'],
      info: true,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as readonly Record[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return {
      lines,
      names: 0,
      clubs: [],
      skipped: [{ line: Number(error.lines ?? 1), why: 'not understood', text: '' }],
    };
  }
  const clubs: { line: number; facts: ClubFacts }[] = [];
  const skipped: SkippedLine[] = [];
  const seen = new Set<string>();
  for (const { record, info, raw } of records) {
    const facts = factsOf(record);
    const id = facts && clubIdOf(facts.country, facts.name);
    const why = !id ? 'not understood' : seen.has(id) ? 'the same club again' : undefined;
    if (id) seen.add(id);
    if (facts && !why) clubs.push({ line: info.lines, facts });
    else skipped.push({ line: info.lines, why: why ?? 'not understood', text: cut(raw.trim(), 200) });
  }
  return { lines, names: 0, clubs, skipped };
};

/** A file of clubs, by its name: openfootball's `nl.clubs.txt`, whose beginning is the country, or CSV; nothing for another one. */
export const readClubFile = ({
  name,
  text,
}: {
  readonly name: string;
  readonly text: string;
}): ReadFile | undefined => {
  if (/\.csv$/i.test(name)) return readCsv(text);
  const country = countryOf(name);
  return country ? readText(country, text) : undefined;
};
