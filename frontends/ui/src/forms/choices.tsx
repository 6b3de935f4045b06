import { Checkbox as CheckboxPrimitive, RadioGroup, Switch as SwitchPrimitive, ToggleGroup } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { Field, FieldError, type FieldProps } from './field.tsx';
import { useFormControl } from './form-problems.tsx';

export type CheckboxProps = {
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly checked: boolean | 'indeterminate';
  readonly onChange: (checked: boolean) => void;
  /** How many this choice would find. */
  readonly count?: number | undefined;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly hideLabel?: boolean;
  readonly name?: string;
  readonly id?: string;
};

export const Checkbox = ({
  label,
  detail,
  checked,
  onChange,
  count,
  error,
  disabled = false,
  hideLabel = false,
  name,
  id: given,
}: CheckboxProps): ReactNode => {
  const made = useId();
  const id = given ?? made;
  useFormControl();
  return (
    <div>
      <label className="tl-check" htmlFor={id} {...(disabled ? { 'data-disabled': '' } : {})}>
        <CheckboxPrimitive.Root
          id={id}
          name={name}
          className={classes('tl-box', error && 'is-invalid')}
          checked={checked}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onCheckedChange={(next) => onChange(next === true)}
        >
          <CheckboxPrimitive.Indicator>
            <Icon name={checked === 'indeterminate' ? 'minus-bold' : 'check-bold'} />
          </CheckboxPrimitive.Indicator>
        </CheckboxPrimitive.Root>
        <span className={hideLabel ? 'tl-sr' : undefined}>
          {label}
          {detail ? <small>{detail}</small> : null}
        </span>
        {count === undefined ? null : <span className="tl-check-n">{count}</span>}
      </label>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
};

export type Choice<V extends string = string> = {
  readonly value: V;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly aside?: ReactNode;
  readonly icon?: string;
  readonly count?: number | undefined;
  readonly disabled?: boolean;
};
type Group<V extends string> = FieldProps & {
  readonly value: V | null;
  readonly onChange: (value: V) => void;
  readonly options: readonly Choice<V>[];
  readonly name?: string;
  readonly disabled?: boolean;
};

/** One of a few, in a line; stacked when each deserves its row. */
export const Radios = <V extends string>({
  value,
  onChange,
  options,
  name,
  disabled,
  stacked = false,
  ...frame
}: Group<V> & { readonly stacked?: boolean }): ReactNode => (
  <Field {...frame} group>
    {({ id, ...described }) => (
      <RadioGroup.Root
        className={classes('tl-radios', stacked && 'is-stacked')}
        value={value ?? ''}
        onValueChange={(next) => onChange(next as V)}
        name={name}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        {...described}
      >
        {options.map((option) => (
          <label key={option.value} className="tl-check" htmlFor={`${id}-${option.value}`}>
            <RadioGroup.Item
              id={`${id}-${option.value}`}
              className="tl-box is-round"
              value={option.value}
              disabled={option.disabled}
            />
            <span>
              {option.label}
              {option.detail ? <small>{option.detail}</small> : null}
            </span>
            {option.count === undefined ? null : <span className="tl-check-n">{option.count}</span>}
          </label>
        ))}
      </RadioGroup.Root>
    )}
  </Field>
);

/** One of a few that decide what follows: a row each, with what it means. */
export const RadioCards = <V extends string>({
  value,
  onChange,
  options,
  name,
  disabled,
  ...frame
}: Group<V>): ReactNode => (
  <Field {...frame} group>
    {({ id, ...described }) => (
      <RadioGroup.Root
        className="tl-radio-cards"
        value={value ?? ''}
        onValueChange={(next) => onChange(next as V)}
        name={name}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        {...described}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className="tl-radio-card"
            htmlFor={`${id}-${option.value}`}
            {...(option.disabled ? { 'data-disabled': '' } : {})}
          >
            <RadioGroup.Item
              id={`${id}-${option.value}`}
              className="tl-box is-round"
              value={option.value}
              disabled={option.disabled}
            />
            <span className="tl-radio-card-text">
              <span>{option.label}</span>
              {option.detail ? <span>{option.detail}</span> : null}
            </span>
            {option.aside}
          </label>
        ))}
      </RadioGroup.Root>
    )}
  </Field>
);

export type SwitchProps = {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly id?: string;
};

/** On or off at once, without a save. */
export const Switch = ({ label, checked, onChange, disabled, id: given }: SwitchProps): ReactNode => {
  const made = useId();
  const id = given ?? made;
  return (
    <label className="tl-switch" htmlFor={id}>
      <SwitchPrimitive.Root
        id={id}
        className="tl-switch-track"
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
      >
        <SwitchPrimitive.Thumb className="tl-switch-thumb" />
      </SwitchPrimitive.Root>
      {label}
    </label>
  );
};

type SegmentLooks = { readonly small?: boolean; readonly block?: boolean };
type SegmentProps<V extends string> = Group<V> & SegmentLooks;

const segmentItems = <V extends string>(options: readonly Choice<V>[]): ReactNode =>
  options.map((option) => (
    <ToggleGroup.Item key={option.value} value={option.value} disabled={option.disabled}>
      {option.icon ? <Icon name={option.icon} /> : null}
      {option.count === undefined ? (
        option.label
      ) : (
        <span className="tl-segment-stack">
          <span>{option.label}</span>
          <span>{option.count}</span>
        </span>
      )}
    </ToggleGroup.Item>
  ));

/** One of a few short words side by side. */
export const Segments = <V extends string>({
  value,
  onChange,
  options,
  small,
  block,
  disabled,
  name: _name,
  ...frame
}: SegmentProps<V>): ReactNode => (
  <Field {...frame} group>
    {({ id }) => (
      <ToggleGroup.Root
        type="single"
        className={classes('tl-segment', small && 'is-small', block && 'is-block')}
        value={value ?? ''}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        onValueChange={(next) => next && onChange(next as V)}
      >
        {segmentItems(options)}
      </ToggleGroup.Root>
    )}
  </Field>
);

export type SegmentFilterProps<V extends string> = FieldProps &
  SegmentLooks & {
    readonly value: readonly V[];
    readonly onChange: (value: readonly V[]) => void;
    readonly options: readonly Choice<V>[];
  };

/** Any of a few short words side by side, with what each would find. */
export const SegmentFilter = <V extends string>({
  value,
  onChange,
  options,
  small,
  block,
  ...frame
}: SegmentFilterProps<V>): ReactNode => (
  <Field {...frame} group>
    {({ id }) => (
      <ToggleGroup.Root
        type="multiple"
        className={classes('tl-segment', small && 'is-small', block && 'is-block')}
        value={[...value]}
        aria-labelledby={`${id}-label`}
        onValueChange={(next) => onChange(next as V[])}
      >
        {segmentItems(options)}
      </ToggleGroup.Root>
    )}
  </Field>
);
