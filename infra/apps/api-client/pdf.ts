/** A page as its operators draw it, in points; `F1` is Helvetica. */
export interface DrawnPage {
  readonly width: number;
  readonly height: number;
  readonly content: string;
}

/** What Helvetica of every reader shows, and no more. */
export const latin = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[’‘]/g, "'")
    .replace(/[^\x20-\x7e]/g, '');

/** A PDF of these pages, as bytes that anybody can read. */
export const pdfOf = (pages: readonly DrawnPage[]): Uint8Array => {
  const font = 3 + pages.length * 2;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, at) => `${3 + at * 2} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    ...pages.flatMap(({ width, height, content }, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${4 + at * 2} 0 R /Resources << /Font << /F1 ${font} 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets: number[] = [];
  for (const [i, object] of objects.entries()) {
    offsets.push(text.length);
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
  }
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((o) => `${String(o).padStart(10, '0')} 00000 n \n`).join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};
