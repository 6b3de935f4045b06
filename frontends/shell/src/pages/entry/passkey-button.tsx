import { signInWithPasskey } from '@touchline/app-core/account/second-factor-query.ts';
import { isApiFailure } from '@touchline/app-core/client/failure.ts';
import { Button } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { text } from './text.ts';

/** Signs in with a passkey of this device, alone or instead of a code. */
export const PasskeyButton = ({
  onPassed,
  onRefused,
}: {
  readonly onPassed: () => Promise<void>;
  /** In words; null: begins. */
  readonly onRefused: (message: string | null) => void;
}): ReactNode => {
  const [busy, setBusy] = useState(false);
  const pass = async (): Promise<void> => {
    setBusy(true);
    onRefused(null);
    try {
      await signInWithPasskey();
      await onPassed();
    } catch (reason) {
      // The browser's own words are for its makers; whoever left its dialog reads the same.
      onRefused(isApiFailure(reason) ? reason.message : text('passkeyNotShown'));
    }
    setBusy(false);
  };
  return (
    <Button size="lg" block icon="fingerprint" busy={busy} onClick={() => void pass()}>
      {text('usePasskey')}
    </Button>
  );
};
