import type { Payment, Refund } from './model.js';
import type { StripeSandbox } from './stripe-sandbox.js';

/** The payment intent of a payment in the API's form. */
export const paymentIntentJson = (payment: Payment) => ({
  id: payment.id,
  object: 'payment_intent',
  amount: payment.amount,
  amount_capturable: 0,
  amount_received: payment.amount,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic_async',
  client_secret: `${payment.id}_secret_sandbox`,
  confirmation_method: 'automatic',
  created: payment.created,
  currency: payment.currency,
  customer: null,
  description: payment.description,
  last_payment_error: null,
  latest_charge: payment.chargeId,
  livemode: false,
  metadata: payment.metadata,
  next_action: null,
  on_behalf_of: null,
  payment_method: methodOf(payment),
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  payment_method_types: ['card'],
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'succeeded',
  transfer_data: null,
  transfer_group: null,
});

/** The charge of a payment in the API's form, given all its refunds. */
export const chargeJson = (payment: Payment, refunded: number) => ({
  id: payment.chargeId,
  object: 'charge',
  amount: payment.amount,
  amount_captured: payment.amount,
  amount_refunded: refunded,
  balance_transaction: null,
  billing_details: { address: null, email: payment.email, name: payment.card.holder, phone: null, tax_id: null },
  captured: true,
  created: payment.created,
  currency: payment.currency,
  customer: null,
  description: payment.description,
  disputed: false,
  failure_code: null,
  failure_message: null,
  livemode: false,
  metadata: payment.metadata,
  outcome: { network_status: 'approved_by_network', risk_level: 'normal', type: 'authorized' },
  paid: true,
  payment_intent: payment.id,
  payment_method: methodOf(payment),
  payment_method_details: {
    type: 'card',
    card: {
      brand: payment.card.brand,
      last4: payment.card.last4,
      exp_month: payment.card.expMonth,
      exp_year: payment.card.expYear,
      country: 'US',
      funding: 'credit',
    },
  },
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: refunded === payment.amount,
  status: 'succeeded',
});

export const refundJson = (payment: Payment, refund: Refund) => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  balance_transaction: null,
  charge: payment.chargeId,
  created: refund.created,
  currency: payment.currency,
  metadata: refund.metadata,
  payment_intent: payment.id,
  reason: refund.reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status: refund.status,
  transfer_reversal: null,
  ...(refund.status === 'pending' && { pending_reason: 'processing' }),
  ...(refund.status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
});

export const refundsOf = ({ records }: StripeSandbox, paymentId: string) =>
  [...records.refunds.values()].filter((refund) => refund.paymentId === paymentId);

/** What has gone back, or is on its way; a refund that failed has not. */
export const refundedOf = (stripe: StripeSandbox, paymentId: string) =>
  refundsOf(stripe, paymentId)
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, refund) => sum + refund.amount, 0);

const methodOf = (payment: Payment) => payment.chargeId.replace('ch_', 'pm_');
