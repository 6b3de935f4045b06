import { log } from '@touchline/market';
import { ErrorPanel, IconButton, Skeletons } from '@touchline/ui';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { text } from './text.ts';

/** The reader with its worker from this site; only who opens a document loads it. */
const open = async (address: string, signal: AbortSignal): Promise<PDFDocumentProxy> => {
  const [pdfjs, answer] = await Promise.all([
    import('pdfjs-dist'),
    fetch(address, { credentials: 'same-origin', signal }),
  ]);
  if (!answer.ok) throw new Error(`The document answered ${answer.status}`);
  pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;
  // Neither evaluated code nor WebAssembly: the content security policy allows none.
  return pdfjs.getDocument({
    data: await answer.arrayBuffer(),
    isEvalSupported: false,
    useWasm: false,
    useSystemFonts: true,
  }).promise;
};

const Sheet = ({
  pdf,
  number,
  width,
  zoom,
}: {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  readonly width: number;
  readonly zoom: number;
}): ReactNode => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    const target = canvas.current;
    if (!target || width === 0) return;
    let task: { cancel: () => void; promise: Promise<void> } | undefined;
    let left = false;
    const draw = async (): Promise<void> => {
      const page = await pdf.getPage(number);
      if (left) return;
      const plain = page.getViewport({ scale: 1 });
      const scale = (width / plain.width) * zoom;
      const viewport = page.getViewport({ scale: scale * (globalThis.devicePixelRatio || 1) });
      target.width = Math.floor(viewport.width);
      target.height = Math.floor(viewport.height);
      target.style.width = `${Math.floor(plain.width * scale)}px`;
      target.style.height = `${Math.floor(plain.height * scale)}px`;
      task = page.render({ canvas: target, viewport });
      await task.promise;
      const content = await page.getTextContent();
      if (!left) setWords(content.items.map((item) => ('str' in item ? item.str : '')).join(' '));
    };
    draw().catch((reason: unknown) => {
      if (!left) log.warn('A page could not be drawn', reason);
    });
    return () => {
      left = true;
      task?.cancel();
    };
  }, [pdf, number, width, zoom]);
  return (
    <figure className="paper-sheet">
      <canvas ref={canvas} role="img" aria-label={text('page', { page: number, total: pdf.numPages })} />
      {words ? <figcaption className="tl-sr">{text('pageText', { page: number, words })}</figcaption> : null}
    </figure>
  );
};

const widest = 820;

/** The document as paper, page under page; paper stays paper in the dark. */
export const Paper = ({ address, title }: { readonly address: string; readonly title: string }): ReactNode => {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [width, setWidth] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the same address again
  useEffect(() => {
    const leaving = new AbortController();
    let opened: PDFDocumentProxy | undefined;
    setFailed(false);
    open(address, leaving.signal).then(
      (document) => {
        opened = document;
        if (leaving.signal.aborted) void document.destroy();
        else setPdf(document);
      },
      (reason: unknown) => {
        if (leaving.signal.aborted) return;
        log.warn('The document could not be shown', reason);
        setFailed(true);
      },
    );
    return () => {
      leaving.abort();
      setPdf(null);
      void opened?.destroy();
    };
  }, [address, attempt]);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => setWidth(Math.min(widest, Math.floor(element.clientWidth)));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return (
    <section className="paper" aria-label={text('paper')}>
      <header className="paper-tools">
        <span className="tl-name">{title}</span>
        {pdf ? <span className="tl-small tl-ink-2">{text('pages', { count: pdf.numPages })}</span> : null}
        <span className="grow" />
        <IconButton icon="minus" label={text('zoomOut')} onClick={() => setZoom(Math.max(0.5, zoom - 0.25))} />
        <span className="tl-num tl-small">{Math.round(zoom * 100)} %</span>
        <IconButton icon="plus" label={text('zoomIn')} onClick={() => setZoom(Math.min(2.5, zoom + 0.25))} />
        <IconButton icon="printer" label={text('print')} onClick={() => globalThis.print()} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <div className="paper-box" ref={box} tabIndex={0}>
        {failed ? <ErrorPanel title={text('notYet')} onRetry={() => setAttempt(attempt + 1)} /> : null}
        {!failed && !pdf ? <Skeletons lines={12} /> : null}
        {pdf
          ? Array.from({ length: pdf.numPages }, (_, i) => i + 1).map((number) => (
              <Sheet key={number} pdf={pdf} number={number} width={width} zoom={zoom} />
            ))
          : null}
      </div>
    </section>
  );
};
