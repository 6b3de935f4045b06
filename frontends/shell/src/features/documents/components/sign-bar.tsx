import { Badge, Button, formatDeadline } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { TouchlineDocument } from '../api/documents-api.ts';
import { text } from '../text.ts';

export const SIGN_FORM = 'sign';

const go = (id: string): void => {
  const target = document.getElementById(id);
  target?.scrollIntoView({ block: 'start' });
  target?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true });
};

/** To the form, from wherever on the page it says that I sign. */
export const goToSigning = (): void => go(SIGN_FORM);

/** Begins with the first page that wasn't read to its end; with the first one where all were. */
const goToUnread = (pages: number, read: ReadonlySet<number>): void => {
  const next = Array.from({ length: pages }, (_, at) => at + 1).find((page) => !read.has(page));
  const place = next === undefined ? null : document.querySelector(`[data-page="${next}"]`);
  if (place) place.scrollIntoView({ block: 'start' });
  else go('paper');
};

const noPages: ReadonlySet<number> = new Set();

/** On a phone, above the bottom bar: that it is my turn, until when, and the two things to do. */
export const SignBar = ({
  document: { expires_at },
  pages,
  read = noPages,
  onSign = goToSigning,
}: {
  readonly document: Pick<TouchlineDocument, 'expires_at'>;
  readonly pages: number;
  /** The pages that were read to their end. */
  readonly read?: ReadonlySet<number>;
  /** Opens what one signs with. */
  readonly onSign?: () => void;
}): ReactNode => (
  <section className="sign-bar" aria-label={text('yourTurn')}>
    <p>
      <Badge meaning="mine">{text('yourTurn')}</Badge>
      {expires_at ? (
        <span className="tl-small tl-ink-2 tl-num">{text('signUntil', { when: formatDeadline(expires_at) })}</span>
      ) : null}
    </p>
    <div>
      <Button icon="caret-down" onClick={() => goToUnread(pages, read)}>
        {text('readPages', { count: pages })}
        {read.size > 0 ? (
          <span className="tl-small tl-num tl-ink-3">
            <span aria-hidden="true">
              {read.size}/{pages}
            </span>
            <span className="tl-sr">{text('readSoFar', { read: read.size })}</span>
          </span>
        ) : null}
      </Button>
      <Button variant="primary" icon="signature" onClick={onSign}>
        {text('signShort')}
      </Button>
    </div>
  </section>
);
