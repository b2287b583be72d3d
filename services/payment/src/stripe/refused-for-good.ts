import Stripe from 'stripe';
import { Hopeless } from '@wayhouse/service-kit';

/** Whether Stripe has understood and said no (400, 404), as opposed to being away, busy or unwilling to know us. */
export const isRefusal = (error: unknown): error is Error => error instanceof Stripe.errors.StripeInvalidRequestError;

/** Tells the worker that asking once more is of no use, where that is so. */
export function refusedForGood(error: unknown): never {
  throw isRefusal(error) ? new Hopeless(error.message, { cause: error }) : error;
}
