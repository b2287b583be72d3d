/** A call that failed. `message` is for people, `code` is stable, `field` names the input to blame; status 0: no answer. */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly status: number,
    readonly field?: string,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}
