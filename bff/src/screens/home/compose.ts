import type { Ask } from '../../upstream/ask.ts';
import { panel, type Viewer } from '../panel.ts';
import type { Home } from './home.ts';
import { answersAgents, deals, kinds, positionsOf } from './kinds/kinds.ts';

/** A member's home: what needs an answer (by deadline), what is under way, what changed. */
export const composeHome = async (ask: Ask, viewer: Viewer): Promise<Home> => {
  const type = viewer.actor.profile?.type;
  const dealings = <Reply>(of: () => Promise<Reply>) => (deals(type) ? of() : { data: [] });
  const [
    interests,
    declared,
    mandates,
    suggestions,
    trials,
    agreed,
    asked,
    unreported,
    offers,
    theirs,
    signing,
    accepted,
    mine,
    underway,
    changes,
    positions,
    player,
  ] = await Promise.all([
    dealings(() => panel(ask.offers('listInterests', { ...viewer, query: { turn: 'mine', limit: 20 } }))),
    // Nobody's deadline: the newest few, their page has the others.
    dealings(() => panel(ask.offers('listInterests', { ...viewer, query: { turn: 'theirs', limit: 5 } }))),
    answersAgents(type)
      ? panel(ask.profile('listMandates', { ...viewer, query: { status: 'pending', limit: 20 } }))
      : { data: [] },
    answersAgents(type)
      ? panel(ask.offers('listSuggestions', { ...viewer, query: { status: 'pending', limit: 20 } }))
      : { data: [] },
    dealings(() => panel(ask.trials('listTrialRequests', { ...viewer, query: { turn: 'mine', limit: 20 } }))),
    dealings(() => panel(ask.trials('listTrialRequests', { ...viewer, query: { status: 'accepted', limit: 20 } }))),
    dealings(() => panel(ask.trials('listTrialRequests', { ...viewer, query: { turn: 'theirs', limit: 20 } }))),
    dealings(() => panel(ask.trials('listTrialRequests', { ...viewer, query: { report: 'due', limit: 20 } }))),
    dealings(() => panel(ask.offers('listOffers', { ...viewer, query: { turn: 'mine', sort: 'expires', limit: 20 } }))),
    dealings(() =>
      panel(ask.offers('listOffers', { ...viewer, query: { turn: 'theirs', sort: 'expires', limit: 20 } })),
    ),
    panel(ask.documents('listDocuments', { ...viewer, query: { status: 'available', limit: 20 } })),
    dealings(() => panel(ask.offers('listOffers', { ...viewer, query: { status: 'accepted', limit: 10 } }))),
    panel(ask.documents('listDocuments', { ...viewer, query: { turn: 'mine', limit: 20 } })),
    panel(ask.documents('listDocuments', { ...viewer, query: { status: 'fully-signed', limit: 10 } })),
    panel(ask.identity('listNotifications', { ...viewer, query: { limit: 8 } })),
    positionsOf(type, ask, viewer),
    (type && kinds[type]?.(ask, viewer)) ?? null,
  ]);
  return {
    answers: {
      interests: interests?.data ?? null,
      mandates: mandates?.data ?? null,
      suggestions: suggestions?.data ?? null,
      trials: trials?.data ?? null,
      offers: offers?.data ?? null,
      documents: mine?.data ?? null,
      reports: unreported?.data ?? null,
    },
    underway: {
      offers:
        theirs && accepted
          ? [...theirs.data, ...accepted.data.filter((o) => o.contract?.status !== 'completed')]
          : null,
      documents: signing && underway ? [...signing.data.filter((d) => !d.your_turn), ...underway.data] : null,
      trials: agreed && asked ? [...agreed.data, ...asked.data] : null,
      interests: declared?.data ?? null,
    },
    positions,
    changes: changes?.data.filter((n) => n.profile_id === null || n.profile_id === viewer.actor.profile?.id) ?? null,
    player,
  };
};
