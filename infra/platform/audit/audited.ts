import type { Operation } from '@touchline/contracts/http';
import { holdMs } from '@touchline/contracts/http/case-holds';
import {
  type Api,
  type Authenticate,
  coarseNetwork,
  type Principal,
  type RawReply,
  type RawRequest,
} from '../http/index.ts';
import { withNotes } from './annotations.ts';
import type { Audit } from './audit.ts';
import type { AuditedAct, Facts } from './chain.ts';

type Row = Readonly<Record<string, unknown>>;

interface AuditRule {
  /** What is said when it was done; an empty word where it is everyday life. */
  readonly done?: string | ((data: Row) => string);
  /** What is said when it was refused, whatever the code. */
  readonly refused?: string;
  /** Of a body: never more than ids, digests and words of a list. */
  readonly facts?: (body: Row, data: Row) => Facts;
  /** The id of what it is about, where no address names it: what was made just now. */
  readonly about?: (data: Row) => string;
  /** Of several at once: an entry for each, under these words. */
  readonly each?: (data: unknown) => readonly (Pick<AuditedAct, 'what' | 'facts'> & { readonly about: string })[];
}

const session = (_body: Row, data: Row): Facts => ({
  session: String((data.session as { session_id?: string } | undefined)?.session_id ?? ''),
});
const club = (_body: Row, data: Row): Facts => ({ club: String(data.id) });
const plan = (_body: Row, data: Row): Facts => ({ plan: String(data.id), version: Number(data.version) });
const opportunity = (_body: Row, data: Row): Facts => ({ opportunity: String(data.id) });
const made = (data: Row): string => String(data.id);
/** Staying with a case is everyday life: taking it is told. */
const caseTaken = {
  done: ({ since, until }: Row) => (Date.parse(String(until)) - Date.parse(String(since)) > holdMs ? '' : 'case-taken'),
  facts: ({ over }: Row): Facts => (typeof over === 'string' ? { over } : {}),
};
const signing = (body: Row): Facts => (typeof body.sha256 === 'string' ? { sha256: body.sha256 } : {});

const tierGiven = (body: Row): Facts => (body.valuation_tier ? { tier: String(body.valuation_tier) } : {});

/** Of several that were decided on at once: what came of each. */
const decidedEach =
  (what: string): NonNullable<AuditRule['each']> =>
  (data) => {
    const decided = (Array.isArray(data) ? data : []) as {
      profile_id?: string;
      user_id?: string;
      club_id?: string;
      error: string | null;
    }[];
    return decided.map(({ profile_id, user_id, club_id, error }) => ({
      what: error ? `${what}-refused` : what,
      about: profile_id ?? user_id ?? club_id ?? '',
      facts: { together_with: decided.length - 1, ...(error ? { code: error } : {}) },
    }));
  };

/** What is audited beside staff's acts and refusals. What isn't named here is everyday life. */
const auditRules: Readonly<Record<string, AuditRule>> = {
  registerUser: { done: 'registered', refused: 'registration-failed', facts: session },
  createSession: {
    done: (data) => (data.session ? 'signed-in' : 'second-factor-asked'),
    refused: 'sign-in-failed',
    facts: (body, data) => (data.session ? session(body, data) : {}),
  },
  passSecondFactor: { done: 'signed-in', refused: 'second-factor-refused', facts: session },
  passPasskey: { done: 'signed-in', refused: 'passkey-refused', facts: session },
  addPasskey: { done: 'passkey-added', refused: 'passkey-refused' },
  removePasskey: { done: 'passkey-removed' },
  beginSecondFactor: { done: 'second-factor-begun' },
  confirmSecondFactor: { done: 'second-factor-switched-on', refused: 'second-factor-not-switched-on' },
  renewRecoveryCodes: { done: 'recovery-codes-renewed', refused: 'recovery-codes-not-renewed' },
  switchOffSecondFactor: { done: 'second-factor-switched-off', refused: 'second-factor-not-switched-off' },
  endSession: { done: 'signed-out' },
  endOwnSession: { done: 'session-ended' },
  endOtherSessions: { done: 'sessions-ended' },
  confirmPassword: { done: 'password-confirmed', refused: 'password-refused' },
  changePassword: { done: 'password-changed', refused: 'password-refused' },
  requestOwnData: { done: 'own-data-asked', refused: 'own-data-refused' },
  downloadOwnData: { done: 'own-data-fetched' },
  closeAccount: { done: 'account-closed', refused: 'closing-refused' },
  forgotPassword: { done: 'reset-asked', refused: 'reset-asked' },
  checkPin: { done: 'reset-pin-right', refused: 'reset-pin-wrong' },
  resetPassword: { done: 'password-reset', refused: 'reset-failed' },
  verifyEmail: { done: 'address-confirmed', refused: 'address-not-confirmed' },
  requestEmailChange: { done: 'email-change-asked', refused: 'email-change-refused' },
  confirmEmailChange: { done: 'email-changed', refused: 'email-change-refused' },
  cancelEmailChange: { done: 'email-change-cancelled' },
  undoEmailChange: { done: 'email-change-undone', refused: 'email-change-not-undone' },
  proveSignature: { done: 'signature-proved', refused: 'password-refused', facts: signing },
  checkSigning: { refused: 'signing-refused', facts: signing },
  signDocument: { done: 'signed', refused: 'signing-refused', facts: signing },
  declineDocument: { done: 'signature-declined' },
  sendSigningCode: { done: 'signing-code-asked', refused: 'signing-code-asked' },
  proveGuestSignature: { done: 'signature-proved', refused: 'signing-code-wrong', facts: signing },
  checkGuestSigning: { refused: 'signing-refused', facts: signing },
  signAsGuest: { done: 'signed', refused: 'signing-refused', facts: signing },
  declineAsGuest: { done: 'signature-declined' },
  voidDocument: { done: 'document-voided' },
  enterClub: { done: 'club-entered', facts: club, about: made },
  addTeam: { done: 'team-added' },
  resubmitClub: { done: 'club-handed-in-again' },
  setCrest: { done: 'crest-set' },
  removeCrest: { done: 'crest-removed' },
  exportPlayers: { done: 'players-exported' },
  exportShortlist: { done: 'shortlist-exported' },
  deleteShortlist: { done: 'shortlist-deleted' },
  restoreShortlist: { done: 'shortlist-restored' },
  chooseClub: { done: 'club-chosen', facts: (body) => ({ club: String(body.club_id) }) },
  publishOpportunity: { done: 'opportunity-published', facts: opportunity, about: made },
  closeOpportunity: { done: 'opportunity-closed', facts: opportunity },
  fillOpportunity: {
    done: 'opportunity-filled',
    facts: (body, data) => ({ ...opportunity(body, data), player: String(body.player_id) }),
  },
  addClub: { facts: club, about: made },
  changeClub: { facts: (body) => ({ short_name: String(body.short_name) }) },
  rejectClub: { facts: (body) => ({ kind: String(body.kind) }) },
  verifyClubs: { each: decidedEach('verify-club') },
  rejectClubs: { facts: (body) => ({ kind: String(body.kind) }), each: decidedEach('reject-club') },
  mergeClub: { facts: (body) => ({ into: String(body.into) }) },
  importClubs: { facts: (body) => ({ lines: Array.isArray(body.lines) ? body.lines.length : 0 }) },
  createPlan: { facts: plan, about: made },
  editPlan: { facts: plan },
  subscribe: { done: 'subscribed', facts: (body) => ({ plan: String(body.plan_id) }) },
  openCheckout: { done: 'checkout-asked', facts: (body) => ({ plan: String(body.plan_id) }) },
  cancelCheckout: { done: 'checkout-closed' },
  changePlan: { done: 'plan-change-asked', facts: (body) => ({ plan: String(body.plan_id) }) },
  dropPlanChange: { done: 'plan-change-dropped' },
  cancelSubscription: { done: 'subscription-end-asked' },
  resumeSubscription: { done: 'subscription-resume-asked' },
  openBillingPortal: { done: 'billing-portal-opened' },
  receiveStripe: { done: 'payment-message-received', refused: 'payment-message-refused' },
  getIdentification: { done: 'identification-opened' },
  takeUserCase: caseTaken,
  takeProfileCase: caseTaken,
  takeClubCase: caseTaken,
  giveUserCaseBack: { done: 'case-given-back' },
  giveProfileCaseBack: { done: 'case-given-back' },
  giveClubCaseBack: { done: 'case-given-back' },
  confirmSeason: { facts: (body) => ({ confirmed: Boolean(body.confirmed) }) },
  setTier: { facts: (body) => ({ tier: body.valuation_tier as string | null }) },
  verifyProfile: { facts: tierGiven },
  rejectUser: { facts: (body) => ({ kind: String(body.kind) }) },
  rejectProfile: { facts: (body) => ({ kind: String(body.kind) }) },
  verifyProfiles: { facts: tierGiven, each: decidedEach('verify-profile') },
  rejectProfiles: { facts: (body) => ({ kind: String(body.kind) }), each: decidedEach('reject-profile') },
  verifyUsers: { each: decidedEach('verify-user') },
  rejectUsers: { facts: (body) => ({ kind: String(body.kind) }), each: decidedEach('reject-user') },
  suspendUsers: { each: decidedEach('suspend-user') },
  reinstateUsers: { each: decidedEach('reinstate-user') },
  noteRefusal: { done: 'refused', facts: (body) => ({ code: String(body.code), operation: String(body.operation) }) },
};

/** A panel of a screen that isn't this person's is left out; nobody was refused what they asked for. */
export const panelHeader = 'x-part-of-a-screen';

const words = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const bodyOf = (value: unknown): Row => (typeof value === 'object' && value !== null ? (value as Row) : {});

interface Act extends Pick<AuditedAct, 'what' | 'facts'> {
  readonly about?: string | undefined;
  readonly each?: ReturnType<NonNullable<AuditRule['each']>> | undefined;
}

/** What of a request and its answer is to be told; undefined where nothing is. */
const actOf = (operation: Operation, request: RawRequest, reply: RawReply): Act | undefined => {
  const answer = bodyOf(reply.json);
  const code = typeof answer.error === 'string' ? answer.error : null;
  const row = auditRules[operation.id];
  if (reply.status < 400) {
    const staff = operation.access === 'admin' && (operation.method !== 'GET' || operation.download);
    const said = typeof row?.done === 'function' ? row.done((answer.data ?? {}) as Row) : row?.done;
    const what = said ?? (staff ? words(operation.id) : undefined);
    if (!what) return undefined;
    const data = (answer.data ?? {}) as Row;
    const facts = row?.facts?.(bodyOf(request.json), data) ?? {};
    return { what, facts, about: row?.about?.(data), each: row?.each?.(answer.data) };
  }
  // What was only mistyped, or failed on our side, is no refusal.
  if (code === null || code === 'ValidationFailed' || reply.status >= 500) return undefined;
  if (row?.refused) return { what: row.refused, facts: { code } };
  if (reply.status === 403 && request.headers[panelHeader] === undefined)
    return { what: 'refused', facts: { code, operation: operation.id } };
  return undefined;
};

/** What anybody may ask for, done or not. */
const isCheap = (operation: string, reply: RawReply): boolean =>
  reply.status >= 400 || operation === 'noteRefusal' || operation === 'forgotPassword';

/**
 * An API that leaves an entry of every auth event, refusal, staff act, signature and subscription: one write, before the
 * answer. Refusals are kept up to a bound per person and network. A call without the BFF's own signature is told too: nobody else should get this far.
 */
export const auditedApi = (api: Api, audit: Audit, authenticate: Authenticate): Api => ({
  ...api,
  call: (name, request) =>
    withNotes(async (notes) => {
      const reply = await api.call(name, request);
      const operation = api.operations[name];
      if (!operation) return reply;
      const act = actOf(operation, request, reply);
      const stranger = reply.status === 401;
      if (!act && !stranger) return reply;
      let actor: Principal | null = null;
      let signed = true;
      try {
        actor = await authenticate(request.headers);
      } catch {
        signed = false;
      }
      if (!act && signed) return reply;
      const from = coarseNetwork(request.headers['x-client-ip'] ?? '');
      const keeping = isCheap(name, reply) ? await audit.keeping(actor?.user_id ?? from ?? 'unknown') : 'kept';
      if (keeping === 'dropped') return reply;
      const { user_id, profile_id, document_id, club_id, shortlist_id, plan_id, subscription_id, session_id } =
        request.params;
      const about =
        notes.about ??
        user_id ??
        profile_id ??
        document_id ??
        club_id ??
        shortlist_id ??
        plan_id ??
        subscription_id ??
        session_id ??
        act?.about ??
        null;
      const kept: Partial<AuditedAct> & Pick<AuditedAct, 'what'> = {
        what: keeping === 'last' ? 'further-refusals-not-kept' : (act?.what ?? 'call-without-signature'),
        by: actor?.user_id ?? null,
        profile: actor?.profile?.id ?? null,
        about,
        facts: { ...(act?.facts ?? { operation: name }), ...notes.facts },
        from,
        request: request.headers['x-request-id'] ?? null,
      };
      const several = keeping === 'last' ? [] : (act?.each ?? []);
      if (several.length === 0) await audit.record(kept);
      for (const one of several) await audit.record({ ...kept, ...one, facts: { ...act?.facts, ...one.facts } });
      return reply;
    }),
});
