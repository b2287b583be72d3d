import Stripe from 'stripe';
import { Hopeless } from '@wayhouse/service-kit';

/** Whether Stripe has understood and said no (400, 404), as opposed to being away, busy or unwilling to know us. */
export const isRefusal = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

/** A no of today: the account has not enough money for a refund yet. */
const mayPass = ['balance_insufficient'];

const isOfToday = (error: unknown) => isRefusal(error) && mayPass.includes(error.code ?? '');

/** The no of an earlier try, repeated because of its idempotency key: nothing happened then, nor has it now. */
export const isRefusalOfBefore = (error: unknown): boolean =>
  isOfToday(error) && (error as Stripe.errors.StripeError).headers?.['idempotent-replayed'] === 'true';

/** Tells the worker that asking once more is of no use, where that is so. */
export function refusedForGood(error: unknown): never {
  throw isRefusal(error) && !isOfToday(error) ? new Hopeless(error.message, { cause: error }) : error;
}
