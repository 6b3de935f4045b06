import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a reader finds in a PDF: the text of each page, its title and its language. For tests. */
export const readPdf = async (bytes: Uint8Array) => {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS, useSystemFonts: false })
    .promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent();
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    }),
  );
  const { info } = await pdf.getMetadata();
  const marks = await pdf.getMarkInfo();
  const { Title: title, Language: language, CreationDate: created } = info as Record<string, unknown>;
  await pdf.loadingTask.destroy();
  return {
    pages,
    text: pages.join('\n').replace(/\s+/g, ' '),
    title,
    language,
    created,
    tagged: marks?.Marked === true,
  };
};
