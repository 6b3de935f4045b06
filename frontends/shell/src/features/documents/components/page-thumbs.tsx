import type { Place } from '@touchline/app-core/pdf/pdf-file.ts';
import type { ReactNode } from 'react';
import { text } from '../text.ts';

/** The pages beside the paper, in small: where one is, and where one signs. */
export const PageThumbs = ({
  total,
  page,
  mine,
  onGo,
}: {
  readonly total: number;
  readonly page: number;
  /** Where my signature belongs, while it is my turn. */
  readonly mine: Place | undefined;
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
        </span>
        <span className="tl-num" aria-hidden="true">
          {number}
        </span>
      </button>
    ))}
  </nav>
);
