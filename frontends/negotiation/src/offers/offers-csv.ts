import type { CsvColumn } from '@touchline/app-core/csv/csv.ts';
import { minorDigits } from '@touchline/ui';
import { offerState } from './offer-status.tsx';
import type { OfferRow } from './offers-api.ts';
import { text } from './offers-text.ts';

/** In whole units with their decimals, as a spreadsheet counts. */
const units = (amount: number, currency: string): number => amount / 10 ** minorDigits(currency);

/** The columns of offers in a spreadsheet. */
export const offerColumns: readonly CsvColumn<OfferRow>[] = [
  { header: text('csvPlayer'), value: ({ player }) => player.name },
  { header: text('csvPositions'), value: ({ player_today }) => player_today?.positions.join(' ') ?? null },
  { header: text('csvAge'), value: ({ player_today }) => player_today?.age ?? null },
  { header: text('csvPlaysFor'), value: ({ player_today }) => player_today?.club_team?.club_name ?? null },
  { header: text('csvClub'), value: ({ club_team }) => club_team.club_name },
  { header: text('csvTeam'), value: ({ club_team }) => club_team.team_name },
  { header: text('csvRepresentative'), value: ({ representative }) => representative.name },
  { header: text('csvState'), value: (offer) => offerState(offer).label },
  { header: text('csvRound'), value: ({ round }) => round },
  { header: text('csvSalary'), value: ({ salary }) => units(salary.amount, salary.currency) },
  { header: text('csvPer'), value: ({ salary }) => salary.per },
  { header: text('csvTotal'), value: ({ total_per_season, currency }) => units(total_per_season, currency) },
  { header: text('csvCurrency'), value: ({ currency }) => currency },
  { header: text('csvFrom'), value: ({ contract_start_date }) => contract_start_date },
  { header: text('csvUntil'), value: ({ contract_expiry_date }) => contract_expiry_date },
  { header: text('csvAnswerUntil'), value: ({ status, expires_at }) => (status === 'pending' ? expires_at : null) },
  { header: text('csvChanged'), value: ({ updated_at }) => updated_at },
];
