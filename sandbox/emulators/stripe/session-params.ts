import { z } from 'zod';
import { currency, integer, metadata, text, url } from './params.js';

const priceData = z.strictObject({
  currency,
  unit_amount: integer.refine((amount) => amount >= 0 && amount <= 99_999_999, {
    params: { code: 'parameter_invalid_integer' },
    message: 'Invalid amount: must be from 0 to 99999999',
  }),
  product_data: z.strictObject({
    name: text(),
    description: text().optional(),
    images: z.array(url).max(8).optional(),
    metadata: metadata.optional(),
  }),
});

/** The parameters of creating a checkout session that the product uses. */
export const sessionParams = z.strictObject({
  mode: z.enum(['payment', 'setup', 'subscription']),
  success_url: url,
  cancel_url: url.optional(),
  client_reference_id: text(200).optional(),
  customer_email: text(800)
    .refine((value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), {
      params: { code: 'email_invalid' },
      message: 'Invalid email address',
    })
    .optional(),
  metadata: metadata.optional(),
  line_items: z
    .array(z.strictObject({ price_data: priceData, quantity: integer }))
    .min(1)
    .max(100),
  expires_at: integer.optional(),
  payment_method_types: z.array(z.literal('card', 'Only card payments are supported.')).optional(),
  payment_intent_data: z.strictObject({ metadata: metadata.optional(), description: text().optional() }).optional(),
});

export type SessionParams = z.infer<typeof sessionParams>;

/** Parameters Stripe knows, so that their refusal can say whose limit it is. */
export const sessionParamsNotHere = (
  'adaptive_pricing after_expiration allow_promotion_codes automatic_tax billing_address_collection branding_settings ' +
  'consent_collection currency custom_fields custom_text customer customer_account customer_creation customer_update ' +
  'discounts expand invoice_creation locale name_collection optional_items origin_context payment_method_collection ' +
  'payment_method_configuration payment_method_options permissions phone_number_collection redirect_on_completion ' +
  'return_url saved_payment_method_options setup_intent_data shipping_address_collection shipping_options submit_type ' +
  'subscription_data tax_id_collection ui_mode wallet_options'
).split(' ');
