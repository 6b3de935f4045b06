import { createText } from '@touchline/ui';

/** The words for an agent who reads along. */
export const text = createText('reading-along', {
  agreedTrial: 'Trial agreed',
  allMandates: 'All mandates',
  askAgain: 'Ask again',
  askedAgain: 'Asked again, no answer yet',
  consentMissing: 'The consent of a guardian is missing. Clubs can’t find the player.',
  contract: 'Contract until',
  ending: 'Mandates that end soon',
  endsSoon: 'The mandate ends soon',
  goesOn: 'Goes on until {date}',
  inDays: { one: 'Ends in {count} day. It ends by itself.', other: 'Ends in {count} days. It ends by itself.' },
  interest: 'Interest of {club}',
  inTalks: 'In talks',
  mandateUntil: 'Mandate until {date}',
  noClub: 'Without a club',
  nothing: 'Nothing open',
  offer: 'Offer of {club}, round {round}, {total} per season',
  players: 'Your players',
  readAlong: 'You read along. Only the player answers.',
  rules: 'A mandate runs for at most {months} months, and a player has one exclusive agent at a time. {source}.',
  readsAlong: 'You see this as the agent of {player}. Only {player} can answer.',
  signing: 'Contract in signing',
  trial: 'Trial at {club}, {days}',
  turn: '{name}’s turn',
  turnUntil: '{name}’s turn, until {date}',
});
