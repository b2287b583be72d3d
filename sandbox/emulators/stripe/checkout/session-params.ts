import { z } from 'zod';
import { integer, metadata, text, url } from '../api/params.js';

const priceData = z.strictObject({
  currency: z.string().toLowerCase(),
  unit_amount: integer.refine((amount) => amount >= 0, {
    params: { code: 'parameter_invalid_integer' },
    message: 'Invalid non-negative integer',
  }),
  product_data: z.strictObject({ name: text(), description: text().optional() }),
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
      message: 'Invalid email address: {value}',
    })
    .optional(),
  metadata: metadata.optional(),
  line_items: z
    .array(z.strictObject({ price_data: priceData, quantity: integer }))
    .min(1)
    .max(100),
  // No supported call shows the payment intent, so its metadata is only checked.
  payment_intent_data: z.strictObject({ metadata: metadata.optional() }).optional(),
});

export type SessionParams = z.infer<typeof sessionParams>;
