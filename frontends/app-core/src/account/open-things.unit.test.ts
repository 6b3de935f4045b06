import { describe, expect, it } from '@jest/globals';
import { type Home, openLines } from './open-things.ts';

const nothing = {
  answers: { interests: [], trials: [], offers: [], documents: [], mandates: [], suggestions: [], reports: [] },
  underway: { offers: [], documents: [], trials: [], interests: [] },
};
const home = (answers: object, underway: object = {}): Home =>
  ({ answers: { ...nothing.answers, ...answers }, underway: { ...nothing.underway, ...underway } }) as Home;
const player = { your_side: 'player' };

describe('what closing the account ends', () => {
  it('is counted over what waits for an answer and what is under way', () => {
    expect(
      openLines(home({ offers: [player], mandates: [{}] }, { offers: [player, player], trials: [player] })),
    ).toEqual(['Offers are closed: 3', 'Trials are cancelled: 1', 'Requests of agents are closed: 1']);
  });
  it('is nothing where nothing is open', () => {
    expect(openLines(home({}))).toEqual([]);
  });
  it('is “or more” where a list is as long as it gets', () => {
    expect(openLines(home({}, { interests: Array.from({ length: 20 }, () => player) }))).toEqual([
      'Interests and talks are closed: 20 or more',
    ]);
  });
  it('goes on with colleagues where it is a club’s', () => {
    expect(openLines(home({ offers: [{ your_side: 'club' }] }))[1]).toMatch(/^Is there a verified colleague/);
  });
  it('is not said to be nothing where a service gave no answer', () => {
    const unknown = 'We can’t say right now whether more is open. Whatever it is, it ends.';
    expect(openLines(home({ documents: null }, { offers: [player] }))).toEqual(['Offers are closed: 1', unknown]);
    expect(openLines(undefined)).toEqual([unknown]);
  });
});
