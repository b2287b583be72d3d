/** Every reason to say no, with the HTTP status that fits it. */
export const refusalStatus = {
  'invalid-input': 400,
  'sign-in-required': 401,
  'signature-invalid': 400,
  'not-allowed': 403,
  'not-found': 404,
  'not-available': 409,
  'already-registered': 409,
  'already-paid': 409,
  'already-cancelled': 409,
  'terms-changed': 409,
  'changed-meanwhile': 409,
  'too-large': 413,
  'unsupported-type': 415,
  'rule-broken': 422,
  'too-many-requests': 429,
  unavailable: 503,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

/** A rule said no. `message` is for the person who asked; `field` names the input to blame. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly field?: string,
  ) {
    super(message);
    this.name = 'Refusal';
  }

  get status(): number {
    return refusalStatus[this.code];
  }
}
