import { hrefOf } from '@touchline/app-core/client/client.ts';
import { useKeys } from '@touchline/app-core/keys/use-keys.ts';
import { useUnprinted } from '@touchline/app-core/page/use-unprinted.ts';
import { PdfPage } from '@touchline/app-core/pdf/pdf-page.tsx';
import { usePdf } from '@touchline/app-core/pdf/use-pdf.ts';
import { messageOf } from '@touchline/contracts/errors';
import { EmptyState, ErrorPanel, formatDay, formatRelative, IconButton, Skeletons } from '@touchline/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { User } from '../../../api/users-api.ts';
import { text } from '../../../text.ts';

type Identified = Pick<
  User,
  | 'id'
  | 'name'
  | 'identification'
  | 'identification_kind'
  | 'identification_provided_at'
  | 'identification_content_type'
  | 'identification_kept_until'
  | 'identification_destroyed_at'
>;

/** The kind of a document in words; what isn't one stays as it is. */
export const kindText = (kind: string | null): string => {
  const known: Readonly<Record<string, string>> = {
    passport: text('kind_passport'),
    'identity-card': text('kind_identityCard'),
    'driving-licence': text('kind_drivingLicence'),
    'residence-permit': text('kind_residencePermit'),
  };
  return (kind && (known[kind] ?? kind)) || text('identification');
};

const PADDING = 20;

/** The room inside an element, and again whenever it changes. */
const useRoom = (): readonly [ref: (element: HTMLElement | null) => void, room: { width: number; height: number }] => {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const observer = useRef<ResizeObserver | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    if (!element) return;
    observer.current = new ResizeObserver(([entry]) => {
      const size = entry?.borderBoxSize[0];
      if (!size) return;
      const next = {
        width: Math.floor(size.inlineSize) - 2 * PADDING,
        height: Math.floor(size.blockSize) - 2 * PADDING,
      };
      setRoom((before) => (before.width === next.width && before.height === next.height ? before : next));
    });
    observer.current.observe(element, { box: 'border-box' });
  }, []);
  return [ref, useUnprinted(room)];
};

const Picture = ({
  address,
  label,
  turn,
  zoom,
  room,
  onFail,
}: {
  readonly address: string;
  readonly label: string;
  readonly turn: number;
  readonly zoom: number;
  readonly room: { readonly width: number; readonly height: number };
  readonly onFail: () => void;
}): ReactNode => {
  const [natural, setNatural] = useState({ width: 0, height: 0 });
  const lying = turn % 180 !== 0;
  const seen = lying ? { width: natural.height, height: natural.width } : natural;
  const fit = natural.width === 0 ? 0 : Math.min(room.width / seen.width, room.height / seen.height, 2) * zoom;
  return (
    <div
      className="m-auto grid flex-none place-items-center"
      style={{ width: seen.width * fit, height: seen.height * fit }}
    >
      <img
        src={hrefOf(address)}
        alt={label}
        className="max-w-none shadow-md"
        style={{ width: natural.width * fit, height: natural.height * fit, rotate: `${turn}deg` }}
        onLoad={({ currentTarget }) =>
          setNatural({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
        }
        onError={onFail}
      />
    </div>
  );
};

/** The PDF, page by page: `onPages` once it is known how many there are. */
const Pages = ({
  address,
  label,
  page,
  turn,
  zoom,
  room,
  onPages,
  onFail,
}: {
  readonly address: string;
  readonly label: string;
  readonly page: number;
  readonly turn: number;
  readonly zoom: number;
  readonly room: { readonly width: number; readonly height: number };
  readonly onPages: (pages: number) => void;
  readonly onFail: () => void;
}): ReactNode => {
  const { pdf, failed } = usePdf(address);
  const listener = useRef({ onPages, onFail });
  useEffect(() => {
    listener.current = { onPages, onFail };
  });
  useEffect(() => {
    if (pdf) listener.current.onPages(pdf.numPages);
  }, [pdf]);
  useEffect(() => {
    if (failed) listener.current.onFail();
  }, [failed]);
  return pdf ? (
    <PdfPage
      pdf={pdf}
      page={page}
      room={room}
      turn={turn}
      zoom={zoom}
      label={label}
      wordsText={(words) => text('documentText', { words })}
      className="m-auto max-w-none shadow-md"
    />
  ) : null;
};

/** The document in the page: turned, enlarged, page by page. Never a download, so that no copies lie about. */
export const IdentificationDocument = ({ user }: { readonly user: Identified }): ReactNode => {
  const [turn, setTurn] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState(0);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [frame, room] = useRoom();
  const { identification_provided_at: provided } = user;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document starts anew
  useEffect(() => {
    setTurn(0);
    setZoomed(false);
    setPage(1);
    setPages(0);
    setFailed(false);
  }, [user.id, provided, attempt]);
  const there = user.identification === 'provided' && !failed;
  const rotate = (): void => setTurn((before) => (before + 90) % 360);
  const enlarge = (): void => setZoomed((before) => !before);
  useKeys({ z: there ? enlarge : undefined, t: there ? rotate : undefined });

  const { identification_destroyed_at: destroyed, identification_kept_until: keptUntil } = user;
  if (user.identification === 'none' && destroyed)
    return (
      <EmptyState framed icon="identification-card" title={text('documentDestroyed', { when: formatDay(destroyed) })}>
        {text('documentDestroyedText')}
      </EmptyState>
    );
  if (user.identification === 'none')
    return (
      <EmptyState framed icon="identification-card" title={text('documentNone')}>
        {messageOf('UserDoesntHaveIdentificationException')}
      </EmptyState>
    );
  const kind = kindText(user.identification_kind);
  const isPdf = user.identification_content_type === 'application/pdf';
  const label = text('documentOf', { kind, name: user.name });
  // The fragment is never sent: it makes another address of another document, and of another try.
  const address = `/admin/users/${user.id}/identification#${provided ?? ''}-${attempt}`;
  const zoom = zoomed ? 2.2 : 1;
  return (
    <div>
      <div className="flex min-h-8 items-center justify-between gap-2">
        <p className="tl-small flex flex-wrap gap-x-2">
          <span className="tl-strong">{kind}</span>
          {pages > 1 ? <span className="text-ink-3">{text('documentPage', { page, total: pages })}</span> : null}
          {provided ? (
            <span className="text-ink-3">{text('documentProvided', { when: formatRelative(provided) })}</span>
          ) : null}
          {keptUntil ? (
            <span className="text-ink-3">{text('documentKeptUntil', { when: formatDay(keptUntil) })}</span>
          ) : null}
        </p>
        {there ? (
          <div className="flex">
            {pages > 1 ? (
              <>
                <IconButton
                  size="sm"
                  icon="caret-left"
                  label={text('documentPage', { page: page - 1, total: pages })}
                  disabled={page <= 1}
                  onClick={() => setPage(page - 1)}
                />
                <IconButton
                  size="sm"
                  icon="caret-right"
                  label={text('documentPage', { page: page + 1, total: pages })}
                  disabled={page >= pages}
                  onClick={() => setPage(page + 1)}
                />
              </>
            ) : null}
            <IconButton size="sm" icon="arrow-clockwise" label={text('turn')} aria-keyshortcuts="T" onClick={rotate} />
            <IconButton
              size="sm"
              icon={zoomed ? 'magnifying-glass-minus' : 'magnifying-glass-plus'}
              label={text('zoom')}
              aria-pressed={zoomed}
              aria-keyshortcuts="Z"
              onClick={enlarge}
            />
          </div>
        ) : null}
      </div>
      {failed ? (
        <ErrorPanel onRetry={() => setAttempt(attempt + 1)}>{text('partMissing')}</ErrorPanel>
      ) : (
        <section
          ref={frame}
          aria-label={kind}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="mt-1 flex h-[clamp(13.75rem,38dvh,25rem)] overflow-auto rounded-lg border border-line bg-bg p-5"
        >
          {isPdf ? (
            <Pages
              address={address}
              label={label}
              page={page}
              turn={turn}
              zoom={zoom}
              room={room}
              onPages={setPages}
              onFail={() => setFailed(true)}
            />
          ) : (
            <Picture
              address={address}
              label={label}
              turn={turn}
              zoom={zoom}
              room={room}
              onFail={() => setFailed(true)}
            />
          )}
          {isPdf && pages === 0 ? (
            <div className="m-auto w-40">
              <Skeletons />
            </div>
          ) : null}
        </section>
      )}
    </div>
  );
};
