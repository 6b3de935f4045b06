import { fieldDetails, isApiFailure } from '@touchline/market';

/** What a refused form says: per field where the server names fields, else one sentence for the whole. */
export type FormProblems = { readonly fields: Readonly<Record<string, string>>; readonly whole: string | null };

export const noProblems: FormProblems = { fields: {}, whole: null };

export const problemsOf = (reason: unknown): FormProblems => {
  const details = fieldDetails(reason);
  if (details.length > 0) return { fields: Object.fromEntries(details.map((d) => [d.path, d.message])), whole: null };
  return { fields: {}, whole: isApiFailure(reason) ? reason.message : null };
};

/** zod's issues in the same form, for what the page can tell before it asks. */
export const issuesOf = (
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): FormProblems => ({
  fields: Object.fromEntries(issues.map((issue) => [issue.path.map(String).join('.'), issue.message])),
  whole: null,
});
