import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { rem } from '../rem.ts';
import { useCrests, useOwnCrest } from './crest-source.tsx';
import { hash } from './drawing.ts';

/** outline (6) × division (8) × colour pair (12), picked by the hash of the club's id: 576 crests. */
const outlines = [
  'M4 4H44V29C44 42 33 49.5 24 54C15 49.5 4 42 4 29Z',
  'M4 4H44V32A20 21 0 0 1 4 32Z',
  'M4 7.5Q14.5 9 24 3Q33.5 9 44 7.5V30C44 42.5 33 50 24 54C15 50 4 42.5 4 30Z',
  'M24 2.5L45 13V38L24 54L3 38V13Z',
  'M24 4.5A23.5 23.5 0 1 1 23.99 4.5Z',
  'M4 4H44V40Q44 46.5 37.5 46.5H30Q25.5 46.5 24 53Q22.5 46.5 18 46.5H10.5Q4 46.5 4 40Z',
] as const;

/** [dark, light], each pair at least 4.5:1, so that initials in one are readable on the other. */
const pairs = [
  ['#14264a', '#f5efe2'],
  ['#741226', '#c3dff0'],
  ['#1c1a17', '#f3c331'],
  ['#b0141f', '#fbf7f0'],
  ['#1f479f', '#fbf7f0'],
  ['#173f9a', '#ffd640'],
  ['#0d5a37', '#fbf7f0'],
  ['#0b4a2d', '#f5d24b'],
  ['#1c1a17', '#f58a3c'],
  ['#46246f', '#f3ecfb'],
  ['#0c545e', '#f7f1e4'],
  ['#1c1a17', '#9bcfee'],
] as const;

const PLAIN = 0;
const CHIEF = 5;
const ROUND = 4;

/** What lies over the ground, and whether the ground itself is dark or light. */
const divisions = [
  { ground: 'dark', charge: '' },
  { ground: 'light', charge: 'M0 0h24v56H0z' },
  { ground: 'light', charge: 'M4 0h8v56H4zM20 0h8v56h-8zM36 0h8v56h-8z' },
  { ground: 'light', charge: 'M0 4h48v8H0zM0 20h48v8H0zM0 36h48v8H0z' },
  { ground: 'dark', charge: 'M-4 6L6-4L56 42L46 54Z' },
  { ground: 'dark', charge: 'M0 0h48v15H0z' },
  { ground: 'light', charge: 'M0 0h24v28H0zM24 28h24v28H24z' },
  { ground: 'dark', charge: 'M24 6L50 30V44L24 20L-2 44V30Z' },
] as const;

export type CrestClub = {
  readonly id: string;
  readonly name: string;
  readonly short_name?: string | null;
};

const shortOf = ({ name, short_name }: CrestClub): string =>
  (short_name?.trim() || name.replace(/[^\p{L}]/gu, '')).slice(0, 3).toUpperCase();

export type CrestProps = {
  readonly club: CrestClub;
  readonly size?: number;
  readonly decorative?: boolean;
  readonly className?: string;
};

/** A club is a shield: its own picture where it has one, else one drawn from its id. Letters from 32 px up. */
export const Crest = ({ club, size = 32, decorative = false, className }: CrestProps): ReactNode => {
  const own = useOwnCrest(club.id);
  const { failed } = useCrests();
  const width = Math.round((size * 48) / 56);
  return own ? (
    <img
      className={classes('tl-crest tl-crest-own', className)}
      src={own}
      alt={decorative ? '' : club.name}
      width={width}
      height={size}
      style={{ width: rem(width) }}
      onError={() => failed(club.id, own)}
    />
  ) : (
    <DrawnCrest club={club} size={size} width={width} decorative={decorative} className={className} />
  );
};

const DrawnCrest = ({
  club,
  size,
  width,
  decorative,
  className,
}: Required<Pick<CrestProps, 'club' | 'size' | 'decorative'>> & {
  readonly width: number;
  readonly className: string | undefined;
}): ReactNode => {
  const clip = useId();
  const named = decorative ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': club.name };
  const h = hash(club.id);
  const outline = outlines[h % 6] ?? outlines[0];
  const division = (h >>> 4) % 8;
  const [dark, light] = pairs[(h >>> 9) % 12] ?? pairs[0];
  const { ground, charge } = divisions[division] ?? divisions[0];
  const low = h % 6 === ROUND ? 2 : 0;
  const letters = shortOf(club);
  const label = (y: number, fill: string): ReactNode => (
    <text
      x="24"
      y={y}
      fill={fill}
      textAnchor="middle"
      className="tl-crest-text"
      fontSize={letters.length > 2 ? 16.5 : 19}
    >
      {letters}
    </text>
  );
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label; a title would show as a tooltip
    <svg
      className={classes('tl-crest', className)}
      width={rem(width)}
      height={rem(size)}
      viewBox="0 0 48 56"
      {...named}
    >
      <clipPath id={clip}>
        <path d={outline} transform="translate(24 28) scale(.835) translate(-24 -28)" />
      </clipPath>
      <path d={outline} fill={dark} stroke="var(--crest-edge)" strokeWidth="1.5" />
      <path d={outline} transform="translate(24 28) scale(.905) translate(-24 -28)" fill={light} />
      <g clipPath={`url(#${clip})`}>
        <path fill={ground === 'dark' ? dark : light} d="M0 0h48v56H0z" />
        {charge ? <path fill={ground === 'dark' ? light : dark} d={charge} /> : null}
        {size < 32 ? null : division === PLAIN ? (
          label(33 + low * 0.75, light)
        ) : division === CHIEF ? (
          label(35 + low, light)
        ) : (
          <>
            <path fill={dark} stroke={light} strokeWidth="1.5" d={`M-2 ${17.5 + low}h52v18h-52z`} />
            {label(32.5 + low, light)}
          </>
        )}
      </g>
    </svg>
  );
};
