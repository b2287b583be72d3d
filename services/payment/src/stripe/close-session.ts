import type Stripe from 'stripe';
import { isInvalidRequest } from './stripe-errors.js';

/** Expires the payment page. One that is paid or already expired is rejected by Stripe and left as it is. */
export const closeSession =
  (stripe: Stripe) =>
  async ({ id }: { id: string }) => {
    await stripe.checkout.sessions.expire(id, {}, { maxNetworkRetries: 0 }).catch((error: unknown) => {
      if (!isInvalidRequest(error)) throw error;
    });
  };
