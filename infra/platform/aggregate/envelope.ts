import { randomUUID } from 'node:crypto';
import { eventContract } from '@touchline/contracts/events';
import type { CloudEvent } from '../bus/index.ts';
import { currentCorrelation, currentTrace } from '../telemetry/index.ts';

interface Around {
  readonly actor?: string | undefined;
  /** Of the story that the aggregate belongs to; else that of the request behind it. */
  readonly correlation?: string | undefined;
}

/** What is published of an aggregate, as others read it. */
export type Envelope = (
  published: { readonly type: string; readonly data: unknown },
  id: string,
  sequence: number,
  around?: Around,
) => CloudEvent;

/** @param name of the aggregate, which is the source of its events. */
export const createEnvelope =
  (name: string, clock: () => Date): Envelope =>
  ({ type, data }, id, sequence, { actor, correlation } = {}) => {
    const contract = eventContract(type);
    if (!contract) throw new Error(`no contract for the event ${type}`);
    const trace = currentTrace();
    const eventId = randomUUID();
    return {
      id: eventId,
      type,
      source: `touchline/${name}`,
      subject: id,
      time: clock().toISOString(),
      sequence,
      ...(trace ? { traceparent: trace } : {}),
      correlationid: correlation ?? currentCorrelation() ?? eventId,
      ...(actor ? { actor } : {}),
      data: contract.data.parse(data),
    };
  };
