import { addAPIProvider, addCollection, Icon as Iconify } from '@iconify/react';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { rem } from '../rem.ts';
import { drawn } from './drawn.gen.ts';

// What the pages name comes with them: an icon stands at once, on a slow line too.
addCollection(drawn);

// Flags come from our own endpoint only: no request goes to a third party, and the content security policy stays at 'self'.
addAPIProvider('', {
  resources: ['/icons'],
  path: '/',
  maxURL: 500,
  rotate: 750,
  timeout: 5000,
  dataAfterTimeout: true,
});

export type IconProps = {
  /** A Phosphor name (`house`, `star-fill`) or a full one (`circle-flags:pt`). */
  readonly name: string;
  /** Pixels where the text has its usual size, as large as the text elsewhere; 18 unless the surrounding component says otherwise. */
  readonly size?: number;
  /** Spoken name; without it the icon is decoration. */
  readonly label?: string;
  readonly className?: string | undefined;
};

export const Icon = ({ name, size, label, className }: IconProps): ReactNode => (
  <span
    className={classes('tl-icon', className)}
    style={size ? { width: rem(size), height: rem(size) } : undefined}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    {/* `ssr`: it is drawn with its first rendering, not a moment later. */}
    <Iconify ssr icon={name.includes(':') ? name : `ph:${name}`} width="100%" height="100%">
      <span className="tl-icon-wait" />
    </Iconify>
  </span>
);
