/** Where Stripe tells of payments and refunds, and the header that carries its signature. */
export const stripeWebhookCall = { path: '/api/webhooks/stripe', signatureHeader: 'stripe-signature' } as const;
