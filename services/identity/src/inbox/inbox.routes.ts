import type { identityOperations } from '@touchline/contracts/http/identity';
import { homeLimits } from '@touchline/contracts/policies/home';
import { asMember, type Handlers } from '@touchline/platform/http';
import type { Inbox, Kept } from './inbox.ts';

type Names = 'changesAtHome' | 'listNotifications' | 'readNotification' | 'readAllNotifications';

const shown = ({
  _id,
  subject: _s,
  sequence: _n,
  owner: _o,
  about: _a,
  shows = null,
  answer_by = null,
  ...row
}: Kept) => ({
  ...{ id: _id, ...row },
  ...{ subject: shows, answer_by: row.needs_answer ? answer_by : null },
});

export const inboxRoutes = (inbox: Inbox): Pick<Handlers<typeof identityOperations>, Names> => ({
  changesAtHome: async (request) => {
    const { rows } = await inbox.list(asMember(request).actor.user_id, { limit: homeLimits.changes });
    return { data: rows.map(shown) };
  },
  listNotifications: async ({ actor, query }) => {
    const [{ rows, next_cursor }, counts] = await Promise.all([
      inbox.list(actor.user_id, query),
      inbox.counts(actor.user_id),
    ]);
    return { data: rows.map(shown), meta: { next_cursor, ...counts } };
  },
  readNotification: async ({ actor, params, now }) => {
    await inbox.read(actor.user_id, params.notification_id, now.toISOString());
    return { data: null };
  },
  readAllNotifications: async ({ actor, now }) => {
    await inbox.readAll(actor.user_id, now.toISOString());
    return { data: null };
  },
});
