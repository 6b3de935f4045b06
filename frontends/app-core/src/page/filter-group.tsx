import { type ReactNode, useId } from 'react';

/** One filter of several below each other, by its name; what is chosen in it stands aside. */
export const FilterGroup = ({
  title,
  aside,
  children,
}: {
  readonly title: string;
  readonly aside?: string | undefined;
  readonly children: ReactNode;
}): ReactNode => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 border-line border-t pt-4 first:border-t-0 first:pt-0"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="tl-label" id={id}>
          {title}
        </h3>
        {aside ? <span className="tl-small tl-num text-ink-3">{aside}</span> : null}
      </div>
      {children}
    </section>
  );
};
