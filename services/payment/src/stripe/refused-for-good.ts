import Stripe from 'stripe';
import { Hopeless } from '@wayhouse/service-kit';

/** Whether Stripe has understood and said no (400, 404), as opposed to being away, busy or unwilling to know us. */
export const isRefusal = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

/** A no of today: the account has not enough money for a refund yet. */
const mayPass = ['balance_insufficient'];

/** Tells the worker that asking once more is of no use, where that is so. */
export function refusedForGood(error: unknown): never {
  const isFinal = isRefusal(error) && !mayPass.includes(error.code ?? '');
  throw isFinal ? new Hopeless(error.message, { cause: error }) : error;
}
