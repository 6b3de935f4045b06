import { formatCount, formatSeason, Section, Status, Table } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../text.ts';
import type { PlayerSheetData } from './players-api.ts';

const figures = ['appearances', 'minutes', 'goals', 'assists'] as const;

/** The career, season by season, as the player tells it, with what staff have confirmed. Nothing where there is none. */
export const Career = ({ seasons }: { readonly seasons: PlayerSheetData['seasons'] }): ReactNode =>
  seasons.length === 0 ? null : (
    <Section title={text('career')} aside={text('careerSaid')} className="mt-8">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="tl-table-wrap" aria-label={text('career')} tabIndex={0}>
        <Table flush>
          <thead>
            <tr>
              <th scope="col">{text('careerClub')}</th>
              <th scope="col">{text('careerSeason')}</th>
              {figures.map((name) => (
                <th key={name} scope="col" data-align="end">
                  {text(`career_${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seasons.map((season) => (
              <tr key={season.id}>
                <th scope="row" className="text-left">
                  <span className="tl-strong">{season.club}</span>
                  {season.level ? <span className="text-ink-2">, {season.level}</span> : null}
                </th>
                <td className="tl-num whitespace-nowrap">
                  {formatSeason(season.began_in)}
                  {season.confirmed_at ? (
                    <span className="block">
                      <Status meaning="yes">{text('careerConfirmed')}</Status>
                    </span>
                  ) : null}
                </td>
                {figures.map((name) => (
                  <td key={name} data-align="end">
                    {formatCount(season[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </section>
    </Section>
  );
