import { panelHeader } from '@touchline/platform/audit';
import type { Principal } from '@touchline/platform/http';
import type { Request } from 'express';
import { type Answer, forwarded } from '../upstream/ask.ts';

/** Who looks at a screen: goes along with each of its questions. */
export interface Viewer {
  readonly actor: Principal;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

export const viewer = (actor: Principal, req: Request): Viewer => ({
  actor,
  headers: { ...forwarded(req), [panelHeader]: '1' },
});

/** A part of a screen: what a service answers, or null where it doesn't or this person may not see it. */
export const panel = async <Op>(answer: Promise<Answer<Op>>): Promise<(Answer<Op> & { readonly ok: true }) | null> => {
  const answered = await answer;
  return answered.ok ? answered : null;
};
