import type { ReactNode } from 'react';

/** A row of the gallery: what it is, and the thing itself. */
export const GallerySection = ({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}): ReactNode => (
  <section className="grid gap-4 border-t border-line-strong py-8 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-10">
    <header>
      <h2 className="tl-heading">{title}</h2>
      <p className="tl-small tl-ink-3 mt-1 max-w-[26ch]">{note}</p>
    </header>
    <div className="min-w-0">{children}</div>
  </section>
);
