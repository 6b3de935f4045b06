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
  notice: 'Tell me of new players',
  notice_at_once: 'At once',
  notice_daily: 'Once a day, by mail',
  notice_none: 'Never',
  noticeHelp: 'You are told of players who match for the first time, never twice of the same one.',
  save: 'Save',
  saved: 'The search is saved',
  saveSearch: 'Save search',
  title: 'Saved searches',
});
