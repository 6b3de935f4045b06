import type { profileOperations } from '@touchline/contracts/http/profile';
import type { Actors } from '@touchline/infra/actors';
import { derivedId, invalid, newId, Rejected } from '@touchline/infra/domain';
import type { Actor, After, Handlers } from '@touchline/infra/http';
import type { Intake } from '@touchline/infra/uploads';
import type { Clubs } from '../club/clubs.ts';
import { clubTeamOf } from '../club/state.ts';
import type { People } from '../people/people.ts';
import type { Account, ProfileCommand } from './commands.ts';
import type { OwnProfiles } from './own-profiles.ts';
import { type Profiles, profileIdOf, type StoredProfile } from './profiles.ts';
import type { Created, PlayerStep, PlayerValues } from './state.ts';

type Names =
  | 'addProfile'
  | 'getOwnProfile'
  | 'savePerson'
  | 'saveFootball'
  | 'saveCareer'
  | 'saveMedia'
  | 'saveVisibility'
  | 'addNationality'
  | 'removeNationality'
  | 'addHighlight'
  | 'removeHighlight'
  | 'setPhoto'
  | 'saveRepresentative'
  | 'chooseClub'
  | 'submitOnboarding'
  | 'resubmitProfile';

interface Request {
  readonly actor: Actor;
  readonly idempotencyKey: string | undefined;
  readonly now: Date;
  readonly params: unknown;
  readonly body: unknown;
}

export interface OwnProfileDependencies {
  readonly profiles: Profiles;
  readonly clubs: Clubs;
  readonly own: OwnProfiles;
  readonly actors: Actors;
  readonly people: People;
  readonly intake: Intake;
}

/** Fields that weren't given stay as they are. */
const given = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;

export const ownProfileRoutes = ({
  profiles,
  clubs,
  own,
  actors,
  people,
  intake,
}: OwnProfileDependencies): Pick<Handlers<typeof profileOperations>, Names> => {
  /** Acts on the current profile and answers it whole. */
  const acted = async (
    request: Request,
    operation: string,
    command: (profile: Created) => ProfileCommand | Promise<ProfileCommand>,
  ) => {
    const { actor, idempotencyKey: key, now, params, body } = request;
    const { state: before } = await own.load(actor);
    const { state, version, sequence } = await profiles.act(before.profile_id, await command(before), {
      actor: actor.user_id,
      idempotent: { person: actor.user_id, key, request: { operation, params, body } },
    });
    if (state.status === 'none') throw new Rejected('NotFound');
    const found: StoredProfile = { state, version, sequence };
    return { data: await own.view(found, now), after: [{ id: state.profile_id, sequence }] };
  };
  const saved = <Step extends PlayerStep>(
    request: Request & { readonly body: { readonly values: object; readonly complete: boolean } },
    step: Step,
    values: PlayerValues,
  ) =>
    acted(request, `save ${step}`, () => {
      const { complete } = request.body;
      return {
        type: 'SavePlayerStep',
        step,
        values: given(values),
        complete,
        now: request.now.toISOString(),
      } as ProfileCommand;
    });
  /** What identity knows of the person; waits for what he has just done there. */
  const accountOf = async (profile: Created, after: readonly After[]): Promise<Account> => {
    await actors.positions.stale(after);
    const user = (await actors.find(profile.profile_id))?.user;
    return { email_verified: Boolean(user?.email_verified_at), identification: user?.identification === 'provided' };
  };

  return {
    addProfile: async ({ actor, body, now, after }) => {
      if (actor.is_admin) throw new Rejected('AccessDeniedException');
      await actors.positions.stale(after);
      const profile_id = profileIdOf(actor.user_id, body.profile_type);
      const name = (await people.find(actor.user_id))?.name ?? '';
      const { state, version, sequence } = await profiles.act(
        profile_id,
        {
          type: 'Create',
          profile_id,
          user_id: actor.user_id,
          profile_type: body.profile_type,
          name,
          now: now.toISOString(),
        },
        { creates: true, actor: actor.user_id },
      );
      if (state.status === 'none') throw new Rejected('NotFound');
      return { data: await own.view({ state, version, sequence }, now), after: [{ id: profile_id, sequence }] };
    },
    getOwnProfile: async ({ actor, now, after }) => {
      const stale = await actors.positions.stale(after);
      return { data: await own.view(await own.load(actor), now), ...(stale ? { meta: { stale } } : {}) };
    },
    savePerson: (request) => saved(request, 'person', request.body.values),
    saveFootball: (request) => saved(request, 'football', request.body.values),
    saveCareer: async (request) => {
      if (!(await own.load(request.actor)).state.player) throw new Rejected('AccessDeniedException');
      const { club_team_id, ...values } = request.body.values;
      if (typeof club_team_id !== 'string')
        return saved(request, 'career', { ...values, ...(club_team_id === null ? { club_team: null } : {}) });
      const club_team = await clubs.findTeam(club_team_id);
      if (!club_team)
        throw invalid({ path: 'values.club_team_id', message: 'There is no such team: choose one from the list.' });
      return saved(request, 'career', { ...values, club_team });
    },
    saveMedia: (request) => saved(request, 'media', request.body.values),
    saveVisibility: (request) => saved(request, 'visibility', request.body.values),
    addNationality: (request) =>
      acted(request, 'add nationality', () => ({
        type: 'AddNationality',
        ...request.body,
        now: request.now.toISOString(),
      })),
    removeNationality: (request) =>
      acted(request, 'remove nationality', () => ({
        type: 'RemoveNationality',
        ...request.params,
        now: request.now.toISOString(),
      })),
    addHighlight: (request) =>
      acted(request, 'add highlight', ({ profile_id }) => ({
        type: 'AddHighlight',
        highlight_id: request.idempotencyKey ? derivedId('hlt', profile_id, request.idempotencyKey) : newId('hlt'),
        ...request.body,
        now: request.now.toISOString(),
      })),
    removeHighlight: (request) =>
      acted(request, 'remove highlight', () => ({
        type: 'RemoveHighlight',
        ...request.params,
        now: request.now.toISOString(),
      })),
    setPhoto: async (request) => {
      const { state } = await own.load(request.actor);
      if (!state.player) throw new Rejected('AccessDeniedException');
      const { actor, ip, file: sent, now } = request;
      const taken = { userId: actor.user_id, owner: state.profile_id, ip, bytes: sent.bytes, now };
      const { key: file, sha256 } = await intake.take(taken);
      return acted({ ...request, body: { sha256 } }, 'set photo', () => ({
        type: 'SetPhoto',
        photo: { file, sha256 },
        now: request.now.toISOString(),
      }));
    },
    saveRepresentative: (request) =>
      acted(request, 'save representative', () => ({
        type: 'SaveRepresentative',
        values: given(request.body.values),
        complete: request.body.complete,
        now: request.now.toISOString(),
      })),
    chooseClub: (request) =>
      acted(request, 'choose club', async ({ representative }) => {
        if (!representative) throw new Rejected('AccessDeniedException');
        const club = await clubs.find(request.body.club_id);
        if (!club) throw new Rejected('NotFound');
        const teams = club.teams.filter((t) => request.body.team_ids.includes(t.team_id));
        if (teams.length < new Set(request.body.team_ids).size)
          throw invalid({ path: 'team_ids', message: 'These teams don’t all belong to this club.' });
        return {
          type: 'ChooseClub',
          club_id: club.club_id,
          club_name: club.name,
          teams: teams.map((t) => clubTeamOf(club, t)),
          now: request.now.toISOString(),
        };
      }),
    submitOnboarding: (request) =>
      acted(request, 'submit', async (profile) => ({
        type: 'Submit',
        account: await accountOf(profile, request.after),
        now: request.now.toISOString(),
      })),
    resubmitProfile: (request) =>
      acted(request, 'resubmit', async (profile) => ({
        type: 'Resubmit',
        account: await accountOf(profile, request.after),
        now: request.now.toISOString(),
      })),
  };
};
