import { createText } from '@touchline/ui';

/** The words of saved searches. */
export const text = createText('saved-searches', {
  change: 'Change: {name}',
  changeTitle: 'Change the search',
  deleted: '“{name}” is deleted',
  delete: 'Delete the search',
  fresh: '{count} new',
  freshNone: 'none new',
  name: 'Name of the search',
  notice_at_once: 'At once',
  notice_daily: 'Once a day, by mail',
  notice_none: 'Never',
  notice_of_players: 'Tell me of new players',
  notice_of_positions: 'Tell me of new positions',
  noticeHelp_players: 'You are told of players who match for the first time, never twice of the same one.',
  noticeHelp_positions: 'You are told of positions that match for the first time, never twice of the same one.',
  save: 'Save',
  saved: 'The search is saved',
  saveSearch: 'Save search',
  title: 'Saved searches',
});
