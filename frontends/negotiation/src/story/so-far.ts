const day = 86_400_000;

/** For how many days there has been something between both; null where no step says when it began. */
export const daysSoFar = (
  steps: readonly { readonly at: string | null }[],
  now: number = Date.now(),
): number | null => {
  const first = steps.flatMap(({ at }) => at ?? []).sort()[0];
  return first === undefined ? null : Math.max(0, Math.floor((now - Date.parse(first)) / day));
};
