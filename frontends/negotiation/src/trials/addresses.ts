import type { Trial } from './trials-api.ts';

type Side = Trial['your_side'];

const areas: Readonly<Record<Side, string>> = { club: '/club-representative', player: '/player' };

/** Where each side has its trials. */
export const trialsHref = (side: Side): string => `${areas[side]}/trial-requests`;

/** Where the club writes how a trial went, and the player reads what the club shares. */
export const trialReportHref = (side: Side, id: string): string => `${trialsHref(side)}/${id}/report`;
