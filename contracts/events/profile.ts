import { z } from 'zod';
import { publicDetails } from '../kinds/kinds.ts';
import { upcomingContract } from '../kinds/player/player.ts';
import {
  clubTeam,
  id,
  onboardingStatus,
  profileType,
  rejection,
  valuationTier,
  verificationStatus,
} from '../values.ts';
import { event, eventOf, type TopicContract } from './event.ts';
import { guardianConsentStatus } from './guardian-consent.ts';

/** A profile as other services may know it. `name` is what a person is called on screens and in contracts. */
export const publicProfile = z
  .object({
    profile_id: id,
    user_id: id,
    profile_type: profileType,
    name: z.string(),
    onboarding: z.object({ status: onboardingStatus, step: z.int().min(1) }),
    verification_status: verificationStatus,
    rejection: rejection.nullable(),
    ...publicDetails,
  })
  .meta({ id: 'PublicProfile' });
export type PublicProfile = z.infer<typeof publicProfile>;

const example: PublicProfile = {
  profile_id: 'prf_davi0000000000000000',
  user_id: 'usr_davi0000000000000000',
  profile_type: 'player',
  name: 'Davi Adeyinka',
  onboarding: { status: 'completed', step: 5 },
  verification_status: 'verified',
  rejection: null,
  player: {
    nickname: 'davi-adeyinka',
    date_of_birth: '2004-03-14',
    gender: 'male',
    sport: 'football',
    nationalities: ['PT', 'NG'],
    positions: ['LW', 'AM'],
    preferred_foot: 'left',
    height_cm: 178,
    club_team: null,
    current_contract_ends_on: '2027-06-30',
    next_contract: null,
    valuation_tier: 'B+',
    visible_to_clubs: true,
    guardian: null,
    guardian_consent: null,
  },
  representative: null,
};

const withProfile = z.object({ profile: publicProfile });
const profile = <const What extends string, Happened extends z.ZodRawShape>(
  what: What,
  happened: Happened,
  told: z.input<z.ZodObject<Happened>>,
  after: Partial<PublicProfile> = {},
) =>
  eventOf(`touchline.profile.${what}.v1`, withProfile, happened, { profile: { ...example, ...after }, happened: told });

/** The member of staff. */
const byStaff = { by: id };
const by = 'usr_petra000000000000000';
/** The fields that it is about. */
const fields = { fields: z.array(z.string()) };
const player = example.player as NonNullable<PublicProfile['player']>;
const contract = {
  club_team: {
    team_id: 'tea_sparta1000000000000',
    club_id: 'clb_sparta00000000000000',
    club_name: 'Sparta Rotterdam',
    club_short_name: 'SPA',
    team_name: 'First team',
    country: 'NL',
  },
  from: '2027-07-01',
  until: '2030-06-30',
};
const handedIn = { verification_status: 'pending' } as const;
const rejected = { reason: 'The name differs.', kind: 'fixable', at: '2026-11-03T10:00:00.000Z' } as const;

export const profileEvents = {
  created: profile(
    'created',
    { profile_type: profileType },
    { profile_type: 'player' },
    { ...handedIn, onboarding: { status: 'pending', step: 1 } },
  ),
  /** Data of the profile changed: a step was saved, a highlight added, visibility switched. */
  changed: profile('changed', fields, { fields: ['height_cm'] }),
  /** Onboarding completed and handed in to staff. */
  submitted: profile('submitted', {}, {}, handedIn),
  resubmitted: profile('resubmitted', {}, {}, handedIn),
  verified: profile('verified', byStaff, { by }),
  rejected: profile(
    'rejected',
    { ...byStaff, reason: z.string(), kind: rejection.shape.kind },
    { by, reason: rejected.reason, kind: rejected.kind },
    { verification_status: 'rejected', rejection: rejected },
  ),
  reopened: profile('reopened', { ...byStaff, before: verificationStatus }, { by, before: 'rejected' }, handedIn),
  tierSet: profile(
    'tier-set',
    { ...byStaff, before: valuationTier.nullable(), after: valuationTier.nullable() },
    { by, before: 'B', after: 'B+' },
  ),
  /** A verified person says that something has changed that staff looked at; it counts once they confirm it. */
  changeClaimed: profile('change-claimed', fields, { fields: ['current_contract_ends_on'] }),
  claimWithdrawn: profile('claim-withdrawn', fields, { fields: ['current_contract_ends_on'] }),
  claimConfirmed: profile('claim-confirmed', { ...byStaff, ...fields }, { by, fields: ['current_contract_ends_on'] }),
  claimRefused: eventOf(
    'touchline.profile.claim-refused.v1',
    withProfile.extend({ reason: z.string() }),
    { ...byStaff, ...fields, reason: z.string() },
    {
      profile: example,
      reason: 'The registration still shows the contract until 2027.',
      happened: {
        by,
        fields: ['current_contract_ends_on'],
        reason: 'The registration still shows the contract until 2027.',
      },
    },
  ),
  /** The player's guardian has answered, was asked, or has taken the consent back. */
  guardianConsentNoted: profile(
    'guardian-consent-noted',
    { status: guardianConsentStatus },
    { status: 'given' },
    { player: { ...player, date_of_birth: '2009-04-03', guardian_consent: 'given' } },
  ),
  /** A completed contract was recorded as the player's next one. */
  nextContractRecorded: profile(
    'next-contract-recorded',
    { document_id: id, ...upcomingContract.shape },
    { document_id: 'doc_sparta00000000000000', ...contract },
    { player: { ...player, next_contract: contract, bound_until: contract.until } },
  ),
  /** The first day of the next contract came: club team and contract end are set. */
  contractBegan: profile(
    'contract-began',
    { ...upcomingContract.shape, before: clubTeam.nullable() },
    { ...contract, before: null },
    {
      player: {
        ...player,
        club_team: contract.club_team,
        current_contract_ends_on: contract.until,
        bound_until: contract.until,
      },
    },
  ),
  restated: event('touchline.profile.restated.v1', withProfile, { profile: example }),
} as const;

export const profileTopic = {
  topic: 'touchline.profile',
  key: 'subject',
  prefix: 'prf',
  events: Object.values(profileEvents),
} satisfies TopicContract;
