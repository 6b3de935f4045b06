import type { PlanPrice } from '@touchline/contracts/http/billing';
import type { PaidStatus } from '@touchline/contracts/policies/paid-access';
import type { ProfileType } from '@touchline/contracts/values';

/**
 * What billing asks of whoever takes the money. Amounts are minor units, instants UTC ISO 8601.
 * `key`: derived from the event that causes the call; the same key again is the same act, with the same answer.
 * A call that can't be answered now (down, slow, 429, 5xx) rejects with `PaymentsUnavailable` and may be asked again.
 */
export interface Payments {
  /** The product of a plan and a price per price of this version: made where they aren't there yet. */
  readonly offerPlan: (plan: OfferedPlan, key: string) => Promise<readonly OfferedPrice[]>;
  /** A product off the list, or on it again; who pays for it goes on paying. */
  readonly listPlan: (planId: string, listed: boolean, key: string) => Promise<void>;
  /** The payer: known by profile alone; address, name and tax id are asked for where the card is. */
  readonly createCustomer: (
    profile: { readonly profile_id: string; readonly profile_type: ProfileType },
    key: string,
  ) => Promise<string>;
  /** A page where the card is entered. Ends by itself at `expires_at`. */
  readonly openCheckout: (wanted: WantedCheckout, key: string) => Promise<Checkout>;
  readonly checkout: (checkoutId: string) => Promise<Checkout | undefined>;
  /** Ends an open page, so that nobody can pay there any more; one that is paid stays as it is. */
  readonly closeCheckout: (checkoutId: string, key: string) => Promise<Checkout | undefined>;
  readonly subscription: (paidId: string) => Promise<PaidSubscription | undefined>;
  /** All of a customer, ended ones too, the newest first; none of a customer that isn't there any more. */
  readonly subscriptionsOf: (customerId: string) => Promise<readonly PaidSubscription[]>;
  /** All there are, for the sweep, a page at a time. */
  readonly allSubscriptions: () => AsyncIterable<readonly PaidSubscription[]>;
  /** What a change costs if it is made at `at`; changes nothing. */
  readonly previewChange: (change: PlanChange) => Promise<ChangePreview>;
  readonly change: (change: PlanChange, key: string) => Promise<PaidSubscription>;
  /** Gives up a change that waits for its payment: nobody can pay it any more. One that is paid stays as it is. */
  readonly dropChange: (paidId: string, key: string) => Promise<PaidSubscription>;
  /** Another price of the same interval from the next period on: nothing is charged or given back now. */
  readonly reprice: (paidId: string, priceId: string, key: string) => Promise<PaidSubscription>;
  /** Ends it with the paid period, or takes that back. */
  readonly cancelAtPeriodEnd: (paidId: string, ends: boolean, key: string) => Promise<PaidSubscription>;
  /** Ends it now and gives back what was paid for the days left: for a second one of the same profile. */
  readonly cancelNow: (paidId: string, key: string) => Promise<PaidSubscription>;
  /** A page where cards, addresses, tax ids and invoices are kept. */
  readonly openPortal: (customerId: string, returnUrl: string) => Promise<{ readonly url: string }>;
  readonly invoices: (
    customerId: string,
    after: string | undefined,
  ) => Promise<{ readonly invoices: readonly Invoice[]; readonly more: boolean }>;
  /** What the next renewal costs, at another price than now where one is named; undefined: there is none. */
  readonly nextPayment: (paidId: string, priceId?: string) => Promise<NextPayment | undefined>;
  readonly paymentMethod: (customerId: string) => Promise<PaymentMethod | undefined>;
  /** Where staff look at a customer: a page of whoever takes the money. */
  readonly customerLink: (customerId: string) => string;
  /** A signed message as it came in, or undefined where the signature isn't one of ours or older than 300 s. */
  readonly message: (body: Buffer, signature: string, now: Date) => PaymentsMessage | undefined;
}

/** The same price by name: of which plan, in which version. */
export interface PriceName extends PlanPrice {
  readonly plan_id: string;
  readonly version: number;
}

export interface OfferedPlan {
  readonly plan_id: string;
  readonly version: number;
  readonly name: string;
  readonly description: string;
  readonly prices: readonly PlanPrice[];
}

export interface OfferedPrice extends PriceName {
  readonly price_id: string;
}

export interface WantedCheckout {
  readonly customer_id: string;
  /** Ours: goes with it as metadata, so that what comes back names it. */
  readonly subscription_id: string;
  readonly price_id: string;
  /** `{CHECKOUT_SESSION_ID}` in it becomes the page's id. */
  readonly success_url: string;
  readonly cancel_url: string;
}

export interface Checkout {
  readonly checkout_id: string;
  readonly subscription_id: string;
  readonly customer_id: string;
  readonly status: 'open' | 'complete' | 'expired';
  /** Only while it is open. */
  readonly url: string | null;
  readonly expires_at: string;
  /** Once it is complete. */
  readonly paid_id: string | null;
}

/** A subscription as whoever takes the money has it now. */
export interface PaidSubscription {
  readonly paid_id: string;
  readonly customer_id: string;
  /** Ours, by metadata. */
  readonly subscription_id: string;
  readonly status: PaidStatus;
  readonly price: PriceName;
  readonly current_period_start: string;
  readonly current_period_end: string;
  readonly cancel_at_period_end: boolean;
  readonly canceled_at: string | null;
  readonly created_at: string;
  /** What the last invoice says, where it isn't paid: where to pay it (authentication too). */
  readonly unpaid: {
    readonly invoice_id: string;
    /** When it was made: from then on the payment is late. */
    readonly since: string;
    readonly amount: number;
    readonly currency: string;
    readonly url: string | null;
    readonly next_attempt_at: string | null;
  } | null;
  /** Another price that was asked for and begins once `unpaid` is paid; given up at `until`. */
  readonly waiting: { readonly price: PriceName; readonly until: string } | null;
}

export interface PlanChange {
  readonly paid_id: string;
  readonly price_id: string;
  /** The instant that days are counted from: what was shown is what is charged. */
  readonly at: string;
}

export interface ChangePreview {
  readonly currency: string;
  /** What is charged at once; 0 where the credit is more. */
  readonly due_now: number;
  readonly lines: readonly { readonly description: string; readonly amount: number }[];
  readonly next: { readonly amount: number; readonly at: string };
}

export interface Invoice {
  readonly invoice_id: string;
  readonly number: string | null;
  readonly at: string;
  readonly total: number;
  readonly tax: number | null;
  readonly currency: string;
  readonly status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  readonly pdf_url: string | null;
  readonly page_url: string | null;
}

export interface NextPayment {
  /** With tax, after credit. */
  readonly amount: number;
  readonly tax: number | null;
  readonly currency: string;
  readonly at: string;
}

/** Enough to know one's own card again; nothing else of it ever reaches us. */
export interface PaymentMethod {
  readonly kind: string;
  readonly brand: string | null;
  readonly last4: string | null;
  readonly expires: { readonly month: number; readonly year: number } | null;
}

/** What a message is about; what it says of the object isn't read: the object is fetched. */
export interface PaymentsMessage {
  readonly message_id: string;
  readonly type: string;
  readonly at: string;
  readonly about: {
    readonly customer_id: string | null;
    readonly paid_id: string | null;
    readonly checkout_id: string | null;
  };
}

/** Whoever takes the money doesn't answer now. */
export class PaymentsUnavailable extends Error {
  override readonly name = 'PaymentsUnavailable';
}
