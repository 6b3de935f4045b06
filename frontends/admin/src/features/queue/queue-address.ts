import { type VerificationStatus, verificationStatus } from '@touchline/contracts/values';

/** What of a queue stands in the address, so that it can be shared and a reload changes nothing. */
export type QueueView = {
  readonly tab: 'waiting' | 'all';
  readonly status: VerificationStatus | null;
  readonly q: string;
  /** Pages of the list that are shown, 1 and up. */
  readonly pages: number;
  /** The case that is open. */
  readonly open: string | null;
};

const MAX_PAGES = 40;

/** `param` names the open case: `user`, `profile`. What can't be read counts as not given. */
export const parseQueue = (search: URLSearchParams, param: string): QueueView => {
  const tab = search.get('tab') === 'all' ? 'all' : 'waiting';
  const status = verificationStatus.safeParse(search.get('status'));
  const pages = Number(search.get('pages'));
  return {
    tab,
    status: tab === 'all' && status.success ? status.data : null,
    q: search.get('q') ?? '',
    pages: Number.isInteger(pages) && pages >= 1 && pages <= MAX_PAGES ? pages : 1,
    open: search.get(param) || null,
  };
};

/** The query of an address, with its question mark; empty for the queue as it starts. */
export const printQueue = (view: QueueView, param: string): string => {
  const search = new URLSearchParams();
  if (view.tab === 'all') search.set('tab', 'all');
  if (view.tab === 'all' && view.status) search.set('status', view.status);
  if (view.q) search.set('q', view.q);
  if (view.pages > 1) search.set('pages', String(view.pages));
  if (view.open) search.set(param, view.open);
  const printed = search.toString();
  return printed ? `?${printed}` : '';
};

/** Which case opens when this one is decided: the next in the list, else the one before, else none. */
export const caseAfter = (ids: readonly string[], current: string): string | null => {
  const at = ids.indexOf(current);
  if (at < 0) return ids[0] ?? null;
  return ids[at + 1] ?? ids[at - 1] ?? null;
};

/** The case `step` places on; from nowhere the first (or last). Stays at the ends. */
export const caseBeside = (ids: readonly string[], current: string | null, step: 1 | -1): string | null => {
  if (ids.length === 0) return null;
  const at = current === null ? -1 : ids.indexOf(current);
  if (at < 0) return (step === 1 ? ids[0] : ids[ids.length - 1]) ?? null;
  return ids[Math.min(ids.length - 1, Math.max(0, at + step))] ?? null;
};
