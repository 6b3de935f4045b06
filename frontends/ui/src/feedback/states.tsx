import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { rem } from '../rem.ts';
import { text } from '../text.ts';

/** A grey bar where something will stand; `width` as CSS, numbers in pixels where the text has its usual size. */
export const Skeleton = ({
  width = '100%',
  height = 12,
  className,
}: {
  readonly width?: string | number;
  readonly height?: number;
  readonly className?: string;
}): ReactNode => (
  <span
    className={classes('tl-skeleton', className)}
    style={{ width: typeof width === 'number' ? rem(width) : width, height: rem(height) }}
    aria-hidden="true"
  />
);

/** Several lines of text to come, announced once. */
export const Skeletons = ({ lines = 3 }: { readonly lines?: number }): ReactNode => (
  <div className="tl-skeletons" role="status">
    <span className="tl-sr">{text('loading')}</span>
    {Array.from({ length: lines }, (_, line) => line).map((line) => (
      <Skeleton key={line} width={`${92 - ((line * 17) % 40)}%`} />
    ))}
  </div>
);

export type EmptyStateProps = {
  /** `No data` unless there is something better to say. */
  readonly title?: ReactNode;
  /** What will stand here, and how it comes about. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly icon?: string;
  readonly framed?: boolean | undefined;
};

/** Nothing there yet. */
export const EmptyState = ({
  title = text('noData'),
  children,
  actions,
  icon,
  framed = false,
}: EmptyStateProps): ReactNode => (
  <div className={classes('tl-empty', framed && 'is-framed')}>
    {icon ? (
      <Icon name={icon} />
    ) : (
      <svg viewBox="0 0 72 48" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <path d="M1 1h70v46H1zM36 1v46" />
        <circle cx="36" cy="24" r="8" />
        <path d="M1 12h11v24H1M71 12H60v24h11" />
      </svg>
    )}
    <p className="tl-heading">{title}</p>
    {children ? <p>{children}</p> : null}
    {actions ? <div className="tl-actions">{actions}</div> : null}
  </div>
);

/** There is something, but the filters leave none of it. */
export const NoMatches = ({
  children,
  onClear,
  actions,
  framed,
}: {
  readonly children?: ReactNode;
  readonly onClear?: (() => void) | undefined;
  readonly actions?: ReactNode;
  readonly framed?: boolean;
}): ReactNode => (
  <EmptyState
    icon="magnifying-glass"
    title={text('noMatchingData')}
    framed={framed}
    actions={
      onClear || actions ? (
        <>
          {onClear ? (
            <Button size="sm" onClick={onClear}>
              {text('clearFilters')}
            </Button>
          ) : null}
          {actions}
        </>
      ) : undefined
    }
  >
    {children ?? text('noMatchingText')}
  </EmptyState>
);

export type ErrorPanelProps = {
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
  readonly busy?: boolean | undefined;
};

/** One part of the page is missing; the rest stays. */
export const ErrorPanel = ({ title = text('errorTitle'), children, onRetry, busy }: ErrorPanelProps): ReactNode => (
  <div className="tl-error-panel" role="alert">
    <p>
      <Icon name="warning-circle" />
      {title}
    </p>
    {children ? <p>{children}</p> : null}
    {onRetry ? (
      <Button size="sm" icon="arrow-clockwise" busy={busy} onClick={onRetry}>
        {text('retry')}
      </Button>
    ) : null}
  </div>
);

export type NoticeProps = {
  readonly tone?: 'info' | 'pending' | 'yes' | 'no';
  readonly icon?: string | undefined;
  readonly children: ReactNode;
};
const noticeIcons = { info: 'info', pending: 'clock', yes: 'check-circle', no: 'warning-circle' } as const;

/** Something to know before going on; stays where it is. */
export const Notice = ({ tone = 'info', icon, children }: NoticeProps): ReactNode => (
  <div className={classes('tl-notice', tone !== 'info' && `tl-${tone}`)}>
    <Icon name={icon ?? noticeIcons[tone]} />
    <div>{children}</div>
  </div>
);
