/** An error in Clerk's format (https://clerk.com/docs/errors/overview). */
export class ClerkApiError extends Error {
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

/** A 422 about one form field. */
export const invalidField = (code: string, message: string, field?: string, longMessage = message) =>
  new ClerkApiError(422, code, message, longMessage, field);

export const missing = (field: string) =>
  invalidField('form_param_missing', 'is missing', field, `${field} must be included.`);

export const notFound = (what: string) =>
  new ClerkApiError(404, 'resource_not_found', 'not found', `${what} not found`);

export const notSignedIn = () =>
  new ClerkApiError(
    401,
    'authentication_invalid',
    'Invalid authentication',
    'Unable to authenticate the request, you need to supply an active session',
  );

/** For what Clerk supports and the emulator does not. */
export const unsupported = (what: string) =>
  new ClerkApiError(
    501,
    'not_supported_by_sandbox',
    'Not supported by the sandbox',
    `The sandbox's Clerk does not support ${what}.`,
  );
