import { createText } from '@touchline/ui';

export const text = createText('admin-table', {
  anyOf: 'any',
  clear: { one: 'Clear {count} filter', other: 'Clear {count} filters' },
  columnDown: 'Move {name} down',
  columnUp: 'Move {name} up',
  columns: 'Columns, {shown} of {all}',
  columnsAlways: 'always',
  columnsAsBefore: 'As before',
  columnsTitle: 'Columns',
  copied: 'Link copied',
  copyLink: 'Copy link',
  counted: '{total}',
  countedMore: 'more than {total}',
  countedOf: '{total} of {all}',
  countedMoreOf: 'more than {total} of {all}',
  filters: 'Filters',
  filtersOn: 'Filters, {count}',
  next: 'Next row',
  previous: 'Previous row',
  place: '{at} of this page',
  show: 'Show the rows',
});
