import type { bffOperations } from '@touchline/contracts/http/bff';
import { Rejected } from '@touchline/platform/domain';
import type { z } from 'zod';
import type { Ask } from '../../upstream/ask.ts';
import { panel, type Viewer } from '../panel.ts';

type File = z.input<typeof bffOperations.getPersonFile.reply>;

const newest = 6;

/** What staff see of a person beside the account: each part's from its service, null where that doesn't answer. */
export const composePersonFile = async (ask: Ask, viewer: Viewer, user_id: string): Promise<File> => {
  const user = await ask.identity('getUser', { ...viewer, params: { user_id } });
  if (!user.ok && user.status === 404) throw new Rejected('UserNotFoundException');
  const own = user.ok ? user.data.profiles.map(({ id }) => id) : null;
  const of = <T>(listed: (query: { profile_ids: string }) => Promise<T>): Promise<T | null | undefined> => {
    if (own === null) return Promise.resolve(null);
    return own.length > 0 ? listed({ profile_ids: own.join(',') }) : Promise.resolve(undefined);
  };
  const [sessions, audit, dealings, trials, documents, subscriptions] = await Promise.all([
    panel(ask.identity('listUserSessions', { ...viewer, params: { user_id } })),
    panel(ask.identity('listAuditEntries', { ...viewer, query: { about: user_id, limit: newest } })),
    of((query) => panel(ask.offers('listDealings', { ...viewer, query }))),
    of((query) => panel(ask.trials('listTrialsOf', { ...viewer, query }))),
    of((query) => panel(ask.documents('listDocumentsOf', { ...viewer, query }))),
    of((query) => panel(ask.billing('listSubscriptions', { ...viewer, query }))),
  ]);
  /** Whoever has no profile has nothing of this; null stays a part that doesn't answer. */
  const listOf = <Row>(answer: { readonly data: Row[] } | null | undefined): Row[] | null =>
    answer === undefined ? [] : (answer?.data ?? null);
  return {
    sessions: sessions?.data ?? null,
    audit: audit?.data ?? null,
    dealings: listOf(dealings),
    trials: listOf(trials),
    documents: listOf(documents),
    subscriptions: listOf(subscriptions),
  };
};
