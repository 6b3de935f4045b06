import { lazy, type ReactNode, Suspense, useState } from 'react';

/** Loaded by whoever answers. */
const AnswerInterestDialog = lazy(() =>
  import('./answer-dialog.tsx').then((module) => ({ default: module.AnswerInterestDialog })),
);

export interface AnsweringInPlace {
  /** Opens an interest over what is looked at. */
  readonly answer: (interestId: string) => void;
  /** Has to stand where it outlives the row that was pressed: an answered row leaves its list. */
  readonly dialog: ReactNode;
}

/** Answers interests where they are found. `listHref`: the page of all interests; null for who has none. */
export const useAnswerInPlace = (listHref: string | null): AnsweringInPlace => {
  const [id, setId] = useState<string | null>(null);
  return {
    answer: setId,
    dialog:
      id !== null && listHref !== null ? (
        <Suspense fallback={null}>
          <AnswerInterestDialog key={id} id={id} listHref={listHref} onClose={() => setId(null)} />
        </Suspense>
      ) : null,
  };
};
