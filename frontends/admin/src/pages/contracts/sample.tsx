import { hrefOf } from '@touchline/app-core/client/client.ts';
import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import { useUnprinted } from '@touchline/app-core/page/use-unprinted.ts';
import { PdfPage } from '@touchline/app-core/pdf/pdf-page.tsx';
import { PdfText } from '@touchline/app-core/pdf/pdf-text.tsx';
import { usePdf } from '@touchline/app-core/pdf/use-pdf.ts';
import { ErrorPanel, Icon, languageName, Section, Skeletons } from '@touchline/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ContractWording, sampleAddress } from './contracts-api.ts';
import { text } from './text.ts';

/** In CSS pixels: wider than this no page is read better. */
const widest = 760;

/** The sample of a wording, page under page; on a phone its words, since paper would be too small. */
export const Sample = ({ wording, name }: { readonly wording: ContractWording; readonly name: string }): ReactNode => {
  const address = sampleAddress(wording);
  const { pdf, failed, again } = usePdf(address);
  const roomy = useUnprinted(useMedia(media.tablet));
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const width = useUnprinted(room);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(Math.min(widest, Math.floor(entry.contentRect.width)));
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const language = languageName(wording.language);
  const total = pdf?.numPages ?? 0;
  const pages = Array.from({ length: total }, (_, at) => at + 1);
  return (
    <Section
      title={text('sample', { name })}
      aside={
        <a className="tl-link inline-flex items-center gap-1.5" href={hrefOf(address)} download>
          <Icon name="download-simple" size={16} />
          {text('download')}
        </a>
      }
    >
      <p className="tl-small pt-2 text-ink-2">{text('sampleText')}</p>
      <div ref={box} className="grid min-h-[70dvh] content-start gap-6 pt-4">
        {failed ? (
          <ErrorPanel onRetry={again}>{text('missing')}</ErrorPanel>
        ) : pdf === null ? (
          <Skeletons lines={8} />
        ) : roomy ? (
          pages.map((page) => (
            // The words beside the picture are placed within their page, which has its room before it is drawn.
            <figure
              key={page}
              className="relative m-0 aspect-[210/297] w-full"
              style={{ maxWidth: widest }}
              lang={wording.language}
            >
              <PdfPage
                {...{ pdf, page, room: { width } }}
                label={text('pageOf', { language, page, total })}
                wordsText={(words) => text('words', { words })}
                className="rounded-sm bg-[#fff] shadow-md"
              />
            </figure>
          ))
        ) : (
          pages.map((page) => (
            <div key={page} className="grid gap-2">
              <p className="tl-tiny text-ink-3">{text('page', { page, total })}</p>
              <div lang={wording.language}>
                <PdfText {...{ pdf, page }} className="grid gap-2.5 wrap-anywhere" />
              </div>
            </div>
          ))
        )}
      </div>
    </Section>
  );
};
