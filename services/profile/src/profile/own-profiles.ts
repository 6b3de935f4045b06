import type { ownProfile } from '@touchline/contracts/http/profile';
import { Rejected } from '@touchline/platform/domain';
import type { Principal } from '@touchline/platform/http';
import type { Participants } from '@touchline/platform/participants';
import type { z } from 'zod';
import type { Clubs } from '../club/club.repository.ts';
import { type Kind, kindOf, noDetails } from './kinds/kinds.ts';
import type { Profiles, StoredProfile } from './profile.repository.ts';
import type { ProfileCommand } from './profile.ts';
import { type Created, day } from './state.ts';

type View = z.input<typeof ownProfile>;

/** A request that changes the current profile. */
export interface OwnRequest {
  readonly actor: Principal;
  readonly idempotencyKey: string | undefined;
  readonly now: Date;
  readonly params: unknown;
  readonly body: unknown;
}

/** The caller's current profile, from the aggregate itself: what was saved a moment ago is there. */
export interface OwnProfiles {
  /** `AccessDeniedException` where the current profile isn't the caller's. */
  readonly load: (actor: Principal) => Promise<StoredProfile>;
  /** `AccessDeniedException` also where it is of another kind. */
  readonly loadAs: <Of extends Kind>(actor: Principal, kind: Of) => Promise<Extract<Created, { profile_type: Of }>>;
  /** The profile whole, as its owner and staff see it. */
  readonly view: (profile: StoredProfile, now: Date) => Promise<View>;
  /** Handles a command on the current profile and answers it whole. */
  readonly handle: (
    request: OwnRequest,
    operation: string,
    command: (profile: Created) => ProfileCommand | Promise<ProfileCommand>,
  ) => Promise<{
    readonly data: View;
    readonly consistencyTokens: { readonly id: string; readonly sequence: number }[];
  }>;
}

type Given<Values> = { [Field in keyof Values]: Exclude<Values[Field], undefined> };

/** The values without fields that weren't given: those stay as they are. */
export const given = <Values extends object>(values: Values): Given<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<Values>;

export const createOwnProfiles = ({
  profiles,
  clubs,
  participants,
}: {
  readonly profiles: Profiles;
  readonly clubs: Clubs;
  readonly participants: Participants;
}): OwnProfiles => {
  const load: OwnProfiles['load'] = async ({ profile, user_id }) => {
    const found = profile ? await profiles.find(profile.id) : undefined;
    if (!found || found.state.user_id !== user_id || found.state.profile_type !== profile?.type)
      throw new Rejected('AccessDeniedException');
    return found;
  };
  const view: OwnProfiles['view'] = async ({ state, version }, now) => {
    const kind = kindOf(state);
    const clubId = kind.clubOf(state);
    const [known, club] = await Promise.all([
      participants.find(state.profile_id),
      clubId ? clubs.find(clubId) : undefined,
    ]);
    return {
      id: state.profile_id,
      profile_type: state.profile_type,
      name: state.name,
      onboarding: { ...state.onboarding },
      verification_status: state.verification_status,
      rejection: state.rejection,
      submitted_at: state.submitted_at,
      claim: state.claim ? kind.claimViewOf(state.claim) : null,
      is_subscribed: known?.subscription?.is_subscribed ?? false,
      club_decision: club
        ? {
            ...{ club_id: club.club_id, name: club.name, rejection: club.rejection },
            is_entered: club.entered_by?.profile_id === state.profile_id,
          }
        : null,
      ...noDetails,
      ...kind.viewOf(state, { club, today: day(now.toISOString()) }),
      version,
    };
  };
  return {
    load,
    loadAs: async <Of extends Kind>(actor: Principal, kind: Of) => {
      const { state } = await load(actor);
      if (state.profile_type !== kind) throw new Rejected('AccessDeniedException');
      return state as Extract<Created, { profile_type: Of }>;
    },
    view,
    handle: async ({ actor, idempotencyKey: key, now, params, body }, operation, command) => {
      const { state: before } = await load(actor);
      const { state, version, sequence } = await profiles.handle(before.profile_id, await command(before), {
        actor: actor.user_id,
        idempotent: { person: actor.user_id, key, request: { operation, params, body } },
      });
      if (state.status === 'none') throw new Rejected('NotFound');
      return {
        data: await view({ state, version, sequence }, now),
        consistencyTokens: [{ id: state.profile_id, sequence }],
      };
    },
  };
};
