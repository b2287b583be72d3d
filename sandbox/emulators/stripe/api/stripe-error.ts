type Details = { code?: string; param?: string };

/** An error in Stripe's format (https://docs.stripe.com/api/errors). */
export class StripeApiError extends Error {
  constructor(
    readonly status: number,
    readonly type: 'invalid_request_error' | 'idempotency_error' | 'api_error',
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }

  body() {
    return { error: { ...this.details, message: this.message, type: this.type } };
  }
}

const notSupported = 'not_supported_by_sandbox';

export const invalid = (message: string, param?: string, code?: string) =>
  new StripeApiError(400, 'invalid_request_error', message, { code, param });

export const noSuch = (kind: string, id: string, status: 400 | 404, param = 'id') =>
  new StripeApiError(status, 'invalid_request_error', `No such ${kind}: '${id}'`, { code: 'resource_missing', param });

/** For what Stripe can do and the emulator cannot. Not a 5xx, which the SDK would retry. */
export const unsupported = (what: string, param?: string, status = 400) =>
  new StripeApiError(status, 'invalid_request_error', `The sandbox's Stripe does not support ${what}.`, {
    code: notSupported,
    param,
  });
