import { api } from '@touchline/app-core/client/client.ts';
import type { Reply } from '@touchline/app-core/client/create-client.ts';

export type CaseHold = Reply<'/admin/users/{user_id}/hold', 'put'>['data'];

/** So often an open case is asked who has it by now, in ms. */
export const COLLEAGUES_MS = 15_000;

/** Kinds of what waits for staff, as the keys of its queries begin. */
export type CaseKind = 'user' | 'profile' | 'club';

interface Calls {
  /** `unasked`: nobody pressed anything, so nobody is told where it fails. */
  readonly take: (id: string, over: string | null, unasked: boolean) => Promise<unknown>;
  readonly giveBack: (id: string) => Promise<unknown>;
}

export const holdCalls: Readonly<Record<CaseKind, Calls>> = {
  user: {
    take: (user_id, over, unasked) =>
      api.put('/admin/users/{user_id}/hold', { params: { user_id }, body: { over }, unasked }),
    giveBack: (user_id) => api.delete('/admin/users/{user_id}/hold', { params: { user_id } }),
  },
  profile: {
    take: (profile_id, over, unasked) =>
      api.put('/admin/profiles/{profile_id}/hold', { params: { profile_id }, body: { over }, unasked }),
    giveBack: (profile_id) => api.delete('/admin/profiles/{profile_id}/hold', { params: { profile_id } }),
  },
  club: {
    take: (club_id, over, unasked) =>
      api.put('/admin/clubs/{club_id}/hold', { params: { club_id }, body: { over }, unasked }),
    giveBack: (club_id) => api.delete('/admin/clubs/{club_id}/hold', { params: { club_id } }),
  },
};

/** Of a decision: the colleague who has the case, where staff decide all the same. */
export type Despite = string | undefined;
export const despiteOf = (despite: Despite) => (despite ? { despite } : {});

/** A decision that a colleague's hold stops is asked about, so no toast says that it failed. */
export const askedIfHeld = { quiet: ['CaseHeld'] } as const;
