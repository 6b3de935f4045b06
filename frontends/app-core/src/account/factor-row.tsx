import { Icon } from '@touchline/ui';
import type { ReactNode } from 'react';

/** One way of proving who one is: what it is, how it stands, and what can be done about it. */
export const FactorRow = ({
  icon,
  name,
  state,
  children,
}: {
  readonly icon: string;
  readonly name: string;
  readonly state: string;
  readonly children?: ReactNode;
}): ReactNode => (
  <li className="flex flex-wrap items-center gap-3 border-line border-b py-3">
    <Icon name={icon} size={20} />
    <span className="min-w-0 flex-1 basis-50">
      <span className="tl-strong tl-block">{name}</span>
      <span className="tl-small tl-ink-2 tl-num">{state}</span>
    </span>
    {children}
  </li>
);
