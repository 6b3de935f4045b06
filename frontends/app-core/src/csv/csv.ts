export type CsvColumn<Row> = { readonly header: string; readonly value: (row: Row) => string | number | null };

/** A cell that begins like a formula is one to a spreadsheet; the apostrophe makes it text. */
const harmless = (value: string): string => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);
const cell = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = harmless(value);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** RFC 4180, with the mark by which spreadsheets know that it is UTF-8. */
export const toCsv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string => {
  const line = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;
  const head = line(columns.map(({ header }) => cell(header)));
  return `\uFEFF${head}${rows.map((row) => line(columns.map(({ value }) => cell(value(row))))).join('')}`;
};
