import { describe, expect, it } from '@jest/globals';
import { turnInInterest, turnInOffer, turnInRepresentation, turnInTrial, turnsInDocument } from './whose-turn.ts';

const ended = ['accepted', 'declined', 'withdrawn', 'expired', 'closed', 'cancelled', 'completed', 'active'];

describe('whose turn it is', () => {
  it('is the recipient’s in an open offer, and moves with each round', () => {
    expect(turnInOffer({ status: 'pending', recipient: 'player' })).toBe('player');
    expect(turnInOffer({ status: 'pending', recipient: 'club' })).toBe('club');
  });

  it('is that of the side which did not declare an interest', () => {
    expect(turnInInterest({ status: 'pending', initiated_by: 'club' })).toBe('player');
    expect(turnInInterest({ status: 'pending', initiated_by: 'player' })).toBe('club');
  });

  it('is the player’s in a trial request, and the club’s once other dates are suggested', () => {
    expect(turnInTrial({ status: 'pending', proposal: null })).toBe('player');
    expect(turnInTrial({ status: 'pending' })).toBe('player');
    expect(turnInTrial({ status: 'pending', proposal: { starts_on: '2027-01-11' } })).toBe('club');
  });

  it('is the player’s in what an agent asks', () => expect(turnInRepresentation({ status: 'pending' })).toBe('player'));

  it.each(ended)('is nobody’s once it is %s', (status) => {
    for (const side of ['club', 'player'] as const) {
      expect(turnInOffer({ status, recipient: side })).toBeNull();
      expect(turnInInterest({ status, initiated_by: side })).toBeNull();
    }
    for (const proposal of [null, { starts_on: '2027-01-11' }]) expect(turnInTrial({ status, proposal })).toBeNull();
    expect(turnInRepresentation({ status })).toBeNull();
  });

  const signers = [
    { status: 'signed', profile_id: 'prf_davi' },
    { status: 'current', profile_id: 'prf_beatriz' },
    { status: 'waiting', profile_id: 'prf_saskia' },
  ];

  it('is the next signer’s in a document that is out for signing', () =>
    expect(turnsInDocument({ status: 'available', signers })).toEqual(['prf_beatriz']));

  it('is everybody’s who stands at the place that is next', () => {
    const both = signers.map((signer, at) => ({ ...signer, status: at === 0 ? 'signed' : 'current' }));
    expect(turnsInDocument({ status: 'available', signers: both })).toEqual(['prf_beatriz', 'prf_saskia']);
  });

  it.each(['draft', 'fully-signed', 'completed', 'declined', 'voided', 'expired'])(
    'is nobody’s in a document that is %s',
    (status) => expect(turnsInDocument({ status, signers })).toEqual([]),
  );

  it('is nobody’s once all have signed', () =>
    expect(turnsInDocument({ status: 'available', signers: signers.slice(0, 1) })).toEqual([]));
});
