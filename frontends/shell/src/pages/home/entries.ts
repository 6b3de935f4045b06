import type { Reply } from '@touchline/app-core/client/create-client.ts';
import type { Interest } from '@touchline/negotiation/interests/interests-api.ts';
import type { Mandate } from '@touchline/negotiation/mandates/mandates-api.ts';
import type { OfferRow } from '@touchline/negotiation/offers/offers-api.ts';
import type { Suggestion } from '@touchline/negotiation/opportunities/suggestions-api.ts';
import type { Trial } from '@touchline/negotiation/trials/trials-api.ts';

export type Home = Reply<'/home', 'get'>['data'];
export type DocumentRow = NonNullable<Home['answers']['documents']>[number];

/** One thing that waits for somebody, with its deadline (an instant, or null where there is none). */
export type Entry =
  | { readonly kind: 'interest'; readonly id: string; readonly until: null; readonly interest: Interest }
  | { readonly kind: 'mandate'; readonly id: string; readonly until: string; readonly mandate: Mandate }
  | { readonly kind: 'suggestion'; readonly id: string; readonly until: string; readonly suggestion: Suggestion }
  | { readonly kind: 'trial'; readonly id: string; readonly until: string | null; readonly trial: Trial }
  | { readonly kind: 'report'; readonly id: string; readonly until: string | null; readonly trial: Trial }
  | { readonly kind: 'offer'; readonly id: string; readonly until: string | null; readonly offer: OfferRow }
  | { readonly kind: 'document'; readonly id: string; readonly until: string | null; readonly document: DocumentRow };

const LATEST = '9999';
const byDeadline = (a: Entry, b: Entry): number => (a.until ?? LATEST).localeCompare(b.until ?? LATEST);

const interestEntry = (interest: Interest): UnderwayEntry => ({
  kind: 'interest',
  id: interest.id,
  until: null,
  interest,
});
const offerEntry = (offer: OfferRow): UnderwayEntry => ({
  kind: 'offer',
  id: offer.id,
  until: offer.status === 'pending' ? offer.expires_at : null,
  offer,
});
const documentEntry = (document: DocumentRow): UnderwayEntry => ({
  kind: 'document',
  id: document.id,
  until: document.status === 'available' ? document.expires_at : null,
  document,
});

/** Waits to the end of its last day of answering. */
const mandateEntry = (mandate: Mandate): Entry => ({
  kind: 'mandate',
  id: mandate.id,
  until: `${mandate.answer_by}T23:59:59`,
  mandate,
});

/** Waits as long as its position is open. */
const suggestionEntry = (suggestion: Suggestion): Entry => ({
  kind: 'suggestion',
  id: suggestion.id,
  until: `${suggestion.opportunity.closes_on}T23:59:59`,
  suggestion,
});

/** A trial that is over and whose report may still be written. */
const reportEntry = (trial: Trial): Entry => ({
  kind: 'report',
  id: trial.id,
  until: trial.report_until ? `${trial.report_until}T23:59:59` : null,
  trial,
});

/** A trial stands by its first day: that decides until when it has to be answered, and when it comes. */
const trialEntry = (trial: Trial): UnderwayEntry => ({
  kind: 'trial',
  id: trial.id,
  until: `${trial.starts_on}T00:00:00`,
  trial,
});

const entriesOf = ({
  offers,
  documents,
  trials,
}: Pick<Home['underway'], 'offers' | 'documents' | 'trials'>): readonly UnderwayEntry[] =>
  [...(offers ?? []).map(offerEntry), ...(documents ?? []).map(documentEntry), ...(trials ?? []).map(trialEntry)].sort(
    byDeadline,
  );

/** What needs my answer, the nearest deadline first; interests have none. */
export const answersOf = ({ answers }: Home): readonly Entry[] => [
  ...[
    ...entriesOf(answers),
    ...(answers.reports ?? []).map(reportEntry),
    ...(answers.mandates ?? []).map(mandateEntry),
    ...(answers.suggestions ?? []).map(suggestionEntry),
  ].sort(byDeadline),
  ...(answers.interests ?? []).map(interestEntry),
];

/** What is under way, whoever has the next word. */
export type UnderwayEntry = Exclude<Entry, { readonly kind: 'mandate' | 'suggestion' | 'report' }>;

/** What waits for others; interests, which have no deadline, last. An agreed offer whose contract stands in a list already isn't told twice. */
export const underwayOf = (home: Home): readonly UnderwayEntry[] => {
  const told = new Set([...(home.answers.documents ?? []), ...(home.underway.documents ?? [])].map(({ id }) => id));
  const offers = (home.underway.offers ?? []).filter((offer) => !told.has(offer.contract?.document_id ?? ''));
  return [
    ...entriesOf({ offers, documents: home.underway.documents, trials: home.underway.trials }),
    ...(home.underway.interests ?? []).map(interestEntry),
  ];
};

/** The club team on the other side, or on mine. */
export const teamOf = (entry: Entry) => {
  switch (entry.kind) {
    case 'interest':
      return entry.interest.club_team;
    case 'trial':
    case 'report':
      return entry.trial.club_team;
    case 'offer':
      return entry.offer.club_team;
    case 'document':
      return entry.document.club_team;
    case 'suggestion':
      return entry.suggestion.opportunity.club_team;
    case 'mandate':
      return null;
  }
};

/** How many clubs wait: two offers of one club are one club. */
export const clubsWaiting = (entries: readonly Entry[]): number =>
  new Set(entries.flatMap((entry) => teamOf(entry)?.club_id ?? [])).size;

export const greetingOf = (hour: number): 'morning' | 'afternoon' | 'evening' =>
  hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';

/** Nothing on the table, and nothing ever was as far as the news reach: what one may do first is worth more than a list. */
export const isFresh = (home: Home): boolean =>
  answersOf(home).length === 0 &&
  underwayOf(home).length === 0 &&
  !home.player?.joins &&
  !(home.changes ?? []).some(({ kind }) => /^(interest|mandate|suggestion|trial-request|offer|document)\./.test(kind));
