import { describe, expect, it } from '@jest/globals';
import { spec } from '@touchline/platform/domain';
import * as the from './document.fixtures.ts';
import { decide, evolve, initialState } from './document.ts';
import * as own from './own-draft.fixtures.ts';
import { publicDocument } from './published.ts';
import { mayRemind } from './reminders.ts';
import type { Available, DocumentCommand, DocumentEvent, Existing } from './state.ts';

const given = spec({ decide, evolve, initialState });
const { davi, saskia, day } = the;
const { aylin } = own;
const stateOf = (history: readonly DocumentEvent[]) => given(...history).state() as Existing;
const remind = (now: string, by = saskia): DocumentCommand => ({ type: 'Remind', by, now });
const due = (now: string): DocumentCommand => ({ type: 'RemindDue', now });
const reminded = (at: string, orders: readonly number[] = [1]): DocumentEvent => ({
  ...{ type: 'DocumentReminded', orders, at },
});
const byClock = (at: string, orders: readonly number[] = [1]): DocumentEvent => ({
  ...{ type: 'DocumentReminded', by: 'system', orders, at },
});
const nextOf = (...history: readonly DocumentEvent[]) => (stateOf(history) as Available).remind_at;
const inDecember = (n: number): string => `2026-12-${String(n).padStart(2, '0')}T10:00:00.000Z`;
/** Until 8 December. */
const out = own.outForSigning;
const both = [
  ...[own.draftedOwn, own.attached, own.placesAre({ signers: [davi, aylin], needed: 2 }), own.sent],
] as const;

describe('a reminder by hand', () => {
  it('goes to whoever has the turn', () =>
    given(...out)
      .when(remind(day(24)))
      .then(reminded(day(24))));
  it('goes to each of them once a day', () => {
    given(...out, reminded(day(24)))
      .when(remind(day(25, '09:59:59.999')))
      .thenRejects('TooManyRequests');
    given(...out, reminded(day(24)))
      .when(remind(day(25)))
      .then(reminded(day(25)));
    given(...both, reminded(day(24), [1]))
      .when(remind(day(24, '12:00:00.000')))
      .then(reminded(day(24, '12:00:00.000'), [2]));
  });
  it('is its author’s to send', () => {
    given(...out)
      .when(remind(day(24), davi))
      .thenRejects('AccessDeniedException');
    given(...out)
      .when(remind(day(24), the.beatriz))
      .thenRejects('NotFound');
  });
  it('goes to nobody whose turn it isn’t: not to the author alone, and not once all have signed', () => {
    const hers = [own.draftedOwn, own.attached, own.signersAre(saskia), own.sent];
    given(...hers)
      .when(remind(day(24)))
      .thenRejects('NoCurrentSigner');
    given(...the.signedByAll)
      .when(remind(day(27)))
      .thenRejects('NoCurrentSigner');
  });
  it.each([
    ['a draft', own.ready, day(24)],
    ['what is over', out, inDecember(8)],
    ['what is sealed', the.done, day(28)],
  ] as const)('is none of %s', (_, history, now) =>
    given(...history)
      .when(remind(now))
      .thenRejects('DocumentNotAvailableForSigning'),
  );
  it('is offered to whoever can send it', () => {
    const offered = (history: readonly DocumentEvent[], by: typeof davi, now: string) =>
      mayRemind(stateOf(history), by, now);
    expect([offered(out, saskia, day(24)), offered(out, davi, day(24)), offered(own.ready, saskia, day(24))]).toEqual([
      ...[true, false, false],
    ]);
    expect(offered([...out, reminded(day(24))], saskia, day(24))).toBe(false);
    expect(offered(out, saskia, inDecember(8))).toBe(false);
  });
});

describe('a reminder by the clock', () => {
  it('comes three days after the turn began, and three days and one day before the end', () => {
    expect(nextOf(...out)).toBe(day(27));
    expect(nextOf(...out, byClock(day(27)))).toBe(inDecember(5));
    expect(nextOf(...out, byClock(day(27)), byClock(inDecember(5)))).toBe(inDecember(7));
    expect(nextOf(...out, byClock(day(27)), byClock(inDecember(5)), byClock(inDecember(7)))).toBeNull();
  });
  it('begins anew for whoever signs next', () => expect(nextOf(...out, the.signedBy(1, davi, day(26)))).toBe(day(29)));
  it('doesn’t begin anew where somebody else has signed at the same place', () =>
    expect(nextOf(...both, the.signedBy(1, davi, day(26)))).toBe(day(27)));
  it('is one, however often it is looked for', () => {
    given(...out)
      .when(due(day(26)))
      .thenNothing();
    given(...out)
      .when(due(day(27)))
      .then(byClock(day(27)));
    given(...out, byClock(day(27)))
      .when(due(day(27)))
      .thenNothing();
  });
  it('leaves out whoever was reminded a moment ago', () =>
    given(...both, reminded(day(27, '09:00:00.000'), [1]))
      .when(due(day(27)))
      .then(byClock(day(27), [2])));
  it('is none of what is over, or not sent', () => {
    for (const history of [out, own.ready, the.done])
      given(...history)
        .when(due(inDecember(9)))
        .thenNothing();
  });
});

describe('what is told of it', () => {
  it('stands in the trail, with who sent it', () => {
    const { trail } = stateOf([...out, reminded(day(25)), byClock(day(27))]);
    expect(trail.slice(-2)).toMatchObject([
      { what: 'DocumentReminded', by: saskia.profile_id, facts: { signers: davi.profile_id } },
      { what: 'DocumentReminded', by: 'system', facts: { signers: davi.profile_id } },
    ]);
  });
  it('changes nothing that is published of the signers', () =>
    expect(publicDocument(stateOf([...out, reminded(day(25))]))).toEqual(publicDocument(stateOf(out))));
});
