import type { ApiFailure } from '@touchline/app-core/client/failure.ts';
import { Link, Notice } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../../../text.ts';

export type Remedy = { readonly href: string; readonly label: string };

/** The answer of the server to the last try; read out when it comes. */
export const RefusalNote = ({
  failure,
  remedy: way,
}: {
  readonly failure: ApiFailure | null;
  readonly remedy?: Remedy | undefined;
}): ReactNode =>
  failure ? (
    <div role="alert">
      <Notice tone="no">
        {failure.message}
        {way ? (
          <>
            {' '}
            <Link href={way.href}>{way.label}</Link>
          </>
        ) : null}
      </Notice>
    </div>
  ) : null;

/** `or reject`, between two rules. */
export const Or = ({ children = text('orReject') }: { readonly children?: ReactNode }): ReactNode => (
  <div className="tl-small flex items-center gap-2.5 text-ink-3 before:flex-1 before:border-t before:border-line-strong after:flex-1 after:border-t after:border-line-strong">
    <span>{children}</span>
  </div>
);
