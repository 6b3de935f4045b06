import { literal } from '@touchline/platform/aggregate';

/** Has this text in it, in whatever case; undefined without one. */
export const containing = (text: string | undefined): RegExp | undefined =>
  text ? new RegExp(literal(text), 'i') : undefined;
