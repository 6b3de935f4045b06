import { media, useMedia } from '@touchline/app-core/page/use-media.ts';
import { dayInWords } from '@touchline/contracts/days';
import { checked, isEntered } from '@touchline/contracts/policies/signing-fields';
import { Button, Icon, initials, TextField } from '@touchline/ui';
import { Checkbox } from '@touchline/ui/forms';
import { type ReactNode, useEffect, useRef } from 'react';
import { fieldIcons, fieldPosition } from '../field-looks.ts';
import type { PartySigner } from '../signatures.ts';
import { text } from '../text.ts';
import type { FieldValues, SigningField } from '../use-field-values.ts';
import { SignatureMark } from './signature-mark.tsx';

const whatOf = ({ label, kind }: SigningField): string => label || text(`field_${kind}`);

/** Where one enters what belongs into a field. */
const inputId = (id: string): string => `fill-${id}`;

/** To the input of a field, where it is there; else what opens it brings it there. */
export const goToField = (values: FieldValues, id: string, open: () => void): void => {
  values.setActive(id);
  const input = document.getElementById(inputId(id));
  if (input) input.focus();
  else open();
};

/** The inputs of one's own fields, in their order: on every screen, beside the paper or without it. */
export const FieldInputs = ({
  values,
  error,
  onChange,
}: {
  readonly values: FieldValues;
  readonly error: (path: string) => string | undefined;
  /** What was said of this field counts no more. */
  readonly onChange: (id: string) => void;
}): ReactNode => {
  const { entered, hasWritten, textIn, set, active, setActive } = values;
  // What was opened to get to a field begins there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (active) document.getElementById(inputId(active))?.focus();
  }, []);
  if (entered.length === 0) return null;
  const put = (id: string, value: string): void => {
    set(id, value);
    onChange(id);
  };
  return (
    <fieldset className="grid gap-3" onFocus={(event) => setActive(event.target.id.replace(/^fill-/, ''))}>
      <legend className="tl-subhead pb-2">{text('fieldsYours')}</legend>
      {hasWritten ? <p className="tl-small tl-ink-2">{text('fieldsByThemselves')}</p> : null}
      {entered.map((field) => {
        const { id, kind, page, required } = field;
        const label = text('fieldOnPage', { what: whatOf(field), page });
        return kind === 'checkbox' ? (
          <Checkbox
            key={id}
            id={inputId(id)}
            label={label}
            checked={textIn(id) === checked}
            onChange={(next) => put(id, next ? checked : '')}
            error={error(`fields.${id}`)}
          />
        ) : (
          <TextField
            key={id}
            id={inputId(id)}
            label={label}
            optional={!required}
            maxLength={200}
            value={textIn(id)}
            onChange={(event) => put(id, event.target.value)}
            error={error(`fields.${id}`)}
          />
        );
      })}
    </fieldset>
  );
};

/** In the head of the paper: from one field to the next, and then to the signature. */
export const NextField = ({
  values,
  onField,
  onSign,
}: {
  readonly values: FieldValues;
  readonly onField: (id: string) => void;
  readonly onSign: () => void;
}): ReactNode => {
  const { next, left } = values;
  return (
    <>
      <span className="tl-small tl-ink-2 tl-num" role="status">
        {left > 0 ? text('fieldsLeft', { count: left }) : ''}
      </span>
      <Button size="sm" icon="arrow-down" onClick={() => (next ? onField(next) : onSign())}>
        {text(next ? 'fieldNext' : 'signHere')}
      </Button>
    </>
  );
};

/** What stands in a field, as the paper will show it. */
const Content = ({
  field,
  value,
  signer,
}: {
  readonly field: SigningField;
  readonly value: string;
  readonly signer: PartySigner | undefined;
}): ReactNode => {
  if (field.kind === 'signature' && signer?.evidence)
    return (
      <SignatureMark
        kind={signer.evidence.kind}
        mark={signer.evidence.mark}
        label={text('signatureOf', { name: signer.name })}
      />
    );
  if (field.kind === 'checkbox') return value === checked ? <Icon name="check-bold" size={14} /> : null;
  return <span dir="auto">{value}</span>;
};

/** What is written by itself once its signer signs, in the words of the paper. */
const foreseen = ({ kind }: SigningField, name: string): string =>
  kind === 'name' ? name : kind === 'date' ? dayInWords(new Date().toISOString()) : '';

const Field = ({
  field,
  signer,
  values,
  mine,
  onField,
  onSign,
}: {
  readonly field: SigningField;
  readonly signer: PartySigner | undefined;
  readonly values: FieldValues;
  readonly mine: boolean;
  readonly onField: (id: string) => void;
  readonly onSign: () => void;
}): ReactNode => {
  const box = useRef<HTMLDivElement>(null);
  const beside = useMedia(media.beside);
  const isActive = values.active === field.id;
  useEffect(() => {
    // Beside the form: where the paper lies above it, it would take the input out of sight.
    if (isActive && beside) box.current?.scrollIntoView({ block: 'center' });
  }, [isActive, beside]);
  const { id, kind } = field;
  const name = signer?.name ?? '';
  const isMine = mine && field.is_you;
  const value = isMine ? (isEntered(kind) ? values.textIn(id) : foreseen(field, name)) : (field.value ?? '');
  const press = (): void => {
    if (kind === 'checkbox') values.set(id, value === checked ? '' : checked);
    if (isEntered(kind)) onField(id);
    else onSign();
  };
  const waits = !isMine && field.value === null;
  return (
    <div
      ref={box}
      className="field-mark"
      data-kind={kind}
      data-state={isMine ? (value ? 'filled' : 'mine') : waits ? 'waits' : 'done'}
      data-active={isActive ? '' : undefined}
      style={fieldPosition(field)}
    >
      {isMine && kind !== 'name' && kind !== 'date' ? (
        <button type="button" onClick={press}>
          <span className="tl-sr">
            {text('fieldYours', { what: text('fieldOnPage', { what: whatOf(field), page: field.page }) })}
          </span>
          <span aria-hidden="true">
            {value ? (
              <Content field={field} value={value} signer={undefined} />
            ) : (
              <>
                <Icon name={fieldIcons[kind]} size={14} />
                {kind === 'checkbox' ? null : kind === 'signature' ? text('signHere') : whatOf(field)}
              </>
            )}
          </span>
        </button>
      ) : waits ? (
        <span>
          <span className="tl-sr">{text('fieldOf', { what: whatOf(field), name })}</span>
          <span aria-hidden="true">{initials(name)}</span>
        </span>
      ) : (
        <Content field={field} value={value} signer={signer} />
      )}
    </div>
  );
};

/** Over one page of the paper: my fields, what others have filled in, and what is still theirs. */
export const SigningFields = ({
  fields,
  signers,
  page,
  ...rest
}: {
  readonly fields: readonly SigningField[];
  readonly signers: readonly PartySigner[];
  readonly page: number;
  readonly values: FieldValues;
  /** Whether it is my turn. */
  readonly mine: boolean;
  readonly onField: (id: string) => void;
  readonly onSign: () => void;
}): ReactNode =>
  fields
    .filter((field) => field.page === page)
    .map((field) => (
      <Field key={field.id} field={field} signer={signers.find(({ order }) => order === field.order)} {...rest} />
    ));

/** Beneath the text of a phone: what others have entered, which the text of the file doesn't say. */
export const FilledRows = ({
  fields,
  signers,
}: {
  readonly fields: readonly SigningField[];
  readonly signers: readonly PartySigner[];
}): ReactNode => {
  const filled = fields.filter(({ kind, value }) => isEntered(kind) && value);
  if (filled.length === 0) return null;
  return (
    <section className="paper-filled">
      <h3 className="tl-subhead">{text('fieldsFilled')}</h3>
      <dl>
        {filled.map((field) => (
          <div key={field.id}>
            <dt className="tl-small tl-ink-2">
              {text('fieldOf', {
                what: text('fieldOnPage', { what: whatOf(field), page: field.page }),
                name: signers.find(({ order }) => order === field.order)?.name ?? '',
              })}
            </dt>
            <dd dir="auto">
              {field.kind === 'checkbox' ? (
                <Icon name="check-bold" size={14} label={text('field_checkbox')} />
              ) : (
                field.value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
