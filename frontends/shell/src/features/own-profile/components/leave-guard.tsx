import { useBlocker } from '@touchline/app-core/page/router.ts';
import { ConfirmDialog } from '@touchline/ui';
import { type ReactNode, useEffect } from 'react';
import { text } from '../text.ts';

/** Asks before a page is left on which something typed isn't saved. Signing out and moving within the page are free. */
export const LeaveGuard = ({
  dirty,
  parts = [],
}: {
  readonly dirty: boolean;
  /** What the page calls the parts that aren't saved, where each has a button to save it. */
  readonly parts?: readonly string[];
}): ReactNode => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && nextLocation.pathname !== currentLocation.pathname && nextLocation.pathname !== '/logout',
  );
  useEffect(() => {
    if (!dirty) return;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [dirty]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open && blocker.state === 'blocked') blocker.reset();
      }}
      title={text(parts.length > 0 ? 'leavePartsTitle' : 'leaveTitle')}
      description={parts.length > 0 ? text('leaveParts', { parts: parts.join(', ') }) : text('leaveText')}
      confirmLabel={text('leaveAct')}
      onConfirm={() => {
        if (blocker.state === 'blocked') blocker.proceed();
      }}
    />
  );
};
