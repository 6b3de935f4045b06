import type { Me } from '@touchline/contracts/http/identity';
import type { Boot } from '@touchline/contracts/protocol/boot';
import { createContext, type ReactNode, useContext } from 'react';
import type { CurrentProfile } from './current-profile.ts';

export type MyProfile = Me['profiles'][number];

export type Session = {
  readonly identity: Me | null;
  readonly current: MyProfile | null;
  readonly config: Boot['config'];
  /** Only to a profile of the person's; the page loads anew, so that nothing of the other one stays. */
  readonly switchProfile: (choice: CurrentProfile) => void;
  /** After something that changes who I am (onboarding, verification, plan): asks for the identity again. */
  readonly refresh: () => Promise<Me | null>;
};

const SessionContext = createContext<Session | null>(null);
export const SessionProvider = ({
  session,
  children,
}: {
  readonly session: Session;
  readonly children: ReactNode;
}): ReactNode => <SessionContext value={session}>{children}</SessionContext>;

export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs the shell around it');
  return session;
};

/** The identity on pages that only a signed-in person reaches. */
export const useIdentity = (): Me => {
  const { identity } = useSession();
  if (!identity) throw new Error('User is not authenticated');
  return identity;
};
