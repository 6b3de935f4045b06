import { describe, expect, it } from '@jest/globals';
import { ownAddress } from './use-own-address.ts';

describe('the address of a player’s page', () => {
  it.each([
    ['/player/someone/prf_1', 'davi-adeyinka', '/player/davi-adeyinka/prf_1'],
    ['/club-representative/scout-players/x/prf_1/', 'davi', '/club-representative/scout-players/davi/prf_1/'],
    ['/agent/players/x/prf_1', 'a$1/b', '/agent/players/a%241%2Fb/prf_1'],
  ])('%s under the name of today', (asked, nickname, right) => expect(ownAddress(asked, nickname)).toBe(right));
});
