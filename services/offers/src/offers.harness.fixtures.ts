import { profileEvents, subscriptionEvents, userEvents } from '@touchline/contracts/events';
import type { ClubTeam } from '@touchline/contracts/values';
import { withoutThrottles } from '@touchline/platform/cache';
import { actorOf, type ServiceClient, type ServiceHarness, serviceHarness } from '@touchline/quality/testkit';
import type { Limits } from './limits.ts';
import { createOffers, type OffersService, offersRates } from './service.ts';

export type Profile = typeof profileEvents.verified.example.profile;

/** The team of the nth club. */
export const teamOf = (n: number): ClubTeam => ({
  team_id: `tea_t${n}`,
  club_id: `clb_c${n}`,
  club_name: `Club ${n}`,
  club_short_name: 'CLB',
  team_name: 'First team',
  country: 'NL',
});

/** Somebody whom the service knows, as neighbours told it. */
export interface Known {
  readonly actor: ReturnType<typeof actorOf>;
  readonly profile_id: string;
  readonly profile: Profile;
}

/** The service over the real engine, and people whom it knows by events. */
export interface OffersHarness {
  /** A player's profile, as it is unless something else is given. */
  readonly example: Profile;
  readonly team: (n: number) => ClubTeam;
  readonly harness: ServiceHarness;
  readonly client: ServiceClient;
  readonly offers: OffersService;
  readonly known: (given: Partial<Profile>, more?: { readonly subscribed?: boolean }) => Promise<Known>;
  readonly player: (given?: Partial<Profile>, more?: { readonly subscribed?: boolean }) => Promise<Known>;
  /** Acts for a club and a team of his own, unless another is given. */
  readonly representative: (
    given?: Partial<NonNullable<Profile['representative']>>,
    more?: { readonly subscribed?: boolean },
  ) => Promise<Known>;
}

export const offersHarness = async (limits: Limits = withoutThrottles(offersRates)): Promise<OffersHarness> => {
  const harness = await serviceHarness();
  const { bus, authenticate, logger, clock, database } = harness;
  const offers = createOffers({ connection: await database.connect(), bus, authenticate, logger, clock, limits });
  const client = await harness.run(offers);
  let people = 0;
  let teams = 0;
  const known = async (given: Partial<Profile>, { subscribed = true } = {}): Promise<Known> => {
    people += 1;
    const user_id = `usr_n${people}`;
    const profile_id = `prf_n${people}`;
    const profile = { ...profileEvents.verified.example.profile, ...given, profile_id, user_id };
    await harness.tell(userEvents.verified.type, user_id, {
      user: { ...userEvents.verified.example.user, user_id, verification_status: 'verified' },
    });
    await harness.tell(profileEvents.verified.type, profile_id, { profile });
    if (subscribed)
      await harness.tell(subscriptionEvents.started.type, `sub_n${people}`, {
        subscription: {
          ...subscriptionEvents.started.example.subscription,
          subscription_id: `sub_n${people}`,
          profile_id,
          profile_type: profile.profile_type,
        },
      });
    return { actor: actorOf(user_id, { id: profile_id, type: profile.profile_type }), profile_id, profile };
  };
  return {
    harness,
    example: profileEvents.verified.example.profile,
    team: teamOf,
    client,
    offers,
    known,
    player: (given = {}, more = {}) => known({ profile_type: 'player', ...given }, more),
    representative: (given = {}, more = {}) => {
      teams += 1;
      const of = teamOf(teams);
      const representative = { club_id: of.club_id, club_name: of.club_name, position: 'Scout', teams: [of], ...given };
      return known(
        { profile_type: 'club-representative', name: 'Saskia Verhulst', player: null, representative },
        more,
      );
    },
  };
};
