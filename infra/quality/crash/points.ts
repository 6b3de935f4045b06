/** Where a process may be killed: between write, publish, acknowledge, project and reply. */
export const points = {
  'before-write': 'the aggregate’s write is about to be sent',
  'after-write': 'the database acknowledged the write; neither flushed nor answered',
  'before-reply': 'the command is done; its answer has not left',
  'before-publish': 'the relay has read the outbox; nothing was sent',
  'after-publish': 'the bus has the events; the outbox still does too',
  'after-acknowledge': 'the outbox was emptied; the relay has not gone on',
  'before-project': 'a read model’s write is about to be sent',
  'after-project': 'the read model was written; the event is not acknowledged',
  'before-reaction': 'a notice or message is about to be kept',
  'after-reaction': 'the notice or message is kept; the event is not acknowledged',
  'after-call': 'the payment service has done and answered it; nothing of it is written',
  'after-message': 'a message of the payment service is kept; neither acknowledged nor worked off',
  'after-token': 'the time of a seal is confirmed; neither the token nor the sealed paper is kept',
  'request-left': 'something is reserved for a trial request, or it is made; whoever asked for it never asks again',
  'before-offset': 'everything is done; the offset is about to be committed',
  'after-offset': 'the offset was committed',
  'database-killed': 'the database’s process, at any moment between commands',
} as const;

export type Point = keyof typeof points;
export const pointNames = Object.keys(points) as readonly Point[];

/** One person pays while many act, and few papers are sealed: these come by seldom, so the kill doesn't wait for the fifth time. */
const seldom: readonly Point[] = ['after-call', 'after-message', 'after-token'];
/** Of what a trial request writes, one after the other: its club's allowance, its player's days, itself. */
export const requestWrites = [
  'touchline.trial-allowance.reserved.v1',
  'touchline.player-calendar.held.v1',
  'touchline.trial-request.requested.v1',
] as const;
/** How often a process may come by a point at most before it is killed there. */
export const passesAt = (point: Point): number =>
  point === 'request-left' ? requestWrites.length : seldom.includes(point) ? 2 : 5;

/** What the armed process reads, each time that it comes by a point: the file named by `CRASH_ARM`. */
export interface Injection {
  readonly id: string;
  readonly point: Point;
  /** How often it may come by before it is killed. */
  readonly pass: number;
  /** Kill the processes that it started, too: the engine of the one-process shape, at the same moment. */
  readonly children: boolean;
}

/** What it leaves in `<CRASH_ARM>.killed`. */
export interface Killed {
  readonly id: string;
  readonly point: Point;
  /** What it was about: an event's type or a request, with the aggregate's id. */
  readonly about: string;
}
