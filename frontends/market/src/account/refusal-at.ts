import { fieldDetails, isApiFailure } from '../api/failure.ts';

/** Why a field was refused, in the server's words; a refusal as a whole stands at the field it is about. */
export const refusalAt = (error: unknown, path: string, codes: readonly string[] = []): string | undefined => {
  if (!isApiFailure(error)) return undefined;
  return (
    fieldDetails(error).find((detail) => detail.path === path)?.message ??
    (codes.includes(error.code) ? error.message : undefined)
  );
};
