import { crestOf } from '@touchline/app-core/page/crest-of.ts';
import type { Prospect } from '@touchline/negotiation/offers/offers-api.ts';
import type { PlayerSheetData } from '@touchline/negotiation/player/players-api.ts';
import { Avatar, ContractBar, Flags, formatDay, Notice, Positions, Tier, today } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../../text.ts';

type Approached = Pick<Prospect, 'player' | 'approach'>;

/** Which rule of approach applies, in a sentence. */
export const windowText = ({ approach }: Approached): string => {
  const date = formatDay(approach.ends_on ?? today());
  if (approach.approach === 'free') return text('windowFree');
  if (approach.approach === 'open') return text('windowOpen', { date });
  return text('windowInformed', { date, from: formatDay(approach.approach_free_from ?? today()) });
};

/** The player the offer is to: what the terms have to do with. */
export const PlayerCard = ({
  prospect,
  sheet,
}: {
  readonly prospect: Approached;
  readonly sheet: PlayerSheetData | undefined;
}): ReactNode => (
  <div className="grid gap-4">
    <div className="flex items-center gap-3.5">
      <Avatar
        name={prospect.player.name}
        src={sheet?.photo}
        size={52}
        club={sheet?.club_team ? crestOf(sheet.club_team) : undefined}
      />
      <div className="grid min-w-0 gap-0.5">
        <p className="tl-name text-lg leading-6">{prospect.player.name}</p>
        {sheet ? (
          <p className="tl-small flex flex-wrap items-center gap-2">
            <Positions positions={sheet.positions} />
            <span className="tl-num">{sheet.age}</span>
            <Flags countries={sheet.nationalities} flag={false} />
            <Tier tier={sheet.valuation_tier} />
          </p>
        ) : null}
      </div>
    </div>
    <section className="grid gap-2">
      <h3 className="tl-label">{text('windowTitle')}</h3>
      <ContractBar until={prospect.approach.ends_on} large={prospect.approach.approach === 'club-informed'} />
      <Notice tone={prospect.approach.approach === 'club-informed' ? 'pending' : 'yes'} icon="info">
        {windowText(prospect)}
      </Notice>
    </section>
  </div>
);
