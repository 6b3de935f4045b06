import { describe, expect, it } from '@jest/globals';
import type { ProfileType } from '@touchline/contracts/values';
import type { Ask } from '../../upstream/ask.ts';
import type { Viewer } from '../panel.ts';
import { composeHome } from './compose.ts';

const viewer = (type: ProfileType) =>
  ({ actor: { user_id: 'usr_1', profile: { id: 'prf_1', type } }, headers: {} }) as unknown as Viewer;

const position = { id: 'opp_1', title: 'Left winger', answers: 2 };
const market = {
  interests: { mine: [{ id: 'int_1' }], theirs: [] },
  suggestions: [],
  offers: { mine: [], theirs: [], accepted: [] },
  positions: [position],
};
const asked: string[] = [];
/** The services with what each answers; null: it doesn't. */
const answering = (offers: object | null): Ask => {
  const answer = (data: unknown) => async (operation: string) => {
    asked.push(operation);
    return data === null ? { ok: false } : { ok: true, data };
  };
  return {
    offers: answer(offers),
    trials: answer({ mine: [], theirs: [], agreed: [], reports: [] }),
    documents: answer({ mine: [], others: [], unsealed: [] }),
    identity: answer([]),
    profile: answer([]),
  } as unknown as Ask;
};

describe('open positions at home', () => {
  it('come with the other things of the market, by one question', async () => {
    asked.length = 0;
    const home = await composeHome(answering(market), viewer('club-representative'));
    expect([home.positions, home.answers.interests]).toEqual([[position], [{ id: 'int_1' }]]);
    expect(asked.toSorted()).toEqual(['changesAtHome', 'documentsAtHome', 'offersAtHome', 'trialsAtHome']);
  });
  it('are away alone where the service is of a version that knows nothing of them', async () => {
    const { positions: _, ...earlier } = market;
    const home = await composeHome(answering(earlier), viewer('club-representative'));
    expect([home.positions, home.answers.interests]).toEqual([null, [{ id: 'int_1' }]]);
  });
  it('are away with all of the market where the service does not answer', async () => {
    const home = await composeHome(answering(null), viewer('player'));
    expect([home.positions, home.answers.offers, home.answers.documents]).toEqual([null, null, []]);
  });
  it.each(['agent', 'coach'] as const)('are none for a %s, who deals in no market: nobody is asked', async (type) => {
    asked.length = 0;
    const home = await composeHome(answering(market), viewer(type));
    expect([home.positions, home.answers.offers]).toEqual([[], []]);
    expect(asked).not.toContain('offersAtHome');
  });
});
