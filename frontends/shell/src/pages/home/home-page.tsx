import { useSession } from '@touchline/app-core/session/session.tsx';
import type { ReactNode } from 'react';
import { Landing } from './landing/landing.tsx';
import { MemberHome } from './member-home.tsx';

/** `/`: the way in for guests, the day's work for members. */
export const Component = (): ReactNode => {
  const { identity, current } = useSession();
  if (!identity) return <Landing />;
  // Staff and people without a profile are sent elsewhere by the guards before they get here.
  return current ? <MemberHome current={current} /> : null;
};
