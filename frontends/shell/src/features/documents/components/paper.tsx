import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import { useUnprinted } from '@touchline/app-core/page/use-unprinted.ts';
import { type Place, placesIn, printPages } from '@touchline/app-core/pdf/pdf-file.ts';
import { PdfPage } from '@touchline/app-core/pdf/pdf-page.tsx';
import { PdfText } from '@touchline/app-core/pdf/pdf-text.tsx';
import { usePdf } from '@touchline/app-core/pdf/use-pdf.ts';
import { Anchor, Button, ErrorPanel, Icon, IconButton, Skeletons } from '@touchline/ui';
import { Segments } from '@touchline/ui/forms';
import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { SmallField } from '../field-looks.ts';
import type { PartySigner } from '../signatures.ts';
import { text } from '../text.ts';
import { usePages } from '../use-pages.ts';
import { PageThumbs } from './page-thumbs.tsx';
import { PaperMarks, SignatureRows } from './paper-marks.tsx';
import { goToSigning } from './sign-bar.tsx';

const widest = 820;
type View = 'text' | 'paper';
const none: readonly SmallField[] = [];

/** The document as paper, page under page; paper stays paper in the dark. On a phone its words come first, in its own type. */
export const Paper = ({
  address,
  link,
  title,
  signers,
  mine = false,
  onPages,
  onRead,
  onSign = goToSigning,
  backHref,
  lead,
  tools,
  next,
  layer,
  small = none,
  below,
  onPage,
}: {
  readonly address: string;
  /** By which a guest reads it. */
  readonly link?: string;
  readonly title: string;
  /** Whose marks go onto the paper; none where the file carries them itself. */
  readonly signers: readonly PartySigner[];
  /** Whether it is my turn to sign. */
  readonly mine?: boolean;
  /** How many pages there are, once it is open. */
  readonly onPages?: (pages: number) => void;
  /** The pages that were read to their end. */
  readonly onRead?: (pages: ReadonlySet<number>) => void;
  /** Leads to where one signs. */
  readonly onSign?: () => void;
  /** Where one comes from, on a phone. */
  readonly backHref?: string;
  /** Above the text of a phone. */
  readonly lead?: ReactNode;
  /** Beneath its head, while it is shown as paper. */
  readonly tools?: ReactNode;
  /** In its head, in the place of the way to my signature. */
  readonly next?: ReactNode;
  /** Over a page of the paper. */
  readonly layer?: (page: number) => ReactNode;
  /** What is filled in on its pages, for the small ones beside it. */
  readonly small?: readonly SmallField[];
  /** Beneath its text. */
  readonly below?: ReactNode;
  /** The page that is looked at. */
  readonly onPage?: (page: number) => void;
}): ReactNode => {
  const { pdf, failed, again } = usePdf(address, link);
  const roomy = useUnprinted(useMedia(media.tablet));
  const wide = useMedia(media.wide);
  const [chosen, setChosen] = useState<View | null>(null);
  const view = chosen ?? (roomy ? 'paper' : 'text');
  const [zoom, setZoom] = useState(1);
  const [room, setRoom] = useState(0);
  const width = useUnprinted(room);
  const box = useRef<HTMLDivElement>(null);
  const [worded, setWorded] = useState<ReadonlySet<number>>(new Set());
  const noteWords = useCallback((number: number): void => setWorded((before) => new Set([...before, number])), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file has other words
  useEffect(() => setWorded(new Set()), [pdf]);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // The room within the padding: the paper has the same margin on both sides.
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(Math.min(widest, Math.floor(entry.contentRect.width)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (pdf) onPages?.(pdf.numPages);
  }, [pdf, onPages]);
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    let gone = false;
    if (pdf) void placesIn(pdf).then((found) => (gone ? undefined : setPlaces(found)));
    return () => {
      gone = true;
    };
  }, [pdf]);
  const { page, read } = usePages(box, `${view} ${pdf?.numPages ?? 0}`);
  useEffect(() => onRead?.(read), [read, onRead]);
  useEffect(() => onPage?.(page), [page, onPage]);
  const goToPage = (number: number): void =>
    box.current?.querySelector(`[data-page="${number}"]`)?.scrollIntoView({ block: 'start' });
  const own = mine ? signers.find(({ is_you }) => is_you) : undefined;
  const myPlace = own && places.find(({ name }) => name === `signature.${own.order}`);
  const pages = pdf ? Array.from({ length: pdf.numPages }, (_, i) => i + 1) : [];
  // What stands below a page waits for its words: nobody knows before how long they are.
  const reached = pages.find((number) => !worded.has(number)) ?? pages.length;
  const allRead = pdf !== null && pages.every((number) => worded.has(number));
  const sheetWidth = { '--paper-width': `${Math.floor(width * zoom)}px` } as CSSProperties;
  const print = (): void => {
    const pictures = [...(box.current?.querySelectorAll<HTMLCanvasElement>('.paper-sheet > canvas') ?? [])];
    const shown = (at: number) => ({ page: at + 1, room: { width }, zoom });
    if (pdf)
      void printPages(
        pdf,
        pictures.map((canvas, at) => ({ canvas, shown: shown(at) })),
      );
  };
  /** First to the place on the paper; the form stands beside it. */
  const toMyPlace = (): void => {
    const here = box.current?.querySelector<HTMLElement>('.paper-here');
    here?.scrollIntoView({ block: 'center' });
    if (here) here.focus({ preventScroll: true });
    else onSign();
  };
  return (
    <section className="paper" id="paper" aria-label={text('paper')}>
      <header className="paper-tools">
        {backHref ? (
          <Anchor className="paper-back" href={backHref} aria-label={text('back')}>
            <Icon name="arrow-left" />
          </Anchor>
        ) : null}
        <span className="tl-name">{title}</span>
        {pdf && roomy ? (
          <span className="paper-pages tl-small tl-ink-2 tl-num">{text('page', { page, total: pdf.numPages })}</span>
        ) : null}
        <span className="grow" />
        {roomy ? null : (
          <Segments
            label={text('view')}
            hideLabel
            small
            value={view}
            onChange={setChosen}
            options={[
              { value: 'text', label: text('viewText') },
              { value: 'paper', label: text('viewPaper') },
            ]}
          />
        )}
        {roomy && next ? next : null}
        {roomy && mine && !next ? (
          <Button size="sm" icon="arrow-down" disabled={!pdf} onClick={toMyPlace}>
            {text('signHere')}
          </Button>
        ) : null}
        {view === 'paper' ? (
          <>
            <IconButton
              icon="minus"
              label={text('zoomOut')}
              disabled={!pdf}
              onClick={() => setZoom(Math.max(0.5, zoom - 0.25))}
            />
            <span className="paper-zoom tl-num tl-small">{Math.round(zoom * 100)} %</span>
            <IconButton
              icon="plus"
              label={text('zoomIn')}
              disabled={!pdf}
              onClick={() => setZoom(Math.min(2.5, zoom + 0.25))}
            />
          </>
        ) : null}
        {roomy ? <IconButton icon="printer" label={text('print')} disabled={!pdf} onClick={print} /> : null}
        {roomy ? null : (
          <p className="paper-read-bars">
            <span aria-hidden="true">
              {pages.map((number) => (
                <i key={number} {...(read.has(number) ? { 'data-read': '' } : {})} />
              ))}
            </span>
            {/* Its line is there before the pages, so that nothing moves when they come. */}
            <span className="tl-tiny tl-num">{pdf ? text('page', { page, total: pdf.numPages }) : '\u00a0'}</span>
          </p>
        )}
      </header>
      {view === 'paper' ? tools : null}
      <div className="paper-body">
        {/* Its room is there before its pages, so that the paper doesn't move. */}
        {wide && !pdf ? <div className="paper-thumbs" /> : null}
        {wide && pdf ? (
          <PageThumbs total={pages.length} page={page} mine={myPlace} fields={small} onGo={goToPage} />
        ) : null}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
        <div className="paper-box" data-view={view} ref={box} tabIndex={0}>
          {failed ? <ErrorPanel title={text('notYet')} onRetry={again} /> : null}
          {view === 'text' ? lead : null}
          {!failed && !pdf ? <Skeletons lines={12} /> : null}
          {pdf && view === 'text'
            ? pages.map((number) => (
                <section
                  key={number}
                  className="paper-read"
                  data-page={number}
                  hidden={number > reached}
                  aria-label={text('page', { page: number, total: pdf.numPages })}
                >
                  <p className="paper-read-page tl-tiny tl-num">
                    {text('page', { page: number, total: pdf.numPages })}
                  </p>
                  <PdfText pdf={pdf} page={number} onWords={noteWords} />
                </section>
              ))
            : null}
          {allRead && view === 'text' ? below : null}
          {allRead && view === 'text' && signers.length ? (
            <SignatureRows signers={signers} mine={mine} onSign={onSign} />
          ) : null}
          {pdf && view === 'paper'
            ? pages.map((number) => (
                <div key={number} className="paper-sheet" data-page={number} style={sheetWidth}>
                  <PdfPage
                    pdf={pdf}
                    page={number}
                    room={{ width }}
                    zoom={zoom}
                    label={text('page', { page: number, total: pdf.numPages })}
                    wordsText={(words) => text('pageText', { page: number, words })}
                  />
                  <PaperMarks places={places} page={number} signers={signers} mine={mine} onSign={onSign} />
                  {layer?.(number)}
                </div>
              ))
            : null}
        </div>
      </div>
    </section>
  );
};
