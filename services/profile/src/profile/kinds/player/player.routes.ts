import { maxHighlights, type profileOperations } from '@touchline/contracts/http/profile';
import { fileLimits } from '@touchline/contracts/policies/file-limits';
import { derivedId, invalid, newId, Rejected } from '@touchline/platform/domain';
import type { Handlers } from '@touchline/platform/http';
import type { Participants } from '@touchline/platform/participants';
import type { Accepting, Intake } from '@touchline/platform/uploads';
import type { Clubs } from '../../../club/club.repository.ts';
import type { Limits } from '../../../limits.ts';
import { isSo } from '../../claims.ts';
import { given, type OwnProfiles, type OwnRequest } from '../../own-profiles.ts';
import { refuseMoreHighlights } from './player.ts';
import type { Clip, PlayerCommand, PlayerStep, PlayerValues } from './state.ts';

/** A portrait, as it is shown: JPEG, at most 1,200 pixels a side. */
export const portraitFile: Accepting = {
  ...fileLimits.portrait,
  maxSide: 1200,
  quality: 85,
};

/** As many as stand on a page, and two that wait to be removed. */
export const clipsAtOnce = maxHighlights + 2;
export const clipFile: Accepting = {
  ...fileLimits.clip,
  ...{ maxSide: null, quality: 0 },
};
/** A frame of a clip, as wide as it is shown on a large screen at most. */
export const posterFile: Accepting = { ...fileLimits.poster, maxSide: 1280, quality: 80 };

type Names =
  | 'savePerson'
  | 'saveFootball'
  | 'saveCareer'
  | 'saveMedia'
  | 'saveVisibility'
  | 'addNationality'
  | 'removeNationality'
  | 'addHighlight'
  | 'moveHighlight'
  | 'removeHighlight'
  | 'addClip'
  | 'setPoster'
  | 'addSeason'
  | 'changeSeason'
  | 'removeSeason'
  | 'setPhoto';

type Sent<Values> = { readonly [Field in keyof Values]: Values[Field] | undefined };

/** What a player does with the own profile. */
export const playerRoutes = ({
  own,
  clubs,
  participants,
  limits,
  intake,
  clips,
  posters,
}: {
  readonly own: OwnProfiles;
  readonly participants: Participants;
  readonly limits: Limits;
  readonly clubs: Clubs;
  readonly intake: Intake;
  readonly clips: Intake;
  readonly posters: Intake;
}): Pick<Handlers<typeof profileOperations>, Names> => {
  const saved = <Step extends PlayerStep>(
    request: OwnRequest & { readonly body: { readonly values: object; readonly complete: boolean } },
    step: Step,
    values: Sent<PlayerValues>,
  ) =>
    own.handle(request, `save ${step}`, () => {
      const { complete } = request.body;
      const now = request.now.toISOString();
      return { type: 'SavePlayerStep', step, values: given(values), complete, now } as PlayerCommand;
    });

  return {
    savePerson: (request) => saved(request, 'person', request.body.values),
    saveFootball: (request) => saved(request, 'football', request.body.values),
    saveCareer: async (request) => {
      await own.loadAs(request.actor, 'player');
      const { club_team_id, ...values } = request.body.values;
      if (typeof club_team_id !== 'string')
        return saved(request, 'career', { ...values, ...(club_team_id === null ? { club_team: null } : {}) });
      const club_team = await clubs.findTeam(club_team_id);
      if (!club_team)
        throw invalid({ path: 'values.club_team_id', message: 'There is no such team: choose one from the list.' });
      return saved(request, 'career', { ...values, club_team });
    },
    saveMedia: (request) => saved(request, 'media', request.body.values),
    saveVisibility: async (request) => {
      const { actor, body } = request;
      const { guardian } = body.values;
      if (guardian) {
        const profile = await own.loadAs(actor, 'player');
        const account = await participants.findUser(actor.user_id);
        if (account?.email.toLowerCase() === guardian.email.toLowerCase())
          throw invalid({
            path: 'values.guardian.email',
            message: 'Use the address of your guardian, not your own.',
          });
        // Somebody is written to who never asked for it.
        if (profile.onboarding.status === 'completed' && !isSo({ guardian: profile.player.guardian }, { guardian }))
          await limits.guardian.take(profile.profile_id);
      }
      return saved(request, 'visibility', body.values);
    },
    addNationality: (request) =>
      own.handle(request, 'add nationality', () => ({
        type: 'AddNationality',
        ...request.body,
        now: request.now.toISOString(),
      })),
    removeNationality: (request) =>
      own.handle(request, 'remove nationality', () => ({
        type: 'RemoveNationality',
        ...request.params,
        now: request.now.toISOString(),
      })),
    addHighlight: (request) =>
      own.handle(request, 'add highlight', ({ profile_id }) => ({
        type: 'AddHighlight',
        highlight_id: request.idempotencyKey ? derivedId('hlt', profile_id, request.idempotencyKey) : newId('hlt'),
        ...request.body,
        now: request.now.toISOString(),
      })),
    addClip: async (request) => {
      const { actor, ip, file: sent, now, query, idempotencyKey } = request;
      const { profile_id: owner, player } = await own.loadAs(actor, 'player');
      const highlight_id = idempotencyKey ? derivedId('hlt', owner, idempotencyKey) : newId('hlt');
      if (!player.highlights.some(({ id }) => id === highlight_id)) refuseMoreHighlights(player);
      const taken = await clips.take({ userId: actor.user_id, owner, ip, file: sent, now });
      const { key: file, sha256, size } = taken;
      const content_type = taken.content_type as Clip['content_type'];
      return own.handle({ ...request, body: { ...query, sha256 } }, 'add clip', () => ({
        ...{ type: 'AddClip', highlight_id, ...query, now: now.toISOString() },
        clip: { file, sha256, content_type, size },
      }));
    },
    setPoster: async (request) => {
      const { actor, ip, file: sent, now, params } = request;
      const { profile_id: owner, player } = await own.loadAs(actor, 'player');
      if (!player.highlights.some(({ id, clip }) => id === params.highlight_id && clip)) throw new Rejected('NotFound');
      const { key: file, sha256 } = await posters.take({ userId: actor.user_id, owner, ip, file: sent, now });
      const answer = await own.handle({ ...request, body: { sha256 } }, 'set poster', () => ({
        ...{ type: 'SetPoster', ...params, poster: { file, sha256 }, now: now.toISOString() },
      }));
      // The one before may have been found in use while this one was taken.
      await posters.reconsider([owner]);
      return answer;
    },
    moveHighlight: (request) =>
      own.handle(request, 'move highlight', () => ({
        ...{ type: 'MoveHighlight', ...request.params, ...request.body, now: request.now.toISOString() },
      })),
    removeHighlight: async (request) => {
      const { actor, params, now } = request;
      const { profile_id: owner, player } = await own.loadAs(actor, 'player');
      const removed = player.highlights.find(({ id }) => id === params.highlight_id);
      const kept = [
        ...(removed?.clip ? [{ intake: clips, key: removed.clip.file }] : []),
        ...(removed?.poster ? [{ intake: posters, key: removed.poster.file }] : []),
      ];
      // A kill after the write leaves its files to the sweep.
      for (const each of kept) await each.intake.release(owner, now);
      const answer = await own.handle(request, 'remove highlight', () => ({
        ...{ type: 'RemoveHighlight', ...params, now: now.toISOString() },
      }));
      for (const each of kept) await each.intake.remove(each.key);
      return answer;
    },
    addSeason: (request) =>
      own.handle(request, 'add season', ({ profile_id }) => ({
        type: 'AddSeason',
        season: {
          id: request.idempotencyKey ? derivedId('ssn', profile_id, request.idempotencyKey) : newId('ssn'),
          ...request.body,
        },
        now: request.now.toISOString(),
      })),
    changeSeason: (request) =>
      own.handle(request, 'change season', () => ({
        type: 'ChangeSeason',
        season: { id: request.params.season_id, ...request.body },
        now: request.now.toISOString(),
      })),
    removeSeason: (request) =>
      own.handle(request, 'remove season', () => ({
        type: 'RemoveSeason',
        ...request.params,
        now: request.now.toISOString(),
      })),
    setPhoto: async (request) => {
      const { actor, ip, file: sent, now } = request;
      const { profile_id: owner } = await own.loadAs(actor, 'player');
      const { key: file, sha256 } = await intake.take({ userId: actor.user_id, owner, ip, file: sent, now });
      return own.handle({ ...request, body: { sha256 } }, 'set photo', () => ({
        type: 'SetPhoto',
        photo: { file, sha256 },
        now: now.toISOString(),
      }));
    },
  };
};
