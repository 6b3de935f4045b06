import { Popover as Primitive, Tooltip as TooltipPrimitive } from 'radix-ui';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { classes } from '../classes.ts';
import { beginAt } from '../focus/begin-at.ts';
import { backTo } from '../focus/focus-back.ts';
import { useScope } from '../scope.tsx';
import { useLayerRoot } from './layer-root.ts';

export type PopoverProps = {
  readonly trigger: ReactElement;
  readonly label: string;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly align?: 'start' | 'center' | 'end';
  /** Without the padding, for content that brings its own. */
  readonly flush?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Something small beside its button, that one may also work in. */
export const Popover = ({
  trigger,
  label,
  open,
  onOpenChange,
  align = 'end',
  flush = false,
  className,
  children,
}: PopoverProps): ReactNode => {
  const scope = useScope();
  const root = useLayerRoot();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild ref={button}>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal container={root}>
        <Primitive.Content
          {...scope}
          className={classes('tl-popover', !flush && 'tl-popover-pad', className)}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          onOpenAutoFocus={beginAt}
          onCloseAutoFocus={backTo(button)}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
};

/** Opens after 700 ms; the next within 300 ms opens at once. Once around the application. */
export const TooltipProvider = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <TooltipPrimitive.Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </TooltipPrimitive.Provider>
);

export type TooltipProps = {
  readonly content: ReactNode;
  readonly shortcut?: string;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  readonly children: ReactElement;
};

/** A name or a key for what is pointed at; never the only place where a reason stands. */
export const Tooltip = ({ content, shortcut, side = 'top', children }: TooltipProps): ReactNode => (
  <TooltipPrimitive.Root>
    <TooltipPrimitive.Trigger asChild>{children}</TooltipPrimitive.Trigger>
    <TooltipPrimitive.Portal container={useLayerRoot()}>
      <TooltipPrimitive.Content className="tl-tooltip" side={side} sideOffset={6} collisionPadding={8}>
        {content}
        {shortcut ? <kbd>{shortcut}</kbd> : null}
      </TooltipPrimitive.Content>
    </TooltipPrimitive.Portal>
  </TooltipPrimitive.Root>
);
