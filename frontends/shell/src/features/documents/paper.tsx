import { PdfPage, usePdf } from '@touchline/market';
import { ErrorPanel, IconButton, Skeletons } from '@touchline/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { text } from './text.ts';

const widest = 820;

/** The document as paper, page under page; paper stays paper in the dark. */
export const Paper = ({ address, title }: { readonly address: string; readonly title: string }): ReactNode => {
  const { pdf, failed, again } = usePdf(address);
  const [zoom, setZoom] = useState(1);
  const [width, setWidth] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // The room within the padding: the paper has the same margin on both sides.
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.min(widest, Math.floor(entry.contentRect.width)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <section className="paper" aria-label={text('paper')}>
      <header className="paper-tools">
        <span className="tl-name">{title}</span>
        {pdf ? <span className="paper-pages tl-small tl-ink-2">{text('pages', { count: pdf.numPages })}</span> : null}
        <span className="grow" />
        <IconButton icon="minus" label={text('zoomOut')} onClick={() => setZoom(Math.max(0.5, zoom - 0.25))} />
        <span className="paper-zoom tl-num tl-small">{Math.round(zoom * 100)} %</span>
        <IconButton icon="plus" label={text('zoomIn')} onClick={() => setZoom(Math.min(2.5, zoom + 0.25))} />
        <IconButton icon="printer" label={text('print')} onClick={() => globalThis.print()} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <div className="paper-box" ref={box} tabIndex={0}>
        {failed ? <ErrorPanel title={text('notYet')} onRetry={again} /> : null}
        {!failed && !pdf ? <Skeletons lines={12} /> : null}
        {pdf
          ? Array.from({ length: pdf.numPages }, (_, i) => i + 1).map((number) => (
              <div key={number} className="paper-sheet">
                <PdfPage
                  pdf={pdf}
                  page={number}
                  room={{ width }}
                  zoom={zoom}
                  label={text('page', { page: number, total: pdf.numPages })}
                  wordsText={(words) => text('pageText', { page: number, words })}
                />
              </div>
            ))
          : null}
      </div>
    </section>
  );
};
