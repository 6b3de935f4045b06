import type { bffOperations } from '@touchline/contracts/http/bff';
import type { Period } from '@touchline/contracts/policies/spans';
import { faultsOf, type HealthCheck } from '@touchline/platform/runtime';
import type { z } from 'zod';
import type { Ask } from '../../upstream/ask.ts';
import { panel, type Viewer } from '../panel.ts';

type Figures = z.input<typeof bffOperations.getAdminFigures.reply>;

/** How each part is: what it says of itself and how long it takes to. */
const healthOf = async (parts: Readonly<Record<string, HealthCheck>>) =>
  Promise.all(
    Object.entries(parts).map(async ([name, check]) => {
      const began = performance.now();
      const fault = (await faultsOf({ [name]: check }))[name] ?? null;
      return { name, fault, answered_ms: Math.round(performance.now() - began) };
    }),
  );

/** Staff's figures, each part's from itself; `parts`: what is asked how it is. */
export const composeAdminFigures = async (
  ask: Ask,
  parts: Readonly<Record<string, HealthCheck>>,
  viewer: Viewer,
  period: Period,
): Promise<Figures> => {
  const asked = { ...viewer, query: { period } };
  const [people, queues, market, trials, signatures, blocked, health] = await Promise.all([
    panel(ask.identity('peopleFigures', asked)),
    panel(ask.profile('queueFigures', asked)),
    panel(ask.offers('marketPulse', asked)),
    panel(ask.trials('trialPulse', asked)),
    panel(ask.documents('signaturePulse', asked)),
    panel(ask.identity('listDeadLetters', viewer)),
    healthOf(parts),
  ]);
  const heldBy = (name: string): number | null =>
    blocked?.data
      .filter(({ group }) => group.startsWith(`${name}.`))
      .reduce((sum, { failed, waiting }) => sum + failed + waiting, 0) ?? null;
  return {
    people: people?.data ?? null,
    queues: queues?.data ?? null,
    market: market?.data ?? null,
    trials: trials?.data ?? null,
    signatures: signatures?.data ?? null,
    parts: health.map((part) => ({ ...part, blocked: heldBy(part.name) })),
  };
};
