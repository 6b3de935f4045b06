import { describe, expect, it } from '@jest/globals';
import { isOnPage } from '@touchline/contracts/policies/signing-fields';
import {
  added,
  afterKey,
  copied,
  type PlacedField,
  placedForSigners,
  placedIn,
  replaced,
  without,
} from './placed-fields.ts';

const field = (id: string, over: Partial<PlacedField> = {}): PlacedField => ({
  ...{ id, kind: 'text', signer: 'prf_davi', required: true },
  ...{ page: 1, left: 1000, top: 1000, width: 3000, height: 240 },
  ...over,
});

describe('the fields of a draft', () => {
  it('are placed in reading order, each with an id of its own', () => {
    const first = added([], { kind: 'signature', signer: 'prf_davi', page: 2, x: 5000, y: 5000 });
    const second = added(first.fields, { kind: 'checkbox', signer: 'prf_carla', page: 1, x: 5000, y: 9000 });
    expect(second.fields.map(({ id, kind, required }) => [id, kind, required])).toEqual([
      ['f2', 'checkbox', false],
      ['f1', 'signature', true],
    ]);
    const again = added(without(second.fields, 'f1'), { kind: 'date', signer: 'prf_davi', page: 1, x: 0, y: 0 });
    expect(new Set(again.fields.map(({ id }) => id)).size).toBe(2);
    expect(again.fields.every(isOnPage)).toBe(true);
  });
  it('are copied a little below', () => {
    const { fields, id } = copied([field('f1')], field('f1'));
    expect([fields.length, id, fields[1]?.top]).toEqual([2, 'f2', 1300]);
  });
  it('take their place in the order again when they are moved', () =>
    expect(replaced([field('f1'), field('f2', { top: 5000 })], field('f1', { top: 9000 })).map(({ id }) => id)).toEqual(
      ['f2', 'f1'],
    ));
  it('go with who signs no more', () =>
    expect(
      placedForSigners([field('f1'), field('f2', { signer: 'prf_carla' })], [{ profile_id: 'prf_carla' }]),
    ).toEqual([field('f2', { signer: 'prf_carla' })]));
  it('are read from a document as they were placed', () => {
    const told = { order: 1, is_you: false, value: null, label: '' };
    expect(
      placedIn({
        fields: [
          { ...field('f1'), ...told },
          { ...field('f2'), ...told, label: 'Boots' },
        ],
      }),
    ).toEqual([field('f1'), field('f2', { label: 'Boots' })]);
  });
});

describe('a key', () => {
  it.each([
    ['ArrowRight', false, { left: 1050 }],
    ['ArrowUp', false, { top: 950 }],
    ['ArrowRight', true, { width: 3050 }],
    ['ArrowUp', true, { height: 190 }],
  ])('%s, with shift %s', (key, shiftKey, over) =>
    expect(afterKey(field('f1'), { key, shiftKey })).toEqual(field('f1', over)),
  );
  it('that is another one is left to the page', () =>
    expect(afterKey(field('f1'), { key: 'Tab', shiftKey: false })).toBeNull());
});
