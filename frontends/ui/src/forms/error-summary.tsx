import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { text } from '../text.ts';

/** One refused answer: the path of its field, and why. */
export type FieldProblem = { readonly path: string; readonly message: string };

/** All refused answers above the form, each a link to its field; takes the focus when it appears. */
export const ErrorSummary = ({
  problems,
  idOf = (path) => path,
}: {
  readonly problems: readonly FieldProblem[];
  readonly idOf?: (path: string) => string;
}): ReactNode => {
  const box = useRef<HTMLDivElement>(null);
  const count = problems.length;
  useEffect(() => {
    if (count) box.current?.focus();
  }, [count]);
  if (!count) return null;
  const go = (path: string): void => {
    const field = document.getElementById(idOf(path)) ?? document.getElementsByName(path)[0];
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  };
  return (
    <div className="tl-summary" role="alert" tabIndex={-1} ref={box}>
      <p>
        <Icon name="warning-circle" />
        {text('formProblems', { count })}
      </p>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <a
              href={`#${idOf(path)}`}
              onClick={(event) => {
                event.preventDefault();
                go(path);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
