import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Anchor } from '../actions/link.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { PitchGround } from '../pitch/ground.tsx';
import { text } from '../text.ts';
import { Brand } from './brand.tsx';
import { useIndexed } from './page-index.tsx';

/** The padding of a page inside the sheet; wide for tables, reading for one column. */
export const Page = ({
  width = 'normal',
  className,
  children,
}: {
  readonly width?: 'normal' | 'wide' | 'reading';
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode => (
  <div
    className={classes(
      width === 'wide' ? 'tl-page-wide' : 'tl-page',
      width === 'reading' && 'tl-page-reading',
      className,
    )}
  >
    {children}
  </div>
);

export type PageHeaderProps = {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly back?: { readonly href: string; readonly label: string };
  /** Crest or avatar left of the title. */
  readonly mark?: ReactNode;
  readonly actions?: ReactNode;
};

export const PageHeader = ({ title, lead, back, mark, actions }: PageHeaderProps): ReactNode => (
  <>
    {back ? (
      <Anchor className="tl-back" href={back.href}>
        <Icon name="caret-left" />
        {back.label}
      </Anchor>
    ) : null}
    <header className="tl-page-head">
      {mark}
      <div className="tl-page-head-text">
        <h1 className="tl-title">{title}</h1>
        {lead ? <div className="tl-ink-2">{lead}</div> : null}
      </div>
      {actions ? <div className="tl-actions">{actions}</div> : null}
    </header>
  </>
);

export type SectionProps = {
  readonly title: ReactNode /** Beside the title: a count. */;
  readonly mark?: ReactNode /** Right end: a link, a note. */;
  readonly aside?: ReactNode;
  readonly level?: 2 | 3;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Parts a page by a rule and by space; never a card. */
export const Section = ({ title, mark, aside, level = 2, className, children }: SectionProps): ReactNode => {
  const Heading = level === 2 ? 'h2' : 'h3';
  const part = useIndexed(title, level);
  return (
    <section ref={part} className={classes('tl-section', className)}>
      <div className="tl-section-head">
        <div>
          <Heading className={level === 2 ? 'tl-heading' : 'tl-subhead'}>{title}</Heading>
          {mark}
        </div>
        {aside ? <div className="tl-section-note">{aside}</div> : null}
      </div>
      {children}
    </section>
  );
};

export type FaultPageProps = {
  readonly status: number;
  readonly message: string /** Shown where it differs from the message. */;
  readonly detail?: string | undefined;
  readonly onHome: () => void;
  /** No frame stands around it: it fills the window and says whose page this is. */
  readonly alone?: boolean;
};

/** Status, message, and the way home. */
export const FaultPage = ({ status, message, detail, onHome, alone = false }: FaultPageProps): ReactNode => (
  <div className={classes('tl-fault', alone && 'is-alone')}>
    <div className="tl-fault-pitch" aria-hidden="true">
      <PitchGround landscape />
    </div>
    {alone ? <Brand /> : null}
    <div className="tl-fault-text">
      <b className="tl-shirt tl-num">{status}</b>
      <h1 className="tl-heading">{message}</h1>
      {detail && detail !== message ? <p className="tl-ink-2">{detail}</p> : null}
      <Button variant="primary" onClick={onHome}>
        {text('backToHome')}
      </Button>
    </div>
  </div>
);
