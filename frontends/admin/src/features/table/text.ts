import { createText } from '@touchline/ui';

export const text = createText('admin-table', {
  anyOf: 'any',
  clear: { one: 'Clear {count} filter', other: 'Clear {count} filters' },
  columnDown: 'Move {name} down',
  columnUp: 'Move {name} up',
  columns: 'Columns, {shown} of {all}',
  columnsAlways: 'always',
  columnsAsBefore: 'As before',
  columnsBeside: 'Shown beside the name',
  columnsBesideNone: 'nothing',
  columnsTitle: 'Columns',
  columnsWide:
    'On a larger screen all of these are shown, in this order. They are kept on this device and in the address.',
  copied: 'Link copied',
  copyLink: 'Copy link',
  counted: '{total}',
  countedMore: 'more than {total}',
  countedOf: '{total} of {all}',
  countedMoreOf: 'more than {total} of {all}',
  elsewhere: 'Not among these rows',
  filtersAndColumns: 'Filters and columns',
  filtersAndColumnsOn: 'Filters and columns, {count}',
  next: 'Next row',
  previous: 'Previous row',
  place: '{at} of this page',
  show: 'Show the rows',
});
