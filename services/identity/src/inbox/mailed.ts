import { amountInFigures, inWholeUnits } from '@touchline/contracts/amounts';
import { daysInWords } from '@touchline/contracts/days';
import type { Party, PublicDocument, PublicOffer } from '@touchline/contracts/events';
import { isGroup, isPart, placesOf, type SigningPlace } from '@touchline/contracts/policies/signing-places';
import { totalPerSeason } from '@touchline/contracts/values';
import type { Mailed } from './inbox.ts';

/** The figures and deadlines of mails: pure. */

type Terms = PublicOffer['rounds'][number]['terms'];
interface Line {
  readonly term: string;
  readonly of: (terms: Terms) => string;
}

const money = (amount: number | null, { salary: { currency } }: Terms): string =>
  amount === null ? 'none' : amountInFigures({ amount, currency });

const totalOf = (terms: Terms): string =>
  amountInFigures(inWholeUnits({ amount: totalPerSeason(terms).total, currency: terms.salary.currency }));

const lines: readonly Line[] = [
  {
    term: 'Salary',
    of: (terms) => `${money(terms.salary.amount, terms)} per ${terms.salary.per}, ${terms.salary.basis}`,
  },
  { term: 'Signing bonus', of: (terms) => money(terms.signing_bonus, terms) },
  { term: 'Release clause', of: (terms) => money(terms.release_clause, terms) },
  {
    term: 'Contract',
    of: (terms) => daysInWords(terms.contract_start_date, terms.contract_expiry_date),
  },
];

/** What is on the table: the total, the terms that decide, old and new, and until when it can be answered. */
export const offerMailed = (offer: PublicOffer): Mailed => {
  const [round, before] = [offer.rounds.at(-1), offer.rounds.at(-2)];
  if (!round) return {};
  return {
    figure: {
      value: totalOf(round.terms),
      caption: before
        ? `per season, guaranteed. Round ${before.number} was ${totalOf(before.terms)}.`
        : 'per season, guaranteed',
    },
    facts: lines.map(({ term, of }) => {
      const [value, was] = [of(round.terms), before ? of(before.terms) : undefined];
      return { term, value, was: was === value ? undefined : was };
    }),
    ...(offer.status === 'pending'
      ? { deadline: { until: offer.expires_at, after: 'After that the offer ends by itself.' } }
      : {}),
  };
};

const afterwards = ({ kind }: PublicDocument): string =>
  kind === 'contract' ? 'After that the contract expires.' : 'After that nobody can sign it any more.';

/** Who signs after whom; of several at one place how many are needed: `Davi Adeyinka, then 2 of: you, Aylin Demir, Rui Costa`. */
const orderInWords = (document: PublicDocument, reader: string): string => {
  const names = new Map(
    document.signers.map(({ profile_id, name }) => [profile_id, profile_id === reader ? 'you' : name]),
  );
  const named = ({ signers }: SigningPlace) => signers.map((one) => names.get(one) ?? '').join(', ');
  if (!document.places) return placesOf(document).map(named).join(', ');
  return document.places
    .map((place) => {
      if (!isGroup(place)) return named(place);
      return isPart(place) ? `${place.needed} of: ${named(place)}` : `together: ${named(place)}`;
    })
    .join('; then ');
};

/** What is to be signed, by whom in their order, and until when. */
export const documentMailed = (document: PublicDocument, reader: string): Mailed => ({
  facts: [
    ...(document.author && document.author.profile_id !== reader
      ? [{ term: 'From', value: document.author.name }]
      : []),
    ...(document.message ? [{ term: 'Message', value: document.message }] : []),
    ...(document.offer ? [{ term: 'Club', value: document.offer.club_team.club_name }] : []),
    ...(document.contract
      ? [{ term: 'Contract', value: daysInWords(document.contract.from, document.contract.until) }]
      : []),
    {
      term: 'Order of signing',
      value: orderInWords(document, reader),
    },
  ],
  ...(document.status === 'available' && document.expires_at
    ? { deadline: { until: document.expires_at, after: afterwards(document) } }
    : {}),
});

/** Something that was open is over, because the player has signed elsewhere: to the player it is no news of a third person. */
export const signedElsewhere = (to: Party, player: string): string =>
  to === 'player' ? 'You have signed with another club.' : `${player} has signed for another club.`;
