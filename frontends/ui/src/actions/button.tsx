import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { text } from '../text.ts';
import { Anchor, type AnchorProps } from './link.tsx';

/** primary: the one act of a decision; danger: destroys; decline: says no without destroying. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'decline' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

type Looks = {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly icon?: string;
  readonly iconEnd?: string;
  readonly block?: boolean | undefined;
};

const looks = ({ variant = 'secondary', size = 'md', block = false }: Looks, className?: string): string =>
  classes('tl-btn', `tl-btn-${variant}`, size !== 'md' && `tl-btn-${size}`, block && 'tl-btn-block', className);

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  Looks & {
    readonly disabled?: boolean;
    /** Why the action is not possible now. Disables the button and stands beneath it in words. */
    readonly reason?: string | undefined;
    /** While true the button shows a spinner and answers to no click, but keeps the focus. */
    readonly busy?: boolean | undefined;
    readonly busyLabel?: string;
  };

export const Button = ({
  variant,
  size,
  icon,
  iconEnd,
  block,
  reason,
  busy = false,
  busyLabel,
  disabled = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps): ReactNode => {
  const reasonId = useId();
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const button = (
    <button
      type={type}
      className={looks({ variant, size, block }, className)}
      disabled={disabled || reason !== undefined}
      aria-busy={busy || undefined}
      onClick={click}
      {...rest}
      {...(reason ? { 'aria-describedby': reasonId } : {})}
    >
      {busy ? <span className="tl-spin" aria-hidden="true" /> : icon ? <Icon name={icon} /> : null}
      {busy ? (busyLabel ?? children) : children}
      {!busy && iconEnd ? <Icon name={iconEnd} /> : null}
    </button>
  );
  if (!reason) return button;
  return (
    <span className={classes('tl-reasoned', block && 'is-block')}>
      {button}
      <Reason id={reasonId}>{reason}</Reason>
    </span>
  );
};

/** Why something can't be done, beneath what it concerns. */
export const Reason = ({
  id,
  icon = 'lock-simple',
  children,
}: {
  readonly id?: string;
  readonly icon?: string;
  readonly children: ReactNode;
}): ReactNode => (
  <span className="tl-reason" id={id}>
    <Icon name={icon} />
    <span>{children}</span>
  </span>
);

export type ButtonLinkProps = AnchorProps & Looks;

/** Goes somewhere, and looks like a button because going there is the next act. */
export const ButtonLink = ({
  variant,
  size,
  icon,
  iconEnd,
  block,
  className,
  children,
  ...rest
}: ButtonLinkProps): ReactNode => (
  <Anchor className={looks({ variant, size, block }, className)} {...rest}>
    {icon ? <Icon name={icon} /> : null}
    {children}
    {iconEnd ? <Icon name={iconEnd} /> : null}
  </Anchor>
);

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  readonly icon: string;
  readonly label: string;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly busy?: boolean;
};

export const IconButton = ({
  icon,
  label,
  variant = 'ghost',
  size,
  busy,
  className,
  children,
  type = 'button',
  ...rest
}: IconButtonProps): ReactNode => (
  <button
    type={type}
    aria-label={label}
    aria-busy={busy || undefined}
    className={looks({ variant, size }, classes('tl-btn-icon', className))}
    {...rest}
  >
    {busy ? <span className="tl-spin" aria-hidden="true" /> : <Icon name={icon} />}
    {children}
  </button>
);

/** The x that closes what it sits in. */
export const CloseButton = (
  props: Omit<IconButtonProps, 'icon' | 'label'> & { readonly label?: string },
): ReactNode => <IconButton size="sm" label={text('close')} {...props} icon="x" />;
