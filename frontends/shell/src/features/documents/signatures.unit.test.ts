import { describe, expect, it } from '@jest/globals';
import { handSize, type PartySigner, placedOn } from './signatures.ts';

const signer = (order: number): PartySigner => ({
  order,
  place: order,
  name: `Signer ${order}`,
  role: 'player',
  status: 'waiting',
  signed_at: null,
  reminded_at: null,
  is_you: false,
  evidence: null,
});
const place = (name: string, page: number) => ({ name, page, left: 0.1, top: 0.8, width: 0.3, height: 0.1 });

describe('signatures on the paper', () => {
  it('stand where the file names their places, each on its page', () => {
    const places = [place('signed-at.1', 3), place('signature.1', 3), place('signature.2', 4)];
    expect(placedOn(places, [signer(1), signer(2)], 3).map((found) => found.signer.order)).toEqual([1]);
    expect(placedOn(places, [signer(1), signer(2)], 4).map((found) => found.signer.order)).toEqual([2]);
  });
  it('are left out where the file names no place', () => expect(placedOn([], [signer(1)], 1)).toEqual([]));
  it('fit their field, however long the name is', () => {
    expect(handSize('Jo')).toBe(110);
    expect(0.42 * handSize('Mateo Lindqvist-Okafor') * 'Mateo Lindqvist-Okafor'.length).toBeLessThanOrEqual(552);
  });
});
