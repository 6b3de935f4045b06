import { setTimeout as wait } from 'node:timers/promises';
import { patience } from '../../../services/trials/src/reservations/reservations.process.ts';
import type { Ledger } from './ledger.ts';
import type { Open } from './read-models.ts';

/** What became of requests for which nobody asks any more. */
export interface Outcome {
  /** Made before the kill: it stands like any other. */
  came: number;
  /** Something was reserved for it, and the sweep has taken it back. */
  reclaimed: number;
  /** Nothing of it was ever written. */
  nothing: number;
}

interface Kept {
  readonly _id: string;
  readonly version: number;
  readonly state: { readonly reservations: readonly { readonly trial_request_id: string }[] };
}
interface Found {
  readonly _id: string;
  readonly version: number;
  readonly sequence: number;
  readonly state: { readonly status: string };
}

/**
 * Waits until it is decided of each: it came about, or the product's own sweep gave it up. Nobody here waits for as long as
 * a request may take: its reservation is dated back to before that, the only thing that is changed from outside. What is
 * not decided within the time is left to the check.
 */
export const decideLeft = async (open: Open, ledger: Ledger, withinMs: number): Promise<Outcome> => {
  const outcome: Outcome = { came: 0, reclaimed: 0, nothing: 0 };
  const trials = await open('trials');
  const requests = trials.collection<Found>('trial_requests');
  const allowances = trials.collection<Kept>('trial_allowances');
  const dateBack = async ({ _id, version }: Kept, id: string): Promise<void> => {
    const before = new Date(Date.now() - patience - 60_000).toISOString();
    await allowances.updateOne(
      { _id, version },
      { $set: { 'state.waiting_since': before, 'state.reservations.$[one].reserved_at': before } },
      { arrayFilters: [{ 'one.trial_request_id': id, 'one.state': 'reserved' }] },
    );
  };
  const isDecided = async (id: string, userId: string): Promise<boolean> => {
    const found = await requests.findOne({ _id: id });
    if (found) {
      const came = found.state.status !== 'abandoned';
      outcome[came ? 'came' : 'reclaimed'] += 1;
      ledger.decided(id, found, came);
      if (came) ledger.told(userId, 1, 1);
      return true;
    }
    const kept = await allowances.findOne({ 'state.reservations.trial_request_id': id } as never);
    if (kept) {
      await dateBack(kept, id);
      return false;
    }
    outcome.nothing += 1;
    ledger.decided(id, null, false);
    return true;
  };
  for (const until = Date.now() + withinMs; ledger.left().size > 0; await wait(250)) {
    const open = [...ledger.left()];
    const decided = await Promise.all(open.map(([id, userId]) => isDecided(id, userId)));
    if (decided.every(Boolean)) break;
    if (Date.now() < until) continue;
    for (const [id] of ledger.left()) ledger.decided(id, null, false);
  }
  return outcome;
};
