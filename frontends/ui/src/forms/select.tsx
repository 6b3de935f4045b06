import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { Field, type FieldProps, splitField } from './field.tsx';

export type Option<V extends string = string> = {
  readonly value: V;
  readonly label: string;
  readonly note?: string;
  readonly icon?: string;
  readonly disabled?: boolean;
};

export type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'multiple' | 'children'> & {
    readonly options: readonly Option[];
    /** Shown while nothing is chosen; cannot be chosen again. */
    readonly prompt?: string;
    readonly small?: boolean;
  };

/** The platform's own list (on phones its wheel), drawn like ours where the browser allows. */
export const Select = (props: SelectProps): ReactNode => {
  const [frame, { id, options, prompt, small, ...select }] = splitField(props);
  return (
    <Field {...frame} id={id}>
      {(control) => (
        <span
          className={classes(
            'tl-input',
            frame.error && 'is-invalid',
            select.disabled && 'is-disabled',
            small && 'is-small',
          )}
        >
          <select {...select} {...control}>
            {prompt === undefined ? null : (
              <option value="" disabled={select.required}>
                {prompt}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name={select.disabled ? 'lock-simple' : 'caret-down'} />
        </span>
      )}
    </Field>
  );
};
