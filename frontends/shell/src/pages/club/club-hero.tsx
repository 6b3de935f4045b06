import { Crest, countryName, fifaCode, formatDayLong, Icon, Link } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { ClubPage } from './club-query.ts';
import { text } from './text.ts';

/** A long name is set smaller, so that no word of it breaks. */
const sizeOf = (name: string): string => {
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length));
  if (longest > 11) return 'text-[clamp(1.75rem,9cqi,4rem)]';
  return longest > 7 ? 'text-[clamp(2rem,12cqi,5rem)]' : 'text-[clamp(2.25rem,15cqi,6rem)]';
};

const hostOf = (website: string): string => new URL(website).hostname.replace(/^www\./, '');

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactNode => (
  <div>
    <dt className="tl-tiny text-chalk-2">{term}</dt>
    <dd className="tl-name tl-num flex min-h-6 items-center gap-1.5 text-[1.125rem] leading-6">{children}</dd>
  </div>
);

/** The club on the grass: its crest, its name at shirt size, and what says where it is and that it was checked. */
export const ClubHero = ({ club }: { readonly club: ClubPage }): ReactNode => (
  <header className="tl-grass relative overflow-hidden">
    <div className="grid items-center gap-x-10 gap-y-5 px-10 py-9 max-sm:px-4 max-sm:py-6 md:grid-cols-[auto_minmax(0,1fr)]">
      <Crest club={club} size={132} decorative />
      <div className="@container min-w-0">
        <h1
          className={`tl-shirt -ml-0.5 pb-5 leading-[0.9] tracking-[-0.012em] uppercase [overflow-wrap:anywhere] ${sizeOf(club.name)}`}
        >
          {club.name}
        </h1>
        <dl className="flex flex-wrap gap-x-7 gap-y-3.5">
          {club.city ? <Fact term={text('city')}>{club.city}</Fact> : null}
          <Fact term={text('country')}>
            <abbr className="no-underline" title={countryName(club.country)}>
              {fifaCode(club.country)}
            </abbr>
          </Fact>
          {club.founded ? <Fact term={text('founded')}>{club.founded}</Fact> : null}
          {club.verified ? (
            <Fact term={club.verified_at ? text('verifiedSince') : text('verified')}>
              <Icon name="seal-check" size={18} />
              {club.verified_at ? formatDayLong(club.verified_at) : text('verified')}
            </Fact>
          ) : (
            <Fact term={text('verified')}>{text('unverified')}</Fact>
          )}
          {club.website ? (
            <Fact term={text('web')}>
              <Link className="!text-chalk" href={club.website} target="_blank" rel="noopener noreferrer">
                {hostOf(club.website)}
              </Link>
            </Fact>
          ) : null}
        </dl>
      </div>
    </div>
  </header>
);
