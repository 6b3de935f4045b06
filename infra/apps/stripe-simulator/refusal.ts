interface Fields {
  readonly type: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error';
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
}

/** A refusal in Stripe's shape: https://docs.stripe.com/api/errors */
export class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal';
  readonly status: number;
  readonly error: Fields;
  constructor(status: number, error: Fields) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export const invalid = (message: string, more: { readonly code?: string; readonly param?: string } = {}) =>
  new StripeRefusal(400, { type: 'invalid_request_error', message, ...more });

export const missing = (kind: string, id: string, param = 'id') =>
  new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });

export const declined = () =>
  new StripeRefusal(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  });
