import { clubEvents, type PublicClub } from '@touchline/contracts/events';
import { type Consumer, type ConsumerDependencies, consumer } from '@touchline/platform/aggregate';
import { Rejected } from '@touchline/platform/domain';
import type { Clubs } from '../club/club.repository.ts';
import { finishMerge } from '../club/finish-merge.ts';
import type { Known } from '../club/state.ts';
import type { Profiles } from '../profile/profile.repository.ts';
import type { ShortlistRepository } from '../shortlist/shortlist.repository.ts';

/** A list's name that is taken at its new club gets the old one's beside it; then a number. */
const namesFor = (name: string, from: string): readonly string[] => [
  name,
  `${name} (${from})`,
  ...Array.from({ length: 20 }, (_, i) => `${name} (${from}, ${i + 2})`),
];

/**
 * What names a club follows it: when it is called otherwise, and when it was found to be another one, which then has its teams,
 * people and lists. Each step is asked of what is there now, so a repeat changes nothing and the group reads from the beginning.
 */
export const clubFollowedConsumer = ({
  clubs,
  profiles,
  shortlists,
  reconsiderCrests,
  clock,
  ...deps
}: ConsumerDependencies & {
  readonly clubs: Clubs;
  readonly profiles: Profiles;
  readonly shortlists: ShortlistRepository;
  /** A crest of the club was replaced, removed or taken over. */
  readonly reconsiderCrests: (clubId: string) => Promise<void>;
  readonly clock: () => Date;
}): Consumer => {
  const repoint = async (from: string, { club_id, name, short_name, country }: Known): Promise<void> => {
    const club = { club_id, club_name: name, club_short_name: short_name, country };
    const now = clock().toISOString();
    for (const id of await profiles.naming(from)) await profiles.handle(id, { type: 'FollowClub', from, club, now });
  };
  const moveList = async (id: string, from: PublicClub, club_id: string): Promise<void> => {
    const found = await shortlists.load(id);
    if (!found || found.state.status === 'none') return;
    const now = clock().toISOString();
    for (const name of namesFor(found.state.name, from.name))
      try {
        await shortlists.handle(id, { type: 'FollowClub', club_id, name, now });
        return;
      } catch (error) {
        // The club has a list of this name.
        if (!(error instanceof Rejected) || error.code !== 'ValidationFailed') throw error;
      }
    throw new Error(`list ${id} finds no name at ${club_id}`);
  };
  const changed = async ({ club: { club_id } }: { readonly club: PublicClub }): Promise<void> => {
    const club = await clubs.find(club_id);
    if (club) await repoint(club_id, club);
  };
  const merged = async ({ club }: { readonly club: PublicClub }): Promise<void> => {
    const into = await finishMerge(clubs, club.club_id, clock());
    if (!into) return;
    await repoint(club.club_id, into);
    for (const id of await shortlists.idsOfClub(club.club_id)) await moveList(id, club, into.club_id);
  };
  const crests = ({ club }: { readonly club: PublicClub }): Promise<void> => reconsiderCrests(club.club_id);
  return consumer(deps, {
    group: 'profile.club-followed',
    topics: ['touchline.club'],
    from: 'beginning',
    checkpoints: null,
    on: {
      [clubEvents.changed.type]: changed,
      [clubEvents.merged.type]: merged,
      [clubEvents.tookIn.type]: crests,
      [clubEvents.crestSet.type]: crests,
      [clubEvents.crestRemoved.type]: crests,
    },
  });
};
