import type { FormerMember } from '@touchline/platform/domain';
import type { DataFile, Section } from '@touchline/platform/own-data';
import type { MandateRepository } from './mandate/mandate.repository.ts';
import type { Clip, Player } from './profile/kinds/player/state.ts';
import type { Profiles } from './profile/profile.repository.ts';
import type { createSavedSearches } from './saved-search/saved-searches.ts';
import type { ShortlistRepository } from './shortlist/shortlist.repository.ts';

interface Given {
  readonly profiles: Profiles;
  readonly mandates: MandateRepository;
  readonly shortlists: ShortlistRepository;
  readonly searches: ReturnType<typeof createSavedSearches>['repository'];
}

/** Where files lie is ours: the files themselves are in the archive. */
const withoutKeys = (player: Player) => ({
  ...player,
  photo: player.photo !== null,
  highlights: player.highlights.map(({ clip, poster, ...said }) => ({
    ...said,
    clip: clip ? clipName(clip, said.id) : null,
    poster: poster ? posterName(said.id) : null,
  })),
});
const clipName = ({ content_type }: Clip, id: string): string =>
  `${id}.${content_type === 'video/webm' ? 'webm' : 'mp4'}`;
const posterName = (id: string): string => `${id}.jpg`;

/** Without what staff noted for themselves, and without what clubs noted of a player: that is theirs. */
export const ownDataSections = ({
  profiles,
  mandates,
  shortlists,
  searches,
}: Given): Readonly<Record<string, Section>> => ({
  profiles: async (person) =>
    (await profiles.about(person)).flatMap((profile) => {
      if (profile.status === 'none') return [];
      const { staff_note: _, history, name_key: __, judged: ___, ...told } = profile;
      const photo = told.player ? { player: withoutKeys(told.player) } : {};
      return [{ ...told, ...photo, history: history.map(({ at, what }) => ({ at, what })) }];
    }),
  mandates: async (person) =>
    (await mandates.about(person)).flatMap((mandate) => {
      if (mandate.status === 'none') return [];
      const { pending_key: _, place_key: __, ...told } = mandate;
      return [told];
    }),
  'shortlist-notes': async (person) =>
    (await shortlists.about(person)).flatMap((list) =>
      list.status === 'none'
        ? []
        : list.entries
            .filter(({ changed_by }) => person.profile_ids.includes(changed_by.profile_id))
            .map(({ name, note, priority, stage, changed_at }) => ({
              ...{ list: list.name, player: name, note, priority, stage, changed_at },
            })),
    ),
  searches: async (person) =>
    (await searches.about(person)).flatMap((search) =>
      search.status === 'kept' ? [{ name: search.name, filters: search.filters, notice: search.notice }] : [],
    ),
});

/** The photo and the clips of a player. */
export const ownDataFiles =
  ({ profiles }: Pick<Given, 'profiles'>) =>
  async (person: FormerMember): Promise<readonly DataFile[]> =>
    (await profiles.about(person)).flatMap((profile) => {
      if (profile.status === 'none' || !profile.player) return [];
      const { photo, highlights } = profile.player;
      return [
        ...(photo ? [{ key: photo.file, name: 'photo.jpg' }] : []),
        ...highlights.flatMap(({ id, clip, poster }) => [
          ...(clip ? [{ key: clip.file, name: clipName(clip, id) }] : []),
          ...(poster ? [{ key: poster.file, name: posterName(id) }] : []),
        ]),
      ];
    });
