import { Icon } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { Criterion } from './opportunities-api.ts';
import { type Asked, fitLine, pointName, pointWords } from './words.ts';

const marks = {
  met: { icon: 'check-circle', tone: 'text-yes' },
  'not-met': { icon: 'minus-circle', tone: 'text-pending' },
  unknown: { icon: 'question', tone: 'text-ink-3' },
} as const;

/** Each point in words, met or not. */
export const FitList = ({
  asked,
  fit,
  mine,
}: {
  readonly asked: Asked;
  readonly fit: readonly Criterion[];
  /** Said to the player. */
  readonly mine: boolean;
}): ReactNode => (
  <ul className="grid">
    {fit.map((criterion) => {
      const { icon, tone } = marks[criterion.result];
      return (
        <li
          key={criterion.point}
          className="tl-small grid grid-cols-[1.125rem_4.75rem_minmax(0,1fr)] gap-x-2 border-line border-b py-2"
        >
          <span className={`pt-0.5 ${tone}`}>
            <Icon name={icon} size={16} />
          </span>
          <span className="text-ink-3">{pointName(criterion)}</span>
          <span>{pointWords(asked, criterion, mine)}</span>
        </li>
      );
    })}
  </ul>
);

/** All points in one line: a green check, or an amber minus with what isn't met. */
export const FitLine = ({ fit }: { readonly fit: readonly Criterion[] }): ReactNode => {
  const { isMet, line } = fitLine(fit);
  const { icon, tone } = marks[isMet ? 'met' : 'not-met'];
  return (
    <span className={`tl-small flex items-start gap-1.5 ${tone}`}>
      <span className="flex h-5 items-center">
        <Icon name={icon} size={16} />
      </span>
      <span>{line}</span>
    </span>
  );
};
