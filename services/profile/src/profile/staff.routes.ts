import { isErrorCode, messageOf } from '@touchline/contracts/errors';
import type { PublicUser } from '@touchline/contracts/events';
import type { profileOperations } from '@touchline/contracts/http/profile';
import type { Actors } from '@touchline/infra/actors';
import { literal, type Order, pageOf } from '@touchline/infra/aggregate';
import { Rejected } from '@touchline/infra/domain';
import type { Handlers } from '@touchline/infra/http';
import type { Clubs } from '../club/clubs.ts';
import type { Known } from '../club/state.ts';
import { fold } from '../names.ts';
import type { People } from '../people/people.ts';
import type { ProfileCommand } from './commands.ts';
import type { OwnProfiles } from './own-profiles.ts';
import type { Profiles } from './profiles.ts';
import type { Created } from './state.ts';

type Names =
  | 'listProfiles'
  | 'getProfile'
  | 'setTier'
  | 'verifyProfile'
  | 'verifyProfiles'
  | 'rejectProfile'
  | 'confirmClaim'
  | 'refuseClaim'
  | 'reopenProfile';

interface Row {
  _id: string;
  state: Created;
}

const orders: Readonly<Record<'waiting' | 'name' | 'newest', Order>> = {
  waiting: { field: 'state.waiting_since', direction: 1 },
  name: { field: 'state.name_key', direction: 1 },
  newest: { field: 'state.created_at', direction: -1 },
};

const row = (profile: Created, user: PublicUser | undefined, club: Known | undefined) => ({
  id: profile.profile_id,
  user_id: profile.user_id,
  profile_type: profile.profile_type,
  name: profile.name,
  verification_status: profile.verification_status,
  user_verification_status: user?.verification_status ?? ('pending' as const),
  onboarding: { ...profile.onboarding },
  valuation_tier: profile.player?.valuation_tier ?? null,
  club_name: profile.representative?.club_name ?? profile.player?.club_team?.club_name ?? null,
  club_verified: profile.representative && club ? club.verified : null,
  position: profile.representative?.position ?? null,
  nationalities: [...(profile.player?.nationalities ?? [])],
  date_of_birth: profile.player?.date_of_birth ?? null,
  submitted_at: profile.submitted_at,
  waiting_since: profile.waiting_since,
  claims_change: Boolean(profile.claim),
});

export const staffRoutes = ({
  profiles,
  clubs,
  own,
  actors,
  people,
}: {
  readonly profiles: Profiles;
  readonly clubs: Clubs;
  readonly own: OwnProfiles;
  readonly actors: Actors;
  readonly people: People;
}): Pick<Handlers<typeof profileOperations>, Names> => {
  const whole = async (profileId: string, now: Date) => {
    const found = await profiles.find(profileId);
    if (!found) throw new Rejected('NotFound');
    const { state } = found;
    const [user, club, profile] = await Promise.all([
      people.find(state.user_id),
      state.representative?.club_id ? clubs.find(state.representative.club_id) : undefined,
      own.view(found, now),
    ]);
    return {
      ...row(state, user, club),
      profile,
      rejection: state.rejection,
      staff_note: state.staff_note,
      history: [...state.history],
    };
  };

  const decided = async (profileId: string, by: string, now: Date, command: ProfileCommand) => {
    const { sequence } = await profiles.act(profileId, command, { actor: by });
    return { data: await whole(profileId, now), after: [{ id: profileId, sequence }] };
  };

  const verifying = async (profileId: string, by: string, bulk: boolean, now: Date): Promise<ProfileCommand> => {
    const state = (await profiles.find(profileId))?.state;
    const [known, club] = await Promise.all([
      actors.find(profileId),
      state?.representative?.club_id ? clubs.find(state.representative.club_id) : undefined,
    ]);
    return {
      type: 'Verify',
      by,
      bulk,
      account: {
        email_verified: Boolean(known?.user?.email_verified_at),
        identification: known?.user?.identification === 'provided',
      },
      club_verified: club?.verified ?? false,
      now: now.toISOString(),
    };
  };

  return {
    listProfiles: async ({ query }) => {
      const waiting = query.queue === 'waiting';
      const filter: Record<string, unknown> = {
        ...(query.profile_type ? { 'state.profile_type': query.profile_type } : {}),
        ...(query.status ? { 'state.verification_status': query.status } : {}),
        ...(waiting ? { 'state.waiting_since': { $ne: null } } : {}),
        ...(query.q ? { 'state.name_key': new RegExp(literal(fold(query.q))) } : {}),
      };
      // Who doesn't wait has no place in the order of waiting.
      const order = query.sort === 'waiting' && !waiting ? orders.newest : orders[query.sort];
      const [total, { rows, next_cursor }] = await Promise.all([
        profiles.collection.countDocuments(filter),
        pageOf<Row>(profiles.collection, filter, order, query),
      ]);
      const clubIds = rows.flatMap(({ state }) => state.representative?.club_id ?? []);
      const [users, known] = await Promise.all([
        people.findMany(rows.map((r) => r.state.user_id)),
        clubs.findMany(clubIds),
      ]);
      return {
        data: rows.map(({ state }) =>
          row(state, users.get(state.user_id), known.get(state.representative?.club_id ?? '')),
        ),
        meta: { total, next_cursor },
      };
    },
    getProfile: async ({ params, now }) => ({ data: await whole(params.profile_id, now) }),
    setTier: ({ params, actor, body, now }) =>
      decided(params.profile_id, actor.user_id, now, {
        type: 'SetTier',
        by: actor.user_id,
        ...body,
        now: now.toISOString(),
      }),
    verifyProfile: async ({ params, actor, now, after }) => {
      await actors.positions.stale(after);
      return decided(
        params.profile_id,
        actor.user_id,
        now,
        await verifying(params.profile_id, actor.user_id, false, now),
      );
    },
    verifyProfiles: async ({ actor, body, now, after }) => {
      await actors.positions.stale(after);
      const moved: { id: string; sequence: number }[] = [];
      const data = await Promise.all(
        [...new Set(body.profile_ids)].map(async (profile_id) => {
          try {
            const command = await verifying(profile_id, actor.user_id, true, now);
            const { sequence } = await profiles.act(profile_id, command, { actor: actor.user_id });
            moved.push({ id: profile_id, sequence });
            return { profile_id, error: null, message: null };
          } catch (error) {
            if (!(error instanceof Rejected) || !isErrorCode(error.code)) throw error;
            return { profile_id, error: error.code, message: messageOf(error.code) };
          }
        }),
      );
      return { data, after: moved.slice(0, 8) };
    },
    rejectProfile: ({ params, actor, body, now }) =>
      decided(params.profile_id, actor.user_id, now, {
        type: 'Reject',
        by: actor.user_id,
        ...body,
        now: now.toISOString(),
      }),
    confirmClaim: ({ params, actor, body, now }) =>
      decided(params.profile_id, actor.user_id, now, {
        type: 'ConfirmClaim',
        by: actor.user_id,
        ...body,
        now: now.toISOString(),
      }),
    refuseClaim: ({ params, actor, body, now }) =>
      decided(params.profile_id, actor.user_id, now, {
        type: 'RefuseClaim',
        by: actor.user_id,
        ...body,
        now: now.toISOString(),
      }),
    reopenProfile: ({ params, actor, now }) =>
      decided(params.profile_id, actor.user_id, now, { type: 'Reopen', by: actor.user_id, now: now.toISOString() }),
  };
};
