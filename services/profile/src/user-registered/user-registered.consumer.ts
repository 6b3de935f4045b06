import { type PublicUser, userEvents } from '@touchline/contracts/events';
import type { ProfileType } from '@touchline/contracts/values';
import { type ConsumerDependencies, consumer } from '@touchline/infra/aggregate';
import type { Subscription } from '@touchline/infra/bus';
import { type Profiles, profileIdOf } from '../profile/profiles.ts';

/**
 * Whoever registers gets a first profile of the type asked for. Its id follows from the user and the type: a repeat finds it,
 * so the group reads from the beginning and nobody who registered meanwhile is left without.
 */
export const userRegisteredConsumer = ({
  profiles,
  clock,
  ...deps
}: ConsumerDependencies & { readonly profiles: Profiles; readonly clock: () => Date }): Subscription =>
  consumer(deps, {
    group: 'profile.user-registered',
    topics: ['touchline.user'],
    from: 'beginning',
    on: {
      [userEvents.registered.type]: async ({
        user,
        profile_type,
      }: {
        user: PublicUser;
        profile_type: ProfileType | null;
      }) => {
        if (!profile_type) return;
        const profile_id = profileIdOf(user.user_id, profile_type);
        await profiles.act(
          profile_id,
          {
            type: 'Create',
            profile_id,
            user_id: user.user_id,
            profile_type,
            name: user.name,
            now: clock().toISOString(),
          },
          { creates: true },
        );
      },
    },
  });
