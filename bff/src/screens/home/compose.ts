import { homeLimits } from '@touchline/contracts/policies/home';
import type { Ask } from '../../upstream/ask.ts';
import { panel, type Viewer } from '../panel.ts';
import type { Home } from './home.ts';
import { answersAgents, deals, kinds } from './kinds/kinds.ts';

/** Of those who don't deal in the market by themselves. */
const nothing = {
  market: {
    interests: { mine: [], theirs: [] },
    suggestions: [],
    offers: { mine: [], theirs: [], accepted: [] },
    positions: [],
  },
  trials: { mine: [], theirs: [], agreed: [], reports: [] },
};

/** A member's home: what needs an answer (by deadline), what is under way, what changed. */
export const composeHome = async (ask: Ask, viewer: Viewer): Promise<Home> => {
  const type = viewer.actor.profile?.type;
  const inMarket = deals(type);
  const asked = answersAgents(type);
  const [market, trials, documents, mandates, changes, player] = await Promise.all([
    inMarket ? panel(ask.offers('offersAtHome', viewer)) : { data: nothing.market },
    inMarket ? panel(ask.trials('trialsAtHome', viewer)) : { data: nothing.trials },
    panel(ask.documents('documentsAtHome', viewer)),
    asked
      ? panel(ask.profile('listMandates', { ...viewer, query: { status: 'pending', limit: homeLimits.open } }))
      : { data: [] },
    panel(ask.identity('changesAtHome', viewer)),
    (type && kinds[type]?.(ask, viewer)) ?? null,
  ]);
  const { offers, interests, suggestions, positions } = market?.data ?? {};
  return {
    answers: {
      interests: interests?.mine ?? null,
      mandates: mandates?.data ?? null,
      suggestions: asked ? (suggestions ?? null) : [],
      trials: trials?.data.mine ?? null,
      offers: offers?.mine ?? null,
      documents: documents?.data.mine ?? null,
      reports: trials?.data.reports ?? null,
    },
    underway: {
      offers: offers ? [...offers.theirs, ...offers.accepted] : null,
      documents: documents ? [...documents.data.others, ...documents.data.unsealed] : null,
      trials: trials ? [...trials.data.agreed, ...trials.data.theirs] : null,
      interests: interests?.theirs ?? null,
    },
    positions: positions ?? null,
    changes: changes?.data.filter((n) => n.profile_id === null || n.profile_id === viewer.actor.profile?.id) ?? null,
    player,
  };
};
