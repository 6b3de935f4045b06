import type { Party } from '@touchline/contracts/events';
import type { Notice } from './inbox.ts';

/** Something is over because one of the two has closed the account: told without a name, which is forgotten. */
export const memberLeft = (
  of: 'offer' | 'interest' | 'trial-request',
  to: Party,
  club: string,
): Pick<Notice, 'kind' | 'title' | 'text' | 'impersonal' | 'mail'> => {
  const what = { offer: 'offer', interest: 'interest', 'trial-request': 'trial' }[of];
  const who = to === 'club' ? 'The player' : `The last representative of ${club}`;
  return {
    kind: `${of}.member-left`,
    title: to === 'club' ? `The ${what} of ${club} and a player is closed` : `The ${what} of ${club} is closed`,
    text: `${who} has closed the account.`,
    impersonal: true,
    mail: true,
  };
};
