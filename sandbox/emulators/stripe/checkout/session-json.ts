import type StripeSdk from 'stripe';
import { amountOf, type CheckoutSession } from '../model.js';
import type { StripeEmulator } from '../stripe.js';

export const payPath = '/__sandbox/stripe/pay';

/**
 * A checkout session in the API's form. Fields of features that are not supported have the
 * value of a session without them.
 */
export const sessionJson = (
  { publicUrl }: Pick<StripeEmulator, 'publicUrl'>,
  session: CheckoutSession,
): StripeSdk.Checkout.Session => ({
  id: session.id,
  object: 'checkout.session',
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  amount_subtotal: amountOf(session),
  amount_total: amountOf(session),
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  cancel_url: session.cancelUrl,
  client_reference_id: session.clientReferenceId,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  created: session.created,
  currency: session.currency,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  customer_details: customerDetails(session),
  customer_email: session.customerEmail,
  discounts: [],
  expires_at: session.expiresAt,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: null,
  managed_payments: null,
  metadata: session.metadata,
  mode: 'payment',
  origin_context: null,
  payment_intent: session.paymentId,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: session.status,
  submit_type: null,
  subscription: null,
  success_url: session.successUrl,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  // As with Stripe, a session that is over has no page to send anyone to.
  url: session.status === 'open' ? `${publicUrl}${payPath}/${session.id}` : null,
  wallet_options: null,
});

const customerDetails = (session: CheckoutSession): StripeSdk.Checkout.Session.CustomerDetails | null =>
  session.status === 'complete' || session.customerEmail
    ? {
        address: null,
        business_name: null,
        email: session.customerEmail,
        individual_name: null,
        name: session.customerName,
        phone: null,
        tax_exempt: 'none',
        tax_ids: session.status === 'complete' ? [] : null,
      }
    : null;
