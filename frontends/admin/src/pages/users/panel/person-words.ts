import { formatDay, type Meaning } from '@touchline/ui';
import type { PersonFile } from '../people-api.ts';
import { text } from '../text.ts';

type Dealing = NonNullable<PersonFile['dealings']>[number];
type Signed = NonNullable<PersonFile['documents']>[number];

const states = {
  accepted: 'yes',
  available: 'pending',
  cancelled: 'closed',
  closed: 'closed',
  completed: 'yes',
  declined: 'no',
  draft: 'closed',
  expired: 'closed',
  'fully-signed': 'pending',
  pending: 'pending',
  signed: 'yes',
  voided: 'closed',
  withdrawn: 'closed',
} as const satisfies Readonly<Record<string, Meaning>>;
type State = keyof typeof states;
type Word<Name extends State> = Name extends 'fully-signed' ? 'fullysigned' : Name;

const isState = (status: string): status is State => Object.hasOwn(states, status);
/** Of a status that this page doesn't know yet the word itself. */
const stateText = (status: string): string =>
  isState(status) ? text(`status_${status.replace('-', '') as Word<State>}`) : status;

export const meaningOf = (status: string): Meaning => (isState(status) ? states[status] : 'closed');

export const dealingText = ({ kind, with: side, round, starts_on }: Dealing): string => {
  if (kind === 'interest') return text('interestWith', { with: side });
  if (kind === 'offer') return text('offerWith', { with: side, round: round ?? 1 });
  return text('trialWith', { with: side, day: starts_on ? formatDay(starts_on) : '' });
};

export const dealingState = ({ status, turn }: Dealing): string => (turn ? text(`turn_${turn}`) : stateText(status));

export const documentState = ({ status, turn }: Signed): string => (turn ? text(`signs_${turn}`) : stateText(status));
