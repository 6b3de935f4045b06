import { log } from '@touchline/market';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { text } from '../../text.ts';
import { drawPage, openPdf } from './pdf-pages.ts';

export type Shown = { readonly page: number; readonly turn: number; readonly zoom: number };

/** One page of a PDF, fitted into the box it stands in. */
export const PdfView = ({
  address,
  label,
  shown,
  box,
  onPages,
  onFail,
}: {
  readonly address: string;
  readonly label: string;
  readonly shown: Shown;
  /** The room there is, CSS pixels. */
  readonly box: { readonly width: number; readonly height: number };
  readonly onPages: (pages: number) => void;
  readonly onFail: () => void;
}): ReactNode => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [words, setWords] = useState('');
  const told = useRef({ onPages, onFail });
  useEffect(() => {
    told.current = { onPages, onFail };
  });
  useEffect(() => {
    const leaving = new AbortController();
    let opened: PDFDocumentProxy | undefined;
    openPdf(address, leaving.signal)
      .then((document) => {
        opened = document;
        if (leaving.signal.aborted) return void document.destroy();
        setPdf(document);
        told.current.onPages(document.numPages);
      })
      .catch((reason: unknown) => {
        if (leaving.signal.aborted) return;
        log.warn('The identification could not be shown', reason);
        told.current.onFail();
      });
    return () => {
      leaving.abort();
      setPdf(null);
      void opened?.destroy();
    };
  }, [address]);
  const { page, turn, zoom } = shown;
  const { width, height } = box;
  useEffect(() => {
    if (!pdf || !canvas.current || width === 0) return;
    const leaving = new AbortController();
    drawPage(pdf, canvas.current, { page, turn, zoom, width, height }, leaving.signal)
      .then((found) => (leaving.signal.aborted ? undefined : setWords(found)))
      .catch((reason: unknown) => {
        if (leaving.signal.aborted) return;
        log.warn('A page could not be drawn', reason);
        told.current.onFail();
      });
    return () => leaving.abort();
  }, [pdf, page, turn, zoom, width, height]);
  return (
    <>
      <canvas ref={canvas} role="img" aria-label={label} className="m-auto max-w-none shadow-md" hidden={!pdf} />
      {words ? <p className="tl-sr">{text('documentText', { words })}</p> : null}
    </>
  );
};
