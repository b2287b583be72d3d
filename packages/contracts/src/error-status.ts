/** The HTTP status of every error code. */
export const errorStatus = {
  'invalid-input': 400,
  'sign-in-required': 401,
  'signature-invalid': 400,
  'not-allowed': 403,
  'not-found': 404,
  'timed-out': 408,
  'not-available': 409,
  'already-registered': 409,
  'already-paid': 409,
  'already-cancelled': 409,
  'terms-changed': 409,
  'edit-conflict': 409,
  'too-large': 413,
  'unsupported-type': 415,
  'rule-broken': 422,
  'stays-to-come': 422,
  'guests-to-come': 422,
  'challenge-required': 428,
  'too-many-requests': 429,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
