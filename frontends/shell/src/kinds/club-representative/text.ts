import { createText } from '@touchline/ui';

/** What a club representative is called, and how somebody begins as one. */
export const text = createText('kind-club-representative', {
  name: 'Club representative',
  nameWithin: 'club representative',
  add: 'Add a club representative profile',
  detail: 'Scout players, make offers, sign for your club',
  brief: 'scout, make offers, sign',
  queue: 'Representatives',
  signsFor: 'For {club}',
  goOn: 'Go on',
  keptOffer: 'Kept in this tab of your browser',
  keptOffers: 'Offers you have begun',
  scout: 'Scout players',
  start: 'Find your first player',
  startText:
    'You are verified and can write to every player who wants to be found. Filter by position, age and the end of the contract, and put an offer on the table.',
});
