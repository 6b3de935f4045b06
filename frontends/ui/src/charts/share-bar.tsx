import type { ReactNode } from 'react';

const fills = {
  primary: 'var(--primary)',
  fresh: 'var(--yes-mark)',
  day: 'var(--pending-mark)',
  old: 'var(--no-mark)',
} as const;

/** A lying bar out of parts, as long as its sum is of the most; what stands beside it says the figures. */
export const ShareBar = ({
  parts,
  most,
}: {
  readonly parts: readonly { readonly tone: keyof typeof fills; readonly value: number }[];
  readonly most: number;
}): ReactNode => (
  <span aria-hidden="true" className="flex h-4 w-full gap-px">
    {parts.map(({ tone, value }) =>
      value > 0 ? (
        <span
          key={tone}
          className="min-w-1 rounded-xs"
          style={{ width: `${(100 * value) / Math.max(1, most)}%`, background: fills[tone] }}
        />
      ) : null,
    )}
  </span>
);

/** What a part of a bar means. */
export const ShareKey = ({ tone, label }: { readonly tone: keyof typeof fills; readonly label: string }): ReactNode => (
  <span className="tl-small inline-flex items-center gap-2 text-ink-2">
    <span aria-hidden="true" className="size-3 rounded-xs" style={{ background: fills[tone] }} />
    {label}
  </span>
);
