import { z } from 'zod';
import {
  calendarDate,
  clubTeam,
  country,
  gender,
  id,
  instant,
  onboardingStatus,
  position,
  preferredFoot,
  profileType,
  rejection,
  sport,
  valuationTier,
  verificationStatus,
} from '../../values.ts';
import { registrableType } from '../identity/account.ts';
import { operation, operations } from '../kit.ts';
import { inMarket } from '../market.ts';
import { club } from './club.ts';
import {
  guardian,
  highlight,
  newHighlight,
  playerCareer,
  playerFootball,
  playerMedia,
  playerPerson,
  playerVisibility,
} from './player.ts';
import { representativePerson } from './representative.ts';

/** `complete`: judge the whole step and move on; without it what is given is kept, and the rest may be missing. */
const step = <Shape extends z.ZodRawShape>(shape: z.ZodObject<Shape>) => {
  // A field that isn't given stays as it is kept: here a default would overwrite it.
  const given = Object.fromEntries(
    Object.entries(shape.shape).map(([field, of]) => [field, of instanceof z.ZodDefault ? of.unwrap() : of]),
  ) as unknown as Shape;
  return z.strictObject({ values: z.strictObject(given).partial(), complete: z.boolean().default(false) });
};

/** A change of what staff looked at, handed in by a verified person. */
export const claim = z.object({
  at: instant,
  club_team: clubTeam.nullable().optional(),
  current_contract_ends_on: calendarDate.nullable().optional(),
  nationalities: z.array(z.string()).optional(),
  teams: z.array(clubTeam).optional(),
});

/** The own profile, whole: what onboarding and /profile/management work on. Fields not filled in yet are null. */
export const ownProfile = z.object({
  id,
  profile_type: profileType,
  name: z.string(),
  onboarding: z.object({ status: onboardingStatus, step: z.int() }),
  verification_status: verificationStatus,
  rejection: rejection.nullable(),
  /** What the verified person says has changed; it counts when staff confirm it. A field that isn't there is as it was. */
  claim: claim.nullable(),
  is_subscribed: z.boolean(),
  player: z
    .object({
      first_name: z.string().nullable(),
      last_name: z.string().nullable(),
      nickname: z.string().nullable(),
      date_of_birth: calendarDate.nullable(),
      gender: gender.nullable(),
      phone: z.string().nullable(),
      sport: sport.nullable(),
      nationalities: z.array(z.string()),
      positions: z.array(position),
      preferred_foot: preferredFoot.nullable(),
      height_cm: z.int().nullable(),
      weight_kg: z.int().nullable(),
      club_team: clubTeam.nullable(),
      current_contract_ends_on: calendarDate.nullable(),
      next_contract: z.object({ club_team: clubTeam, from: calendarDate, until: calendarDate }).nullable(),
      valuation_tier: valuationTier.nullable(),
      highlights: z.array(highlight),
      photo: z.string().nullable(),
      bio: z.string(),
      visible_to_clubs: z.boolean(),
      guardian: guardian.nullable(),
      is_minor: z.boolean(),
    })
    .nullable(),
  representative: z
    .object({
      first_name: z.string().nullable(),
      last_name: z.string().nullable(),
      phone: z.string().nullable(),
      position: z.string().nullable(),
      club: club.nullable(),
      team_ids: z.array(id),
    })
    .nullable(),
  version: z.int(),
});

export const profileId = z.strictObject({ profile_id: id });

const own = { access: 'member', reply: ownProfile } as const;

export const ownProfileOperations = operations({
  addProfile: operation({
    summary: 'A further profile of another type',
    method: 'POST',
    path: '/profiles',
    access: 'member',
    status: 201,
    body: z.strictObject({ profile_type: registrableType }),
    reply: ownProfile,
    errors: ['AccessDeniedException'],
  }),
  getOwnProfile: operation({ summary: 'The current profile, whole', method: 'GET', path: '/profile', ...own }),
  savePerson: operation({
    summary: 'Player, step 1: the person',
    method: 'PATCH',
    path: '/profile/person',
    ...own,
    body: step(playerPerson),
  }),
  saveFootball: operation({
    summary: 'Player, step 2: football',
    method: 'PATCH',
    path: '/profile/football',
    ...own,
    body: step(playerFootball),
  }),
  saveCareer: operation({
    summary: 'Player, step 3: club and contract',
    method: 'PATCH',
    path: '/profile/career',
    ...own,
    body: step(playerCareer),
    errors: ['PlayerSportOrGenderMissing'],
  }),
  saveMedia: operation({
    summary: 'Player, step 4: media',
    method: 'PATCH',
    path: '/profile/media',
    ...own,
    body: step(playerMedia),
  }),
  saveVisibility: operation({
    summary: 'Player, step 5: visible to clubs, guardian of a minor',
    method: 'PATCH',
    path: '/profile/visibility',
    ...own,
    body: step(playerVisibility),
  }),
  addNationality: operation({
    summary: 'Adds a nationality',
    method: 'POST',
    path: '/profile/nationalities',
    ...own,
    body: z.strictObject({ country }),
    errors: ['PlayerNationalityLimitReached'],
  }),
  removeNationality: operation({
    summary: 'Removes a nationality',
    method: 'DELETE',
    path: '/profile/nationalities/:country',
    ...own,
    /** Of the profile's own: one that was taken before the list was kept can be taken away too. */
    params: z.strictObject({ country: z.string().min(2).max(6) }),
  }),
  addHighlight: operation({
    summary: 'Adds a highlight',
    method: 'POST',
    path: '/profile/highlights',
    ...own,
    body: newHighlight,
    errors: ['PlayerHighlightLimitReached'],
  }),
  removeHighlight: operation({
    summary: 'Removes a highlight',
    method: 'DELETE',
    path: '/profile/highlights/:highlight_id',
    ...own,
    params: z.strictObject({ highlight_id: id }),
  }),
  setPhoto: operation({
    summary: 'The portrait: PNG or JPEG, at most 5 MB',
    method: 'PUT',
    path: '/profile/photo',
    ...own,
    upload: true,
    errors: ['FileTooLarge', 'FileTypeNotAllowed'],
  }),
  getPhoto: operation({
    summary: 'A player’s portrait',
    method: 'GET',
    path: '/players/:profile_id/photo',
    access: 'member',
    download: ['image/jpeg'],
    params: profileId,
    /** `v` names the picture's version, so that a browser may keep it for a while. */
    query: z.strictObject({ v: z.string().max(16).optional() }),
    errors: [...inMarket, 'NotFound', 'PlayerNotScoutable'],
  }),
  saveRepresentative: operation({
    summary: 'Representative, step 1: person and position',
    method: 'PATCH',
    path: '/profile/representative',
    ...own,
    body: step(representativePerson),
  }),
  chooseClub: operation({
    summary: 'Representative, club part: the club and the teams acted for',
    method: 'PUT',
    path: '/profile/club',
    ...own,
    body: z.strictObject({ club_id: id, team_ids: z.array(id).min(1, 'Choose at least one team.').max(12) }),
    errors: ['NotFound'],
  }),
  submitOnboarding: operation({
    summary: 'Completes onboarding and hands it in to staff',
    method: 'POST',
    path: '/profile/submit',
    ...own,
    errors: [
      'EmailNotVerified',
      'UserIdentificationMissing',
      'RepresentativeClubNotDefined',
      'RepresentativePositionNotDefined',
    ],
  }),
  resubmitProfile: operation({
    summary: 'Hands in again after a rejection that can be mended',
    method: 'POST',
    path: '/profile/resubmit',
    ...own,
    errors: ['EmailNotVerified', 'UserIdentificationMissing', 'AccessDeniedException'],
  }),
});
