import type { ReactNode } from 'react';

/** The report, and beside it what belongs to it; on a narrow screen below. */
export const ReportColumns = ({
  label,
  aside,
  children,
}: {
  /** Of what stands beside. */
  readonly label: string;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}): ReactNode => (
  <div className="grid flex-1 max-md:content-start md:grid-cols-[minmax(0,1fr)_25.5rem]">
    <div className="min-w-0 px-10 pt-6 pb-14 max-sm:px-4 max-sm:pt-4 max-sm:pb-8">{children}</div>
    <aside
      aria-label={label}
      className="border-line bg-sunken px-8 py-7 max-md:border-t max-md:px-10 max-sm:px-4 md:border-l"
    >
      <div className="sticky top-[calc(var(--top-height)+1.75rem)] grid gap-5 max-md:static">{aside}</div>
    </aside>
  </div>
);
