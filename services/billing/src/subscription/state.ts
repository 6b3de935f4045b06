import type { PublicSubscription } from '@touchline/contracts/events';
import type { PlanPrice } from '@touchline/contracts/http/billing';
import type { ProfileType } from '@touchline/contracts/values';
import type { Checkout, PaidSubscription } from '../payments/payments.ts';

/** The plan as it was when it was taken. */
export type TakenPlan = PublicSubscription['plan'];

/** Whose it is. */
export interface Subscriber {
  readonly subscription_id: string;
  readonly profile_id: string;
  /** Not known of those that were taken before there were payments. */
  readonly user_id?: string;
  readonly profile_type: ProfileType;
}

/** What is paid for, as the payment service said last. */
export interface Paid {
  readonly paid_id: string;
  readonly price: PlanPrice;
  readonly current_period_start: string;
  readonly current_period_end: string;
  readonly cancel_at_period_end: boolean;
  readonly unpaid: PaidSubscription['unpaid'];
}

/** A plan at a price. */
export interface Chosen {
  readonly plan: TakenPlan;
  readonly price: PlanPrice;
}

/** The page where the card is entered. `request` tells it from those before. */
export interface OwnCheckout extends Chosen {
  readonly request: number;
  readonly status: 'opening' | 'open' | 'confirming' | 'failed';
  readonly asked_at: string;
  readonly checkout_id: string | null;
  readonly url: string | null;
  readonly expires_at: string | null;
}

/** What has to be paid, or confirmed by the card's owner, before another plan begins. */
export interface ChangePayment {
  readonly amount: number;
  readonly currency: string;
  readonly url: string | null;
  readonly until: string;
}

/** What was asked of the payment service last, until it is done. */
export interface Change {
  readonly request: number;
  readonly kind: 'plan' | 'cancel' | 'resume' | 'move' | 'drop';
  readonly status: 'asked' | 'waiting' | 'failed';
  readonly asked_at: string;
  /** While it waits for its payment: what, where, and until when. */
  readonly payment?: ChangePayment | undefined;
  /** Of another plan, also where it is dropped: which, and the instant that days are counted from. */
  readonly to: (Chosen & { readonly at: string }) | null;
}

/** What a newer version includes that the one they have doesn't, and what no longer, in lines for people. */
export interface Inclusions {
  readonly adds: readonly string[];
  readonly drops: readonly string[];
}

/** The plan's newer version, to which it is moved with a renewal that was told of in time. Earlier ones don't say what it includes. */
export interface Move extends Chosen, Partial<Inclusions> {
  /** The first renewal with this price, as far as was known when it was announced. */
  readonly at: string;
}

export interface Difference {
  readonly at: string;
  readonly found_by: 'sweep' | 'staff';
  readonly fields: readonly { readonly field: string; readonly ours: string | null; readonly theirs: string | null }[];
}

/** From when until when something was so; null: it still is. */
interface Span {
  readonly since: string;
  readonly until: string | null;
}

interface Base extends Subscriber {
  /** While it is incomplete, the one that was chosen. */
  readonly plan: TakenPlan;
  /** The payer at the payment service; null: nobody has paid yet. */
  readonly customer_id: string | null;
  readonly checkout: OwnCheckout | null;
  readonly change: Change | null;
  readonly move: Move | null;
  /** How often something was asked of the payment service. */
  readonly requests: number;
  /** How often and when the payment service was looked at: who looks writes only where nobody else has meanwhile. */
  readonly looked: number;
  readonly looked_at: string | null;
  /** Paid by mistake beside this one, and ended for it: ids of the payment service. */
  readonly seconds: readonly string[];
  /** What has begun here, also what is over since: ids of the payment service. */
  readonly begun: readonly string[];
  /** The end of the period whose renewal was announced. */
  readonly announced: string | null;
  /** What was paid for, from the first day on, and when a payment was late. */
  readonly terms: readonly (Span & { readonly price: PlanPrice })[];
  readonly late: readonly Span[];
  /** The newest first. */
  readonly differences: readonly Difference[];
  readonly changed_at: string;
}

export type Known = Base &
  (
    | { readonly status: 'incomplete'; readonly started_at: null; readonly paid: null }
    /** `paid` is null: the plan is free. */
    | { readonly status: 'active'; readonly started_at: string; readonly paid: Paid | null }
    | {
        readonly status: 'past_due';
        readonly started_at: string;
        readonly paid: Paid;
        readonly past_due_since: string;
        readonly grace_ended: boolean;
      }
    | {
        readonly status: 'canceled';
        readonly started_at: string;
        readonly canceled_at: string;
        readonly paid: Paid | null;
      }
  );

export type Subscription = { readonly status: 'none' } | Known;

/** What is there before anything was asked of the payment service; so are subscriptions that were stored before there was one. */
export const withoutPayments = {
  customer_id: null,
  checkout: null,
  change: null,
  move: null,
  requests: 0,
  looked: 0,
  looked_at: null,
  seconds: [],
  begun: [],
  announced: null,
  terms: [],
  late: [],
  differences: [],
} as const satisfies Partial<Base>;

/** A subscription of the payment service with the words for its plan. */
export interface PaidWithPlan extends Omit<PaidSubscription, 'price' | 'waiting'>, Chosen {
  readonly waiting: (Chosen & { readonly until: string }) | null;
}

/** How it stands at the payment service. */
export interface Truth {
  readonly customer_id: string | null;
  /** All of this customer, ended ones too. */
  readonly subscriptions: readonly PaidWithPlan[];
  /** The page that was opened last; null where there is none. */
  readonly checkout: Checkout | null;
}

export type SubscriptionCommand =
  | ({ readonly type: 'TakeFreePlan'; readonly plan: TakenPlan; readonly now: string } & Subscriber)
  | ({ readonly type: 'OpenCheckout'; readonly now: string } & Subscriber & Chosen)
  | { readonly type: 'CancelCheckout'; readonly now: string }
  | { readonly type: 'NoteCustomer'; readonly customer_id: string; readonly now: string }
  | {
      readonly type: 'NoteCheckout';
      readonly request: number;
      readonly checkout: Pick<Checkout, 'checkout_id' | 'url' | 'expires_at'>;
      readonly now: string;
    }
  /** The payment service did not answer for too long. */
  | { readonly type: 'GiveUpCheckout'; readonly request: number; readonly now: string }
  /** `asked_at`: when its price was shown, the instant that days are counted from. */
  | ({ readonly type: 'ChangePlan'; readonly asked_at: string; readonly now: string } & Chosen)
  /** The plan is kept: what waits for its payment is given up. */
  | { readonly type: 'DropChange'; readonly now: string }
  | { readonly type: 'Cancel'; readonly now: string }
  | { readonly type: 'Resume'; readonly now: string }
  | { readonly type: 'FailChange'; readonly request: number; readonly now: string }
  /** `seen`: how often it had been looked at when this look began. */
  | {
      readonly type: 'Reconcile';
      readonly seen: number;
      readonly truth: Truth;
      readonly found_by: 'message' | Difference['found_by'];
      readonly now: string;
    }
  | { readonly type: 'EndGrace'; readonly now: string }
  | { readonly type: 'AnnounceRenewal'; readonly now: string }
  | ({ readonly type: 'AnnounceMove'; readonly now: string } & Chosen & Inclusions)
  /** The renewal of the announced price is near. */
  | { readonly type: 'MakeMove'; readonly now: string };

export type SubscriptionEvent =
  | ({
      readonly type: 'SubscriptionStarted';
      readonly plan: TakenPlan;
      readonly started_at: string;
      /** Not there: the plan is free. */
      readonly paid?: Paid;
    } & Subscriber)
  | {
      readonly type: 'SubscriptionCanceled';
      readonly at: string;
      /** Not there where it was free; neither is what was paid for at last. */
      readonly reason?: 'ended' | 'unpaid' | 'paused';
      readonly last?: { readonly plan: TakenPlan; readonly paid: Paid };
    }
  | ({
      readonly type: 'CheckoutRequested';
      readonly request: number;
      readonly replaces: string | null;
      readonly at: string;
    } & Subscriber &
      Chosen)
  | { readonly type: 'CustomerNoted'; readonly customer_id: string; readonly at: string }
  | {
      readonly type: 'CheckoutOpened';
      readonly request: number;
      readonly checkout_id: string;
      readonly url: string | null;
      readonly expires_at: string;
      readonly at: string;
    }
  | { readonly type: 'CheckoutConfirming'; readonly request: number; readonly at: string }
  | {
      readonly type: 'CheckoutFailed';
      readonly request: number;
      readonly reason: 'expired' | 'not-paid' | 'no-answer';
      readonly at: string;
    }
  | {
      readonly type: 'CheckoutClosed';
      readonly request: number;
      readonly checkout_id: string | null;
      readonly reason: 'canceled' | 'other-plan' | 'paid';
      readonly at: string;
    }
  | ({ readonly type: 'ChangeRequested'; readonly at: string } & Pick<Change, 'request' | 'kind' | 'to'>)
  | {
      readonly type: 'ChangeWaiting';
      readonly request: number;
      readonly payment: ChangePayment;
      readonly at: string;
    }
  | { readonly type: 'ChangeFailed'; readonly request: number; readonly at: string }
  | { readonly type: 'ChangeDropped'; readonly request: number; readonly at: string }
  | { readonly type: 'SubscriptionRenewed'; readonly paid: Paid; readonly at: string }
  | { readonly type: 'PlanChanged'; readonly plan: TakenPlan; readonly paid: Paid; readonly at: string }
  | { readonly type: 'PaymentFailed'; readonly since: string; readonly paid: Paid; readonly at: string }
  | { readonly type: 'PaymentRecovered'; readonly paid: Paid; readonly at: string }
  | { readonly type: 'GraceEnded'; readonly at: string }
  | { readonly type: 'EndScheduled'; readonly paid: Paid; readonly at: string }
  | { readonly type: 'EndRevoked'; readonly paid: Paid; readonly at: string }
  | { readonly type: 'RenewalAnnounced'; readonly renews_at: string; readonly at: string }
  | { readonly type: 'MoveAnnounced'; readonly move: Move; readonly at: string }
  | ({ readonly type: 'MoveRequested'; readonly at: string } & Pick<Change, 'request' | 'to'>)
  | { readonly type: 'SecondFound'; readonly paid_id: string; readonly at: string }
  /** Somebody has looked: what is small is taken over, and where nobody had told us, what differed. */
  | {
      readonly type: 'TruthNoted';
      readonly customer_id: string | null;
      readonly paid: Paid | null;
      readonly difference: Difference | null;
      readonly at: string;
    };
