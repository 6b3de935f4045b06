import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type ReactNode, useEffect, useState } from 'react';
import { log } from '../log.ts';
import { readPage } from './pdf-file.ts';
import type { Paragraph } from './reading.ts';

const Words = ({ cells, heading }: Paragraph): ReactNode => {
  const [first = '', ...rest] = cells;
  if (heading) return <h3 dir="auto">{first}</h3>;
  if (rest.length === 0) return <p dir="auto">{first}</p>;
  if (rest.length === 1 && /^[\d.]+$/.test(first))
    return (
      <p className="pdf-clause" dir="auto">
        <span>{first}</span>
        <span>{rest[0]}</span>
      </p>
    );
  return (
    <p className="pdf-row">
      {cells.map((cell) => (
        <span key={cell} dir="auto">
          {cell}
        </span>
      ))}
    </p>
  );
};

/** One page of a PDF as text in the page's own type: to be read where paper would be too small. */
export const PdfText = ({
  pdf,
  page,
  className,
  onWords,
}: {
  readonly pdf: PDFDocumentProxy;
  readonly page: number;
  readonly className?: string;
  /** Its words stand there, or can't be read. */
  readonly onWords?: (page: number) => void;
}): ReactNode => {
  const [paragraphs, setParagraphs] = useState<readonly Paragraph[]>([]);
  useEffect(() => {
    let gone = false;
    readPage(pdf, page)
      .then((found) => (gone ? undefined : setParagraphs(found)))
      .catch((reason: unknown) => {
        if (!gone) log.warn('A page could not be read', reason);
      })
      .finally(() => (gone ? undefined : onWords?.(page)));
    return () => {
      gone = true;
    };
  }, [pdf, page, onWords]);
  return (
    <div className={className}>
      {paragraphs.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a page never change places
        <Words key={at} {...paragraph} />
      ))}
    </div>
  );
};
