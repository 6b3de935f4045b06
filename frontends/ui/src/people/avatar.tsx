import { type CSSProperties, type ReactNode, useState } from 'react';
import { classes } from '../classes.ts';
import { rem } from '../rem.ts';
import { Crest, type CrestClub } from './crest.tsx';
import { hash, initials } from './drawing.ts';

export type AvatarProps = {
  readonly name: string;
  readonly src?: string | null | undefined;
  readonly size?: number;
  /** The club whose small shield sits at the corner: a person at a club. */
  readonly club?: CrestClub | undefined;
  readonly className?: string;
};

/** A person is a square: the photo, or up to two initials. Decoration beside a name, so it has no words of its own. */
export const Avatar = ({ name, src, size = 32, club, className }: AvatarProps): ReactNode => {
  const [broken, setBroken] = useState<string | null>(null);
  const square = (
    <span
      className={classes('tl-avatar', `tl-avatar-${hash(name) % 6}`, className)}
      style={{ '--avatar-size': rem(size) } as CSSProperties}
      aria-hidden="true"
    >
      {src && broken !== src ? (
        <img src={src} alt="" width={size} height={size} onError={() => setBroken(src)} />
      ) : (
        initials(name)
      )}
    </span>
  );
  if (!club) return square;
  return (
    <span className="tl-person" aria-hidden="true">
      {square}
      <Crest club={club} size={Math.max(16, Math.round(size * 0.42))} decorative />
    </span>
  );
};

/** Avatar or crest, the name, and one line beneath. */
export const Identity = ({
  mark,
  name,
  detail,
}: {
  readonly mark?: ReactNode;
  readonly name: ReactNode;
  readonly detail?: ReactNode;
}): ReactNode => (
  <span className="tl-identity">
    {mark}
    <span className="tl-identity-text">
      <span className="tl-name">{name}</span>
      {detail ? <span>{detail}</span> : null}
    </span>
  </span>
);
