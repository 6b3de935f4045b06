import { type PublicUser, userEvents } from '@touchline/contracts/events';
import type { ProfileType } from '@touchline/contracts/values';
import { type Consumer, type ConsumerDependencies, consumer } from '@touchline/platform/aggregate';
import { isKind } from '../profile/kinds/kinds.ts';
import { type Profiles, profileIdOf } from '../profile/profile.repository.ts';

/**
 * Whoever registers gets a first profile of the type asked for. Its id follows from the user and the type: a repeat finds it,
 * so the group reads from the beginning and nobody who registered meanwhile is left without.
 */
export const userRegisteredConsumer = ({
  profiles,
  clock,
  ...deps
}: ConsumerDependencies & { readonly profiles: Profiles; readonly clock: () => Date }): Consumer =>
  consumer(deps, {
    group: 'profile.user-registered',
    topics: ['touchline.user'],
    from: 'beginning',
    checkpoints: null,
    on: {
      [userEvents.registered.type]: async ({
        user,
        profile_type,
      }: {
        user: PublicUser;
        profile_type: ProfileType | null;
      }) => {
        if (!profile_type || !isKind(profile_type)) return;
        const profile_id = profileIdOf(user.user_id, profile_type);
        await profiles.handle(
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
