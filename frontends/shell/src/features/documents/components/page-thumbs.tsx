import type { Place } from '@touchline/app-core/pdf/pdf-file.ts';
import type { ReactNode } from 'react';
import { fieldPosition, type SmallField } from '../field-looks.ts';
import { text } from '../text.ts';

/** The pages beside the paper, in small: where one is, where one signs, and where something is filled in. */
export const PageThumbs = ({
  total,
  page,
  mine,
  fields,
  onGo,
}: {
  readonly total: number;
  readonly page: number;
  /** Where my signature belongs, while it is my turn. */
  readonly mine: Place | undefined;
  readonly fields: readonly SmallField[];
  readonly onGo: (page: number) => void;
}): ReactNode => (
  <nav className="paper-thumbs" aria-label={text('pagesNav')}>
    {Array.from({ length: total }, (_, at) => at + 1).map((number) => (
      <button
        key={number}
        type="button"
        aria-label={text('page', { page: number, total })}
        aria-current={number === page ? 'page' : undefined}
        onClick={() => onGo(number)}
      >
        <span className="paper-thumb" aria-hidden="true">
          {mine?.page === number ? (
            <i
              style={{
                left: `${mine.left * 100}%`,
                top: `${mine.top * 100}%`,
                width: `${mine.width * 100}%`,
                height: `${mine.height * 100}%`,
              }}
            />
          ) : null}
          {fields
            .filter(({ field }) => field.page === number)
            .map(({ field, tone }) => (
              <i key={field.id} data-tone={tone} style={fieldPosition(field)} />
            ))}
        </span>
        <span className="tl-num" aria-hidden="true">
          {number}
        </span>
      </button>
    ))}
  </nav>
);
