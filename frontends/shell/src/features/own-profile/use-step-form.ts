import { fieldDetails, isApiFailure } from '@touchline/app-core/client/failure.ts';
import { type FieldProblem, useContractForm } from '@touchline/app-core/form/contract-form.ts';
import type { FormVerdict } from '@touchline/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { setSaving } from './saving.ts';
import { formPath, halfTyped, sameValue, savable, type Values } from './step-values.ts';
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
  readonly problems: readonly FieldProblem[];
  /** For the list above the step. */
  readonly verdict: FormVerdict;
  /** One sentence about the whole step, where no field is to blame. */
  readonly refusal: string | null;
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
const firstPart = (path: string): string => path.split('.')[0] ?? path;

/** The server's refusal with its fields named as the form names them. */
const asTyped = (reason: unknown): unknown => {
  if (!isApiFailure(reason)) return { code: 'ServerErrorException', status: 0, message: text('notSaved') };
  const details = fieldDetails(reason).map((detail) => ({ ...detail, path: formPath(detail.path) }));
  return details.length > 0 ? { ...reason, details } : reason;
};

/** One step of a form that saves itself: what is typed, what the server has, and what stands between them. */
export const useStepForm = <T extends FieldValues, Kept>(step: StepDefinition<T, Kept>): StepForm<T> => {
  const latest = useRef(step);
  latest.current = step;
  const { form, error, problems, refusal, refuse, verdict } = useContractForm<T, Values>({
    schema: step.schema,
    initial: { ...step.stored, ...readUnsaved(step.name) },
    values: step.values,
    missing: text('missing'),
  });
  const { getValues, setValue, trigger, clearErrors } = form;
  const typed = form.watch();
  const kept = useRef<Values>(step.values(step.stored));
  const refused = useRef<Values>({});
  const running = useRef<Promise<unknown> | null>(null);
  const said = useRef({ refuse, problems });
  said.current = { refuse, problems };
  /** What became of the tries to complete it; 0: it was not tried since it was last right. */
  const [tries, setTries] = useState({ count: 0, refused: false });
  const tried = tries.count > 0;
  const tryAs = (refused: boolean): void => setTries(({ count }) => ({ count: count + 1, refused }));
  const [busy, setBusy] = useState(false);
  const [, again] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    while (running.current) await running.current;
    const { schema, values, save, auto } = latest.current;
    // What was refused for what it says isn't sent again unchanged.
    const wanted = savable(schema, values(getValues()), { ...kept.current, ...refused.current });
    if (!auto || Object.keys(wanted).length === 0) return;
    setSaving({ kind: 'saving' });
    let rest = false;
    running.current = save(wanted, false)
      .then(() => {
        kept.current = { ...kept.current, ...wanted };
        clearErrors('root');
        setSaving({ kind: 'saved', at: new Date().toISOString() });
      })
      .catch((reason: unknown) => {
        if (!isApiFailure(reason) || reason.status < 400 || reason.status >= 500) {
          setSaving({ kind: 'failed', retry: () => void flush() }); // it stays typed, and is sent again on request
          return;
        }
        said.current.refuse(asTyped(reason));
        const blamed = fieldDetails(reason).map(({ path }) => firstPart(formPath(path)));
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
  }, [getValues, clearErrors]);

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

  /** Judges these fields again; before the step was tried only what is half typed is wrong, not what is still empty. */
  const judge = useCallback(
    (fields: readonly string[], all: boolean): void => {
      const { schema, values } = latest.current;
      const half = halfTyped(schema, values(getValues()));
      const judged = fields.filter((field) => all || half.includes(field));
      clearErrors(fields.filter((field) => !judged.includes(field)) as FieldPath<T>[]);
      if (judged.length > 0) void trigger(judged as FieldPath<T>[]);
    },
    [getValues, clearErrors, trigger],
  );

  const put = (patch: Partial<T>): void => {
    for (const [name, value] of Object.entries(patch))
      setValue(name as FieldPath<T>, value as FieldPathValue<T, FieldPath<T>>, { shouldDirty: true });
    clearErrors('root');
    const changed = Object.keys(patch);
    const about = (field: string): boolean => changed.some((name) => field === name || field.startsWith(name));
    // The server's word on another field stays until that one is changed.
    const own = problems.map(({ path }) => firstPart(path)).filter((field) => about(field) || !isServers(field));
    judge([...new Set([...own, ...(tried ? Object.keys(step.schema.shape).filter(about) : [])])], tried);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), PAUSE_MS);
  };
  const isServers = (field: string): boolean => form.getFieldState(field as FieldPath<T>).error?.type === 'server';

  const leave = (field: string): void => {
    if (!isServers(field)) judge([field], tried);
    void flush();
  };

  const check = (): boolean => {
    const { success } = step.schema.safeParse(step.values(getValues()));
    tryAs(!success);
    void trigger();
    void flush();
    return success;
  };

  const complete = async (): Promise<boolean> => {
    if (!check()) return false;
    const { schema, values, save, name } = latest.current;
    const wholeStep = schema.parse(values(getValues())) as Values;
    setBusy(true);
    await flush();
    setSaving({ kind: 'saving' });
    try {
      await save(wholeStep, true);
      kept.current = wholeStep;
      refused.current = {};
      clearErrors();
      setTries({ count: 0, refused: false });
      writeUnsaved(name, {});
      setSaving({ kind: 'saved', at: new Date().toISOString() });
      return true;
    } catch (reason) {
      refuse(asTyped(reason));
      tryAs(true);
      setSaving({ kind: 'idle' });
      return false;
    } finally {
      setBusy(false);
    }
  };

  const reset = (): void => {
    clearTimeout(timer.current);
    form.reset(latest.current.stored);
    setTries({ count: 0, refused: false });
  };

  const values = step.values(typed);
  const half = halfTyped(step.schema, values);
  return {
    typed,
    put,
    leave,
    error,
    problems: tried ? problems : [],
    verdict: { ...verdict, attempt: tries.count, refused: tries.refused },
    refusal,
    dirty:
      half.length > 0 ||
      problems.some(({ path }) => isServers(path)) ||
      Object.keys(savable(step.schema, values, kept.current)).length > 0,
    busy,
    check,
    complete,
    reset,
  };
};
