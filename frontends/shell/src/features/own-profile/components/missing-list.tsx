import type { FieldProblem } from '@touchline/app-core/form/contract-form.ts';
import { Button, Notice } from '@touchline/ui';
import type { ReactNode } from 'react';
import { named } from '../field-names.ts';
import { text } from '../text.ts';
import type { Place } from './step-page.tsx';

/** What the whole profile still lacks, with the way to the step in which it is mended. */
export const MissingList = ({
  missing,
  stepOf,
  place,
}: {
  readonly missing: readonly FieldProblem[];
  readonly stepOf: (path: string) => number;
  readonly place: Place;
}): ReactNode =>
  missing.length ? (
    <div role="alert">
      <Notice tone="no">
        <b>{text('submitMissing')}</b>
        <ul className="grid gap-2 pt-2">
          {missing.map(named).map(({ path, message }) => (
            <li key={path} className="flex flex-wrap items-center gap-3">
              <span>{message}</span>
              <Button size="sm" onClick={() => place.go(stepOf(path))}>
                {text('openStep', { step: place.steps[stepOf(path) - 1]?.title ?? '' })}
              </Button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  ) : null;
