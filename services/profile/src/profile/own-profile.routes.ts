import type { profileOperations } from '@touchline/contracts/http/profile';
import type { ConsistencyToken } from '@touchline/contracts/protocol/consistency';
import { Rejected } from '@touchline/platform/domain';
import type { Handlers } from '@touchline/platform/http';
import type { Participants } from '@touchline/platform/participants';
import type { OwnProfiles } from './own-profiles.ts';
import { type Profiles, profileIdOf } from './profile.repository.ts';
import type { Account } from './profile.ts';
import type { Created } from './state.ts';

type Names = 'addProfile' | 'getOwnProfile' | 'submitOnboarding' | 'resubmitProfile';

export interface OwnProfileDependencies {
  readonly profiles: Profiles;
  readonly own: OwnProfiles;
  readonly participants: Participants;
}

/** What everybody does with the own profile, whatever kind it is. */
export const ownProfileRoutes = ({
  profiles,
  own,
  participants,
}: OwnProfileDependencies): Pick<Handlers<typeof profileOperations>, Names> => {
  /** What identity knows of the person; waits for what he has just done there. */
  const accountOf = async (profile: Created, tokens: readonly ConsistencyToken[]): Promise<Account> => {
    await participants.checkpoints.waitFor(tokens);
    const user = (await participants.find(profile.profile_id))?.user;
    return { email_verified: Boolean(user?.email_verified_at), identification: user?.identification === 'provided' };
  };

  return {
    addProfile: async ({ actor, body, now, consistencyTokens }) => {
      if (actor.is_admin) throw new Rejected('AccessDeniedException');
      await participants.checkpoints.waitFor(consistencyTokens);
      const { user_id } = actor;
      const { profile_type } = body;
      const profile_id = profileIdOf(user_id, profile_type);
      const name = (await participants.findUser(user_id))?.name ?? '';
      const { state, version, sequence } = await profiles.handle(
        profile_id,
        { type: 'Create', profile_id, user_id, profile_type, name, now: now.toISOString() },
        { creates: true, actor: user_id },
      );
      if (state.status === 'none') throw new Rejected('NotFound');
      return {
        data: await own.view({ state, version, sequence }, now),
        consistencyTokens: [{ id: profile_id, sequence }],
      };
    },
    getOwnProfile: async ({ actor, now, consistencyTokens }) => {
      const stale = await participants.checkpoints.waitFor(consistencyTokens);
      return { data: await own.view(await own.load(actor), now), ...(stale ? { meta: { stale } } : {}) };
    },
    submitOnboarding: (request) =>
      own.handle(request, 'submit', async (profile) => ({
        type: 'Submit',
        account: await accountOf(profile, request.consistencyTokens),
        now: request.now.toISOString(),
      })),
    resubmitProfile: (request) =>
      own.handle(request, 'resubmit', async (profile) => ({
        type: 'Resubmit',
        account: await accountOf(profile, request.consistencyTokens),
        now: request.now.toISOString(),
      })),
  };
};
