import { fieldDetails, isApiFailure } from '@touchline/market';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { setSaving } from './saving.ts';
import { formPath, halfTyped, type Problem, problemsOf, sameValue, savable, type Values } from './step-values.ts';
import { text } from './text.ts';
import { readUnsaved, writeUnsaved } from './unsaved.ts';

export interface StepDefinition<T extends object, Kept> {
  /** Names the form for what is typed and not saved yet: profile and step. */
  readonly name: string;
  readonly schema: z.ZodObject;
  /** What the server keeps, as the form shows it. */
  readonly stored: T;
  /** What is typed → the values of the schema; undefined where nothing is answered. */
  readonly values: (typed: T) => Values;
  readonly save: (values: Values, complete: boolean) => Promise<Kept>;
  /** Saves what is valid by itself, on leaving a field or after a pause. Without it only `complete` saves. */
  readonly auto: boolean;
}

export interface StepForm<T> {
  readonly typed: T;
  readonly put: (patch: Partial<T>) => void;
  /** On leaving a field: it may now say what is wrong, and what is valid is saved. */
  readonly leave: (field: string) => void;
  readonly error: (path: string) => string | undefined;
  /** All refused answers, after the step was to be completed. */
  readonly problems: readonly Problem[];
  /** One sentence about the whole, where no field is to blame. */
  readonly whole: string | null;
  /** Something is typed that the server doesn't have. */
  readonly dirty: boolean;
  readonly busy: boolean;
  /** Judges the whole step and shows what is wrong; what is valid by itself is saved. */
  readonly check: () => boolean;
  /** Judges and saves the whole step; false where something is wrong. */
  readonly complete: () => Promise<boolean>;
  /** Back to what the server has. */
  readonly reset: () => void;
}

const PAUSE_MS = 900;
type Server = { readonly fields: Readonly<Record<string, string>>; readonly whole: string | null };
const silent: Server = { fields: {}, whole: null };

const serverSays = (reason: unknown): Server => {
  const details = fieldDetails(reason);
  if (details.length)
    return { fields: Object.fromEntries(details.map((d) => [formPath(d.path), d.message])), whole: null };
  return { fields: {}, whole: isApiFailure(reason) ? reason.message : text('notSaved') };
};

const firstPart = (path: string): string => path.split('.')[0] ?? path;

/** One step of a form that saves itself: what is typed, what the server has, and what stands between them. */
export const useStepForm = <T extends object, Kept>(step: StepDefinition<T, Kept>): StepForm<T> => {
  const latest = useRef(step);
  latest.current = step;
  const [typed, setTyped] = useState<T>(() => ({ ...step.stored, ...readUnsaved(step.name) }));
  const current = useRef(typed);
  const kept = useRef<Values>(step.values(step.stored));
  const refused = useRef<Values>({});
  const running = useRef<Promise<unknown> | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const [server, setServer] = useState(silent);
  const [busy, setBusy] = useState(false);
  const [, again] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    while (running.current) await running.current;
    const { schema, values, save, auto } = latest.current;
    // What was refused for what it says isn't sent again unchanged.
    const wanted = savable(schema, values(current.current), { ...kept.current, ...refused.current });
    if (!auto || Object.keys(wanted).length === 0) return;
    setSaving({ kind: 'saving' });
    let rest = false;
    running.current = save(wanted, false)
      .then(() => {
        kept.current = { ...kept.current, ...wanted };
        setServer((before) => ({ ...before, whole: null }));
        setSaving({ kind: 'saved', at: new Date().toISOString() });
      })
      .catch((reason: unknown) => {
        if (!isApiFailure(reason) || reason.status < 400 || reason.status >= 500) {
          setSaving({ kind: 'failed', retry: () => void flush() }); // it stays typed, and is sent again on request
          return;
        }
        const said = serverSays(reason);
        setServer((before) => ({ fields: { ...before.fields, ...said.fields }, whole: said.whole }));
        const blamed = Object.keys(said.fields).map(firstPart);
        const guilty = Object.entries(wanted).filter(([field]) => blamed.length === 0 || blamed.includes(field));
        refused.current = { ...refused.current, ...Object.fromEntries(guilty) };
        rest = guilty.length > 0; // one refused answer keeps no other from being saved
        setSaving({ kind: 'idle' });
      })
      .finally(() => {
        running.current = null;
        again((n) => n + 1);
      });
    await running.current;
    if (rest) await flush();
  }, []);

  useEffect(() => {
    const stored = step.stored as Values;
    const differing = Object.entries(typed as Values).filter(([key, value]) => !sameValue(value, stored[key]));
    writeUnsaved(step.name, Object.fromEntries(differing));
  }, [step.name, step.stored, typed]);
  useEffect(() => {
    const online = (): void => void flush();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, [flush]);
  useEffect(
    () => () => {
      void flush(); // leaving the step: what the pause held back is saved now
    },
    [flush],
  );

  const put = useCallback(
    (patch: Partial<T>): void => {
      const next = { ...current.current, ...patch };
      current.current = next;
      setTyped(next);
      setServer((said) => {
        const changed = Object.keys(patch);
        const fields = Object.entries(said.fields).filter(([path]) => !changed.includes(firstPart(path)));
        return { fields: Object.fromEntries(fields), whole: null };
      });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), PAUSE_MS);
    },
    [flush],
  );

  const leave = useCallback(
    (field: string): void => {
      setLeft((before) => (before.has(field) ? before : new Set([...before, field])));
      void flush();
    },
    [flush],
  );

  const check = (): boolean => {
    setTried(true);
    void flush();
    return latest.current.schema.safeParse(latest.current.values(current.current)).success;
  };

  const complete = async (): Promise<boolean> => {
    if (!check()) return false;
    const { schema, values, save, name } = latest.current;
    const whole = schema.parse(values(current.current)) as Values;
    setBusy(true);
    await flush();
    setSaving({ kind: 'saving' });
    try {
      await save(whole, true);
      kept.current = whole;
      refused.current = {};
      setServer(silent);
      setTried(false);
      writeUnsaved(name, {});
      setSaving({ kind: 'saved', at: new Date().toISOString() });
      return true;
    } catch (reason) {
      setServer(serverSays(reason));
      setSaving({ kind: 'idle' });
      return false;
    } finally {
      setBusy(false);
    }
  };

  const reset = (): void => {
    clearTimeout(timer.current);
    current.current = latest.current.stored;
    setTyped(latest.current.stored);
    setServer(silent);
    setTried(false);
    setLeft(new Set());
  };

  const values = step.values(typed);
  const own = problemsOf(step.schema, values, text('missing'));
  const half = halfTyped(step.schema, values);
  const shown = own.filter(({ path }) => tried || (left.has(firstPart(path)) && half.includes(firstPart(path))));
  const told = Object.entries(server.fields).map(([path, message]) => ({ path, message }));
  const said = [...told, ...shown];
  return {
    typed,
    put,
    leave,
    error: (path) => said.find((problem) => problem.path === path)?.message,
    problems: tried ? said : [],
    whole: server.whole,
    dirty: half.length > 0 || told.length > 0 || Object.keys(savable(step.schema, values, kept.current)).length > 0,
    busy,
    check,
    complete,
    reset,
  };
};
