import { describe, expect, it } from '@jest/globals';
import { firstBreak } from '@touchline/contracts/evidence/audit-trail';
import { spec } from '@touchline/platform/domain';
import * as the from './document.fixtures.ts';
import { fromStored } from './document.repository.ts';
import { decide, evolve, initialState } from './document.ts';
import {
  earlierAvailable,
  earlierCompleted,
  earlierDeclined,
  earlierFullySigned,
  earlierVoided,
} from './earlier-documents.fixtures.ts';
import type { Available, DocumentEvent, Existing } from './state.ts';

const given = spec({ decide, evolve, initialState });
const failed: DocumentEvent = { type: 'DocumentSealFailed', attempt: 1, cause: 'no key', at: the.day(27) };
const voided: DocumentEvent = { type: 'DocumentVoided', reason: 'A mistake.', at: the.day(25) };
const declined: DocumentEvent = { type: 'DocumentDeclined', order: 2, reason: 'Other terms.', at: the.day(25) };
const signedByOne = [...the.available, the.signedBy(1, the.davi, the.day(24))];

/** A contract keeps the words in which it was written; those of today are others. */
const inItsWords = (history: readonly DocumentEvent[]): readonly DocumentEvent[] =>
  history.map((event) =>
    event.type === 'DocumentDrafted'
      ? { ...event, title: 'Player contract: Davi Adeyinka and Sparta Rotterdam' }
      : event,
  );

const earlier: readonly [string, unknown, readonly DocumentEvent[]][] = [
  ['that takes signatures', earlierAvailable, the.signedByTwo],
  ['that waits for its seal', earlierFullySigned, [...the.signedByAll, failed]],
  ['that is completed', earlierCompleted, the.done],
  ['that was voided as a draft', earlierVoided, [the.drafted, voided]],
  ['that was declined', earlierDeclined, [...signedByOne, declined]],
];

describe('a document that an earlier version has stored', () => {
  it.each(earlier)('%s is read as if it had been stored today', (_, stored, history) => {
    // Since when somebody has the turn, and when he is reminded next, no earlier version has kept.
    const { turn_at, remind_at, ...today } = given(...inItsWords(history)).state() as Available;
    expect(fromStored(stored)).toEqual(today);
    expect([turn_at, remind_at].every((kept) => (kept === undefined) === (today.status !== 'available'))).toBe(true);
  });
  it.each(earlier)('%s keeps its chain to the byte, and it holds', async (_, stored) => {
    const { trail } = fromStored(stored) as Existing;
    expect(JSON.stringify(trail)).toBe(JSON.stringify((stored as { trail: unknown }).trail));
    expect(await firstBreak(the.documentId, trail)).toBeNull();
  });
  it('goes on: its next signature is chained to what was there', async () => {
    const stored = fromStored(earlierAvailable);
    const events = decide(the.sign(the.saskia, the.day(27)), stored);
    const after = events.reduce(evolve, stored) as Existing;
    expect(after.status).toBe('fully-signed');
    expect(await firstBreak(the.documentId, after.trail)).toBeNull();
    expect(after).toEqual(given(...inItsWords(the.signedByAll)).state());
  });
  it('is read the same a second time', () => {
    const once = fromStored(earlierCompleted);
    expect(fromStored(once)).toBe(once);
  });
});
