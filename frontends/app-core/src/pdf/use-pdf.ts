import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { log } from '../log.ts';
import { openPdf } from './pdf-file.ts';

/** A PDF of our own address, opened while the page shows it; null until it is there. */
export const usePdf = (
  address: string,
  link?: string,
): { readonly pdf: PDFDocumentProxy | null; readonly failed: boolean; readonly again: () => void } => {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the same address again
  useEffect(() => {
    const leaving = new AbortController();
    let opened: PDFDocumentProxy | undefined;
    setFailed(false);
    openPdf(address, leaving.signal, link).then(
      (document) => {
        opened = document;
        if (leaving.signal.aborted) void document.destroy();
        else setPdf(document);
      },
      (reason: unknown) => {
        if (leaving.signal.aborted) return;
        log.warn('A document could not be shown', reason);
        setFailed(true);
      },
    );
    return () => {
      leaving.abort();
      setPdf(null);
      void opened?.destroy();
    };
  }, [address, link, attempt]);
  return { pdf, failed, again: () => setAttempt((before) => before + 1) };
};
