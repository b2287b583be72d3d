type Details = { code?: string; param?: string };

/** An answer in Stripe's error format. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly type: 'invalid_request_error' | 'idempotency_error' | 'api_error',
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }

  get body() {
    return { error: { type: this.type, message: this.message, ...this.details } };
  }
}

export const invalid = (message: string, param?: string, code?: string) =>
  new StripeRefusal(400, 'invalid_request_error', message, { code, param });

export const noSuch = (kind: string, id: string, status: 400 | 404, param = 'id') =>
  new StripeRefusal(status, 'invalid_request_error', `No such ${kind}: '${id}'`, { code: 'resource_missing', param });

/** For what the real service can do and this stand-in cannot. Not a 5xx, which the SDK would try again. */
export const unsupported = (what: string, param?: string) =>
  invalid(`The sandbox's Stripe does not support ${what}.`, param, 'not_supported_by_sandbox');
