import { describe, expect, it } from '@jest/globals';
import { formerName, spec } from '@touchline/platform/domain';
import { davi, saskia } from '../document/document.fixtures.ts';
import { published } from './published.ts';
import {
  begin,
  begun,
  finished,
  lineRefused,
  lineSent,
  recordRefusal,
  recordSent,
  stateAfter,
} from './sending.fixtures.ts';
import { ownSending, sendingDecider } from './sending.ts';
import { sendingView } from './view.ts';
import { withoutMember } from './without-person.ts';

const given = spec(sendingDecider);
const leaving = (profile_id: string, user_id: string) =>
  ({ user_id, profile_ids: [profile_id] }) as Parameters<typeof withoutMember>[1];

describe('a sending', () => {
  it('begins once, with somebody in it', () => {
    given().when(begin()).then(begun);
    given(begun).when(begin()).thenNothing();
    given()
      .when(begin({ lines: [] }))
      .thenRejects('ValidationFailed');
  });
  it('says of each line what became of it, once, and is finished with the last', () => {
    given(begun).when(recordSent(2)).then(lineSent(2));
    given(begun, lineSent(2)).when(recordSent(2)).thenNothing();
    given(begun, lineSent(2)).when(recordRefusal(2)).thenNothing();
    given(begun, lineSent(2)).when(recordRefusal(3)).then(lineRefused(3), finished);
    given(begun, lineRefused(2)).when(recordSent(3)).then(lineSent(3), finished);
    given(begun).when(recordSent(9)).thenNothing();
  });
  it('NotFound: nothing becomes of one that isn’t there', () => {
    given().when(recordSent(2)).thenRejects('NotFound');
    given().when(recordRefusal(2)).thenRejects('NotFound');
  });
  it('keeps of a line that was sent no more than its document', () => {
    const sending = stateAfter(begun, lineSent(2), lineRefused(3), finished);
    expect(sending.lines[0]).toEqual({ line: 2, outcome: 'sent', document_id: 'doc_2' });
    expect(sending.lines[1]).toMatchObject({ outcome: 'refused', signers: [{ name: 'Luis Duarte' }, {}] });
  });
  it('tells others how far it is, and of nobody in it', () => {
    const { data } = published(lineRefused(3), stateAfter(begun, lineSent(2), lineRefused(3)));
    expect(data).toMatchObject({
      sending: { lines: 2, sent: 1, refused: 1, finished_at: null },
      happened: { line: 3, code: 'SignerNotEligible' },
    });
    expect(JSON.stringify(data)).not.toMatch(/Luis|example\.org/);
  });
  it('is its author’s alone', () => {
    expect(ownSending(stateAfter(begun), saskia)).toMatchObject({ status: 'under-way' });
    expect(() => ownSending(stateAfter(begun), davi)).toThrow('NotFound');
  });
  it('shows who was to sign of a line that waits or was refused', () => {
    const { each } = sendingView(stateAfter(begun, lineRefused(2)), new Map(), '2026-11-25T10:00:00.000Z');
    expect(each).toMatchObject([
      { line: 2, outcome: 'refused', reason: 'He may not sign.', signers: [{ email: 'davi@example.org' }, {}] },
      { line: 3, outcome: 'waiting', reason: null, document_id: null },
    ]);
  });
});

describe('a sending with somebody who has left', () => {
  it('names no more whom it was refused for', () => {
    const sending = stateAfter(begun, lineRefused(2, { r1: davi.profile_id }));
    const said = JSON.stringify(withoutMember(sending, leaving(davi.profile_id, davi.user_id)));
    expect(said).not.toMatch(/Davi|davi@/);
    expect(said).toContain('Carla Adeyinka');
    expect(said).toContain(formerName);
  });
  it('says nothing of anybody once its author has', () => {
    const left = withoutMember(stateAfter(begun, lineRefused(2)), leaving(saskia.profile_id, saskia.user_id));
    expect(JSON.stringify(left)).not.toMatch(/example\.org|Adeyinka|Duarte|Saskia|Image rights/);
  });
});
