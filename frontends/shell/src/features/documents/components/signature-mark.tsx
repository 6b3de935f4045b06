import type { ReactNode } from 'react';
import { field } from '../drawing.ts';
import { handSize } from '../signatures.ts';

/** A signature as it stands on the paper: drawn as it was drawn, typed in the hand that the contract has. */
export const SignatureMark = ({
  kind,
  mark,
  label,
}: {
  readonly kind: 'typed' | 'drawn';
  readonly mark: string;
  readonly label: string;
}): ReactNode => (
  <svg
    className="signature-mark"
    viewBox={`0 0 ${field.width} ${field.height}`}
    preserveAspectRatio="xMinYMid"
    role="img"
    aria-label={label}
  >
    {kind === 'drawn' ? (
      <path d={mark} className="signature-ink" />
    ) : (
      <text x="24" y="128" fontSize={handSize(mark)} className="signature-hand">
        {mark}
      </text>
    )}
  </svg>
);
