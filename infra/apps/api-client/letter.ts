import { latin, pdfOf } from './pdf.ts';

const page = { width: 595, height: 842 };
const left = 72;
const lineHeight = 17;
const linesOnPage = 38;
const charactersInLine = 82;

const linesOf = (paragraph: string): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of latin(paragraph).split(' ')) {
    if (line && line.length + 1 + word.length > charactersInLine) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line, ''];
};

const escaped = (text: string): string => text.replace(/[\\()]/g, (sign) => `\\${sign}`);

/** A PDF of a heading and paragraphs, on as many pages as they take. Latin letters only. */
export const letter = (heading: string, paragraphs: readonly string[]): Uint8Array => {
  const lines = paragraphs.flatMap(linesOf);
  const pages = Math.max(1, Math.ceil(lines.length / linesOnPage));
  return pdfOf(
    Array.from({ length: pages }, (_, at) => {
      const here = lines.slice(at * linesOnPage, (at + 1) * linesOnPage);
      const title = at === 0 ? `BT /F1 20 Tf 0.1 0.1 0.1 rg ${left} 762 Td (${escaped(latin(heading))}) Tj ET` : '';
      const words = here.map((line) => `(${escaped(line)}) Tj 0 -${lineHeight} Td`).join('\n');
      const foot = `BT /F1 9 Tf 0.4 0.4 0.4 rg ${left} 42 Td (${at + 1} / ${pages}) Tj ET`;
      return { ...page, content: `${title}\nBT /F1 11 Tf 0.15 0.15 0.15 rg ${left} 726 Td\n${words}\nET\n${foot}` };
    }),
  );
};
