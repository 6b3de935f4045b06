import { type DocumentPart, documentParts } from '@touchline/contracts/policies/own-documents';

/** What is looked for in the list of documents, as it stands in the address. */
export interface Looked {
  readonly show: DocumentPart | null;
  /** Words of a title or a name. */
  readonly q: string;
}

/** Unknown values are left out. */
export const lookedFor = (search: URLSearchParams): Looked => ({
  show: documentParts.find((part) => part === search.get('show')) ?? null,
  q: (search.get('q') ?? '').trim(),
});

export const addressOf = ({ show, q }: Looked): string => {
  const search = new URLSearchParams({ ...(show ? { show } : {}), ...(q ? { q } : {}) });
  return search.size > 0 ? `/documents?${search}` : '/documents';
};
