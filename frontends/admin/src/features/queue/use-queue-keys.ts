import { useKeys } from '@touchline/app-core/keys/use-keys.ts';
import { text } from '../../text.ts';
import type { KeyLegend } from './components/queue-frame.tsx';
import { SEARCH_ID } from './components/queue-list.tsx';
import { caseBeside } from './queue-address.ts';
import type { QueueAddress } from './use-queue-address.ts';

const decisionKeys = (reasons: number, both: boolean): readonly KeyLegend[] =>
  reasons > 0
    ? [
        ...(both ? [{ keys: ['A'], does: text('keyBoth') }] : []),
        { keys: ['V'], does: text('keyVerify') },
        { keys: ['1', String(reasons)], joined: 'to', does: text('keyReason') },
        { keys: ['F'], does: text('keyKind') },
        { keys: ['R'], does: text('keyReject') },
      ]
    : [];

/** Moving through the list by keys; answers with the legend of all keys of a queue, for its foot. */
export const useQueueKeys = (
  { view, go }: QueueAddress,
  ids: readonly string[],
  /** How many reasons there are to reject it; 0 where the open case is no such decision. */
  reasons: number,
  /** Person and profile can be verified by one decision. */
  both: boolean,
  /** Selects the open row, where rows can be selected. */
  onSelect?: () => void,
): readonly KeyLegend[] => {
  const step = (by: 1 | -1) => (): void => {
    const open = caseBeside(ids, view.open, by);
    if (open && open !== view.open) go({ open });
  };
  useKeys({
    j: step(1),
    k: step(-1),
    x: onSelect,
    '/': () => document.getElementById(SEARCH_ID)?.focus(),
  });
  return [
    { keys: ['J', 'K'], does: text('keyNextPrevious') },
    ...(onSelect ? [{ keys: ['X'], does: text('keySelect') }] : []),
    ...decisionKeys(reasons, both),
    { keys: ['Z'], does: text('keyZoom') },
    { keys: ['T'], does: text('keyTurn') },
    { keys: ['/'], does: text('keySearch') },
  ];
};
