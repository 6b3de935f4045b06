import { describe, expect, it } from '@jest/globals';
import { firstBreak } from '@touchline/contracts/evidence/audit-trail';
import { canonicalJson, sha256, spec } from '@touchline/platform/domain';
import { chained } from './audit-trail.ts';
import * as the from './document.fixtures.ts';
import { decide, evolve, initialState } from './document.ts';
import type { Existing } from './state.ts';

const { trail } = spec({ decide, evolve, initialState })(...the.done).state() as Existing;

describe('the audit trail', () => {
  it('has an entry per event', () =>
    expect(trail.map((entry) => entry.what)).toEqual(the.done.map((event) => event.type)));
  it('names who acted', () =>
    expect(trail.filter((entry) => entry.what === 'DocumentSigned').map((entry) => entry.by)).toEqual([
      the.davi.profile_id,
      the.beatriz.profile_id,
      the.saskia.profile_id,
    ]));
  it('carries the evidence of a signature, and its mark by digest', () =>
    expect(trail[3]?.facts).toEqual({
      order: 1,
      sha256: the.fingerprint,
      signature: 'typed',
      signature_sha256: sha256('Davi Adeyinka'),
      proof: `proof-of-${the.davi.profile_id}`,
      proof_at: the.day(24),
      ip: '193.136.20.7',
      user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141',
    }));
  it('holds', async () => expect(await firstBreak(the.documentId, trail)).toBeNull());
  it('holds after a round trip through JSON', async () =>
    expect(await firstBreak(the.documentId, JSON.parse(JSON.stringify(trail)))).toBeNull());
  it('breaks where a fact was changed', async () =>
    expect(
      await firstBreak(
        the.documentId,
        trail.map((entry) => (entry.number === 4 ? { ...entry, facts: { ...entry.facts, ip: '10.0.0.1' } } : entry)),
      ),
    ).toBe(4));
  it('breaks where an entry is missing', async () =>
    expect(
      await firstBreak(
        the.documentId,
        trail.filter((entry) => entry.number !== 3),
      ),
    ).toBe(3));
  it('breaks where an entry was written anew without those after it', async () => {
    const { what, at, by } = trail[3] ?? { what: '', at: '', by: '' };
    const forged = chained(the.documentId, trail.slice(0, 3), { what, at, by, facts: {} });
    expect(await firstBreak(the.documentId, [...forged, ...trail.slice(4)])).toBe(5);
  });
  it('belongs to its document', async () => expect(await firstBreak('doc_other', trail)).toBe(1));
});

describe('canonical JSON', () => {
  it('does not depend on the order of keys', () =>
    expect(canonicalJson({ b: [1, null, 'ü'], a: { d: true, c: undefined } })).toBe(
      '{"a":{"d":true},"b":[1,null,"ü"]}',
    ));
});
