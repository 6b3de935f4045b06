import { createText } from '@touchline/ui';

/** The words for an agent who reads along. */
export const text = createText('reading-along', {
  agreedTrial: 'Trial agreed',
  allMandates: 'All mandates',
  endsSoon: 'The mandate ends soon',
  interest: 'Interest of {club}',
  inTalks: 'In talks',
  mandateUntil: 'Mandate until {date}',
  nothing: 'Nothing open',
  offer: 'Offer of {club}, round {round}, {total} per season',
  players: 'Your players',
  readAlong: 'You read along. Only the player answers.',
  readsAlong: 'You see this as the agent of {player}. Only {player} can answer.',
  signing: 'Contract in signing',
  trial: 'Trial at {club}, {days}',
  turn: '{name}’s turn',
  turnUntil: '{name}’s turn, until {date}',
});
