import type { ErrorCode } from './error-status.js';

/** The code of every error that no business rule decides: about the request itself, or about what is needed to answer it. */
export const requestErrors = {
  'account-unavailable': 'unavailable',
  'body-unreadable': 'invalid-input',
  'challenge-required': 'challenge-required',
  'cursor-of-another-list': 'invalid-input',
  'event-unreadable': 'invalid-input',
  'form-field-rejected': 'invalid-input',
  'host-unknown': 'not-allowed',
  'form-too-slow': 'timed-out',
  'form-unreadable': 'invalid-input',
  'json-object-required': 'invalid-input',
  'json-required': 'unsupported-type',
  'multipart-required': 'unsupported-type',
  outage: 'unavailable',
  overloaded: 'unavailable',
  'path-not-found': 'not-found',
  'payment-unavailable': 'unavailable',
  'photo-file-not-found': 'not-found',
  'photos-unavailable': 'unavailable',
  'receipts-busy': 'unavailable',
  'request-too-large': 'too-large',
  'sign-in-required': 'sign-in-required',
  'signature-invalid': 'signature-invalid',
  'site-unavailable': 'unavailable',
  'sitemap-unavailable': 'unavailable',
  'too-many-requests': 'too-many-requests',
  'too-many-streams': 'too-many-requests',
  'uploads-busy': 'unavailable',
  'upstream-unavailable': 'unavailable',
} as const satisfies Record<string, ErrorCode>;

export type RequestReason = keyof typeof requestErrors;

/** After how many seconds another attempt makes sense, where that is not the usual time for the status. */
export const retryAfterSeconds: Partial<Record<RequestReason, number>> = {
  overloaded: 2,
  'too-many-streams': 30,
  'uploads-busy': 10,
};

/** An error at the edge of the system. `field` is the part of the request that it is about. */
export class RequestError extends Error {
  constructor(
    readonly reason: RequestReason,
    readonly field?: string,
  ) {
    super(reason);
    this.name = 'RequestError';
  }
}
