import { queueHref } from '../../kinds/kinds.ts';
import type { Named } from './audit-api.ts';

/** `verify-user` as people read it: `Verify user`. The audit's words are kept short and plain for that. */
export const inWords = (what: string): string => {
  const words = what.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Where staff see what an id names; null where there is no such place. */
export const placeOf = ({ id, profile_type: type }: Omit<Named, 'name'>): string | null => {
  const at = encodeURIComponent(id);
  switch (id.slice(0, 3)) {
    case 'usr':
      return `/admin/users?tab=all&user=${at}`;
    case 'prf':
      return type && queueHref(type) ? `${queueHref(type)}?tab=all&profile=${at}` : null;
    case 'clb':
      return `/admin/clubs?club=${at}`;
    case 'pln':
      return '/admin/plans-management';
    case 'sub':
      return `/admin/subscriptions?subscription=${at}`;
    default:
      return null;
  }
};
