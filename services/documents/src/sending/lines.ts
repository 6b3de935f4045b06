import { email as address } from '@touchline/contracts/http/identity';
import { personName } from '@touchline/contracts/names';
import { maxLines } from '@touchline/contracts/policies/own-documents';
import { type FieldError, invalid } from '@touchline/platform/domain';
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { Role } from '../template/state.ts';
import type { LineSigner } from './state.ts';

/** A line of a file, as it is read: who signs as what, and what is wrong with it. */
export interface ReadLine {
  /** As it stands in the file, its heading counted. */
  readonly line: number;
  readonly signers: readonly LineSigner[];
  readonly problems: readonly string[];
}

/** Those who are named in a line: whoever sends it signs by himself. */
export const namedRoles = (roles: readonly Role[]): readonly Role[] => roles.filter(({ is_author }) => !is_author);

const parts = ['name', 'email'] as const;
type Part = (typeof parts)[number];

const headings = (role: Role): readonly string[] => parts.map((part) => `${role.name} ${part}`);

/** As headings are compared: `Player email`, `player_email` and `PLAYER  EMAIL` are one. */
const plain = (heading: string): string =>
  heading
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');

/** In which column a part of a role stands. Where one role alone is named its columns may be called by their part. */
const columnOf = (found: readonly string[], roles: readonly Role[], role: Role, part: Part): number => {
  const at = found.indexOf(plain(`${role.name} ${part}`));
  return at < 0 && roles.length === 1 ? found.indexOf(part) : at;
};

/** An empty file for a template: its heading, and a line as an example. */
export const emptyFile = (roles: readonly Role[]): Uint8Array => {
  const named = namedRoles(roles);
  const example = named.flatMap((_, at) => [`First Last ${at + 1}`, `person${at + 1}@example.org`]);
  return Buffer.from(
    stringify([named.flatMap(headings), example], { bom: true, record_delimiter: 'windows', escape_formulas: true }),
  );
};

interface Row {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

const wrong = (message: string): never => {
  throw invalid({ path: 'csv', message });
};

const rowsOf = (csv: string): readonly Row[] => {
  try {
    return parse(csv, {
      ...{ bom: true, delimiter: [',', ';', '\t'], info: true, trim: true },
      ...{ relax_column_count: true, skip_empty_lines: true, skip_records_with_empty_values: true },
    }) as unknown as readonly Row[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return wrong(`Line ${Number(error['lines'] ?? 1)} can’t be read. Save the file as CSV again.`);
  }
};

const readSigner = (role: Role, name: string, email: string) => {
  const judged = { name: personName.safeParse(name), email: address.safeParse(email) };
  const of = (part: Part): readonly string[] =>
    judged[part].success ? [] : [`${role.name}: ${judged[part].error.issues[0]?.message ?? 'Write this another way.'}`];
  return {
    signer: { role: role.role_id, name: judged.name.data ?? name, email: judged.email.data ?? email },
    problems: [...of('name'), ...of('email')],
  };
};

/**
 * Reads a CSV file for these roles, by its heading: commas, semicolons or tabs between its columns, which may stand in any
 * order. Refuses (at `csv`) what can't be read, lacks a column, or has too many lines; what is wrong with a line is told beside it.
 */
export const readLines = (csv: string, roles: readonly Role[]): readonly ReadLine[] => {
  const named = namedRoles(roles);
  if (named.length === 0) wrong('Nobody but you signs this. Send it by hand.');
  const [heading, ...rows] = rowsOf(csv);
  const found = (heading?.record ?? []).map(plain);
  const missing = named.flatMap((role) =>
    parts.filter((part) => columnOf(found, named, role, part) < 0).map((part) => `“${role.name} ${part}”`),
  );
  if (missing.length > 0) wrong(`The first line has to name the columns. Missing: ${missing.join(', ')}.`);
  if (rows.length === 0) wrong('There is nobody in this file.');
  if (rows.length > maxLines) wrong(`At most ${maxLines} lines at once. This file has ${rows.length}.`);
  const before = new Map<string, number>();
  return rows.map(({ record, info }): ReadLine => {
    const read = named.map((role) => {
      const [name = '', email = ''] = parts.map((part) => record[columnOf(found, named, role, part)] ?? '');
      return readSigner(role, name, email);
    });
    const problems = read.flatMap((one) => one.problems);
    const addresses = read.map(({ signer }) => signer.email.toLowerCase());
    if (problems.length === 0 && new Set(addresses).size < addresses.length)
      problems.push('One person signs as two here. Name another address.');
    const same = before.get(addresses.join(' '));
    if (problems.length === 0 && same !== undefined) problems.push(`This is line ${same} once more.`);
    before.set(addresses.join(' '), same ?? info.lines);
    return { line: info.lines, signers: read.map(({ signer }) => signer), problems };
  });
};

/** The lines of a file that is whole. Refuses (at `csv`) where anything is wrong with one of them. */
export const soundLines = (csv: string, roles: readonly Role[]): readonly ReadLine[] => {
  const lines = readLines(csv, roles);
  const errors: FieldError[] = lines.flatMap(({ line, problems }) =>
    problems.map((problem) => ({ path: 'csv', message: `Line ${line}. ${problem}` })),
  );
  if (errors.length > 0) throw invalid(...errors);
  return lines;
};
