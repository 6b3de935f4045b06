import { z } from 'zod';
import { soughtText } from '../../names.ts';
import {
  calendarDate,
  country,
  id,
  instant,
  onboardingStatus,
  positions,
  profileType,
  rejection,
  representativePositions,
  submission,
  valuationTier,
  verificationStatus,
} from '../../values.ts';
import { decidedOne, giveCaseBack, held, passingOver, takeCase } from '../case-holds.ts';
import { decisionTimes, period, queueAges } from '../figures.ts';
import { looking, rejecting } from '../identity/staff.ts';
import { operation, operations, pageMeta, paging } from '../operation.ts';
import { ownProfile, profileId } from './own-profile.ts';

export const adminProfileRow = z
  .object({
    id,
    user_id: id,
    profile_type: profileType,
    name: z.string(),
    verification_status: verificationStatus,
    user_verification_status: verificationStatus,
    onboarding: z.object({ status: onboardingStatus, step: z.int() }),
    valuation_tier: valuationTier.nullable(),
    club_name: z.string().nullable(),
    /** Of the club that is acted for or played at; null without one. */
    club_verified: z.boolean().nullable(),
    position: z.string().nullable(),
    agency: z.string().nullable(),
    licence_number: z.string().nullable(),
    licence_level: z.string().nullable(),
    nationalities: z.array(z.string()),
    date_of_birth: calendarDate.nullable(),
    submitted_at: instant.nullable(),
    waiting_since: instant.nullable(),
    /** What waits is a change of something verified. */
    claims_change: z.boolean(),
    /** What a decision about this profile names. */
    submission,
    ...held,
  })
  .meta({ id: 'AdminProfileRow' });

export const adminProfile = adminProfileRow
  .extend({
    profile: ownProfile,
    rejection: rejection.nullable(),
    staff_note: z.string().nullable(),
    history: z.array(
      z.object({ at: instant, what: z.string(), by: z.string().nullable(), note: z.string().nullable() }),
    ),
  })
  .meta({ id: 'AdminProfile' });

/** What a list of profiles of one kind is narrowed by; what a kind doesn’t know counts for none of it. */
export const profileFilters = {
  tier: valuationTier.optional(),
  nationality: country.optional(),
  /** On the pitch, or at the club. */
  position: z.enum([...positions, ...representativePositions]).optional(),
  licence: soughtText(60).optional(),
  /** Part of the club’s or the agency’s name. */
  club_search: soughtText(60).optional(),
  handed_in: z.stringbool().optional(),
};

const decidedProfiles = z.array(z.object({ profile_id: id, ...decidedOne }));

export const profileStaffOperations = operations({
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
      q: soughtText(100).optional(),
      ...profileFilters,
      sort: z.enum(['waiting', 'name', 'newest']).default('waiting'),
      /** The order’s own where it isn’t said: the longest waiting, A or the newest first. */
      direction: z.enum(['asc', 'desc']).optional(),
    }),
    reply: z.array(adminProfileRow),
    /** `total`: at most `mostCounted`, and whether there are more. */
    meta: pageMeta.extend({ more: z.boolean().optional() }),
  }),
  queueFigures: operation({
    summary:
      'How many profiles of each kind and how many clubs wait for staff, by how long; how fast staff decided on profiles',
    method: 'GET',
    path: '/admin/profiles/figures',
    access: 'admin',
    query: z.strictObject({ period }),
    reply: z.object({
      spans: z.array(
        z.object({ from: calendarDate, until: calendarDate, ...decisionTimes }).meta({ id: 'DecisionSpan' }),
      ),
      profiles: z.array(z.object({ profile_type: profileType, waiting: queueAges })),
      clubs: queueAges,
    }),
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
  takeProfileCase: takeCase('a profile', '/admin/profiles/:profile_id', profileId, 'NotFound'),
  giveProfileCaseBack: giveCaseBack('a profile', '/admin/profiles/:profile_id', profileId),
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
  confirmSeason: operation({
    summary: 'Stands for a season of a player’s career as it was written, or takes that back',
    method: 'POST',
    path: '/admin/profiles/:profile_id/seasons/:season_id/confirm',
    access: 'admin',
    fresh: true,
    params: profileId.extend({ season_id: id }),
    /** `said_at`: when the season that was looked at was written. */
    body: z.strictObject({ said_at: instant, confirmed: z.boolean() }),
    reply: adminProfile,
    errors: ['StaleVersion', 'AccessDeniedException', 'NotFound'],
  }),
  verifyProfile: operation({
    summary: 'Verifies a profile; a player with the valuation tier that it has or is given',
    method: 'POST',
    path: '/admin/profiles/:profile_id/verify',
    access: 'admin',
    fresh: true,
    params: profileId,
    body: looking.extend({ valuation_tier: valuationTier.optional() }),
    reply: adminProfile,
    errors: [
      'StaleVersion',
      'CaseHeld',
      'PlayerTierRequiredException',
      'RepresentativeClubNotDefined',
      'RepresentativePositionNotDefined',
      'ClubNotVerified',
      'GuardianConsentRequired',
      'UserNotVerified',
      'UserDoesntHaveIdentificationException',
      'AccessDeniedException',
      'NotFound',
    ],
  }),
  verifyProfiles: operation({
    summary:
      'Verifies several profiles, players with one tier for all of them where it is given; each answers for itself',
    method: 'POST',
    path: '/admin/profiles/verify',
    access: 'admin',
    fresh: true,
    body: z.strictObject({
      valuation_tier: valuationTier.optional(),
      profiles: z
        .array(looking.extend({ profile_id: id }))
        .min(1)
        .max(50),
    }),
    reply: decidedProfiles,
  }),
  rejectProfiles: operation({
    summary: 'Rejects several profiles for the same reason; each answers for itself',
    method: 'POST',
    path: '/admin/profiles/reject',
    access: 'admin',
    fresh: true,
    body: rejecting.extend({
      profiles: z
        .array(looking.extend({ profile_id: id }))
        .min(1)
        .max(50),
    }),
    reply: decidedProfiles,
  }),
  rejectProfile: operation({
    summary: 'Rejects a profile',
    method: 'POST',
    path: '/admin/profiles/:profile_id/reject',
    access: 'admin',
    fresh: true,
    params: profileId,
    body: rejecting.extend(looking.shape),
    reply: adminProfile,
    errors: ['StaleVersion', 'CaseHeld', 'NotFound'],
  }),
  confirmClaim: operation({
    summary: 'Confirms what a verified person says has changed; from now on it counts',
    method: 'POST',
    path: '/admin/profiles/:profile_id/claim/confirm',
    access: 'admin',
    fresh: true,
    params: profileId,
    /** The claim that was looked at. */
    body: z.strictObject({ claimed_at: instant, ...passingOver }),
    reply: adminProfile,
    errors: ['StaleVersion', 'CaseHeld', 'ClubNotVerified', 'AccessDeniedException', 'NotFound'],
  }),
  refuseClaim: operation({
    summary: 'Leaves a profile as it was verified; the person reads the reason',
    method: 'POST',
    path: '/admin/profiles/:profile_id/claim/refuse',
    access: 'admin',
    fresh: true,
    params: profileId,
    body: z.strictObject({ claimed_at: instant, reason: rejecting.shape.reason, ...passingOver }),
    reply: adminProfile,
    errors: ['StaleVersion', 'CaseHeld', 'AccessDeniedException', 'NotFound'],
  }),
  reopenProfile: operation({
    summary: 'Takes a decision back',
    method: 'POST',
    path: '/admin/profiles/:profile_id/reopen',
    access: 'admin',
    fresh: true,
    params: profileId,
    body: looking,
    reply: adminProfile,
    errors: ['StaleVersion', 'CaseHeld', 'NotFound'],
  }),
});
