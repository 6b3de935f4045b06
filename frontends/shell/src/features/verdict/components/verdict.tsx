import { Icon } from '@touchline/ui';
import type { ReactNode } from 'react';

const tones = { yes: 'text-yes', no: 'text-no', pending: 'text-pending', quiet: 'text-ink-2' } as const;

/** What a guest asked, answered in a word or two at the size of a shirt number. */
export const Verdict = ({
  icon,
  tone,
  children,
}: {
  readonly icon: string;
  readonly tone: keyof typeof tones;
  readonly children: string;
}): ReactNode => (
  <h2 className="tl-shirt flex items-center gap-3 text-[2.25rem] leading-10">
    <span className={tones[tone]}>
      <Icon name={icon} size={40} />
    </span>
    {children}
  </h2>
);
