import type { OfferRow, Reply } from '@touchline/market';

export type Home = Reply<'/home', 'get'>['data'];
export type DocumentRow = NonNullable<Home['answers']['documents']>[number];

/** One thing that waits for somebody, with its deadline (an instant, or null where there is none). */
export type Entry =
  | { readonly kind: 'offer'; readonly id: string; readonly until: string | null; readonly offer: OfferRow }
  | { readonly kind: 'document'; readonly id: string; readonly until: string | null; readonly document: DocumentRow };

const LATEST = '9999';
const byDeadline = (a: Entry, b: Entry): number => (a.until ?? LATEST).localeCompare(b.until ?? LATEST);

const offerEntry = (offer: OfferRow): Entry => ({
  kind: 'offer',
  id: offer.id,
  until: offer.status === 'pending' ? offer.expires_at : null,
  offer,
});
const documentEntry = (document: DocumentRow): Entry => ({
  kind: 'document',
  id: document.id,
  until: document.status === 'available' ? document.expires_at : null,
  document,
});

const entriesOf = ({ offers, documents }: Home['answers']): readonly Entry[] =>
  [...(offers ?? []).map(offerEntry), ...(documents ?? []).map(documentEntry)].sort(byDeadline);

/** What needs my answer, the nearest deadline first. */
export const answersOf = (home: Home): readonly Entry[] => entriesOf(home.answers);

/** What waits for others. An agreed offer whose contract stands in a list already isn't told twice. */
export const underwayOf = (home: Home): readonly Entry[] => {
  const told = new Set([...(home.answers.documents ?? []), ...(home.underway.documents ?? [])].map(({ id }) => id));
  const offers = (home.underway.offers ?? []).filter((offer) => !told.has(offer.contract?.document_id ?? ''));
  return entriesOf({ offers, documents: home.underway.documents });
};

/** How many clubs wait: two offers of one club are one club. */
export const clubsWaiting = (entries: readonly Entry[]): number =>
  new Set(
    entries.flatMap((entry) =>
      entry.kind === 'offer' ? entry.offer.club_team.club_id : (entry.document.club_team?.club_id ?? []),
    ),
  ).size;

export const greetingOf = (hour: number): 'morning' | 'afternoon' | 'evening' =>
  hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';

/** Nothing on the table, and nothing ever was as far as the news reach: what one may do first is worth more than a list. */
export const isFresh = (home: Home): boolean =>
  answersOf(home).length === 0 &&
  underwayOf(home).length === 0 &&
  !home.player?.joins &&
  !(home.changes ?? []).some(({ kind }) => /^(offer|document)\./.test(kind));
