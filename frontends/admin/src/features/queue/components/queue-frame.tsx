import { useKeysSwitch } from '@touchline/app-core/keys/use-keys.ts';
import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import { Button, classes, EmptyState, Icon, isFree, Link } from '@touchline/ui';
import { Switch } from '@touchline/ui/forms';
import { type ReactNode, useEffect, useRef } from 'react';
import { text } from '../../../text.ts';

export type KeyLegend = { readonly keys: readonly string[]; readonly joined?: 'to'; readonly does: string };

const Legend = ({ legend }: { readonly legend: readonly KeyLegend[] }): ReactNode => {
  const [on, set] = useKeysSwitch();
  return (
    <footer className="tl-tiny hidden h-11 flex-none items-center gap-5 border-t border-line bg-surface px-5 text-ink-2 lg:flex">
      {on
        ? legend.map(({ keys, joined, does }) => (
            <span key={does} className="flex items-center gap-1">
              {keys.map((key, at) => (
                <span key={key} className="flex items-center gap-1">
                  {at > 0 && joined ? text('keyTo') : null}
                  <kbd>{key}</kbd>
                </span>
              ))}
              {does}
            </span>
          ))
        : null}
      <span className="ml-auto">
        <Switch label={text('keys')} checked={on} onChange={set} />
      </span>
    </footer>
  );
};

/** Waiting time, evidence, decision from left to right, each scrolling by itself; on a phone the list, then the case. */
export const QueueFrame = ({
  title,
  list,
  evidence,
  decision,
  caseId,
  empty,
  listHref,
  legend,
}: {
  readonly title: string;
  readonly list: ReactNode;
  readonly evidence: ReactNode;
  readonly decision: ReactNode;
  readonly caseId: string | null;
  /** The list has nobody to open. */
  readonly empty: boolean;
  /** The same page without a case. */
  readonly listHref: string;
  readonly legend: readonly KeyLegend[];
}): ReactNode => {
  const tablet = useMedia(media.tablet);
  const open = caseId !== null;
  const evidenceRef = useRef<HTMLElement>(null);
  const decisionRef = useRef<HTMLElement>(null);
  // Another case is read from its beginning, whichever part of the page scrolls here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per case
  useEffect(() => {
    if (!open) return;
    evidenceRef.current?.scrollTo(0, 0);
    decisionRef.current?.scrollTo(0, 0);
    window.scrollTo(0, 0);
  }, [caseId]);
  const toDecision = (): void => {
    decisionRef.current?.scrollIntoView();
    decisionRef.current?.focus({ preventScroll: true });
  };
  const column = 'lg:overflow-y-auto';
  return (
    <div className="flex flex-1 flex-col lg:h-[calc(100dvh-var(--top-height)-1px)] lg:flex-none">
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] sm:grid-cols-[17.5rem_minmax(0,1fr)] lg:min-h-0 lg:grid-cols-[19rem_minmax(0,1fr)_25rem]">
        <section
          aria-label={text('waiting')}
          className={classes(
            'border-line sm:sticky sm:top-[var(--top-height)] sm:h-[calc(100dvh-var(--top-height))] sm:overflow-y-auto sm:border-r lg:static lg:h-auto',
            open && 'max-sm:hidden',
          )}
        >
          {list}
        </section>
        {open ? (
          <div className="min-w-0 lg:contents">
            <section
              ref={evidenceRef}
              aria-label={text('evidence')}
              className={classes(column, 'px-7 pt-5 pb-8 max-sm:px-4')}
            >
              {tablet ? null : (
                <div className="pb-3">
                  <h1 className="tl-sr">{title}</h1>
                  <Link quiet href={listHref} className="inline-flex min-h-11 items-center gap-1.5">
                    <Icon name="caret-left" size={16} />
                    {text('backToList')}
                  </Link>
                </div>
              )}
              {evidence}
              {tablet || !decision ? null : (
                <div className="sticky bottom-[calc(var(--bottom-height)+0.75rem+env(safe-area-inset-bottom))] z-2 mt-5">
                  <Button block size="lg" iconEnd="arrow-down" className="shadow-lg" onClick={toDecision}>
                    {text('decide')}
                  </Button>
                </div>
              )}
            </section>
            <section
              ref={decisionRef}
              tabIndex={-1}
              aria-label={text('decision')}
              className={classes(
                column,
                'scroll-mt-14 border-t outline-0 border-line bg-sunken px-6 pt-5 pb-8 max-sm:px-4 lg:border-t-0 lg:border-l',
              )}
            >
              {decision}
            </section>
          </div>
        ) : empty ? null : (
          <div className="grid content-center p-10 max-sm:hidden lg:col-span-2">
            <EmptyState icon="cursor-click" title={text('noneChosen')}>
              {text('noneChosenText')}
            </EmptyState>
          </div>
        )}
      </div>
      <Legend legend={legend} />
    </div>
  );
};

/** The name of the open case. Takes the focus when the one before took it away. */
export const CaseHeading = ({
  caseId,
  children,
}: {
  readonly caseId: string;
  readonly children: ReactNode;
}): ReactNode => {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per case
  useEffect(() => {
    if (isFree()) heading.current?.focus({ preventScroll: true });
  }, [caseId]);
  return (
    <h2 ref={heading} tabIndex={-1} className="tl-name text-[1.5rem] leading-6.5 outline-0 wrap-anywhere">
      {children}
    </h2>
  );
};
