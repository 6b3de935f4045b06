import { TextField } from '@touchline/ui';
import { Segments } from '@touchline/ui/forms';
import type { ReactNode } from 'react';
import type { Mark } from '../mark.ts';
import { text } from '../text.ts';
import { SignatureMark } from './signature-mark.tsx';
import { SignaturePad } from './signature-pad.tsx';

/** The signature itself: drawn or typed. */
export const MarkFields = ({
  name,
  mark: { kind, strokes, text: typed },
  wrong,
  onChange,
}: {
  readonly name: string;
  readonly mark: Mark;
  readonly wrong: string | undefined;
  readonly onChange: (next: Partial<Mark>) => void;
}): ReactNode => (
  <div className="grid gap-4">
    <Segments
      label={text('signature')}
      hideLabel
      block
      value={kind}
      onChange={(next) => onChange({ kind: next })}
      options={[
        { value: 'drawn', label: text('draw'), icon: 'pencil-simple-line' },
        { value: 'typed', label: text('type'), icon: 'keyboard' },
      ]}
    />
    {kind === 'drawn' ? (
      <SignaturePad name={name} strokes={strokes} onChange={(next) => onChange({ strokes: next })} error={wrong} />
    ) : (
      <>
        <TextField
          label={text('typed')}
          maxLength={80}
          error={wrong}
          value={typed}
          onChange={(event) => onChange({ text: event.target.value })}
        />
        <figure className="signature-pad signature-preview">
          <SignatureMark kind="typed" mark={typed.trim()} label={text('typedPreview', { words: typed.trim() })} />
          <figcaption className="signature-name">{name}</figcaption>
        </figure>
      </>
    )}
  </div>
);
