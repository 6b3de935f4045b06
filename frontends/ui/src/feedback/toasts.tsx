import { Toast as Primitive } from 'radix-ui';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Button, CloseButton } from '../actions/button.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { closeTopDialog } from '../layers/open-dialogs.ts';
import { text } from '../text.ts';
import { keepClear } from './keep-clear.ts';
import {
  dismissToast,
  TOAST_DURATION,
  TOAST_SWIPE_THRESHOLD,
  type ToastEntry,
  type ToastKind,
  toastStore,
} from './toast-store.ts';

const marks: Record<ToastKind, { icon: string; tone: string }> = {
  success: { icon: 'check-circle', tone: 'tl-yes' },
  info: { icon: 'info', tone: 'tl-ink-2' },
  error: { icon: 'warning-circle', tone: 'tl-no' },
};

const Item = ({ toast }: { readonly toast: ToastEntry }): ReactNode => (
  <Primitive.Root
    className="tl-toast"
    open={toast.open}
    duration={toast.duration}
    type={toast.kind === 'error' ? 'foreground' : 'background'}
    onOpenChange={(open) => {
      if (!open) dismissToast(toast.id);
    }}
    // A toast lies over a dialog and goes by itself: Escape closes what somebody works in, unless the toast has the focus.
    onEscapeKeyDown={(event) => {
      if (!document.activeElement?.closest('.tl-toasts') && closeTopDialog()) event.preventDefault();
    }}
  >
    <Icon name={marks[toast.kind].icon} className={marks[toast.kind].tone} />
    <div className="tl-toast-text">
      <Primitive.Title asChild>
        <b>{toast.title}</b>
      </Primitive.Title>
      {toast.description ? <Primitive.Description>{toast.description}</Primitive.Description> : null}
      {toast.action ? (
        <Primitive.Action asChild altText={toast.action.label}>
          <Button size="sm" className="tl-toast-action" onClick={toast.action.onSelect}>
            {toast.action.label}
          </Button>
        </Primitive.Action>
      ) : null}
    </div>
    <Primitive.Close asChild>
      <CloseButton />
    </Primitive.Close>
    {toast.kind === 'error' ? null : (
      <span
        className={classes('tl-toast-bar', marks[toast.kind].tone)}
        style={{ '--toast-duration': `${toast.duration}ms` } as CSSProperties}
        aria-hidden="true"
      />
    )}
  </Primitive.Root>
);

/** Bottom right, 16 px apart, clear of what is pressed there, announced. Once in the application; `toast()` fills it from anywhere. */
export const Toasts = (): ReactNode => {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const place = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => (toasts.length > 0 && place.current ? keepClear(place.current) : undefined), [toasts]);
  return (
    <Primitive.Provider duration={TOAST_DURATION} swipeThreshold={TOAST_SWIPE_THRESHOLD} swipeDirection="right">
      {toasts.map((entry) => (
        <Item key={entry.id} toast={entry} />
      ))}
      <Primitive.Viewport
        ref={place}
        className="tl-toasts"
        label={text('notificationsRegion', { hotkey: '{hotkey}' })}
      />
    </Primitive.Provider>
  );
};
