import { Button, formatClock, Icon } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useSaving } from '../saving.ts';
import { text } from '../text.ts';

/** How saving stands, in one line that doesn't move the form. */
export const SavedNote = (): ReactNode => {
  const saving = useSaving();
  const line = {
    idle: null,
    saving: (
      <>
        <Icon name="cloud-arrow-up" size={16} />
        {text('saving')}
      </>
    ),
    saved: saving.kind === 'saved' && (
      <>
        <Icon name="cloud-check" size={16} className="tl-yes" />
        <span className="tl-num">{text('saved', { time: formatClock(saving.at) })}</span>
      </>
    ),
    failed: saving.kind === 'failed' && (
      <>
        <Icon name="cloud-slash" size={16} className="tl-no" />
        {text('savedNot')}
        <Button size="sm" variant="ghost" onClick={saving.retry}>
          {text('retry')}
        </Button>
      </>
    ),
  }[saving.kind];
  return (
    <span className="tl-small tl-ink-2 inline-flex min-w-0 items-center gap-1.5 pl-2 sm:pl-16" role="status">
      {line}
    </span>
  );
};
