/** What changes faster than it may be asked for: handed on once it rests. */
export const createSettling = <T>(onSettled: (value: T) => void, restMs = 250) => {
  let waiting: { readonly value: T; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  const drop = (): void => {
    clearTimeout(waiting?.timer);
    waiting = null;
  };
  /** Hands on at once what still waits: whoever goes elsewhere is done with it. */
  const settle = (): void => {
    if (!waiting) return;
    const { value } = waiting;
    drop();
    onSettled(value);
  };
  const change = (value: T): void => {
    drop();
    waiting = { value, timer: setTimeout(settle, restMs) };
  };
  return { change, settle, drop };
};
