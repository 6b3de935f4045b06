import type { Clubs } from './club.repository.ts';
import { changedFacts } from './club.ts';
import { type ClubLine, clubsOf, countryOf, readClubLines, type SkipReason, shortNameOf } from './club-lines.ts';
import { type ClubFacts, clubIdOf } from './state.ts';

export interface ClubFile {
  /** `nl.clubs.txt`: its beginning tells the country. */
  readonly name: string;
  readonly text: string;
}

export interface ImportedClub {
  readonly file: string;
  readonly line: number;
  readonly club_id: string;
  readonly name: string;
  readonly country: string;
  readonly outcome: 'added' | 'changed' | 'unchanged';
  /** What changes, by field. */
  readonly fields: readonly string[];
}

/** Every line of every file is in here once: as a club, as names of one, or as skipped. */
export interface ImportReport {
  readonly lines: number;
  readonly clubs: readonly ImportedClub[];
  /** Lines with further names of a club. */
  readonly names: number;
  readonly skipped: readonly {
    readonly file: string;
    readonly line: number;
    readonly why: SkipReason;
    readonly text: string;
  }[];
  /** Files whose name tells no country; none of their lines is counted. */
  readonly refused: readonly string[];
  readonly applied: boolean;
}

/** Names beyond this many add nothing to a search. */
const maxNames = 30;
/** How many clubs are written at once. */
const atOnce = 24;

const factsOf = (club: ClubLine, country: string): ClubFacts => ({
  name: club.name,
  short_name: shortNameOf(club),
  country,
  city: club.city,
  founded: club.founded,
  website: null,
  other_names: club.other_names.slice(0, maxNames),
});

/**
 * Brings clubs of openfootball's plain-text files into the store. Without `apply` nothing is written: the report says what
 * would be. A club's id follows from its country and name, so that importing again doubles nothing. Throws nothing of its own.
 */
export const importClubs = async ({
  clubs,
  files,
  apply,
  now,
}: {
  readonly clubs: Clubs;
  readonly files: readonly ClubFile[];
  readonly apply: boolean;
  readonly now: Date;
}): Promise<ImportReport> => {
  const imported: ImportedClub[] = [];
  const skipped: ImportReport['skipped'][number][] = [];
  const refused: string[] = [];
  let lines = 0;
  let names = 0;
  for (const file of files) {
    const country = countryOf(file.name);
    if (!country) {
      refused.push(file.name);
      continue;
    }
    const read = readClubLines(file.text);
    lines += read.length;
    names += read.filter((l) => l.kind === 'names').length;
    for (const l of read)
      if (l.kind === 'skipped') skipped.push({ file: file.name, line: l.line, why: l.why, text: l.text });
    const wanted = clubsOf(read).map(({ line, club }) => ({
      line,
      facts: factsOf(club, country),
      club_id: clubIdOf(country, club.name),
    }));
    const existing = await clubs.findMany(wanted.map((w) => w.club_id));
    const todo: typeof wanted = [];
    for (const { line, facts, club_id } of wanted) {
      const found = existing.get(club_id);
      const fields = found ? Object.keys(changedFacts(found, facts)) : [];
      const outcome = !found ? 'added' : fields.length > 0 ? 'changed' : 'unchanged';
      imported.push({ file: file.name, line, club_id, name: facts.name, country, outcome, fields });
      if (outcome !== 'unchanged') todo.push({ line, facts, club_id });
    }
    for (let from = 0; apply && from < todo.length; from += atOnce)
      await Promise.all(
        todo
          .slice(from, from + atOnce)
          .map(({ facts, club_id }) =>
            clubs.handle(club_id, { type: 'Import', club_id, facts, now: now.toISOString() }, { creates: true }),
          ),
      );
  }
  return { lines, clubs: imported, names, skipped, refused, applied: apply };
};

/** The report in words: totals, what is added and what changes, and every skipped line that isn't blank, a comment or a heading. */
export const describeImport = ({ lines, clubs, names, skipped, refused, applied }: ImportReport): string => {
  const outcomes = (['added', 'changed', 'unchanged'] as const).map(
    (o) => `${clubs.filter((c) => c.outcome === o).length} ${o}`,
  );
  const reasons = new Map<SkipReason, number>();
  for (const { why } of skipped) reasons.set(why, (reasons.get(why) ?? 0) + 1);
  const quiet: readonly SkipReason[] = ['blank', 'comment', 'heading'];
  return [
    ...clubs
      .filter((c) => c.outcome !== 'unchanged')
      .map(
        (c) => `${c.file}:${c.line}  ${c.outcome}: ${c.name}${c.fields.length > 0 ? ` (${c.fields.join(', ')})` : ''}`,
      ),
    ...skipped.filter((s) => !quiet.includes(s.why)).map((s) => `${s.file}:${s.line}  skipped, ${s.why}: ${s.text}`),
    ...refused.map((name) => `${name}  refused: its name tells no country (two letters and .clubs.txt)`),
    '',
    `${lines} lines: ${clubs.length} clubs (${outcomes.join(', ')}), ${names} lines with further names, ${skipped.length} skipped.`,
    `Skipped: ${[...reasons].map(([why, count]) => `${count} ${why}`).join(', ')}.`,
    applied ? 'Written.' : 'Nothing was written: this was a dry run. Add --apply to write.',
  ].join('\n');
};
