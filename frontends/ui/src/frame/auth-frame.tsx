import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { PitchGround } from '../pitch/ground.tsx';
import { Brand } from './brand.tsx';

export type AuthFrameProps = {
  readonly title: ReactNode;
  /** Beneath the title: the other way in. */
  readonly lead?: ReactNode;
  /** What stands large on the pitch. */
  readonly claim: string;
  readonly promise: string;
  readonly foot?: ReactNode;
  /** Of what may be higher than a screen: it begins right beneath the brand. */
  readonly long?: boolean;
  readonly children: ReactNode;
};

/** The form alone on the left; on the right the corner of the pitch at full size. */
export const AuthFrame = ({ title, lead, claim, promise, foot, long = false, children }: AuthFrameProps): ReactNode => (
  <div className="tl-auth">
    <div className="tl-auth-left">
      <header>
        <Brand plain />
      </header>
      <main className={classes('tl-auth-main', long && 'is-long')} id="content">
        <div>
          <h1 className="tl-auth-title tl-shirt">{title}</h1>
          {lead ? <p className="tl-ink-2">{lead}</p> : null}
          <div className="tl-auth-body">{children}</div>
        </div>
      </main>
      <footer className="tl-auth-foot">{foot}</footer>
    </div>
    <aside className="tl-auth-right tl-grass">
      <PitchGround tone="grass" />
      <div className="tl-auth-say">
        <b className="tl-shirt">{claim}</b>
        <p>{promise}</p>
      </div>
    </aside>
  </div>
);
