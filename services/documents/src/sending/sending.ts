import { type Decider, ImpossibleEvent, invalid, Rejected, unreachable } from '@touchline/platform/domain';
import { isSame, type Person } from '../document/state.ts';
import { countOf, type Known, type Line, type Sending, type SendingCommand, type SendingEvent } from './state.ts';

type CommandOf<Type extends SendingCommand['type']> = Extract<SendingCommand, { type: Type }>;
type Events = readonly SendingEvent[];

/** A sending is its author's business alone. */
export const ownSending = (state: Sending, by: Person): Known => {
  if (state.status === 'none' || !isSame(state.author, by)) throw new Rejected('NotFound');
  return state;
};

export const begin = ({ type: _, by, now: at, ...begun }: CommandOf<'Begin'>, state: Sending): Events => {
  if (state.status !== 'none') return []; // its id derives from the request: it is there already
  if (begun.lines.length === 0) throw invalid({ path: 'csv', message: 'There is nobody in this file.' });
  const { profile_id, user_id, name } = by;
  return [{ type: 'SendingBegun', ...begun, author: { profile_id, user_id, name }, at }];
};

const waiting = (state: Sending, line: number): Known | undefined => {
  if (state.status === 'none') throw new Rejected('NotFound');
  return state.lines.some((one) => one.line === line && one.outcome === 'waiting') ? state : undefined;
};

/** What has become of a line, and of all of them where it was the last. */
const settled = (sending: Known, event: SendingEvent, at: string): Events => [
  event,
  ...(countOf(sending, 'waiting') === 1 ? [{ type: 'SendingFinished', at } as const] : []),
];

export const recordSent = (command: CommandOf<'RecordSent'>, state: Sending): Events => {
  const { line, document_id, now: at } = command;
  const sending = waiting(state, line);
  return sending ? settled(sending, { type: 'LineSent', line, document_id, at }, at) : [];
};

export const recordRefusal = (command: CommandOf<'RecordRefusal'>, state: Sending): Events => {
  const { type: _, now: at, ...refusal } = command;
  const sending = waiting(state, refusal.line);
  return sending ? settled(sending, { type: 'LineRefused', ...refusal, at }, at) : [];
};

const decide = (command: SendingCommand, state: Sending): Events => {
  switch (command.type) {
    case 'Begin':
      return begin(command, state);
    case 'RecordSent':
      return recordSent(command, state);
    case 'RecordRefusal':
      return recordRefusal(command, state);
    default:
      return unreachable(command);
  }
};

const withLine = (sending: Known, number: number, change: (line: Line) => Line): Known => ({
  ...sending,
  lines: sending.lines.map((line) => (line.line === number ? change(line) : line)),
});

const evolve = (state: Sending, event: SendingEvent): Sending => {
  if (event.type === 'SendingBegun') {
    if (state.status !== 'none') throw new ImpossibleEvent(event, state);
    const { type: _, at, lines, ...begun } = event;
    return {
      ...{ status: 'under-way', ...begun, begun_at: at, finished_at: null },
      lines: lines.map((line) => ({ ...line, outcome: 'waiting' })),
    };
  }
  if (state.status !== 'under-way') throw new ImpossibleEvent(event, state);
  switch (event.type) {
    case 'LineSent': {
      const { line, document_id } = event;
      return withLine(state, line, () => ({ line, outcome: 'sent', document_id }));
    }
    case 'LineRefused': {
      const { line, code, reason, found } = event;
      return withLine(state, line, (before) => ({
        ...{ line, outcome: 'refused', code, reason },
        signers: (before.outcome === 'sent' ? [] : before.signers).map((signer) => {
          const profile_id = found[signer.role];
          return profile_id === undefined ? signer : { ...signer, profile_id };
        }),
      }));
    }
    case 'SendingFinished':
      return { ...state, status: 'finished', finished_at: event.at };
    default:
      return unreachable(event);
  }
};

export const sendingDecider: Decider<SendingCommand, Sending, SendingEvent> = {
  decide,
  evolve,
  initialState: { status: 'none' },
};
