import { useSession } from '@touchline/app-core/session/session.tsx';
import { Link, Rich } from '@touchline/ui';
import type { ReactNode } from 'react';

/**
 * A sentence that sends people to support, with the address where one is configured. Without one nothing is promised: the
 * sentence is left out. `children` has `{email}` where the address belongs.
 */
export const SupportLine = ({ children }: { readonly children: string }): ReactNode => {
  const { config } = useSession();
  const email = config.support_email;
  if (!email) return null;
  return <Rich parts={{ email: <Link href={`mailto:${email}`}>{email}</Link> }}>{children}</Rich>;
};
