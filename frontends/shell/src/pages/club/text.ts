import { createText } from '@touchline/ui';

/** The words of a club's page. */
export const text = createText('club-page', {
  city: 'City',
  closes: 'Closes on {date}',
  country: 'Country',
  female: 'Women',
  founded: 'Founded',
  male: 'Men',
  noPositions: 'No open position at the moment.',
  nobody: 'Nobody acts for this club here at the moment.',
  nobodyInTeam: 'Nobody here yet',
  notFound: 'There is no such club.',
  own: 'This is your club.',
  ownEdit: 'Your profile and teams',
  people: { one: '{count} person', other: '{count} people' },
  positions: 'Open positions',
  squad: '{gender}, {level}',
  squads: 'Squads',
  title: 'Club',
  unverified: 'Not verified yet',
  verified: 'Verified',
  verifiedMeans: 'Verified means: our staff checked the club and each person who acts for it.',
  verifiedSince: 'Verified since',
  web: 'Website',
  who: 'Who acts for the club here',
});
