import { cut } from '@touchline/contracts/text';
import { country } from '@touchline/contracts/values';

/** What of the list of clubs stands in the address. */
export type ClubsView = {
  readonly q: string;
  readonly country: string | null;
  readonly verified: 'yes' | 'no' | null;
  readonly pages: number;
  readonly club: string | null;
};

const MAX_PAGES = 40;

export const parseClubs = (search: URLSearchParams): ClubsView => {
  const where = country.safeParse(search.get('country'));
  const verified = search.get('verified');
  const pages = Number(search.get('pages'));
  return {
    q: cut(search.get('q') ?? '', 60),
    country: where.success ? where.data : null,
    verified: verified === 'yes' || verified === 'no' ? verified : null,
    pages: Number.isInteger(pages) && pages >= 1 && pages <= MAX_PAGES ? pages : 1,
    club: search.get('club') || null,
  };
};

export const printClubs = (view: ClubsView): string => {
  const search = new URLSearchParams();
  if (view.q) search.set('q', view.q);
  if (view.country) search.set('country', view.country);
  if (view.verified) search.set('verified', view.verified);
  if (view.pages > 1) search.set('pages', String(view.pages));
  if (view.club) search.set('club', view.club);
  return search.toString();
};
