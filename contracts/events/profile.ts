import { z } from 'zod';
import {
  calendarDate,
  clubTeam,
  gender,
  id,
  onboardingStatus,
  position,
  preferredFoot,
  profileType,
  rejection,
  sport,
  valuationTier,
  verificationStatus,
} from '../values.ts';
import { event, type TopicContract } from './kit.ts';

export const publicPlayer = z.object({
  nickname: z.string().nullable(),
  date_of_birth: calendarDate.nullable(),
  gender: gender.nullable(),
  sport: sport.nullable(),
  nationalities: z.array(z.string()),
  positions: z.array(position),
  preferred_foot: preferredFoot.nullable(),
  height_cm: z.int().nullable(),
  club_team: clubTeam.nullable(),
  current_contract_ends_on: calendarDate.nullable(),
  next_contract: z.object({ club_team: clubTeam, from: calendarDate, until: calendarDate }).nullable(),
  valuation_tier: valuationTier.nullable(),
  visible_to_clubs: z.boolean(),
});

export const publicRepresentative = z.object({
  club_id: id.nullable(),
  club_name: z.string().nullable(),
  position: z.string().nullable(),
  /** The teams of the club that the representative acts for. */
  teams: z.array(clubTeam),
});

/** A profile as other services may know it. `name` is what a person is called on screens and in contracts. */
export const publicProfile = z.object({
  profile_id: id,
  user_id: id,
  profile_type: profileType,
  name: z.string(),
  onboarding: z.object({ status: onboardingStatus, step: z.int().min(1) }),
  verification_status: verificationStatus,
  rejection: rejection.nullable(),
  player: publicPlayer.nullable(),
  representative: publicRepresentative.nullable(),
});
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
  },
  representative: null,
};

const withProfile = z.object({ profile: publicProfile });
const profile = <const What extends string>(what: What) =>
  event(`touchline.profile.${what}.v1`, withProfile, { profile: example });

export const profileEvents = {
  created: profile('created'),
  /** Data of the profile changed: a step was saved, a highlight added, visibility switched. */
  changed: profile('changed'),
  /** Onboarding completed and handed in to staff. */
  submitted: profile('submitted'),
  resubmitted: profile('resubmitted'),
  verified: profile('verified'),
  rejected: profile('rejected'),
  reopened: profile('reopened'),
  tierSet: profile('tier-set'),
  /** A verified person says that something has changed that staff looked at; it counts once they confirm it. */
  changeClaimed: profile('change-claimed'),
  claimWithdrawn: profile('claim-withdrawn'),
  claimConfirmed: profile('claim-confirmed'),
  claimRefused: event('touchline.profile.claim-refused.v1', withProfile.extend({ reason: z.string() }), {
    profile: example,
    reason: 'The registration still shows the contract until 2027.',
  }),
  /** A completed contract was recorded as the player's next one. */
  nextContractRecorded: profile('next-contract-recorded'),
  /** The first day of the next contract came: club team and contract end are set. */
  contractBegan: profile('contract-began'),
  restated: profile('restated'),
} as const;

export const profileTopic = {
  topic: 'touchline.profile',
  key: 'subject',
  prefix: 'prf',
  events: Object.values(profileEvents),
} satisfies TopicContract;
