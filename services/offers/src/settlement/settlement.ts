/**
 * From an accepted offer to a sealed contract, over two services: pure. Steps only go forward, whatever the order in which
 * news of the offer and of its document comes.
 */
export type Settlement =
  | { readonly step: 'none'; readonly deadline: null }
  /** Accepted; documents has to draft the contract. */
  | { readonly step: 'drafting'; readonly deadline: string }
  /** All may sign, until the contract expires. */
  | { readonly step: 'signing'; readonly document_id: string; readonly deadline: string }
  /** Everybody has signed; documents has to seal. */
  | { readonly step: 'sealing'; readonly document_id: string; readonly deadline: string }
  | { readonly step: 'settled'; readonly document_id: string; readonly deadline: null }
  | { readonly step: 'failed'; readonly document_id: string; readonly deadline: null };

export type News =
  | { readonly type: 'accepted'; readonly at: string }
  | {
      readonly type: 'drafted' | 'signing' | 'fully-signed' | 'completed' | 'failed';
      readonly document_id: string;
      readonly at: string;
      /** When the signing ends by the clock; null while nobody may sign yet. */
      readonly expires_at: string | null;
    };

export const initialState: Settlement = { step: 'none', deadline: null };

/** How long each step may take before somebody has to look, in ms. */
export const patience = { drafting: 10 * 60_000, ending: 10 * 60_000, sealing: 15 * 60_000 } as const;

const order = [
  'none',
  'drafting',
  'signing',
  'sealing',
  'settled',
  'failed',
] as const satisfies readonly Settlement['step'][];

const later = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();

const stepOf = (news: News): Settlement => {
  const { at } = news;
  switch (news.type) {
    case 'accepted':
      return { step: 'drafting', deadline: later(at, patience.drafting) };
    case 'drafted':
    case 'signing': {
      const { document_id, expires_at } = news;
      // Its end by the clock is documents' own business; here it is only noticed where that is never told.
      const deadline = expires_at ? later(expires_at, patience.ending) : later(at, patience.drafting);
      return { step: 'signing', document_id, deadline };
    }
    case 'fully-signed':
      return { step: 'sealing', document_id: news.document_id, deadline: later(at, patience.sealing) };
    case 'completed':
      return { step: 'settled', document_id: news.document_id, deadline: null };
    case 'failed':
      return { step: 'failed', document_id: news.document_id, deadline: null };
  }
};

const isOver = ({ step }: Settlement): boolean => step === 'settled' || step === 'failed';

export const advance = (state: Settlement, news: News): Settlement => {
  const next = stepOf(news);
  const [here, there] = [order.indexOf(state.step), order.indexOf(next.step)];
  if (isOver(state) || there < here) return state;
  // Within a step only a later deadline is news.
  if (there === here && (next.deadline ?? '') <= (state.deadline ?? '')) return state;
  return next;
};
