import { personName } from '@touchline/contracts/names';
import { maxLines } from '@touchline/contracts/policies/own-documents';
import { email as address } from '@touchline/contracts/values';
import { type FieldError, invalid } from '@touchline/platform/domain';
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { type Role, signs } from '../template/state.ts';
import type { LineSigner } from './state.ts';

/** A line of a file, as it is read: who signs or gets a copy as what, and what is wrong with it. */
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

/** In which column each part of a role stands. Where one of the roles alone signs its columns may be called by their part. */
type Columns = (role: Role, part: Part) => number;
const columnsOf =
  (found: readonly string[], roles: readonly Role[]): Columns =>
  (role, part) => {
    const at = found.indexOf(plain(`${role.name} ${part}`));
    const isAlone = signs(role) && roles.filter(signs).length === 1;
    return at < 0 && isAlone ? found.indexOf(part) : at;
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
    signer: {
      ...{ role: role.role_id, name: judged.name.data ?? name, email: judged.email.data ?? email },
      ...(role.gets_copy && { gets_copy: role.gets_copy }),
    },
    problems: [...of('name'), ...of('email')],
  };
};

/** Those of a line in the roles that the file has columns for. Who gets a copy may be nobody. */
const readPeople = (record: readonly string[], roles: readonly Role[], columns: Columns) =>
  roles.flatMap((role) => {
    const [name = '', email = ''] = parts.map((part) => record[columns(role, part)] ?? '');
    return signs(role) || name || email ? [readSigner(role, name, email)] : [];
  });

const addressesOf = (signers: readonly LineSigner[]): readonly string[] =>
  signers.map(({ email }) => email.toLowerCase());
const isTwice = (addresses: readonly string[]): boolean => new Set(addresses).size < addresses.length;

/**
 * Reads a CSV file for these roles, by its heading: commas, semicolons or tabs between its columns, which may stand in any
 * order. Refuses (at `csv`) what can't be read, lacks a column, or has too many lines; what is wrong with a line is told beside it.
 * Both columns of who gets a copy may be lacking.
 */
export const readLines = (csv: string, roles: readonly Role[]): readonly ReadLine[] => {
  const named = namedRoles(roles);
  if (!named.some(signs)) wrong('Nobody but you signs this. Send it by hand.');
  const [heading, ...rows] = rowsOf(csv);
  const found = (heading?.record ?? []).map(plain);
  const columns = columnsOf(found, named);
  const there = named.filter((role) => signs(role) || parts.some((part) => columns(role, part) >= 0));
  const missing = there.flatMap((role) =>
    parts.filter((part) => columns(role, part) < 0).map((part) => `“${role.name} ${part}”`),
  );
  if (missing.length > 0) wrong(`The first line has to name the columns. Missing: ${missing.join(', ')}.`);
  if (rows.length === 0) wrong('There is nobody in this file.');
  if (rows.length > maxLines) wrong(`At most ${maxLines} lines at once. This file has ${rows.length}.`);
  const before = new Map<string, number>();
  return rows.map(({ record, info }): ReadLine => {
    const read = readPeople(record, there, columns);
    const signers = read.map(({ signer }) => signer);
    const problems = read.flatMap((one) => one.problems);
    const signing = addressesOf(signers.filter(signs));
    if (problems.length === 0 && isTwice(signing)) problems.push('One person signs as two here. Name another address.');
    if (problems.length === 0 && isTwice(addressesOf(signers)))
      problems.push('One person is named twice here. Leave the copy empty.');
    // Whoever gets a copy of it: the same people would sign the same twice.
    const same = before.get(signing.join(' '));
    if (problems.length === 0 && same !== undefined) problems.push(`This is line ${same} once more.`);
    before.set(signing.join(' '), same ?? info.lines);
    return { line: info.lines, signers, problems };
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
