import type { Clubs } from './club.repository.ts';
import { changedFacts } from './club.ts';
import { readClubFile } from './club-file.ts';
import type { SkipReason } from './club-lines.ts';
import { clubIdOf } from './state.ts';

export interface ClubFile {
  /** `nl.clubs.txt`: its beginning tells the country. */
  readonly name: string;
  readonly text: string;
  /** Only the clubs of these lines; without it all. */
  readonly lines?: readonly number[] | null;
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
  /** Files whose name says neither country nor CSV; none of their lines is counted. */
  readonly refused: readonly string[];
  readonly applied: boolean;
}

/** How many clubs are written at once. */
const atOnce = 24;

/**
 * Brings clubs of openfootball's plain-text files, or of CSV files, into the store. Without `apply` nothing is written: the report says what
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
    const read = readClubFile(file);
    if (!read) {
      refused.push(file.name);
      continue;
    }
    lines += read.lines;
    names += read.names;
    for (const line of read.skipped) skipped.push({ file: file.name, ...line });
    const wanted = read.clubs
      .filter(({ line }) => !file.lines || file.lines.includes(line))
      .map(({ line, facts }) => ({ line, facts, club_id: clubIdOf(facts.country, facts.name) }));
    const existing = await clubs.findMany(wanted.map((w) => w.club_id));
    const writing: typeof wanted = [];
    for (const { line, facts, club_id } of wanted) {
      const found = existing.get(club_id);
      // One that was merged is known by its other name: the source's line about it changes nothing.
      const fields = found?.club_id === club_id ? Object.keys(changedFacts(found, facts)) : [];
      const outcome = !found ? 'added' : fields.length > 0 ? 'changed' : 'unchanged';
      imported.push({ file: file.name, line, club_id, name: facts.name, country: facts.country, outcome, fields });
      if (outcome !== 'unchanged') writing.push({ line, facts, club_id });
    }
    for (let from = 0; apply && from < writing.length; from += atOnce)
      await Promise.all(
        writing
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
