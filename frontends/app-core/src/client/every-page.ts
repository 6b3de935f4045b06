import { isLate, markLate } from './late.ts';

interface Page<Row> {
  readonly data: readonly Row[];
  readonly meta: { readonly next_cursor: string | null };
}

/**
 * All rows of a list, for what is only true of all of them: one page after the other, in the list's order. Late where one of
 * its pages is.
 * @throws what the reading of a page throws: half a list isn't one
 */
export const everyPage = async <Row>(read: (at: { readonly cursor?: string }) => Promise<Page<Row>>) => {
  const rows: Row[] = [];
  let cursor: string | null = null;
  let late = false;
  do {
    const page: Page<Row> = await read(cursor === null ? {} : { cursor });
    rows.push(...page.data);
    late ||= isLate(page);
    cursor = page.meta.next_cursor;
  } while (cursor !== null);
  if (late) markLate(rows);
  return rows as readonly Row[];
};
