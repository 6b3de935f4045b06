import { z } from 'zod';
import { id, instant } from '../../values.ts';
import { operation, operations, pageMeta, paging } from '../operation.ts';

/** Whom it is about, as one looks for them: a club by its crest, a person by the face. */
const notificationSubject = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('club'), club_id: id, name: z.string(), short_name: z.string().nullable() }),
    /** `profile_id`: null where somebody has none here. */
    z.object({ kind: z.literal('person'), profile_id: id.nullable(), name: z.string() }),
  ])
  .meta({ id: 'NotificationSubject' });
export type NotificationSubject = z.infer<typeof notificationSubject>;

export const notification = z
  .object({
    id,
    kind: z.string(),
    title: z.string(),
    text: z.string(),
    /** The page that it is about. */
    href: z.string(),
    /** The profile that it is for, or null for the person. */
    profile_id: id.nullable(),
    /** It waits for this person's answer, now: not once it was given, or its time is over. */
    needs_answer: z.boolean(),
    /** Null: about the reader or the product, or not kept when it was written. */
    subject: notificationSubject.nullable(),
    /** Until when it can be answered; null: it needs no answer, or has no deadline. */
    answer_by: instant.nullable(),
    at: instant,
    read_at: instant.nullable(),
  })
  .meta({ id: 'Notification' });

export const inboxOperations = operations({
  changesAtHome: operation({
    summary: 'What a member’s home shows of the inbox: the newest',
    method: 'GET',
    path: '/at-home',
    access: 'bff',
    reply: z.array(notification),
  }),
  listNotifications: operation({
    summary: 'The inbox, newest first',
    method: 'GET',
    path: '/inbox',
    access: 'member',
    query: z.strictObject({ ...paging, turn: z.literal('mine').optional() }),
    reply: z.array(notification),
    meta: pageMeta.extend({ unread: z.int(), answers: z.int() }),
  }),
  readNotification: operation({
    summary: 'Marks one as read',
    method: 'POST',
    path: '/inbox/:notification_id/read',
    access: 'member',
    params: z.strictObject({ notification_id: id }),
    errors: ['NotFound'],
  }),
  readAllNotifications: operation({
    summary: 'Marks all news as read; what waits for an answer goes on waiting',
    method: 'POST',
    path: '/inbox/read',
    access: 'member',
  }),
});
