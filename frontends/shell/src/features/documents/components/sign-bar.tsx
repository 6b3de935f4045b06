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

/** On a phone, above the bottom bar: that it is my turn, until when, and the two things to do. */
export const SignBar = ({
  document: { expires_at },
  pages,
}: {
  readonly document: Pick<TouchlineDocument, 'expires_at'>;
  readonly pages: number;
}): ReactNode => (
  <section className="sign-bar" aria-label={text('yourTurn')}>
    <p>
      <Badge meaning="mine">{text('yourTurn')}</Badge>
      {expires_at ? (
        <span className="tl-small tl-ink-2 tl-num">{text('signUntil', { when: formatDeadline(expires_at) })}</span>
      ) : null}
    </p>
    <div>
      <Button icon="caret-down" onClick={() => go('paper')}>
        {text('readPages', { count: pages })}
      </Button>
      <Button variant="primary" icon="signature" onClick={goToSigning}>
        {text('signShort')}
      </Button>
    </div>
  </section>
);
