import { zodResolver } from '@hookform/resolvers/zod';
import type { ErrorCode } from '@touchline/contracts/errors';
import type { FormVerdict } from '@touchline/ui';
import { type BaseSyntheticEvent, useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { fieldDetails, isApiFailure } from '../client/failure.ts';

/** One refused answer: the path of its field, and why. */
export type FieldProblem = { readonly path: string; readonly message: string };

/** Nothing that counts as an answer; a list that is empty is judged by its schema. */
const isUnanswered = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || Number.isNaN(value);

const identity = (typed: unknown): unknown => typed;

/** react-hook-form's nested errors as a list, in the order of the schema. */
const listed = (errors: FieldErrors, before = ''): readonly FieldProblem[] =>
  Object.entries(errors).flatMap(([key, error]) => {
    if (!error || typeof error !== 'object' || (key === 'root' && !before) || key === 'ref') return [];
    const path = key === 'root' ? before : before ? `${before}.${key}` : key;
    const { message } = error as { message?: unknown };
    return typeof message === 'string' ? [{ path, message }] : listed(error as FieldErrors, path);
  });

export interface FormDefinition<Typed extends FieldValues, Body> {
  /** Shape of what is sent, as the contract has it. */
  readonly schema: z.ZodType<Body, FieldValues>;
  /** What the fields hold to begin with. */
  readonly initial: Typed;
  /** What is typed → what the schema judges; without it they are the same. */
  readonly values?: (typed: Typed) => unknown;
  /** Said of a field without an answer, instead of the schema's sentence. */
  readonly missing?: string;
}

export interface ContractForm<Typed extends FieldValues, Body> {
  readonly form: UseFormReturn<Typed, unknown, Body>;
  /** What is wrong at a field, in words. */
  readonly error: (path: string) => string | undefined;
  /** Everything that is wrong, by field. */
  readonly problems: readonly FieldProblem[];
  /** What the server refused, in a sentence, where no field is to blame; null: nothing. */
  readonly refusal: string | null;
  readonly busy: boolean;
  /** For the list above the form. */
  readonly verdict: FormVerdict;
  /** Changes fields that aren't inputs of the browser; what was wrong with them is judged again. */
  readonly put: (patch: Partial<Typed>) => void;
  /**
   * Judges all of it and, where nothing is wrong, sends it. What the server refuses stands at its field; `at`: the field that
   * a refusal without one is about.
   */
  readonly submit: (
    send: (body: Body) => unknown,
    at?: Readonly<Partial<Record<ErrorCode, string>>>,
  ) => (event?: BaseSyntheticEvent) => Promise<void>;
  /** Says what is wrong with a field, as the server would. */
  readonly say: (path: string, message: string) => void;
  /** Takes away what was said of fields, those that only the schema knows too. */
  readonly settle: (...paths: readonly string[]) => void;
  /** Shows a refusal at its fields, else above the form. */
  readonly refuse: (reason: unknown, at?: Readonly<Partial<Record<ErrorCode, string>>>) => void;
}

/** Judges by a schema of the contract what is typed; each wrong field has one sentence. */
export const judgeBy = <Typed extends FieldValues, Body>({
  schema,
  values = identity,
  missing,
}: Pick<FormDefinition<Typed, Body>, 'schema' | 'values' | 'missing'>): Resolver<Typed, unknown, Body> => {
  const judge = zodResolver<FieldValues, unknown, Body>(schema);
  return async (typed, context, { fields, names, shouldUseNativeValidation }) => {
    const judged = values(typed) as FieldValues;
    const result = await judge(judged, context, {
      fields,
      shouldUseNativeValidation,
      ...(names ? { names: [...names] } : {}),
    });
    if (missing)
      for (const { path } of listed(result.errors)) {
        const error = get(result.errors, path) as { message?: string };
        if (isUnanswered(get(judged, path))) error.message = missing;
      }
    return result as Awaited<ReturnType<Resolver<Typed, unknown, Body>>>;
  };
};

/** What a form would say of what is typed. */
export const problemsOf = async <Typed extends FieldValues, Body>(
  definition: Pick<FormDefinition<Typed, Body>, 'schema' | 'values' | 'missing'>,
  typed: Typed,
): Promise<readonly FieldProblem[]> => {
  const { errors } = await judgeBy<Typed, Body>(definition)(typed, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return listed(errors);
};

/**
 * A form over a schema of the contract: every problem is shown on submit, each at its field, and goes when its field is
 * changed; what the server refuses stands in the same places.
 */
export const useContractForm = <Typed extends FieldValues, Body>(
  definition: FormDefinition<Typed, Body>,
): ContractForm<Typed, Body> => {
  const latest = useRef(definition);
  latest.current = definition;
  const form = useForm<Typed, unknown, Body>({
    defaultValues: definition.initial as DefaultValues<Typed>,
    // The newest schema judges: what it asks may follow from what came meanwhile.
    resolver: (typed, context, options) => judgeBy<Typed, Body>(latest.current)(typed, context, options),
    // The list of what is wrong takes the focus.
    shouldFocusError: false,
  });
  const { errors, isSubmitting, isSubmitted, submitCount } = form.formState;
  /** The fields that the page shows: what is wrong with another one would be said nowhere. */
  const shown = useRef(new Set<string>());
  const problems = listed(errors);
  const refusal = errors.root?.server?.message ?? null;
  const say = (path: string, message: string): void =>
    form.setError(path as FieldPath<Typed>, { type: 'server', message });
  const refuse: ContractForm<Typed, Body>['refuse'] = (reason, at = {}) => {
    const details = fieldDetails(reason);
    const field = isApiFailure(reason) ? at[reason.code] : undefined;
    const message = isApiFailure(reason) ? reason.message : '';
    for (const detail of details) say(detail.path, detail.message);
    if (details.length > 0) return;
    say(field ?? 'root.server', message);
  };
  return {
    form,
    error: (path) => {
      shown.current.add(path);
      return (get(errors, path) as { message?: string } | undefined)?.message;
    },
    problems,
    refusal,
    busy: isSubmitting,
    verdict: {
      attempt: submitCount,
      refused: problems.length > 0 || refusal !== null,
      unplaced: () => problems.filter(({ path }) => !shown.current.has(path)).map(({ message }) => message),
    },
    put: (patch) => {
      for (const [name, value] of Object.entries(patch))
        form.setValue(name as FieldPath<Typed>, value as FieldPathValue<Typed, FieldPath<Typed>>, {
          shouldDirty: true,
          shouldValidate: isSubmitted,
        });
    },
    submit: (send, at) =>
      form.handleSubmit(async (body) => {
        try {
          await send(body);
        } catch (reason) {
          refuse(reason, at);
        }
      }),
    say,
    settle: (...paths) => form.clearErrors(paths as FieldPath<Typed>[]),
    refuse,
  };
};

/** Hands on what is typed, as it is typed: to be kept for the tab. */
export const useTyped = <Typed extends FieldValues>(
  { form }: Pick<ContractForm<Typed, unknown>, 'form'>,
  keep: (typed: Typed) => void,
): void => {
  const latest = useRef(keep);
  latest.current = keep;
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => latest.current(values as Typed) }),
    [subscribe],
  );
};
