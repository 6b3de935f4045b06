import type { profileOperations } from '@touchline/contracts/http/profile';
import { Rejected } from '@touchline/platform/domain';
import type { Files } from '@touchline/platform/files';
import type { Handlers, StoredUpload } from '@touchline/platform/http';
import type { Participants } from '@touchline/platform/participants';
import type { Intake } from '@touchline/platform/uploads';
import type { OwnProfiles } from '../profile/own-profiles.ts';
import type { Clubs } from './club.repository.ts';
import { foundIn } from './club.routes.ts';
import { clubView, crestAddressOf, crestHashOf, type EnteredBy } from './state.ts';

type Names = 'setCrest' | 'removeCrest' | 'setClubCrest' | 'removeClubCrest' | 'getCrest' | 'listCrests';

type Request = Parameters<Handlers<typeof profileOperations>['setCrest' | 'removeCrest']>[0];
type Asked = Pick<Request, 'actor' | 'ip' | 'now' | 'idempotencyKey'>;

/** The crest that a club has set: by those who act for it, and by staff. */
export const crestRoutes = ({
  clubs,
  own,
  participants,
  intake,
  files,
}: {
  readonly clubs: Clubs;
  readonly own: OwnProfiles;
  readonly participants: Participants;
  readonly intake: Intake;
  readonly files: Files;
}): Pick<Handlers<typeof profileOperations>, Names> => {
  const found = foundIn(clubs);

  /** Who acts for this club and is in the market. Answers the club as it is now, also where it was merged since. */
  const acting = async (request: Request): Promise<{ readonly club_id: string; readonly by: EnteredBy }> => {
    const { profile_id, name, representative } = await own.loadAs(request.actor, 'club-representative');
    await participants.inMarket(request, 'club-representative');
    const { club_id } = await found(request.params.club_id);
    const acts = representative.club_id ? await clubs.find(representative.club_id) : undefined;
    if (acts?.club_id !== club_id) throw new Rejected('AccessDeniedException');
    return { club_id, by: { profile_id, name } };
  };
  const set = async (
    { actor, ip, now, file: sent, idempotencyKey }: Asked & { readonly file: StoredUpload },
    club_id: string,
    by: EnteredBy | null,
  ) => {
    const { key: file, sha256 } = await intake.take({ userId: actor.user_id, owner: club_id, ip, file: sent, now });
    const { sequence } = await clubs.handle(
      club_id,
      { type: 'SetCrest', crest: { file, sha256 }, by, now: now.toISOString() },
      {
        actor: actor.user_id,
        idempotent: { person: actor.user_id, key: idempotencyKey, request: { operation: 'set crest', sha256 } },
      },
    );
    return { data: clubView(await found(club_id)), consistencyTokens: [{ id: club_id, sequence }] };
  };
  const remove = async ({ actor, now, idempotencyKey }: Asked, club_id: string, by: EnteredBy | null) => {
    const { sequence } = await clubs.handle(
      club_id,
      { type: 'RemoveCrest', by, now: now.toISOString() },
      {
        actor: actor.user_id,
        idempotent: { person: actor.user_id, key: idempotencyKey, request: { operation: 'remove crest' } },
      },
    );
    return { data: clubView(await found(club_id)), consistencyTokens: [{ id: club_id, sequence }] };
  };

  return {
    setCrest: async (request) => {
      const { club_id, by } = await acting(request);
      return set(request, club_id, by);
    },
    removeCrest: async (request) => {
      const { club_id, by } = await acting(request);
      return remove(request, club_id, by);
    },
    setClubCrest: async (request) => set(request, (await found(request.params.club_id)).club_id, null),
    removeClubCrest: async (request) => remove(request, (await found(request.params.club_id)).club_id, null),
    getCrest: async ({ params }) => {
      const { crest } = await found(params.club_id);
      if (!crest || crestHashOf(crest) !== params.crest_hash) throw new Rejected('NotFound');
      return {
        data: null,
        file: { bytes: await files.get(crest.file), content_type: 'image/png', name: 'crest.png', inline: true },
        // Its address names its content. Kept by the reader's browser alone: only members see it.
        headers: { 'cache-control': 'private, max-age=31536000, immutable' },
      };
    },
    listCrests: async ({ query }) => {
      const asked = await clubs.findMany(query.clubs);
      return {
        data: [...asked].flatMap(([club_id, club]) => {
          const crest = crestAddressOf(club);
          return crest ? [{ club_id, crest }] : [];
        }),
      };
    },
  };
};
