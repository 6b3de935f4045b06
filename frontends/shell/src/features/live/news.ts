/** One event of the stream. */
export interface News {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** A path of this site. */
  readonly href: string;
}

/** Reads an event's data; undefined for what isn't news of ours. */
export const parseNews = (data: string): News | undefined => {
  try {
    const { id, title, text, href } = JSON.parse(data) as Partial<News>;
    if (typeof id !== 'string' || typeof title !== 'string' || typeof text !== 'string' || typeof href !== 'string')
      return undefined;
    return /^\/(?!\/)/.test(href) ? { id, title, text, href } : undefined;
  } catch {
    return undefined;
  }
};

/** Something that waited for an answer doesn't any more: nothing to tell, but counts have changed. */
export const isSettled = (data: string): boolean => {
  try {
    return (JSON.parse(data) as { kind?: unknown } | null)?.kind === 'settled';
  } catch {
    return false;
  }
};
