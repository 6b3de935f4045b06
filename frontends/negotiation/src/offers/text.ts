import { createText } from '@touchline/ui';

/** The words of the form in which terms are written. */
export const text = createText('offer-form', {
  againFrom: 'Start again from round {round}',
  agentReads: '{name}, your agent, sees the counter once you send it.',
  changes: { one: '{count} change', other: '{count} changes' },
  changesNone: 'Nothing is changed yet. What you change appears here.',
  changesTitle: 'What you change',
  difference: 'Difference',
  discard: 'Discard',
  discardOfferText: 'Nothing of it was sent. What you typed for {name} is deleted.',
  discardOfferTitle: 'Discard this offer?',
  discardText: 'Nothing of it was sent. What you typed is deleted, and round {round} still waits for your answer.',
  discardTitle: 'Discard your counter?',
  discarded: 'Discarded. Nothing was sent',
  lookOverShort: 'Look over',
  mend: { one: '{count} to put right', other: '{count} to put right' },
  mendOne: 'to put right',
  onRound: 'on round {round}',
  onTheTable: 'On the table',
  onTheTableValue: 'On the table: {value}',
  overtaken:
    '{name} changed the terms. What is on the table now stands beside each field; what you typed is kept. Your counter answers round {round}.',
  pointYou: 'You, round {round}',
  pointYouNow: 'You, now',
  soFar: 'Your counter so far',
  soFarText: 'Kept in this tab. Only you see it until you send it.',
  title: 'Your counter, round {round}',
  titleText: 'You start from round {round} of {name}. Change at least one term.',
  totalUnknown: 'No total yet',
});
