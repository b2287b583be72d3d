/** An answer in Clerk's error format. */
export class ClerkRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly longMessage: string,
    readonly field?: string,
  ) {
    super(message);
  }
}

/** A 422 about one form field, worded as Clerk words it. */
export const refusal = (code: string, message: string, field?: string, longMessage = message) =>
  new ClerkRefusal(422, code, message, longMessage, field);

export const missing = (field: string) =>
  refusal('form_param_missing', 'is missing', field, `${field} must be included.`);

export const notFound = (what: string) => new ClerkRefusal(404, 'resource_not_found', 'not found', `${what} not found`);

export const notSignedIn = () =>
  new ClerkRefusal(
    401,
    'authentication_invalid',
    'Invalid authentication',
    'Unable to authenticate the request, you need to supply an active session',
  );

/** For what the real service can do and this stand-in cannot: loud, and by name. */
export const unsupported = (what: string) =>
  new ClerkRefusal(
    501,
    'not_supported_by_sandbox',
    'Not supported by the sandbox',
    `The sandbox's Clerk does not support ${what}.`,
  );
