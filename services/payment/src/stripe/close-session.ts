import type Stripe from 'stripe';
import type { Tasks } from '@wayhouse/service-kit';
import { isRefusal } from './stripe-errors.js';

/** Payment pages of bookings that are cancelled or paid at the hotel, by session id. */
export type SessionClosings = Tasks<{ id: string }>;

/** Nobody can pay on the page any more. Where it was paid or has ended by itself there is nothing left to do. */
export const closeSession =
  (stripe: Stripe) =>
  async ({ id }: { id: string }) => {
    await stripe.checkout.sessions.expire(id, {}, { maxNetworkRetries: 0 }).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
    });
  };
