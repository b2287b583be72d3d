/** The path that Stripe delivers events to, and the header with its signature. */
export const stripeWebhook = { path: '/api/webhooks/stripe', signatureHeader: 'stripe-signature' } as const;

/** The same of Clerk, which signs as Svix does: the id and the time of the delivery are part of what is signed. */
export const clerkWebhook = { path: '/api/webhooks/clerk', signatureHeader: 'svix-signature' } as const;

/** The same for emails to relay addresses, signed by the Standard Webhooks specification, of which Svix's names are one form. */
export const emailWebhook = { path: '/api/webhooks/email', signatureHeader: 'webhook-signature' } as const;
