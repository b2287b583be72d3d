import Stripe from 'stripe';
import { NonRetryableError } from '@wayhouse/service-kit';

/** Stripe rejected the request (400, 404), as opposed to being unreachable, rate limiting or refusing our key. */
export const isInvalidRequest = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

/** Rejections that may pass: the account does not have enough money for a refund yet. */
const temporaryCodes = ['balance_insufficient'];

const isTemporary = (error: unknown) => isInvalidRequest(error) && temporaryCodes.includes(error.code ?? '');

/** The rejection of an earlier attempt, replayed because of its idempotency key: nothing was refunded then or now. */
export const isReplayedTemporaryError = (error: unknown): boolean =>
  isTemporary(error) && (error as Stripe.errors.StripeError).headers?.['idempotent-replayed'] === 'true';

/** Throws what the job worker must not retry as `NonRetryableError`, and anything else as it is. */
export function rethrowUnlessRetryable(error: unknown): never {
  throw isInvalidRequest(error) && !isTemporary(error) ? new NonRetryableError(error.message, { cause: error }) : error;
}
