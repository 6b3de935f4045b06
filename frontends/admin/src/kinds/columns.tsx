import type { ReactNode } from 'react';
import type { ProfileRow } from '../api/profiles-api.ts';
import type { TableColumn, TableFilter } from '../features/table/table-kind.ts';
import { text as words } from '../text.ts';

/** A column of words: what is shown is what is saved. */
export const wordColumn = (
  id: string,
  header: string,
  of: (row: ProfileRow) => string | null,
  shown: (row: ProfileRow) => ReactNode = (row) => of(row) ?? '–',
): TableColumn<ProfileRow> => ({ id, header, cell: shown, csv: of });

export const clubColumn = (): TableColumn<ProfileRow> =>
  wordColumn('club', words('club'), ({ club_name }) => club_name);
export const clubFilter = (label = words('club')): TableFilter => ({ id: 'club_search', of: 'text', label });

export const listFilter = (
  id: string,
  label: string,
  any: string,
  options: readonly { readonly value: string; readonly label: string }[],
): TableFilter => ({ id, label, any, of: 'list', options });
