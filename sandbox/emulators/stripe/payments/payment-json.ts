import type StripeSdk from 'stripe';
import type { Payment, Refund } from '../model.js';
import type { StripeEmulator } from '../stripe.js';

/** The charge of a payment, `refunded` being the sum of its refunds. Features that are not supported have no value. */
export const chargeJson = (payment: Payment, refunded: number): StripeSdk.Charge => ({
  id: payment.chargeId,
  object: 'charge',
  amount: payment.amount,
  amount_captured: payment.amount,
  amount_refunded: refunded,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details: { address: null, email: payment.email, name: payment.card.holder, phone: null, tax_id: null },
  calculated_statement_descriptor: null,
  captured: true,
  created: payment.created,
  currency: payment.currency,
  customer: null,
  description: null,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: {},
  livemode: false,
  metadata: payment.metadata,
  on_behalf_of: null,
  outcome: {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: 'approved_by_network',
    reason: null,
    risk_level: 'normal',
    seller_message: 'Payment complete.',
    type: 'authorized',
  },
  paid: true,
  payment_intent: payment.id,
  payment_method: methodOf(payment),
  payment_method_details: { type: 'card', card: cardJson(payment) },
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: refunded === payment.amount,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'succeeded',
  transfer_data: null,
  transfer_group: null,
});

const cardJson = ({ amount, card }: Payment): StripeSdk.Charge.PaymentMethodDetails.Card => ({
  amount_authorized: amount,
  authorization_code: null,
  brand: card.brand,
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  country: 'US',
  electronic_commerce_indicator: null,
  exp_month: card.expMonth,
  exp_year: card.expYear,
  funding: 'credit',
  installments: null,
  last4: card.last4,
  mandate: null,
  network: card.brand,
  network_transaction_id: null,
  regulated_status: 'unregulated',
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
});

export const refundJson = (payment: Payment, refund: Refund): StripeSdk.Refund => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  balance_transaction: null,
  charge: payment.chargeId,
  created: refund.created,
  currency: payment.currency,
  customer: null,
  customer_account: null,
  metadata: refund.metadata,
  payment_intent: payment.id,
  payment_method: methodOf(payment),
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: refund.status,
  transfer_reversal: null,
  ...(refund.status === 'pending' && { pending_reason: 'processing' }),
  ...(refund.status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
});

export const refundsOf = ({ records }: StripeEmulator, paymentId: string) =>
  [...records.refunds.values()].filter((refund) => refund.paymentId === paymentId);

/** The sum of a payment's refunds without those that failed. */
export const refundedOf = (stripe: StripeEmulator, paymentId: string) =>
  refundsOf(stripe, paymentId)
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, refund) => sum + refund.amount, 0);

const methodOf = (payment: Payment) => payment.chargeId.replace('ch_', 'pm_');
