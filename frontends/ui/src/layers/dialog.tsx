import { Dialog as Primitive } from 'radix-ui';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Button, CloseButton } from '../actions/button.tsx';
import { classes } from '../classes.ts';
import { beginAt } from '../focus/begin-at.ts';
import { useFocusBack } from '../focus/focus-back.ts';
import { useScope } from '../scope.tsx';
import { text } from '../text.ts';
import { LayerRoot } from './layer-root.ts';
import { useOpenDialog } from './open-dialogs.ts';

export type DialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  /** Right beneath the title; also read out when the dialog opens. */
  readonly description?: ReactNode;
  /** Buttons, the way back first. */
  readonly footer?: ReactNode;
  /** Any CSS length; 35rem for a dialog, 25rem for a drawer. */
  readonly width?: string;
  readonly className?: string;
  /** What was pressed is under way: the dialog stays until its answer is there, so that nobody leaves it in doubt. */
  readonly busy?: boolean;
  readonly children?: ReactNode;
};

const widthStyle = (width?: string): CSSProperties | undefined =>
  width ? ({ '--dialog-width': width } as CSSProperties) : undefined;

/** Decides something. Holds the focus, closes on Escape, rises from below on a phone. */
export const Dialog = ({
  open,
  onOpenChange,
  title,
  description,
  footer,
  width,
  className,
  busy = false,
  children,
}: DialogProps): ReactNode => {
  const scope = useScope();
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const change = (next: boolean): void => (busy && !next ? undefined : onOpenChange(next));
  useOpenDialog('dialog', open, () => change(false));
  const back = useFocusBack(open);
  return (
    <Primitive.Root open={open} onOpenChange={change}>
      <Primitive.Portal>
        <Primitive.Overlay className="tl-scrim" />
        <div className="tl-dialog-place" {...scope}>
          <Primitive.Content
            ref={setRoot}
            {...back}
            onOpenAutoFocus={beginAt}
            className={classes('tl-dialog', className)}
            style={widthStyle(width)}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <LayerRoot value={root}>
              <div className="tl-dialog-head">
                <div>
                  <Primitive.Title className="tl-heading">{title}</Primitive.Title>
                  {description ? (
                    <Primitive.Description className="tl-small tl-ink-2">{description}</Primitive.Description>
                  ) : null}
                </div>
                <Primitive.Close asChild>
                  <CloseButton disabled={busy} />
                </Primitive.Close>
              </div>
              {children ? <div className="tl-dialog-body">{children}</div> : null}
              {footer ? <div className="tl-dialog-foot">{footer}</div> : null}
            </LayerRoot>
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
};

export type ConfirmDialogProps = Omit<DialogProps, 'footer'> & {
  /** Names what will happen: `Withdraw offer`, never `OK`. */
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly destructive?: boolean;
};

export const ConfirmDialog = ({
  confirmLabel,
  onConfirm,
  destructive = false,
  busy = false,
  ...dialog
}: ConfirmDialogProps): ReactNode => (
  <Dialog
    width="27.5rem"
    busy={busy}
    {...dialog}
    footer={
      <>
        <Button disabled={busy} onClick={() => dialog.onOpenChange(false)}>
          {text('back')}
        </Button>
        <Button variant={destructive ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </>
    }
  />
);

export type DrawerProps = DialogProps & {
  /** Between title and close: step to the next row, open the page. */
  readonly tools?: ReactNode;
};

/** Shows one row's details over the right edge; give it a URL and open it by that. */
export const Drawer = ({
  open,
  onOpenChange,
  title,
  description,
  tools,
  footer,
  width,
  className,
  children,
}: DrawerProps): ReactNode => {
  const scope = useScope();
  const [root, setRoot] = useState<HTMLElement | null>(null);
  useOpenDialog('drawer', open, () => onOpenChange(false));
  const back = useFocusBack(open);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="tl-scrim" />
        <div {...scope}>
          <Primitive.Content
            ref={setRoot}
            {...back}
            onOpenAutoFocus={beginAt}
            className={classes('tl-drawer', className)}
            style={widthStyle(width)}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <LayerRoot value={root}>
              <div className="tl-drawer-head">
                <Primitive.Title className="tl-small tl-ink-3 tl-cut">{title}</Primitive.Title>
                <span className="tl-actions">
                  {tools}
                  <Primitive.Close asChild>
                    <CloseButton />
                  </Primitive.Close>
                </span>
              </div>
              <div className="tl-drawer-body">
                {description ? (
                  <Primitive.Description className="tl-small tl-ink-2">{description}</Primitive.Description>
                ) : null}
                {children}
              </div>
              {footer ? <div className="tl-drawer-foot">{footer}</div> : null}
            </LayerRoot>
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
};

/** The same drawer standing beside the list on a wide screen: nothing is covered, nothing is locked. */
export const SidePanel = ({
  title,
  tools,
  footer,
  onClose,
  children,
}: {
  readonly title: ReactNode;
  readonly tools?: ReactNode;
  readonly footer?: ReactNode;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}): ReactNode => (
  <section className="tl-drawer is-inline" aria-label={typeof title === 'string' ? title : undefined}>
    <div className="tl-drawer-head">
      <span className="tl-small tl-ink-3 tl-cut">{title}</span>
      <span className="tl-actions">
        {tools}
        {onClose ? <CloseButton onClick={onClose} /> : null}
      </span>
    </div>
    <div className="tl-drawer-body">{children}</div>
    {footer ? <div className="tl-drawer-foot">{footer}</div> : null}
  </section>
);
