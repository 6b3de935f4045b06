import { z } from 'zod';

/** What reaches a person's open pages: identity publishes it on the person's channel, the BFF sends it on, a page shows it. */

export const liveChannel = (userId: string): string => `live:${userId}`;
/** The name of these events in the stream. */
export const liveEvent = 'notification';

export const liveMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('notification'),
    id: z.string(),
    title: z.string(),
    text: z.string(),
    /** A path of this site. */
    href: z.string().regex(/^\/(?!\/)/),
    needs_answer: z.boolean(),
  }),
  /** Something that waited for an answer doesn't any more: nothing to tell, but counts have changed. */
  z.object({ kind: z.literal('settled') }),
]);
export type LiveMessage = Readonly<z.output<typeof liveMessage>>;

/** Reads an event's data; undefined for what isn't of ours. */
export const parseLiveMessage = (text: string): LiveMessage | undefined => {
  try {
    return liveMessage.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};
