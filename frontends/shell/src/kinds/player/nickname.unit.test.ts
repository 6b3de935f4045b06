import { describe, expect, it } from '@jest/globals';
import { nickname } from '@touchline/contracts/http/profile';
import { nicknameFrom } from './nickname.ts';

describe('the page name suggested from a name', () => {
  it.each([
    ['Davi', 'Adeyinka', 'davi-adeyinka'],
    ['Mikołaj', 'Żółć', 'mikolaj-zolc'],
    ['Søren', 'Æbelø', 'soren-aebelo'],
    ['João', 'da Silva-Neto', 'joao-da-silva-neto'],
    [' Ana ', ' O’Neill ', 'ana-o-neill'],
  ])('%s %s → %s', (first, last, wanted) => {
    expect(nicknameFrom(first, last)).toBe(wanted);
    expect(nickname.safeParse(wanted).success).toBe(true);
  });
  it('keeps to the length that a page name may have', () => {
    expect(nicknameFrom('Bartholomäus-Maximilian', 'von Hohenstaufen zu Weikersheim').length).toBeLessThanOrEqual(40);
  });
});
