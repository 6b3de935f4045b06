/** A condition of a list: the field has this text in it, in whatever case. */
export interface Containing {
  readonly containing: string;
}

/** Undefined where nothing is asked for. */
export const containing = (text: string | undefined): Containing | undefined =>
  text ? { containing: text } : undefined;

export const isContaining = (condition: unknown): condition is Containing =>
  typeof condition === 'object' && condition !== null && 'containing' in condition;
