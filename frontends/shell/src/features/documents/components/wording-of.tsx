import { formatMonthLong, languageName } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { TouchlineDocument } from '../api/documents-api.ts';
import { text } from '../text.ts';

/** Which words a contract is made in; of what somebody has brought there is nothing to say. */
export const WordingOf = ({
  document: { wording },
}: {
  readonly document: Pick<TouchlineDocument, 'wording'>;
}): ReactNode =>
  wording ? (
    <p className="tl-small tl-ink-3">
      {text('wording', { language: languageName(wording.language), month: formatMonthLong(wording.version) })}
    </p>
  ) : null;
