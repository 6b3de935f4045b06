import { z } from 'zod';
import { soughtText } from '../../names.ts';
import { country, enteredDate, id, instant, profileType, submission, verificationStatus } from '../../values.ts';
import { decidedOne } from '../case-holds.ts';
import { decisionTimes, period, queueAges } from '../figures.ts';
import { operation, operations, pageMeta, paging } from '../operation.ts';
import { looking, rejecting, suspending } from './staff.ts';

/** How far somebody or a profile is for staff. `open`: not handed in yet, so that there is nothing to decide. */
export const judgedStates = ['open', 'waiting', 'verified', 'rejected'] as const;
export const judgedState = z.enum(judgedStates).meta({ id: 'JudgedState' });
export type JudgedState = z.infer<typeof judgedState>;

/** The way of a member, each step after the ones before it. */
export const memberSteps = ['registered', 'onboarded', 'verified', 'subscribed', 'offered', 'signed'] as const;
export const memberStep = z.enum(memberSteps).meta({ id: 'MemberStep' });
export type MemberStep = z.infer<typeof memberStep>;

export const personRow = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    email_verified_at: instant.nullable(),
    is_admin: z.boolean(),
    state: judgedState,
    verification_status: verificationStatus,
    suspended_at: instant.nullable(),
    registered_at: instant,
    /** Since when this person waits for staff; null where nothing waits. */
    waiting_since: instant.nullable(),
    step: memberStep,
    /** Where the person plays or works for, as the profiles say: nationalities, the club's country, licensed countries. */
    countries: z.array(z.string()),
    profiles: z.array(
      z.object({
        id,
        profile_type: profileType,
        state: judgedState,
        is_subscribed: z.boolean(),
        plan: z.string().nullable(),
        club_name: z.string().nullable(),
        tier: z.string().nullable(),
      }),
    ),
    /** When a session of the person was last used; null where none is left. */
    last_seen_at: instant.nullable(),
    /** What a decision about this person names. */
    submission,
  })
  .meta({ id: 'PersonRow' });
export type PersonRow = z.infer<typeof personRow>;

export const peopleOrders = ['registered', 'name', 'waiting'] as const;

/** What a list of people is narrowed by. */
export const peopleFilters = {
  /** The beginning of a name, of one of its words, of an address or of an id; case and accents don't count. */
  q: soughtText(100).optional(),
  /** Who has such a profile; with `profile`, one in that state. */
  kind: profileType.optional(),
  profile: judgedState.optional(),
  person: judgedState.optional(),
  country: country.optional(),
  subscribed: z.stringbool().optional(),
  suspended: z.stringbool().optional(),
  /** Staff; else members alone. */
  admin: z.stringbool().optional(),
  /** Who has come so far at least. */
  step: memberStep.optional(),
  /** Days of the registration, UTC; both are counted. */
  from: enteredDate.optional(),
  until: enteredDate.optional(),
};

/** More than these aren't counted. */
export const mostCounted = 10_000;

const bulkAnswer = z.object({ user_id: id, ...decidedOne }).meta({ id: 'PersonDecided' });

/** So many people at most are decided on by one request. */
export const mostDecided = 50;
const users = z
  .array(looking.extend({ user_id: id }))
  .min(1)
  .max(mostDecided);
/** Of what holds whatever an account shows. */
const named = z
  .array(z.strictObject({ user_id: id }))
  .min(1)
  .max(mostDecided);

export const peopleOperations = operations({
  listPeople: operation({
    summary: 'Everybody who has an account, with their profiles’ states; members alone unless staff are asked for',
    method: 'GET',
    path: '/admin/people',
    access: 'admin',
    query: z.strictObject({
      ...paging,
      ...peopleFilters,
      sort: z.enum(peopleOrders).default('registered'),
      direction: z.enum(['asc', 'desc']).default('desc'),
    }),
    reply: z.array(personRow),
    /**
     * On the first page alone: how many there are of these filters, at most `mostCounted`, whether there are more, and of how
     * many accounts.
     */
    meta: pageMeta.extend({ more: z.boolean().optional(), all: z.int().optional() }),
  }),
  listUserSessions: operation({
    summary: 'Where a user is signed in, the last used first',
    method: 'GET',
    path: '/admin/users/:user_id/sessions',
    access: 'admin',
    params: z.strictObject({ user_id: id }),
    reply: z.array(
      z
        .object({
          id,
          browser: z.string().nullable(),
          system: z.string().nullable(),
          /** An address without its last part. */
          network: z.string().nullable(),
          created_at: instant,
          last_seen_at: instant,
        })
        .meta({ id: 'UserSession' }),
    ),
    errors: ['UserNotFoundException'],
  }),
  endUserSession: operation({
    summary: 'Ends one session of a user',
    method: 'DELETE',
    path: '/admin/users/:user_id/sessions/:session_id',
    access: 'admin',
    fresh: true,
    params: z.strictObject({ user_id: id, session_id: id }),
    errors: ['UserNotFoundException', 'NotFound', 'AccessDeniedException'],
  }),
  verifyUsers: operation({
    summary: 'Verifies several users; each answers for itself',
    method: 'POST',
    path: '/admin/people/verify',
    access: 'admin',
    fresh: true,
    body: z.strictObject({ users }),
    reply: z.array(bulkAnswer),
  }),
  rejectUsers: operation({
    summary: 'Rejects several users for the same reason; each answers for itself',
    method: 'POST',
    path: '/admin/people/reject',
    access: 'admin',
    fresh: true,
    body: rejecting.extend({ users }),
    reply: z.array(bulkAnswer),
  }),
  suspendUsers: operation({
    summary: 'Suspends several users for the same reason, every session ends; each answers for itself',
    method: 'POST',
    path: '/admin/people/suspend',
    access: 'admin',
    fresh: true,
    body: suspending.extend({ users: named }),
    reply: z.array(bulkAnswer),
  }),
  reinstateUsers: operation({
    summary: 'Ends the suspension of several users; each answers for itself',
    method: 'POST',
    path: '/admin/people/reinstate',
    access: 'admin',
    fresh: true,
    body: z.strictObject({ users: named }),
    reply: z.array(bulkAnswer),
  }),
  peopleFigures: operation({
    summary: 'Who came, how fast staff decided, and how far people got: 7 days, 12 weeks or 12 months, this one last',
    method: 'GET',
    path: '/admin/people/figures',
    access: 'admin',
    query: z.strictObject({ period }),
    reply: z.object({
      spans: z.array(
        z
          .object({
            /** The first day, UTC; a week begins on a Monday. */
            from: enteredDate,
            until: enteredDate,
            /** By the kind of the first profile; without one under none. */
            registered: z.int(),
            kinds: z.array(z.object({ profile_type: profileType, count: z.int() })),
            ...decisionTimes,
          })
          .meta({ id: 'PeopleSpan' }),
      ),
      /** In as much time before. */
      registered_before: z.int(),
      /** Of who registered in these spans: how many came so far at least. */
      steps: z.array(z.object({ step: memberStep, count: z.int() })),
      waiting: queueAges,
    }),
  }),
});
