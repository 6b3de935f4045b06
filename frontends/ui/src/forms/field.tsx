import { type ReactNode, useId, useRef } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { text } from '../text.ts';
import { useFormControl, useFormPlace } from './form-problems.tsx';

export type FieldProps = {
  readonly label: ReactNode;
  /** Stands beneath the control while there is no error. */
  readonly help?: ReactNode;
  /** What is wrong, in words. */
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  /** Right of the label: a link, a count. */
  readonly aside?: ReactNode;
  readonly hideLabel?: boolean | undefined;
  readonly className?: string | undefined;
};

/** What the control spreads onto itself, so that label, help and error belong to it. */
export type ControlProps = {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
};

type Frame = FieldProps & {
  readonly id?: string | undefined;
  /** true: the label names a set of controls. */
  readonly group?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
};

/** Label above, control, then help or the error in words. */
export const Field = ({
  label,
  help,
  error,
  optional = false,
  aside,
  hideLabel = false,
  className,
  id: given,
  group = false,
  children,
}: Frame): ReactNode => {
  const made = useId();
  useFormControl();
  const id = given ?? made;
  const described = error ? `${id}-error` : help ? `${id}-help` : undefined;
  const name = (
    <>
      {label}
      {optional ? <span className="tl-label-optional"> {text('fieldOptional')}</span> : null}
    </>
  );
  const body = (
    <>
      <div className={classes('tl-field-head', hideLabel && !aside && 'tl-sr')}>
        {group ? (
          <span className={classes('tl-label', hideLabel && 'tl-sr')} id={`${id}-label`}>
            {name}
          </span>
        ) : (
          <label className={classes('tl-label', hideLabel && 'tl-sr')} htmlFor={id}>
            {name}
          </label>
        )}
        {aside}
      </div>
      {children({
        id,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {help && !error ? (
        <p className="tl-help" id={`${id}-help`}>
          {help}
        </p>
      ) : null}
    </>
  );
  if (!group) return <div className={classes('tl-field', className)}>{body}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't stand in a row with the aside
    <div
      className={classes('tl-field', className)}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={described}
    >
      {body}
    </div>
  );
};

/** What is wrong, beneath its control; the form around it lists it. */
export const FieldError = ({ id, children }: { readonly id?: string; readonly children: ReactNode }): ReactNode => {
  const place = useRef<HTMLParagraphElement>(null);
  const made = useId();
  useFormPlace(place, children);
  return (
    <p className="tl-error" id={id ?? made} role="alert" ref={place}>
      <Icon name="warning-circle" />
      <span>{children}</span>
    </p>
  );
};

/** Parts the props of the frame from those of the control inside. */
export const splitField = <P extends FieldProps>(props: P): [FieldProps, Omit<P, keyof FieldProps>] => {
  const { label, help, error, optional, aside, hideLabel, className, ...control } = props;
  return [{ label, help, error, optional, aside, hideLabel, className }, control];
};
