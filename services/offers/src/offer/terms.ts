import type { Round } from '@touchline/contracts/events';
import { todaySomewhere } from '@touchline/contracts/policies/today';
import { addMonths, longestContractYears } from '@touchline/contracts/policies/transfer-regulations';
import { calendarDate, type Gender, isOfOurTime, type Terms } from '@touchline/contracts/values';
import { canonicalJson, invalid, Rejected, sha256 } from '@touchline/platform/domain';
import type { Made } from './state.ts';

/** What the rules need to know of the player: taken from the projection together with the command. */
export interface PlayerFacts {
  /** Onboarded, verified, subscribed, not suspended, and no contract of another offer in signing. */
  readonly eligible: boolean;
  readonly date_of_birth: string;
  /** Whose football he or she plays; null where it isn't known. */
  readonly gender: Gender | null;
  /** The later end of the current and the next contract; null where there is none. */
  readonly contract_ends_on: string | null;
}

const isDate = (text: string): boolean => calendarDate.safeParse(text).success && isOfOurTime(text);

export const mustStartAfterContract = (start: string, { contract_ends_on }: PlayerFacts): void => {
  if (contract_ends_on !== null && start <= contract_ends_on)
    throw new Rejected('OfferContractStartDateMustBeAfterCurrentContract', { contract_ends_on });
};

/** The rules of a contract's two dates. `now` is an instant. */
export const mustHoldAsContract = (terms: Terms, facts: PlayerFacts, now: string): void => {
  const { contract_start_date: start, contract_expiry_date: expiry } = terms;
  if (!isDate(start)) throw invalid({ path: 'terms.contract_start_date', message: 'Enter a date.' });
  if (!isDate(expiry) || expiry <= start) throw new Rejected('OfferContractExpiryDateInvalid');
  if (start < todaySomewhere(now).first)
    throw invalid({ path: 'terms.contract_start_date', message: 'A contract starts today or later.' });
  mustStartAfterContract(start, facts);
  const years = longestContractYears(facts.date_of_birth, now.slice(0, 10));
  if (expiry > addMonths(start, years * 12)) throw new Rejected('OfferContractTooLong', { max_years: years });
};

const hourMs = 3_600_000;
const longestOpenDays = 90;

/** An offer is open for an hour at least and ninety days at most. Both are instants. */
export const mustBeOpenLongEnough = (expiresAt: string, now: string): void => {
  const open = Date.parse(expiresAt) - Date.parse(now);
  if (!(open >= hourMs)) throw invalid({ path: 'expires_at', message: 'Leave at least an hour to answer.' });
  if (open > longestOpenDays * 24 * hourMs)
    throw invalid({ path: 'expires_at', message: `An offer is open for ${longestOpenDays} days at most.` });
};

/** Bonuses mean the same in any order. */
export const normalised = (terms: Terms): Terms => ({
  ...terms,
  bonuses: [...terms.bonuses].sort((a, b) => (a.kind < b.kind ? -1 : 1)),
});

/** SHA-256 over the canonical JSON of the terms, hex. */
export const digestOf = (terms: Terms): string => sha256(canonicalJson(normalised(terms)));

/** The names of the terms that differ. */
export const changedTerms = (before: Terms, after: Terms): readonly (keyof Terms)[] => {
  const [a, b] = [normalised(before), normalised(after)];
  return (Object.keys(b) as (keyof Terms)[]).filter((name) => canonicalJson(a[name]) !== canonicalJson(b[name]));
};

export const lastRound = (offer: Made): Round => {
  const round = offer.rounds.at(-1);
  if (!round) throw new Error(`offer ${offer.offer_id} has no round`);
  return round;
};
