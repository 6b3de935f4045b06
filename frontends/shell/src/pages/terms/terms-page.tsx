import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { AuthFrame, Link } from '@touchline/ui';
import type { ReactNode } from 'react';
import { EntryFoot } from '../../frame/entry-foot.tsx';
import type { PageHandle } from '../../frame/page-handle.ts';
import { text as shell } from '../../text.ts';
import { sections, text } from './text.ts';

export const handle: PageHandle = { frame: 'bare' };

/** /terms-and-conditions: for everybody, outside all guards. */
export const Component = (): ReactNode => {
  usePageTitle(shell('terms'));
  return (
    <AuthFrame
      title={shell('terms')}
      lead={text('lead')}
      claim={text('claim')}
      promise={text('promise')}
      foot={<EntryFoot />}
    >
      <div className="grid gap-6">
        {sections.map(({ title, body }) => (
          <section key={title}>
            <h2 className="tl-subhead">{text(title)}</h2>
            <p className="tl-ink-2">{text(body)}</p>
          </section>
        ))}
        <Link href="/">{text('home')}</Link>
      </div>
    </AuthFrame>
  );
};
