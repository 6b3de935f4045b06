/** What nobody does in `access.int.test.ts`: a clock's work, an import, and what is undone. */
export const unheard = [
  'touchline.club.merge-undone.v1',
  'touchline.shortlist.moved.v1',
  'touchline.document-template.moved.v1',
  'touchline.document-sending.line-refused.v1',
  'touchline.saved-search.matched.v1',
  'touchline.opportunity-search.matched.v1',
  ...['wrong-codes-typed', 'passkey-added', 'passkey-removed'].map((what) => `touchline.user.${what}.v1`),
  'touchline.profile.contract-began.v1',
  'touchline.profile.next-contract-recorded.v1',
  'touchline.offer.expired.v1',
  'touchline.interest.closed.v1',
  'touchline.offer.closed.v1',
  'touchline.trial-request.completed.v1',
  'touchline.trial-request.reminded.v1',
  'touchline.trial-request.reported.v1',
  'touchline.trial-request.closed.v1',
  // What closing an account sets off is heard in `erasure.int.test.ts`.
  ...['user.account-closed', 'offer.member-left', 'interest.member-left', 'trial-request.member-left'].map(
    (what) => `touchline.${what}.v1`,
  ),
  'touchline.suggestion.answered.v1',
  'touchline.suggestion.closed.v1',
  'touchline.mandate.lapsed.v1',
  ...['mandate', 'suggestion'].map((what) => `touchline.${what}.consent-ended.v1`),
  'touchline.mandate.notice-given.v1',
  'touchline.mandate.reminded.v1',
  'touchline.offer.contract-completed.v1',
  'touchline.document.fully-signed.v1',
  'touchline.document.completed.v1',
  'touchline.document.expired.v1',
  'touchline.document.seal-failed.v1',
  'touchline.signing-invitation.completed.v1',
  ...['released', 'reminded'].map((what) => `touchline.signing-invitation.${what}.v1`),
  ...[
    'checkout-confirming',
    'checkout-failed',
    'renewed',
    'payment-failed',
    'payment-recovered',
    'grace-ended',
    'renewal-announced',
    'change-waiting',
    'change-drop-requested',
    'price-move-announced',
    'price-move-requested',
    'change-failed',
    'end-revoked',
    'second-found',
  ].map((what) => `touchline.subscription.${what}.v1`),
];

/** The statuses of a state as an event carries it: those of an example are those of the real event. */
export const statusesOf = (data: unknown): string => {
  const { happened: _, reason: __, profile_type: ___, ...state } = data as Readonly<Record<string, object>>;
  const [of = {}] = Object.values(state) as Readonly<Record<string, unknown>>[];
  const { status, verification_status, verified, contract } = of;
  const signing = status === 'accepted' ? (contract as { status?: string } | null)?.status : undefined;
  return JSON.stringify([status, verification_status, verified, signing]);
};
