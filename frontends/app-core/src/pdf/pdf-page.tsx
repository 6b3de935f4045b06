import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { log } from '../log.ts';
import { drawPage, type Shown } from './pdf-file.ts';

export type PdfPageProps = Shown & {
  readonly pdf: PDFDocumentProxy;
  /** What the picture is, for those who don't see it. */
  readonly label: string;
  /** The words on the page in a sentence, for the same. */
  readonly wordsText: (words: string) => string;
  readonly className?: string;
};

/** One page of a PDF, drawn; its words stand beside it unseen. */
export const PdfPage = ({ pdf, page, room, turn, zoom, label, wordsText, className }: PdfPageProps): ReactNode => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState('');
  const { width, height } = room;
  useEffect(() => {
    if (!canvas.current || width <= 0) return;
    const leaving = new AbortController();
    drawPage(pdf, canvas.current, { page, turn, zoom, room: { width, height } }, leaving.signal)
      .then((found) => (leaving.signal.aborted ? undefined : setWords(found)))
      .catch((reason: unknown) => {
        if (!leaving.signal.aborted) log.warn('A page could not be drawn', reason);
      });
    return () => leaving.abort();
  }, [pdf, page, turn, zoom, width, height]);
  return (
    <>
      <canvas ref={canvas} role="img" aria-label={label} className={className} />
      {words ? <p className="tl-sr">{wordsText(words)}</p> : null}
    </>
  );
};
