import { z } from 'zod';
import {
  ageOn,
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
} from '../values.ts';
import { registrableType, rejecting } from './identity.ts';
import { operation, operations, pageMeta, paging } from './kit.ts';

/** Paths right below /player: a nickname can't be one of them. */
export const reservedNicknames = ['offers', 'club-interest', 'trial-requests', 'index', 'new', 'me', 'admin'] as const;

const name = z.string().trim().min(1, 'Enter a name.').max(60);
export const nickname = z
  .string()
  .trim()
  .toLowerCase()
  .min(3, 'Use at least 3 characters.')
  .max(40)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use letters, digits and single hyphens.')
  .refine((n) => !(reservedNicknames as readonly string[]).includes(n), 'This name is taken by a page.');

export const birthDate = calendarDate.refine((day) => {
  const today = new Date().toISOString().slice(0, 10);
  const age = ageOn(day, today);
  return age >= 14 && age <= 60;
}, 'Players are between 14 and 60 years old.');

/** The five steps of a player's onboarding; the same shapes in the form and at the server. Nationalities and highlights are commands. */
export const playerPerson = z.strictObject({
  first_name: name,
  last_name: name,
  nickname,
  date_of_birth: birthDate,
  gender,
  phone: z
    .string()
    .trim()
    .max(30)
    .regex(/^[+0-9 ()-]*$/, 'Use digits and + only.')
    .default(''),
});
export const guardian = z.strictObject({ name: z.string().trim().min(2).max(80), email: z.email() });
export const playerFootball = z.strictObject({
  sport,
  positions: z
    .array(position)
    .min(1, 'Choose at least one position.')
    .max(3, 'Choose at most three.')
    .refine((list) => new Set(list).size === list.length, 'Choose each position once.'),
  preferred_foot: preferredFoot,
  height_cm: z.int().min(140, 'Between 140 and 220 cm.').max(220, 'Between 140 and 220 cm.'),
  weight_kg: z.int().min(40, 'Between 40 and 130 kg.').max(130, 'Between 40 and 130 kg.'),
});
export const playerCareer = z.strictObject({
  /** Null: without a club. */
  club_team_id: z.string().max(64).nullable(),
  current_contract_ends_on: calendarDate.nullable(),
});
export const playerMedia = z.strictObject({ bio: z.string().trim().max(1500) });
export const playerVisibility = z.strictObject({ visible_to_clubs: z.boolean(), guardian: guardian.nullable() });

export const representativePerson = z.strictObject({
  first_name: name,
  last_name: name,
  phone: z
    .string()
    .trim()
    .min(5, 'Enter a phone number.')
    .max(30)
    .regex(/^[+0-9 ()-]*$/, 'Use digits and + only.'),
  /** One of the list or an own word; null: not defined yet. */
  position: z.string().trim().min(2).max(60).nullable(),
});

/** `complete`: judge the whole step and move on; without it what is given is kept, and the rest may be missing. */
const step = <Shape extends z.ZodRawShape>(shape: z.ZodObject<Shape>) => {
  // A field that isn't given stays as it is kept: here a default would overwrite it.
  const given = Object.fromEntries(
    Object.entries(shape.shape).map(([field, of]) => [field, of instanceof z.ZodDefault ? of.unwrap() : of]),
  ) as unknown as Shape;
  return z.strictObject({ values: z.strictObject(given).partial(), complete: z.boolean().default(false) });
};

export const highlight = z.object({
  id,
  title: z.string(),
  url: z.string().nullable(),
  at: instant,
});
export const newHighlight = z.strictObject({
  title: z.string().trim().min(2, 'Give it a title.').max(80),
  url: z.url({ protocol: /^https$/, error: 'Enter a link that starts with https://.' }).max(500),
});

export const newTeam = z.strictObject({
  name: z.string().trim().min(2).max(60),
  gender,
  level: z.enum(['first team', 'second team', 'U23', 'U21', 'U19', 'U17']),
});
export const newClub = z.strictObject({
  name: z.string().trim().min(2, 'Enter the club’s name.').max(80),
  short_name: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{2,3}$/, 'Two or three letters.'),
  country,
  city: z.string().trim().min(1, 'Enter the city.').max(80),
  founded: z.int().min(1850).max(2026).nullable(),
  website: z
    .url({ protocol: /^https?$/ })
    .max(200)
    .nullable(),
  teams: z.array(newTeam).min(1, 'Add at least one team.').max(8),
});

export const team = z.object({ id, name: z.string(), sport, gender, level: z.string() });
export const club = z.object({
  id,
  name: z.string(),
  short_name: z.string(),
  country: z.string(),
  city: z.string().nullable(),
  founded: z.int().nullable(),
  website: z.string().nullable(),
  verified: z.boolean(),
  teams: z.array(team),
});

/** The own profile, whole: what onboarding and /profile/management work on. Fields not filled in yet are null. */
export const ownProfile = z.object({
  id,
  profile_type: profileType,
  name: z.string(),
  onboarding: z.object({ status: onboardingStatus, step: z.int() }),
  verification_status: verificationStatus,
  rejection: rejection.nullable(),
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

export const contractWindow = z.object({
  /** `free`: no contract; `open`: ends within 6 months; `club-informed`: the current club has to be informed. */
  approach: z.enum(['free', 'open', 'club-informed']),
  ends_on: calendarDate.nullable(),
  approach_free_from: calendarDate.nullable(),
});

export const playerRow = z.object({
  profile_id: id,
  name: z.string(),
  nickname: z.string(),
  age: z.int(),
  gender,
  nationalities: z.array(z.string()),
  positions: z.array(position),
  preferred_foot: preferredFoot,
  height_cm: z.int(),
  club_team: clubTeam.nullable(),
  current_contract_ends_on: calendarDate.nullable(),
  next_contract: z.object({ club_team: clubTeam, from: calendarDate, until: calendarDate }).nullable(),
  valuation_tier: valuationTier,
  photo: z.string().nullable(),
  highlights: z.int(),
});

export const playerSheet = playerRow.extend({
  date_of_birth: calendarDate,
  weight_kg: z.int().nullable(),
  bio: z.string(),
  highlight_list: z.array(highlight),
  contract: contractWindow,
  /** How the viewer stands to the player. */
  viewer: z.object({
    is_own: z.boolean(),
    scoutable: z.boolean(),
    /** The viewer's teams that have an open offer with the player. */
    open_offers: z.array(z.object({ offer_id: id, team_id: id })),
  }),
});

const count = z.object({ value: z.string(), count: z.int() });
export const scoutingFacets = z.object({
  positions: z.array(count),
  preferred_feet: z.array(count),
  tiers: z.array(count),
  nationalities: z.array(count),
  ages: z.array(count),
  heights: z.array(count),
  contract_ends: z.array(count),
});

/** Comma-separated lists, so that an address can be read and shared. */
const list = <T extends z.ZodType>(of: T) =>
  z
    .string()
    .max(400)
    .optional()
    .transform((s, context) => {
      const parsed = z
        .array(of)
        .max(30)
        .safeParse((s ?? '').split(',').filter(Boolean));
      if (!parsed.success) {
        context.addIssue({ code: 'custom', message: 'A value of this filter is not known.' });
        return z.NEVER;
      }
      return parsed.data as z.output<T>[];
    });

export const scoutingSorts = ['tier', 'age', 'contract', 'name', 'newest'] as const;
export const scoutingQuery = z.strictObject({
  ...paging,
  q: z.string().trim().max(60).optional(),
  positions: list(position),
  feet: list(preferredFoot),
  tiers: list(valuationTier),
  nationalities: list(country),
  gender: gender.optional(),
  age_min: z.coerce.number().int().min(14).max(60).optional(),
  age_max: z.coerce.number().int().min(14).max(60).optional(),
  height_min: z.coerce.number().int().min(140).max(220).optional(),
  height_max: z.coerce.number().int().min(140).max(220).optional(),
  /** Contract ends within so many months, or there is none: `free`. */
  contract: z.enum(['free', '6', '12', '24']).optional(),
  sort: z.enum(scoutingSorts).default('tier'),
  facets: z.stringbool().default(true),
});

export const adminProfileRow = z.object({
  id,
  user_id: id,
  profile_type: profileType,
  name: z.string(),
  verification_status: verificationStatus,
  user_verification_status: verificationStatus,
  onboarding: z.object({ status: onboardingStatus, step: z.int() }),
  valuation_tier: valuationTier.nullable(),
  club_name: z.string().nullable(),
  club_verified: z.boolean().nullable(),
  position: z.string().nullable(),
  nationalities: z.array(z.string()),
  date_of_birth: calendarDate.nullable(),
  submitted_at: instant.nullable(),
  waiting_since: instant.nullable(),
});
export const adminProfile = adminProfileRow.extend({
  profile: ownProfile,
  rejection: rejection.nullable(),
  staff_note: z.string().nullable(),
  history: z.array(z.object({ at: instant, what: z.string(), by: z.string().nullable(), note: z.string().nullable() })),
});

const profileId = z.strictObject({ profile_id: id });
const clubId = z.strictObject({ club_id: id });
const own = { access: 'member', reply: ownProfile } as const;

export const profileOperations = operations({
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
    params: z.strictObject({ country }),
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
    download: true,
    params: profileId,
    /** `v` names the picture's version, so that a browser may keep it for a while. */
    query: z.strictObject({ v: z.string().max(16).optional() }),
    errors: ['NotFound', 'PlayerNotScoutable', 'UserNotVerified', 'SubscriptionRequired'],
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

  searchClubs: operation({
    summary: 'Clubs by name and country',
    method: 'GET',
    path: '/clubs',
    access: 'member',
    query: z.strictObject({
      ...paging,
      q: z.string().trim().max(60).optional(),
      country: country.optional(),
      verified: z.stringbool().optional(),
    }),
    reply: z.array(club),
    meta: pageMeta,
  }),
  getClub: operation({
    summary: 'One club',
    method: 'GET',
    path: '/clubs/:club_id',
    access: 'member',
    params: clubId,
    reply: club,
    errors: ['NotFound'],
  }),
  enterClub: operation({
    summary: 'Enters a club that is missing; staff verify it',
    method: 'POST',
    path: '/clubs',
    access: 'member',
    status: 201,
    body: newClub,
    reply: club,
  }),
  addTeam: operation({
    summary: 'Adds a team to the own club',
    method: 'POST',
    path: '/clubs/:club_id/teams',
    access: 'member',
    status: 201,
    params: clubId,
    body: newTeam,
    reply: club,
    errors: ['AccessDeniedException', 'NotFound'],
  }),

  scoutPlayers: operation({
    summary: 'Scoutable players with filters, counts per filter value and keyset pages',
    method: 'GET',
    path: '/scouting/players',
    access: 'member',
    query: scoutingQuery,
    reply: z.array(playerRow),
    meta: pageMeta.extend({ facets: scoutingFacets.optional() }),
    errors: [
      'UserNotVerified',
      'SubscriptionRequired',
      'RepresentativeHasNotDefinedClubException',
      'RepresentativeHasNotDefinedPositionException',
    ],
  }),
  getPlayerSheet: operation({
    summary: 'A player’s sheet, for the player, other players and clubs',
    method: 'GET',
    path: '/players/:profile_id',
    access: 'member',
    params: profileId,
    reply: playerSheet,
    errors: ['NotFound', 'PlayerNotScoutable', 'UserNotVerified', 'SubscriptionRequired'],
  }),

  listProfiles: operation({
    summary: 'Profiles, the longest waiting first',
    method: 'GET',
    path: '/admin/profiles',
    access: 'admin',
    query: z.strictObject({
      ...paging,
      profile_type: profileType.optional(),
      status: verificationStatus.optional(),
      queue: z.enum(['waiting', 'all']).default('all'),
      q: z.string().trim().max(100).optional(),
      sort: z.enum(['waiting', 'name', 'newest']).default('waiting'),
    }),
    reply: z.array(adminProfileRow),
    meta: pageMeta,
  }),
  getProfile: operation({
    summary: 'One profile with history',
    method: 'GET',
    path: '/admin/profiles/:profile_id',
    access: 'admin',
    params: profileId,
    reply: adminProfile,
    errors: ['NotFound'],
  }),
  setTier: operation({
    summary: 'A player’s valuation tier',
    method: 'PUT',
    path: '/admin/profiles/:profile_id/tier',
    access: 'admin',
    fresh: true,
    params: profileId,
    body: z.strictObject({ valuation_tier: valuationTier.nullable() }),
    reply: adminProfile,
    errors: ['PlayerTierRequired', 'NotFound'],
  }),
  verifyProfile: operation({
    summary: 'Verifies a profile',
    method: 'POST',
    path: '/admin/profiles/:profile_id/verify',
    access: 'admin',
    fresh: true,
    params: profileId,
    reply: adminProfile,
    errors: [
      'PlayerTierRequiredException',
      'RepresentativeClubNotDefined',
      'RepresentativePositionNotDefined',
      'ClubNotVerified',
      'GuardianConsentRequired',
      'UserDoesntHaveIdentificationException',
      'AccessDeniedException',
      'NotFound',
    ],
  }),
  verifyProfiles: operation({
    summary: 'Verifies several profiles; each answers for itself',
    method: 'POST',
    path: '/admin/profiles/verify',
    access: 'admin',
    fresh: true,
    body: z.strictObject({ profile_ids: z.array(id).min(1).max(50) }),
    reply: z.array(z.object({ profile_id: id, error: z.string().nullable(), message: z.string().nullable() })),
  }),
  rejectProfile: operation({
    summary: 'Rejects a profile',
    method: 'POST',
    path: '/admin/profiles/:profile_id/reject',
    access: 'admin',
    fresh: true,
    params: profileId,
    body: rejecting,
    reply: adminProfile,
    errors: ['NotFound'],
  }),
  reopenProfile: operation({
    summary: 'Takes a decision back',
    method: 'POST',
    path: '/admin/profiles/:profile_id/reopen',
    access: 'admin',
    fresh: true,
    params: profileId,
    reply: adminProfile,
    errors: ['NotFound'],
  }),
  listClubs: operation({
    summary: 'Clubs for staff; the unverified first',
    method: 'GET',
    path: '/admin/clubs',
    access: 'admin',
    query: z.strictObject({
      ...paging,
      q: z.string().trim().max(60).optional(),
      verified: z.stringbool().optional(),
      country: country.optional(),
    }),
    reply: z.array(club.extend({ representatives: z.int(), entered_by: z.string().nullable(), entered_at: instant })),
    meta: pageMeta,
  }),
  verifyClub: operation({
    summary: 'Verifies a club that a representative entered',
    method: 'POST',
    path: '/admin/clubs/:club_id/verify',
    access: 'admin',
    fresh: true,
    params: clubId,
    reply: club,
    errors: ['NotFound'],
  }),
});
