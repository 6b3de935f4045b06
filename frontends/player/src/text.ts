import { createText } from '@touchline/ui';

/** This area's words. */
export const text = createText('player', {
  chart: 'Chart',
  clubs: { one: '{count} club', other: '{count} clubs' },
  clubsColumn: 'Clubs',
  editPage: 'Edit your page',
  hidden: 'Clubs can’t find you',
  hiddenText: 'Only clubs that have an offer open with you see this page.',
  openings: 'Clubs that opened your page',
  openingsChart: 'Clubs per week, the last 12 weeks',
  openingsPlan: 'See other plans',
  openingsNone: 'No club has opened your page in the last 12 weeks.',
  openingsNote: 'Different clubs in each week, Monday to Sunday (UTC). We don’t say which ones.',
  openingsOf: '{clubs}, {times}',
  ownPage: 'Your page',
  table: 'Table',
  thisWeek: 'This week',
  times: { one: '{count} time', other: '{count} times' },
  timesColumn: 'Times opened',
  view: 'Show as',
  visible: 'Clubs can find you',
  visibleText: 'Verified clubs see this page just as you see it here.',
  week: 'Week from',
  weekOf: 'Week from {day}',
});
