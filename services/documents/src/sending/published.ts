import { type PublicSending, sendingEvents } from '@touchline/contracts/events';
import { unreachable } from '@touchline/platform/domain';
import { countOf, type Known, type Sending, type SendingEvent } from './state.ts';

/** The contract of an event and what is its own: who was to sign stays here. */
const happenedOf = (event: SendingEvent) => {
  switch (event.type) {
    case 'SendingBegun':
      return [sendingEvents.begun, {}] as const;
    case 'LineSent':
      return [sendingEvents.lineSent, { line: event.line, document_id: event.document_id }] as const;
    case 'LineRefused':
      return [sendingEvents.lineRefused, { line: event.line, code: event.code }] as const;
    case 'SendingFinished':
      return [sendingEvents.finished, {}] as const;
    default:
      return unreachable(event);
  }
};

const publicSendingOf = (sending: Known): PublicSending => ({
  sending_id: sending.sending_id,
  template_id: sending.template_id,
  title: sending.words.title,
  author: { profile_id: sending.author.profile_id, user_id: sending.author.user_id },
  lines: sending.lines.length,
  sent: countOf(sending, 'sent'),
  refused: countOf(sending, 'refused'),
  begun_at: sending.begun_at,
  finished_at: sending.finished_at,
});

export const stateData = (state: Sending) => ({
  sending: state.status === 'none' ? undefined : publicSendingOf(state),
});

/** An event as neighbours read it: what happened, beside the sending after it. */
export const published = (event: SendingEvent, after: Sending) => {
  const [{ type }, happened] = happenedOf(event);
  return { type, data: { ...stateData(after), happened } };
};
