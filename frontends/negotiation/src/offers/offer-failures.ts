import { type ApiFailure, fieldDetails } from '@touchline/app-core/client/failure.ts';

/** Where the server's field paths stand in the form. */
const fields: Readonly<Record<string, string>> = {
  'terms.contract_start_date': 'start',
  'terms.contract_expiry_date': 'until',
  'terms.salary.amount': 'salary',
  'terms.signing_bonus': 'signing_bonus',
  'terms.bonuses': 'bonuses',
  'terms.release_clause': 'release_clause',
  'terms.extension_option.months': 'extension_months',
  'terms.housing.amount': 'housing',
  'terms.other_terms': 'other_terms',
};

const fieldOfPath = (path: string): string => {
  const plain = path.replace(/^body\./, '');
  const known = Object.keys(fields).find((name) => plain === name || plain.startsWith(`${name}.`));
  return known ? (fields[known] ?? plain) : plain;
};

/** A refusal as the form shows it: the field's name in the form → the sentence. Empty where it concerns no field. */
export const offerFieldErrors = (failure: ApiFailure): Readonly<Record<string, string>> => {
  switch (failure.code) {
    case 'OfferContractExpiryDateInvalid':
    case 'OfferContractTooLong':
      return { until: failure.message };
    case 'OfferContractStartDateMustBeAfterCurrentContract':
      return { start: failure.message };
    case 'ValidationFailed':
      return Object.fromEntries(fieldDetails(failure).map(({ path, message }) => [fieldOfPath(path), message]));
    default:
      return {};
  }
};
