import { usePageTitle } from '@touchline/app-core/page/use-page-title.ts';
import { SupportLine } from '@touchline/app-core/session/support-line.tsx';
import { AuthFrame, Link } from '@touchline/ui';
import type { ReactNode } from 'react';
import { EntryFoot } from '../../frame/entry-foot.tsx';
import { text } from './text.ts';

export interface ReadingSection {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A text that is written to be read: short sections with a heading each, whom to ask, and the way to its sister. */
export const ReadingPage = ({
  title,
  claim,
  promise,
  sections,
  sister,
}: {
  readonly title: string;
  readonly claim: string;
  readonly promise: string;
  readonly sections: readonly ReadingSection[];
  readonly sister: { readonly href: string; readonly label: string };
}): ReactNode => {
  usePageTitle(title);
  return (
    <AuthFrame long title={title} lead={text('lead')} claim={claim} promise={promise} foot={<EntryFoot />}>
      <div className="grid gap-7">
        {sections.map((section) => (
          <section key={section.title} className="grid gap-2">
            <h2 className="tl-subhead">{section.title}</h2>
            {section.lines.map((line) => (
              <p key={line} className="tl-ink-2">
                {line}
              </p>
            ))}
          </section>
        ))}
        <p className="tl-ink-2 empty:hidden">
          <SupportLine>{text('ask', { email: '{email}' })}</SupportLine>
        </p>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <Link href={sister.href}>{sister.label}</Link>
          <Link href="/">{text('home')}</Link>
        </p>
      </div>
    </AuthFrame>
  );
};
