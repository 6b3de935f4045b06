import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { countryName, fifaCode, flagIcon } from '../format/countries.ts';
import { Icon } from '../icon/icon.tsx';
import type { Position } from '../pitch/spots.ts';
import { positionText } from '../text.ts';

/** A country as football writes it: three letters, the flag, the full name for whoever asks. */
export const Flag = ({
  country,
  flag = true,
}: {
  readonly country: string;
  readonly flag?: boolean | undefined;
}): ReactNode => (
  <abbr className="tl-flag" title={countryName(country)}>
    {flag ? <Icon name={flagIcon(country)} /> : null}
    {fifaCode(country)}
  </abbr>
);

export const Flags = ({
  countries,
  flag,
}: {
  readonly countries: readonly string[];
  readonly flag?: boolean;
}): ReactNode => (
  <span className="tl-flags">
    {countries.map((country) => (
      <Flag key={country} country={country} flag={flag} />
    ))}
  </span>
);

/** Positions in rank order: the first stands out, the others follow quieter. */
export const Positions = ({ positions }: { readonly positions: readonly Position[] }): ReactNode => (
  <span>
    {positions.map((position, index) => (
      <span key={position}>
        {index ? ' ' : ''}
        <abbr className={classes('tl-pos', index > 0 && 'tl-pos-rest')} title={positionText(position)}>
          {position}
        </abbr>
      </span>
    ))}
  </span>
);

/** Staff's valuation; a dash until there is one. */
export const Tier = ({ tier }: { readonly tier: string | null | undefined }): ReactNode => (
  <span className={classes('tl-tier', !tier && 'tl-tier-none')}>{tier ?? '–'}</span>
);

/** The one number that decides, in shirt figures, and what it counts. */
export const Stat = ({
  value,
  label,
  size,
}: {
  readonly value: ReactNode;
  readonly label?: ReactNode;
  readonly size?: string;
}): ReactNode => (
  <div className="tl-stat" style={size ? ({ '--stat-size': size } as CSSProperties) : undefined}>
    <span className="tl-shirt tl-num">{value}</span>
    {label ? <span>{label}</span> : null}
  </div>
);
