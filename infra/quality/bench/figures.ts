import { median } from './measure.ts';

/** Ours beside something bare, round by round. */
export interface Figure {
  readonly what: string;
  readonly against: string;
  readonly unit: 'req/s' | '/s' | 'ms' | 's' | 'MB';
  readonly ours: readonly number[];
  readonly bare: readonly number[];
}

/** What one benchmark found. */
export interface Finding {
  readonly title: string;
  readonly figures: readonly Figure[];
  /** What a reader has to know: what was measured, and the reason where a ratio is poor. */
  readonly notes: readonly string[];
}

const rounded = (value: number): string => {
  if (!Number.isFinite(value)) return '-';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
};

const withSpread = (values: readonly number[]): string =>
  values.length === 1
    ? rounded(median(values))
    : `${rounded(median(values))} (${rounded(Math.min(...values))}–${rounded(Math.max(...values))})`;

/** Ours by bare within each round: what slows a round slows both. */
const ratios = ({ ours, bare }: Figure): readonly number[] =>
  ours.map((value, round) => value / (bare[round] ?? Number.NaN));

export const headings = ['What', 'Ours', 'Bare', 'Ours : bare', 'Bare is'] as const;

/** The cells of a figure: medians, in brackets lowest and highest round. */
export const cellsOf = (figure: Figure): readonly string[] => [
  `${figure.what}, ${figure.unit}`,
  withSpread(figure.ours),
  withSpread(figure.bare),
  withSpread(ratios(figure)),
  figure.against,
];

export const asMarkdown = (findings: readonly Finding[]): string =>
  findings
    .map(({ title, figures, notes }) =>
      [
        `**${title}**`,
        '',
        `| ${headings.join(' | ')} |`,
        '|---|--:|--:|--:|---|',
        ...figures.map((figure) => `| ${cellsOf(figure).join(' | ')} |`),
        ...(notes.length > 0 ? ['', ...notes.map((note) => `- ${note}`)] : []),
      ].join('\n'),
    )
    .join('\n\n');

/** What a user asks before trying: the figure as it is named in its benchmark, and the words for somebody new. */
export const asked = [
  ['The whole product in one process, until ready', 'The whole product in one process, until ready'],
  [
    'The whole product in one process, with its database engine',
    'The whole product in one process, with its database engine',
  ],
  ['Home', 'Home, ten people at a time'],
  ['three filters, first page', 'Scouting among 100,000 players: three filters, first page'],
  ['From SIGKILL to ready again', 'From SIGKILL to ready again'],
] as const;

/** The few figures of a run that stand in the product's README, without what they were measured beside. */
export const keyFigures = (findings: readonly Finding[]): string => {
  const figures = findings.flatMap((finding) => finding.figures);
  const lines = asked.flatMap(([name, words]) => {
    const figure = figures.find(({ what }) => what === name);
    return figure ? [`| ${words} | ${rounded(median(figure.ours))} ${figure.unit} |`] : [];
  });
  return ['| | |', '|---|--:|', ...lines].join('\n');
};

/** For a terminal: columns of one width. */
export const asText = ({ title, figures, notes }: Finding): string => {
  const rows = [headings, ...figures.map(cellsOf)];
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        (column === 0 || column === 4 ? cell.padEnd : cell.padStart).call(cell, widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [title, ...rows.map((row) => `  ${line(row)}`), ...notes.map((note) => `  ${note}`)].join('\n');
};

const [from, to] = ['<!-- bench -->', '<!-- /bench -->'];

/** The page with what was found between its markers. */
export const written = (page: string, found: string): string => {
  const [before, rest] = page.split(from);
  const after = rest?.split(to)[1];
  if (before === undefined || after === undefined) throw new Error(`The page has no place for it: ${from} … ${to}`);
  return `${before}${from}\n${found}\n${to}${after}`;
};

/** The page with what these found in the places of what they had found before; a new one comes behind the others. */
export const writtenInPlace = (page: string, findings: readonly Finding[]): string => {
  const found = page.split(from)[1]?.split(to)[0]?.trim() ?? '';
  const parts = found.split(/\n\n(?=\*\*)/);
  for (const finding of findings) {
    const place = parts.findIndex((part) => part.startsWith(`**${finding.title}**`));
    parts.splice(place < 0 ? parts.length : place, place < 0 ? 0 : 1, asMarkdown([finding]));
  }
  return written(page, parts.join('\n\n'));
};
