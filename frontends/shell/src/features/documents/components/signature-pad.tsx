import { Button, classes, FieldError } from '@touchline/ui';
import { type PointerEvent, type ReactNode, useRef } from 'react';
import { extended, field, type Point, pathOf, scaled } from '../drawing.ts';
import type { Strokes } from '../mark.ts';
import { text } from '../text.ts';

/** A field to draw on; what is drawn is a path, not a picture. */
export const SignaturePad = ({
  name,
  strokes,
  onChange,
  error,
}: {
  readonly name: string;
  readonly strokes: Strokes;
  readonly onChange: (strokes: Strokes) => void;
  readonly error: string | undefined;
}): ReactNode => {
  const drawing = useRef(false);
  const at = (event: PointerEvent<SVGSVGElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return scaled(event.clientX - box.left, event.clientY - box.top, box);
  };
  const begin = (event: PointerEvent<SVGSVGElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.current = true;
    onChange([...strokes, [at(event)]]);
  };
  const go = (event: PointerEvent<SVGSVGElement>): void => {
    if (!drawing.current) return;
    const last = strokes.at(-1) ?? [];
    const next = extended(last, at(event));
    if (next !== last) onChange([...strokes.slice(0, -1), next]);
  };
  const end = (): void => {
    drawing.current = false;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around the pad
    <div className="grid gap-1.5" role="group" aria-label={text('signature')} id="sign-mark" tabIndex={-1}>
      <div className={classes('signature-pad', error !== undefined && 'is-invalid')}>
        <svg
          viewBox={`0 0 ${field.width} ${field.height}`}
          role="img"
          aria-label={text('drawHere')}
          onPointerDown={begin}
          onPointerMove={go}
          onPointerUp={end}
          onPointerCancel={end}
        >
          <line x1="24" x2="576" y1="136" y2="136" className="signature-line" />
          <path d={pathOf(strokes)} className="signature-ink" />
        </svg>
        <span className="signature-name">{name}</span>
        <Button size="sm" variant="ghost" onClick={() => onChange([])}>
          {text('clear')}
        </Button>
      </div>
      {error ? <FieldError id="sign-mark-error">{error}</FieldError> : null}
    </div>
  );
};
