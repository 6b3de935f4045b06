import { describe, expect, it } from '@jest/globals';
import { problemsOf } from '@touchline/app-core/form/contract-form.ts';
import { rejecting } from '@touchline/contracts/http/identity';
import { emptyReject, pickReason, type Reason, type RejectDraft, rejectionOf } from './reject-draft.ts';

const unreadable: Reason = { id: 'unreadable', label: 'Not readable', sentence: 'We can’t read it.', kind: 'fixable' };
const foreign: Reason = { id: 'foreign', label: 'Someone else’s', sentence: 'It is someone else’s.', kind: 'final' };
const other: Reason = { id: 'other', label: 'Other', sentence: '', kind: 'fixable' };
const reasons = [unreadable, foreign, other];
const pick = (draft: typeof emptyReject, reason: Reason) => pickReason(draft, reason, reasons);

describe('picking a reason', () => {
  it('writes its sentence and says whether it can be fixed', () => {
    expect(pick(emptyReject, foreign)).toEqual({
      picked: 'foreign',
      kind: 'final',
      reason: 'It is someone else’s.',
      note: '',
    });
  });

  it('replaces a prepared sentence, never an own one', () => {
    expect(pick(pick(emptyReject, unreadable), foreign).reason).toBe('It is someone else’s.');
    const own = { ...pick(emptyReject, unreadable), reason: 'The left half is missing.' };
    expect(pick(own, foreign).reason).toBe('The left half is missing.');
  });

  it.each(['1', 'r', '1r', '1rr3', ' rr '])('takes "%s" for a slip of the keys, not for own words', (slip) => {
    expect(pick({ ...emptyReject, reason: slip }, foreign).reason).toBe('It is someone else’s.');
  });

  it('makes room for own words', () => {
    expect(pick(pick(emptyReject, unreadable), other).reason).toBe('');
  });
});

describe('what is sent', () => {
  const problems = (draft: RejectDraft) => problemsOf({ schema: rejecting, values: rejectionOf }, draft);

  it.each(['  ', '1r', '1r2', '...', '1234'])('needs a sentence: "%s" is none', async (slip) => {
    expect(await problems({ ...emptyReject, reason: slip })).toEqual([
      { path: 'reason', message: 'Say in a sentence why.' },
    ]);
  });

  it('is trimmed', () => {
    expect(rejecting.parse(rejectionOf({ ...emptyReject, reason: ' Too dark. ', note: ' 2nd try ' }))).toEqual({
      reason: 'Too dark.',
      kind: 'fixable',
      note: '2nd try',
    });
  });
});
