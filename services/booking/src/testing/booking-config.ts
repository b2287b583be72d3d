import { clerkWebhookSecret } from '@wayhouse/service-kit/testing';

export const bookingConfig = { CURRENCY: 'USD', CLERK_WEBHOOK_SECRET: clerkWebhookSecret };
