import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { IconButton } from '../actions/button.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { text } from '../text.ts';
import { Field, type FieldProps, splitField } from './field.tsx';

type Affixes = {
  readonly icon?: string;
  readonly prefix?: ReactNode;
  readonly unit?: ReactNode;
  readonly small?: boolean;
  readonly end?: ReactNode;
  /** Between the control and its help. */
  readonly below?: ReactNode;
};
export type TextFieldProps = FieldProps & Affixes & Omit<ComponentProps<'input'>, keyof FieldProps | 'prefix'>;

/** One line of text; takes everything an input takes, `register()` of react-hook-form included. */
export const TextField = (props: TextFieldProps): ReactNode => {
  const [frame, { icon, prefix, unit, small, end, below, id, ...input }] = splitField(props);
  return (
    <Field {...frame} id={id}>
      {(control) => (
        <>
          <span
            className={classes(
              'tl-input',
              frame.error && 'is-invalid',
              input.disabled && 'is-disabled',
              small && 'is-small',
            )}
          >
            {icon ? <Icon name={icon} /> : null}
            {prefix ? <span className="tl-unit">{prefix}</span> : null}
            <input type="text" {...input} {...control} />
            {unit ? <span className="tl-unit">{unit}</span> : null}
            {input.disabled ? <Icon name="lock-simple" /> : null}
            {end}
          </span>
          {below}
        </>
      )}
    </Field>
  );
};

export type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

export const TextArea = (props: TextAreaProps): ReactNode => {
  const [frame, { id, ...area }] = splitField(props);
  return (
    <Field {...frame} id={id}>
      {(control) => (
        <span className={classes('tl-input', frame.error && 'is-invalid', area.disabled && 'is-disabled')}>
          <textarea rows={4} {...area} {...control} />
        </span>
      )}
    </Field>
  );
};

/** A search box without a visible label. */
export const SearchField = ({
  label,
  ...props
}: Omit<TextFieldProps, 'label' | 'icon' | 'type'> & { readonly label?: string }): ReactNode => (
  <TextField
    type="search"
    icon="magnifying-glass"
    placeholder={text('search')}
    {...props}
    label={label ?? text('search')}
    hideLabel
  />
);

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'below'> & {
  /** 0 to 4: shows the bars; what it says stands in `help`. */
  readonly strength?: number;
};

export const PasswordField = ({ strength, ...props }: PasswordFieldProps): ReactNode => {
  const [shown, setShown] = useState(false);
  const made = useId();
  const id = props.id ?? made;
  return (
    <TextField
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      id={id}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          size="sm"
          icon={shown ? 'eye-slash' : 'eye'}
          label={shown ? text('hidePassword') : text('showPassword')}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        />
      }
      below={
        strength === undefined ? null : (
          <span className="tl-strength" aria-hidden="true">
            {[1, 2, 3, 4].map((bar) => (
              <i key={bar} {...(bar <= strength ? { 'data-on': '' } : {})} />
            ))}
          </span>
        )
      }
    />
  );
};

export type DateFieldProps = Omit<TextFieldProps, 'type'>;

/** A calendar date, `YYYY-MM-DD` in and out; `min` and `max` bound the browser's calendar. */
export const DateField = (props: DateFieldProps): ReactNode => <TextField {...props} type="date" />;
