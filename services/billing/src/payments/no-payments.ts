import { type Payments, PaymentsUnavailable } from './payments.ts';

const refuse = (): Promise<never> => Promise.reject(new PaymentsUnavailable('Nobody takes payments here'));

/** Where nobody takes payments: nothing can be paid, and nothing is. */
export const createNoPayments = (): Payments => ({
  offerPlan: refuse,
  listPlan: refuse,
  createCustomer: refuse,
  openCheckout: refuse,
  checkout: refuse,
  closeCheckout: refuse,
  subscription: refuse,
  subscriptionsOf: refuse,
  async *allSubscriptions() {},
  previewChange: refuse,
  change: refuse,
  dropChange: refuse,
  reprice: refuse,
  cancelAtPeriodEnd: refuse,
  cancelNow: refuse,
  openPortal: refuse,
  invoices: refuse,
  nextPayment: refuse,
  paymentMethod: refuse,
  customerLink: () => '',
  message: () => undefined,
});
