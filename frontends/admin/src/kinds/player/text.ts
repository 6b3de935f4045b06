import { createText } from '@touchline/ui';

export const text = createText('admin-player', {
  name: 'Player',
  queue: 'Players',
  anyNationality: 'Nationality: any',
  anyPosition: 'Position: any',
  anyTier: 'Tier: any',
  tier: 'Tier',
  tierOf: 'Tier {tier}',
  line: '{club}, {age}',
  club: 'Club or contract differs',
  clubText: 'Your club or the end of your contract isn’t what the club publishes. Please fix it and submit again.',
  highlights: 'Highlights show somebody else',
  highlightsText: 'Your highlights don’t show you. Please replace them and submit again.',
  photo: 'Photo is no portrait',
  photoText: 'Your photo doesn’t show your face. Please provide a portrait and submit again.',
  pretender: 'Pretends to be a player',
  pretenderText: 'This profile isn’t the one of the player it names.',
});
