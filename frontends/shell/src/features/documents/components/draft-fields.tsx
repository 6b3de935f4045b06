import {
  type FieldKind,
  fieldKinds,
  isEntered,
  moved,
  pageUnits,
  resized,
} from '@touchline/contracts/policies/signing-fields';
import { Button, Icon, initials, TextField } from '@touchline/ui';
import { Checkbox, Select } from '@touchline/ui/forms';
import { type DragEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { fieldIcons, fieldPosition, fieldTone } from '../field-looks.ts';
import { afterKey, type PlacedField } from '../placed-fields.ts';
import { text } from '../text.ts';
import type { FieldsEditor } from '../use-draft-fields.ts';

const dragType = 'application/x-touchline-field';

/** What a field is, for whoever doesn't see it. */
const nameOf = ({ fields, signers }: FieldsEditor, field: PlacedField): string => {
  const name = signers.find(({ profile_id }) => profile_id === field.signer)?.name ?? '';
  const what = field.label ?? text(`field_${field.kind}`);
  return text('fieldNamed', {
    ...{ number: fields.findIndex(({ id }) => id === field.id) + 1, what, name, page: field.page },
  });
};

/** Above the paper: whose fields are placed next, the kinds of fields, and what belongs to the chosen one. */
export const FieldTools = ({ editor, page }: { readonly editor: FieldsEditor; readonly page: number }): ReactNode => {
  const { signers, signer, chosen, fields } = editor;
  const entered = chosen !== null && isEntered(chosen.kind);
  return (
    <div className="field-tools">
      {signers.length === 0 ? (
        <p className="tl-small tl-ink-2">{text('fieldsNeedSigner')}</p>
      ) : (
        <div className="field-kinds" role="toolbar" aria-label={text('fields')}>
          <Select
            label={text('fieldsFor')}
            hideLabel
            small
            value={signer}
            onChange={(event) => editor.setSigner(event.target.value)}
            options={signers.map(({ profile_id, name, is_you }) => ({
              value: profile_id,
              label: text('fieldsForName', { name: is_you ? text('byYou') : name }),
            }))}
          />
          {fieldKinds.map((kind) => (
            <Button
              key={kind}
              size="sm"
              variant="ghost"
              icon={fieldIcons[kind]}
              draggable
              disabled={editor.isFull}
              onDragStart={(event) => event.dataTransfer.setData(dragType, kind)}
              onClick={() => editor.add(kind, { page })}
            >
              {text(`field_${kind}`)}
            </Button>
          ))}
        </div>
      )}
      {signers.length === 0 ? null : (
        <fieldset className="field-chosen" aria-label={text('fieldChosen')}>
          {chosen ? (
            <>
              <span className="tl-small">
                <span className="tl-num tl-ink-3">
                  {text('fieldNumber', {
                    ...{ number: fields.findIndex(({ id }) => id === chosen.id) + 1, total: fields.length },
                  })}
                </span>{' '}
                <b className="tl-strong">
                  {text(`field_${chosen.kind}`)},{' '}
                  {signers.find(({ profile_id }) => profile_id === chosen.signer)?.name ?? ''}
                </b>
              </span>
              {chosen.kind === 'text' || chosen.kind === 'checkbox' ? (
                <TextField
                  label={text('fieldLabel')}
                  hideLabel
                  small
                  placeholder={text('fieldLabel')}
                  maxLength={60}
                  value={chosen.label ?? ''}
                  onChange={({ target: { value } }) => {
                    const { label: _, ...bare } = chosen;
                    editor.put(value === '' ? bare : { ...bare, label: value });
                  }}
                />
              ) : null}
              {entered ? (
                <Checkbox
                  label={text('fieldRequired')}
                  checked={chosen.required}
                  onChange={(required) => editor.put({ ...chosen, required })}
                />
              ) : null}
              <span className="grow" />
              <Button
                size="sm"
                variant="ghost"
                icon="copy-simple"
                disabled={editor.isFull}
                onClick={() => editor.copy(chosen)}
              >
                {text('fieldCopy')}
              </Button>
              <Button size="sm" variant="decline" icon="trash" onClick={() => editor.remove(chosen)}>
                {text('fieldRemove')}
              </Button>
            </>
          ) : (
            <p className="tl-small tl-ink-2">{text(fields.length > 0 ? 'fieldsKeys' : 'fieldsHow')}</p>
          )}
        </fieldset>
      )}
      <p className="tl-sr" id="field-keys">
        {text('fieldsKeys')}
      </p>
    </div>
  );
};

/** Follows a finger or a mouse over the paper, also while the fields change their order. */
const follow = (event: PointerEvent<HTMLElement>, field: PlacedField, onPut: (field: PlacedField) => void): void => {
  const sheet = event.currentTarget.parentElement?.getBoundingClientRect();
  if (event.button !== 0 || !sheet) return;
  const { clientX, clientY } = event;
  const change = (event.target as HTMLElement).dataset['corner'] === undefined ? moved : resized;
  const move = (now: globalThis.PointerEvent): void =>
    onPut(
      change(
        field,
        ((now.clientX - clientX) / sheet.width) * pageUnits,
        ((now.clientY - clientY) / sheet.height) * pageUnits,
      ),
    );
  const following = new AbortController();
  const end = (): void => following.abort();
  addEventListener('pointermove', move, { signal: following.signal });
  for (const over of ['pointerup', 'pointercancel']) addEventListener(over, end, { signal: following.signal });
};

const FieldBox = ({ editor, field }: { readonly editor: FieldsEditor; readonly field: PlacedField }): ReactNode => {
  const { chosen, fields, signers, fresh } = editor;
  const box = useRef<HTMLButtonElement>(null);
  const isFresh = fresh === field.id;
  useEffect(() => {
    if (!isFresh) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [isFresh]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      editor.remove(field);
      return;
    }
    const next = afterKey(field, event);
    if (!next) return;
    event.preventDefault();
    editor.put(next);
  };
  const name = signers.find(({ profile_id }) => profile_id === field.signer)?.name ?? '';
  const number = fields.findIndex(({ id }) => id === field.id) + 1;
  const isChosen = chosen?.id === field.id;
  return (
    <button
      ref={box}
      type="button"
      className="field-box"
      data-tone={fieldTone(
        signers.map(({ profile_id }) => profile_id),
        field.signer,
      )}
      data-kind={field.kind}
      style={fieldPosition(field)}
      aria-pressed={isChosen}
      aria-describedby="field-keys"
      onFocus={() => editor.choose(field.id)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.focus({ preventScroll: true });
        follow(event, field, editor.put);
      }}
    >
      <span className="tl-sr">{nameOf(editor, field)}</span>
      <span className="tl-num" aria-hidden="true">
        {number}
      </span>
      <Icon name={fieldIcons[field.kind]} size={14} />
      <b aria-hidden="true">{field.label ?? text(`field_${field.kind}`)}</b>
      <em aria-hidden="true">{initials(name)}</em>
      {isChosen ? <i data-corner="" /> : null}
    </button>
  );
};

/** Over one page of the paper: its fields, to be moved, resized and taken away; and where a new one is let go. */
export const FieldLayer = ({ editor, page }: { readonly editor: FieldsEditor; readonly page: number }): ReactNode => {
  const onDrop = (event: DragEvent<HTMLElement>): void => {
    const kind = fieldKinds.find((one) => one === event.dataTransfer.getData(dragType)) as FieldKind | undefined;
    if (!kind) return;
    event.preventDefault();
    const sheet = event.currentTarget.getBoundingClientRect();
    editor.add(kind, {
      page,
      x: ((event.clientX - sheet.left) / sheet.width) * pageUnits,
      y: ((event.clientY - sheet.top) / sheet.height) * pageUnits,
    });
  };
  return (
    <section
      className="field-layer"
      aria-label={text('fieldsOnPage', { page })}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(dragType) && !editor.isFull) event.preventDefault();
      }}
      onDrop={onDrop}
    >
      {editor.fields
        .filter((field) => field.page === page)
        .map((field) => (
          <FieldBox key={field.id} editor={editor} field={field} />
        ))}
    </section>
  );
};
