import { Button, formatClock, Icon, Notice } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { Saving } from '../autosave.ts';
import { text } from '../text.ts';

const NotSaved = ({ words, onAgain }: { readonly words: string; readonly onAgain?: () => void }): ReactNode => (
  <>
    <Icon name="cloud-slash" size={16} className="tl-no" />
    {words}
    {onAgain ? (
      <Button size="sm" variant="ghost" onClick={onAgain}>
        {text('draftAgain')}
      </Button>
    ) : null}
  </>
);

const Line = ({
  saving,
  isWrong,
  onAgain,
}: {
  readonly saving: Saving;
  readonly isWrong: boolean;
  readonly onAgain: () => void;
}): ReactNode => {
  if (saving.kind === 'stale') return null;
  if (isWrong) return <NotSaved words={text('draftWrong')} />;
  switch (saving.kind) {
    case 'saving':
      return (
        <>
          <Icon name="cloud-arrow-up" size={16} />
          {text('draftSaving')}
        </>
      );
    case 'saved':
      return (
        <>
          <Icon name="cloud-check" size={16} className="tl-yes" />
          <span className="tl-num">{text('draftSaved', { time: formatClock(saving.at) })}</span>
        </>
      );
    case 'offline':
      return <NotSaved words={text('draftOffline')} onAgain={onAgain} />;
    case 'failed':
      return saving.failure?.code === 'ValidationFailed' ? (
        <NotSaved words={text('draftWrong')} />
      ) : (
        <NotSaved words={text('draftNotSaved')} onAgain={onAgain} />
      );
    default:
      return (
        <>
          <Icon name="cloud-check" size={16} className="tl-yes" />
          {text('draftKept')}
        </>
      );
  }
};

/** How it stands with what saves itself, in one line that has its room already. */
export const SavedNote = (props: {
  readonly saving: Saving;
  /** What is typed can't be kept as it is. */
  readonly isWrong: boolean;
  readonly onAgain: () => void;
}): ReactNode => (
  <span className="tl-small tl-ink-2 inline-flex min-w-0 flex-wrap items-center gap-1.5" role="status">
    <Line {...props} />
  </span>
);

/** Another version was saved meanwhile: which of both stays. */
export const StaleNotice = ({
  onMine,
  onTheirs,
}: {
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}): ReactNode => (
  <div role="alert">
    <Notice tone="pending">
      <p>{text('draftStale')}</p>
      <p className="flex flex-wrap gap-2 pt-2">
        <Button size="sm" onClick={onMine}>
          {text('draftKeepMine')}
        </Button>
        <Button size="sm" onClick={onTheirs}>
          {text('draftTakeTheirs')}
        </Button>
      </p>
    </Notice>
  </div>
);
