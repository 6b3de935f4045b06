import { describe, expect, it } from '@jest/globals';
import { paletteScore } from './palette-score.ts';

describe('what the palette finds', () => {
  it('is what is typed, not what could be spelled with its letters', () => {
    expect(paletteScore('/profile/management Edit your profile', 'emre')).toBe(0);
    expect(paletteScore('prf_1 Emre Aksoy', 'emre')).toBe(1);
    expect(paletteScore('prf_1 Emre Aksoy', 'aks em')).toBe(0.8);
  });
  it('has no regard to marks and case, and looks into keywords', () => {
    expect(paletteScore('prf_1 Mikołaj Żółć', 'zo')).toBe(0.8);
    expect(paletteScore('prf_1 Emre Aksoy', 'brent', ['Brentford FC'])).toBe(0.8);
  });
  it('is not found by its id', () => {
    expect(paletteScore('prf_emre Davi Adeyinka', 'emre')).toBe(0);
  });
  it('is everything while nothing is typed', () => {
    expect(paletteScore('x Home', '  ')).toBe(1);
  });
});
