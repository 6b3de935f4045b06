import type { PublicUser } from '@touchline/contracts/events';
import type { CaseHold } from '@touchline/contracts/http/case-holds';
import type { profileOperations } from '@touchline/contracts/http/profile';
import { agesOf, decisionTimesOf, spansOf } from '@touchline/contracts/policies/spans';
import { profileTypes, type ValuationTier } from '@touchline/contracts/values';
import type { Case, CaseHolds } from '@touchline/platform/case-holds';
import { Rejected } from '@touchline/platform/domain';
import type { Handlers, Principal } from '@touchline/platform/http';
import type { Participants } from '@touchline/platform/participants';
import type { Clubs } from '../club/club.repository.ts';
import type { Known } from '../club/state.ts';
import { decideEach } from '../decide-each.ts';
import type { People } from '../people/people.ts';
import type { StaffFacts } from './kinds/kind.ts';
import { kindOf } from './kinds/kinds.ts';
import type { OwnProfiles } from './own-profiles.ts';
import type { Profiles } from './profile.repository.ts';
import { type ProfileCommand, submissionOf } from './profile.ts';
import type { Created } from './state.ts';

type Names =
  | 'listProfiles'
  | 'getProfile'
  | 'takeProfileCase'
  | 'giveProfileCaseBack'
  | 'setTier'
  | 'confirmSeason'
  | 'verifyProfile'
  | 'verifyProfiles'
  | 'rejectProfile'
  | 'rejectProfiles'
  | 'queueFigures'
  | 'confirmClaim'
  | 'refuseClaim'
  | 'reopenProfile';

interface Decidable {
  readonly profile_id: string;
  readonly submission: string;
  readonly despite?: string | undefined;
}

interface Judgement {
  readonly actor: Principal;
  readonly params: { readonly profile_id: string };
  readonly body: { readonly despite?: string | undefined };
  readonly now: Date;
}

/** What a kind leaves out is nothing of its. */
const noFacts: StaffFacts = {
  ...{
    valuation_tier: null,
    club_name: null,
    position: null,
    agency: null,
    licence_number: null,
    licence_level: null,
    nationalities: [],
    date_of_birth: null,
  },
};

const clubOf = (profile: Created): string | null => kindOf(profile).clubOf(profile);

const row = (profile: Created, user: PublicUser | undefined, club: Known | undefined, held: CaseHold | undefined) => ({
  id: profile.profile_id,
  user_id: profile.user_id,
  profile_type: profile.profile_type,
  name: profile.name,
  verification_status: profile.verification_status,
  user_verification_status: user?.verification_status ?? ('pending' as const),
  onboarding: { ...profile.onboarding },
  ...noFacts,
  ...kindOf(profile).factsOf(profile),
  club_verified: club ? club.verified : null,
  submitted_at: profile.submitted_at,
  waiting_since: profile.waiting_since,
  claims_change: Boolean(profile.claim),
  submission: submissionOf(profile),
  held: held ?? null,
});

export const staffRoutes = ({
  profiles,
  clubs,
  own,
  participants,
  people,
  holds,
}: {
  readonly profiles: Profiles;
  readonly clubs: Clubs;
  readonly own: OwnProfiles;
  readonly participants: Participants;
  readonly people: People;
  readonly holds: CaseHolds;
}): Pick<Handlers<typeof profileOperations>, Names> => {
  const clubFound = async (clubId: string | null | undefined): Promise<Known | undefined> =>
    clubId ? clubs.find(clubId) : undefined;

  const whole = async (profileId: string, now: Date) => {
    const found = await profiles.find(profileId);
    if (!found) throw new Rejected('NotFound');
    const { state } = found;
    const [user, club, profile, held] = await Promise.all([
      people.find(state.user_id),
      clubFound(clubOf(state)),
      own.view(found, now),
      holds.of([profileId], now),
    ]);
    return {
      ...row(state, user, club, held.get(profileId)),
      profile,
      rejection: state.rejection,
      staff_note: state.staff_note,
      history: [...state.history],
    };
  };

  const answered = async (profileId: string, now: Date, sequence: number) => ({
    data: await whole(profileId, now),
    consistencyTokens: [{ id: profileId, sequence }],
  });
  const decided = async (profileId: string, by: string, now: Date, command: ProfileCommand) => {
    const { sequence } = await profiles.handle(profileId, command, { actor: by });
    return answered(profileId, now, sequence);
  };

  const caseOf = async (profileId: string): Promise<Case> => {
    const state = (await profiles.find(profileId))?.state;
    if (!state) throw new Rejected('NotFound');
    const { user_id, waiting_since } = state;
    return { noun: 'profile', user_id, waits: waiting_since !== null, submission: submissionOf(state) };
  };

  /** A decision that answers the case of a profile. */
  const judged = async (
    { actor, params: { profile_id }, body, now }: Judgement,
    commandOf: () => ProfileCommand | Promise<ProfileCommand>,
  ) => {
    const by = actor.user_id;
    const sequence = await holds.deciding({ id: profile_id, by, despite: body.despite, now }, async () => {
      const { sequence } = await profiles.handle(profile_id, await commandOf(), { actor: by });
      return sequence;
    });
    // Once nobody has it any more.
    return answered(profile_id, now, sequence);
  };

  const verifying = async (
    profileId: string,
    by: string,
    judged: { readonly submission: string; readonly valuation_tier?: ValuationTier | undefined },
    bulk: boolean,
    now: Date,
  ): Promise<ProfileCommand> => {
    const state = (await profiles.find(profileId))?.state;
    const [known, club] = await Promise.all([participants.find(profileId), state && clubFound(clubOf(state))]);
    return {
      type: 'Verify',
      by,
      bulk,
      submission: judged.submission,
      valuation_tier: judged.valuation_tier,
      account: {
        email_verified: Boolean(known?.user?.email_verified_at),
        identification: known?.user?.identification === 'provided',
      },
      club_verified: club?.verified ?? false,
      now: now.toISOString(),
    };
  };

  const decideAll = (
    decided: readonly Decidable[],
    by: string,
    now: Date,
    commandOf: (one: Decidable) => ProfileCommand | Promise<ProfileCommand>,
  ) =>
    decideEach('profile_id', decided, (one) =>
      holds.deciding({ id: one.profile_id, by, despite: one.despite, now }, async () => {
        const { sequence } = await profiles.handle(one.profile_id, await commandOf(one), { actor: by });
        return sequence;
      }),
    );

  return {
    listProfiles: async ({ query, now }) => {
      const { total, more, profiles: listed, next_cursor } = await profiles.list(query);
      const clubIds = listed.flatMap((profile) => clubOf(profile) ?? []);
      const [users, known, held] = await Promise.all([
        people.findMany(listed.map((profile) => profile.user_id)),
        clubs.findMany(clubIds),
        holds.of(
          listed.map((profile) => profile.profile_id),
          now,
        ),
      ]);
      return {
        data: listed.map((profile) =>
          row(profile, users.get(profile.user_id), known.get(clubOf(profile) ?? ''), held.get(profile.profile_id)),
        ),
        meta: { total, more, next_cursor },
      };
    },
    getProfile: async ({ params, now }) => ({ data: await whole(params.profile_id, now) }),
    takeProfileCase: (request) => holds.take(request.params.profile_id, request, caseOf),
    giveProfileCaseBack: (request) => holds.giveBack(request.params.profile_id, request),
    setTier: ({ params, actor, body, now }) =>
      decided(params.profile_id, actor.user_id, now, {
        type: 'SetTier',
        by: actor.user_id,
        ...body,
        now: now.toISOString(),
      }),
    confirmSeason: ({ params, actor, body, now }) =>
      decided(params.profile_id, actor.user_id, now, {
        type: 'ConfirmSeason',
        by: actor.user_id,
        season_id: params.season_id,
        ...body,
        now: now.toISOString(),
      }),
    verifyProfile: async (request) => {
      const { params, actor, body, now, consistencyTokens } = request;
      await participants.checkpoints.waitFor(consistencyTokens);
      return judged(request, () => verifying(params.profile_id, actor.user_id, body, false, now));
    },
    verifyProfiles: async ({ actor, body, now, consistencyTokens }) => {
      await participants.checkpoints.waitFor(consistencyTokens);
      return decideAll(body.profiles, actor.user_id, now, ({ profile_id, submission }) =>
        verifying(profile_id, actor.user_id, { submission, valuation_tier: body.valuation_tier }, true, now),
      );
    },
    rejectProfiles: ({ actor, body: { profiles: rejected, ...rejecting }, now }) =>
      decideAll(rejected, actor.user_id, now, ({ submission }) => ({
        ...{ type: 'Reject', by: actor.user_id, submission, now: now.toISOString() },
        ...rejecting,
      })),
    queueFigures: async ({ query, now }) => {
      const { spans } = spansOf(query.period, now);
      const [waiting, unverified, decisions] = await Promise.all([
        profiles.waitingSince(),
        clubs.unverifiedSince(),
        profiles.decisions(spans[0]?.from ?? '', spans.at(-1)?.until ?? ''),
      ]);
      return {
        data: {
          spans: spans.map((span) => ({ ...span, ...decisionTimesOf(decisions, span) })),
          profiles: profileTypes.map((profile_type) => ({
            profile_type,
            waiting: agesOf(waiting.get(profile_type) ?? [], now),
          })),
          clubs: agesOf(unverified, now),
        },
      };
    },
    rejectProfile: (request) => {
      const { despite: _, ...rejecting } = request.body;
      const by = request.actor.user_id;
      return judged(request, () => ({ type: 'Reject', by, ...rejecting, now: request.now.toISOString() }));
    },
    confirmClaim: (request) => {
      const { params, actor, body, now } = request;
      return judged(request, async () => {
        const profile = (await profiles.find(params.profile_id))?.state;
        const clubId = profile?.claim ? kindOf(profile).claimedClub(profile.claim) : null;
        const club_verified = (await clubFound(clubId))?.verified ?? false;
        const { claimed_at } = body;
        return { type: 'ConfirmClaim', by: actor.user_id, claimed_at, club_verified, now: now.toISOString() };
      });
    },
    refuseClaim: (request) => {
      const { claimed_at, reason } = request.body;
      const by = request.actor.user_id;
      return judged(request, () => ({ type: 'RefuseClaim', by, claimed_at, reason, now: request.now.toISOString() }));
    },
    reopenProfile: (request) => {
      const { submission } = request.body;
      const by = request.actor.user_id;
      return judged(request, () => ({ type: 'Reopen', by, submission, now: request.now.toISOString() }));
    },
  };
};
