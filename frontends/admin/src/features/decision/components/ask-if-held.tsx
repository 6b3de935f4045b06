import { type ApiFailure, isApiFailure } from '@touchline/app-core/client/failure.ts';
import { formatClock } from '@touchline/ui';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import type { CaseHold, Despite } from '../../../api/holds-api.ts';
import { holdText } from '../text.ts';
import { ConfirmAct } from './confirm-act.tsx';

/** Does something that answers a case; where a colleague has it, asks first and then does it despite the colleague. */
type Act = <T>(act: (despite?: Despite) => Promise<T>) => Promise<T>;

const HeldContext = createContext<Act>((act) => act());
export const useAskIfHeld = (): Act => useContext(HeldContext);

type Ask = { readonly hold: CaseHold; readonly settle: (confirmed: boolean) => void };

const heldBy = ({ code, details }: ApiFailure): CaseHold | null => {
  const hold = (details ?? {}) as Partial<CaseHold>;
  return code === 'CaseHeld' && hold.by && hold.since ? (hold as CaseHold) : null;
};

/** Around every decision of staff: no colleague's case is decided by mistake, and none can't be decided. */
export const AskIfHeld = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const [ask, setAsk] = useState<Ask | null>(null);
  const run = useCallback<Act>(async (act) => {
    let despite: Despite;
    // What is about two cases may meet two colleagues, one after the other.
    for (;;)
      try {
        return await act(despite);
      } catch (reason) {
        const hold = isApiFailure(reason) ? heldBy(reason) : null;
        if (!hold) throw reason;
        const confirmed = await new Promise<boolean>((settle) => setAsk({ hold, settle }));
        setAsk(null);
        if (!confirmed) throw reason;
        despite = hold.by;
      }
  }, []);
  const who = ask?.hold.by_name ?? holdText('colleague');
  return (
    <HeldContext value={run}>
      {children}
      {ask ? (
        <ConfirmAct
          title={holdText('askTitle', { who })}
          description={holdText('askText', { who, when: formatClock(ask.hold.since) })}
          confirmLabel={holdText('askConfirm')}
          final
          busy={false}
          failure={null}
          onConfirm={async () => {
            ask.settle(true);
            return true;
          }}
          onClose={() => ask.settle(false)}
        />
      ) : null}
    </HeldContext>
  );
};
