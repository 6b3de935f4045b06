import type { bffOperations } from '@touchline/contracts/http/bff';
import type { BeatPeriod, Period } from '@touchline/contracts/policies/spans';
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

/** What happened in the market, span by span. */
const pulseOf = async (ask: Ask, viewer: Viewer, period: BeatPeriod) => {
  const asked = { ...viewer, query: { period } };
  const [market, trials, signatures] = await Promise.all([
    panel(ask.offers('marketPulse', asked)),
    panel(ask.trials('trialPulse', asked)),
    panel(ask.documents('signaturePulse', asked)),
  ]);
  return { market: market?.data ?? null, trials: trials?.data ?? null, signatures: signatures?.data ?? null };
};

/** Staff's figures, each part's from itself; `parts`: what is asked how it is. */
export const composeAdminFigures = async (
  ask: Ask,
  parts: Readonly<Record<string, HealthCheck>>,
  viewer: Viewer,
  period: Period,
): Promise<Figures> => {
  const asked = { ...viewer, query: { period } };
  const [people, queues, pulse, recent, blocked, health] = await Promise.all([
    panel(ask.identity('peopleFigures', asked)),
    panel(ask.profile('queueFigures', asked)),
    pulseOf(ask, viewer, period),
    pulseOf(ask, viewer, 'fortnight'),
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
    ...pulse,
    recent,
    parts: health.map((part) => ({ ...part, blocked: heldBy(part.name) })),
  };
};
