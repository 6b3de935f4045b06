import { clubHref } from '@touchline/app-core/page/club-href.ts';
import { crestOf } from '@touchline/app-core/page/crest-of.ts';
import { Anchor, Crest, Flags, Icon, positionText } from '@touchline/ui';
import { Pitch } from '@touchline/ui/pitch';
import type { ReactNode } from 'react';
import { text } from '../text.ts';
import { nameLines, nameSize } from './name-size.ts';
import type { PlayerSheetData } from './players-api.ts';

const sizes = {
  large: 'text-[clamp(2.5rem,22cqi,6.5rem)]',
  medium: 'text-[clamp(2.25rem,15.5cqi,5.5rem)]',
  small: 'text-[clamp(2rem,10.5cqi,4rem)]',
} as const;

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactNode => (
  <div>
    <dt className="tl-tiny text-chalk-2">{term}</dt>
    <dd className="tl-name tl-num flex min-h-6 items-center text-[1.125rem] leading-6">{children}</dd>
  </div>
);

/** The player on the grass: the name at shirt size, what decides at a glance, and where on the pitch. */
export const PlayerHero = ({
  sheet,
  back,
  photo,
}: {
  readonly sheet: PlayerSheetData;
  readonly back?: { readonly href: string; readonly label: string } | undefined;
  readonly photo?: string | null;
}): ReactNode => (
  <header className="tl-grass relative overflow-hidden">
    <div className="grid gap-x-10 px-10 pt-5 pb-7 max-sm:px-4 max-sm:pt-3 max-sm:pb-6 md:grid-cols-[minmax(0,1fr)_min(42%,35.75rem)]">
      <div className="@container min-w-0">
        {back ? (
          <Anchor className="tl-back !text-chalk-2 hover:!text-chalk" href={back.href}>
            <Icon name="caret-left" />
            {back.label}
          </Anchor>
        ) : null}
        <div className="mt-5 flex items-center gap-3">
          {photo ? <img src={photo} alt="" width={64} height={64} className="size-16 rounded-sm object-cover" /> : null}
          {sheet.club_team ? <Crest club={crestOf(sheet.club_team)} size={40} decorative /> : null}
          <span>
            <b className="tl-strong block">
              {sheet.club_team ? (
                <Anchor className="text-chalk underline underline-offset-3" href={clubHref(sheet.club_team.club_id)}>
                  {sheet.club_team.club_name}
                </Anchor>
              ) : (
                text('noClub')
              )}
            </b>
            {sheet.club_team ? <span className="tl-small text-chalk-2">{sheet.club_team.team_name}</span> : null}
          </span>
        </div>
        <h1
          className={`tl-shirt -ml-0.5 pt-4.5 pb-6 leading-[0.86] tracking-[-0.012em] uppercase [overflow-wrap:anywhere] ${sizes[nameSize(sheet.name)]}`}
        >
          {nameLines(sheet.name).map((line, index) => (
            <span key={line} className="block">
              {index ? ' ' : ''}
              {line}
            </span>
          ))}
        </h1>
        <dl className="flex flex-wrap gap-x-6 gap-y-3.5 max-sm:grid max-sm:grid-cols-[repeat(4,auto)] max-sm:justify-between max-sm:gap-x-3">
          <Fact term={text('factsPosition')}>{sheet.positions.join(' ')}</Fact>
          <Fact term={text('factsNationality')}>
            <Flags countries={sheet.nationalities} />
          </Fact>
          <Fact term={text('factsAge')}>{sheet.age}</Fact>
          <Fact term={text('factsFoot')}>{text(`foot_${sheet.preferred_foot}`)}</Fact>
          <Fact term={text('factsHeight')}>{text('height', { cm: sheet.height_cm })}</Fact>
          {sheet.weight_kg === null ? null : (
            <Fact term={text('factsWeight')}>{text('weight', { kg: sheet.weight_kg })}</Fact>
          )}
          <Fact term={text('factsTier')}>{sheet.valuation_tier}</Fact>
        </dl>
        <p className="tl-sr">
          {text('factsPositionsSpoken', {
            positions: sheet.positions.map((position) => positionText(position)).join(', '),
          })}
        </p>
      </div>
      <div className="self-center max-md:mt-6 max-md:max-w-140 max-sm:-mx-2" aria-hidden="true">
        <Pitch
          positions={sheet.positions}
          landscape
          tone="clear"
          className="tl-pitch-grass [&_.tl-spot]:min-h-7 [&_.tl-spot]:min-w-9.5 [&_.tl-spot]:text-md"
        />
      </div>
    </div>
  </header>
);
