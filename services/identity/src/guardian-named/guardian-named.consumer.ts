import { type PublicProfile, profileEvents } from '@touchline/contracts/events';
import { type Consumer, type ConsumerDependencies, consumer } from '@touchline/platform/aggregate';
import type { CloudEvent } from '@touchline/platform/bus';
import {
  type GuardianConsentRepository,
  guardianConsentIdOf,
} from '../guardian-consent/guardian-consent.repository.ts';
import type { ConsentSecrets } from '../guardian-consent/secrets.ts';
import type { Users } from '../user/user.repository.ts';

/**
 * A player under 18 who has handed in and named a guardian: the guardian is asked, and asked anew where another one, or another
 * address, is named. The aggregate remembers how far it has read the profile, so a repeat changes nothing and the group reads
 * from the beginning; of the newest state, too, so that who waited before there were consents is asked by `republish`.
 */
export const guardianNamedConsumer = ({
  consents,
  users,
  secrets,
  clock,
  ...deps
}: ConsumerDependencies & {
  readonly consents: GuardianConsentRepository;
  readonly users: Users;
  readonly secrets: ConsentSecrets;
  readonly clock: () => Date;
}): Consumer => {
  const ask = async ({ profile }: { readonly profile: PublicProfile }, event: CloudEvent): Promise<void> => {
    const { profile_id, user_id, name, player, onboarding, verification_status } = profile;
    if (!player?.guardian || !player.date_of_birth) return;
    if (onboarding.status !== 'completed' || verification_status === 'rejected') return;
    const id = guardianConsentIdOf(profile_id);
    const now = clock();
    const { guardian, date_of_birth } = player;
    await consents.handle(
      id,
      {
        ...{ type: 'Request', guardian_consent_id: id, guardian, date_of_birth, profile_sequence: event.sequence },
        player: { profile_id, user_id, name, nickname: player.nickname ?? '' },
        own_email: (await users.find(user_id))?.email ?? '',
        token: secrets.newConsentToken(id, date_of_birth, now),
        now: now.toISOString(),
      },
      { creates: true },
    );
  };
  return consumer(deps, {
    group: 'identity.guardian-named',
    topics: ['touchline.profile'],
    from: 'beginning',
    checkpoints: null,
    on: Object.fromEntries(Object.values(profileEvents).map(({ type }) => [type, ask])),
  });
};
