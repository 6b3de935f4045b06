import { describe, expect, it } from '@jest/globals';
import { documentEvents } from '@touchline/contracts/events';
import { spec } from '@touchline/platform/domain';
import * as the from './document.fixtures.ts';
import { decide, evolve, initialState } from './document.ts';
import { publicDocument } from './published.ts';
import type { DocumentEvent, Existing } from './state.ts';
import { withoutMember } from './without-person.ts';

const given = spec({ decide, evolve, initialState });
const of = (history: readonly DocumentEvent[]) => publicDocument(given(...history).state() as Existing);

describe('the public document', () => {
  it.each([[the.drafted], the.available, the.signedByTwo, the.signedByAll, the.done].map((history) => ({ history })))(
    'keeps the contract of its events',
    ({ history }) => {
      const document = of(history);
      expect(documentEvents.signed.data.strict().parse({ document })).toEqual({ document });
    },
  );
  it('tells who is next and no evidence', () => {
    expect(of(the.signedByTwo).signers.map(({ status }) => status)).toEqual(['signed', 'signed', 'current']);
    expect(JSON.stringify(of(the.done))).not.toMatch(/193\.136|proof|@example|\.pdf/);
  });
  it('tells the address of a guest, to whom identity writes, and of nobody else', () => {
    const document = of(the.availableOfMinor);
    expect(document.signers.map(({ guest }) => guest)).toEqual([undefined, { email: the.adaeze.email }, undefined]);
    expect(documentEvents.signed.data.strict().parse({ document })).toEqual({ document });
  });
  it('names no guest any more whose member has left, though everybody has signed', () => {
    const signed = given(...the.signedByAllOfMinor).state() as Existing;
    const former = { user_id: the.davi.user_id, profile_ids: [the.davi.profile_id] };
    const told = JSON.stringify(publicDocument(withoutMember(signed, former) as Existing));
    for (const gone of [the.davi.name, the.adaeze.name, the.adaeze.email]) expect(told).not.toContain(gone);
    expect(told).toContain(the.saskia.name);
  });
  it('carries the days of the contract', () =>
    expect(of(the.done)).toMatchObject({ status: 'completed', contract: { from: '2027-07-01', until: '2029-06-30' } }));
});
