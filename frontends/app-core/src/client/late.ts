/**
 * Answers of a read model that hadn't seen yet what this page has just done (`meta.stale`): whoever shows them keeps what
 * was there, so that nobody sees a thing undone that he did a moment ago.
 */
const late = new WeakSet<object>();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether an answer says so of itself. */
export const saysLate = (reply: unknown): boolean =>
  isObject(reply) && (reply as { meta?: { stale?: unknown } }).meta?.stale === true;

/** Remembers it of the answer and of its data: callers hand on the one or the other. */
export const markLate = (reply: unknown): void => {
  if (!isObject(reply)) return;
  late.add(reply);
  const { data } = reply as { data?: unknown };
  if (isObject(data)) late.add(data);
};

/** Whether what a query answered was late; of pages, any of them. */
export const isLate = (answer: unknown): boolean =>
  isObject(answer) && (late.has(answer) || ((answer as { pages?: readonly unknown[] }).pages ?? []).some(isLate));
