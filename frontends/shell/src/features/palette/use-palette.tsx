import { log } from '@touchline/app-core/log.ts';
import { toast, useCommandKey } from '@touchline/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { text } from '../../text.ts';

type Part = typeof import('./palette.tsx')['Palette'];

/**
 * The palette, for every page: its script comes when the page has nothing else to do, or at once when somebody opens it.
 * @param allowed there is something to find: nothing of it is loaded for guests
 */
export const usePalette = (allowed: boolean): { readonly open: () => void; readonly layer: ReactNode } => {
  const [shown, setShown] = useState(false);
  const [Palette, setPart] = useState<Part | null>(null);
  const load = useCallback(async (): Promise<void> => {
    const part = await import('./palette.tsx');
    setPart(() => part.Palette);
  }, []);
  const open = useCallback((): void => {
    if (!allowed) return;
    setShown(true);
    load().catch((reason: unknown) => {
      setShown(false);
      log.warn('The palette could not be loaded', reason);
      toast({ kind: 'error', title: text('paletteAway') });
    });
  }, [allowed, load]);
  useEffect(() => {
    if (!allowed) return;
    // Safari has no idle callbacks.
    const idle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 2_000));
    // Whoever opens it while it can't be had is told then.
    idle(() => void load().catch(() => undefined));
  }, [allowed, load]);
  useCommandKey(open);
  return { open, layer: allowed && Palette ? <Palette open={shown} onOpenChange={setShown} /> : null };
};
