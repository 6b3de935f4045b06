import { type FormerMember, formerName, isFormer, withoutPerson } from '@touchline/platform/domain';
import type { Entry, Shortlist } from './state.ts';

const entryWithout = (entry: Entry, former: FormerMember): Entry => ({
  ...entry,
  // What the club noted is about the one who has left: the row stays, and says that there was somebody.
  ...(isFormer(former, { profile_id: entry.player_id }) ? { name: formerName, note: '' } : {}),
  added_by: withoutPerson(entry.added_by, former),
  changed_by: withoutPerson(entry.changed_by, former),
});

/** The list without somebody who has left, as a player on it or as who wrote it. */
export const withoutMember = (list: Shortlist, former: FormerMember): Shortlist =>
  list.status === 'none'
    ? list
    : {
        ...list,
        entries: list.entries.map((entry) => entryWithout(entry, former)),
        removed: list.removed.map((entry) => entryWithout(entry, former)),
        created_by: withoutPerson(list.created_by, former),
        changed_by: withoutPerson(list.changed_by, former),
      };
