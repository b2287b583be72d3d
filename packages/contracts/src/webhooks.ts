/** The path that Stripe delivers events to, and the header with its signature. */
export const stripeWebhook = { path: '/api/webhooks/stripe', signatureHeader: 'stripe-signature' } as const;
