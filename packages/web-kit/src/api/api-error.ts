import type { ImportRow } from '@wayhouse/contracts/room-import';

/**
 * A failed call. `message` is for people, `code` is stable, `field` names the invalid input; status 0 means no
 * response.
 */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly status: number,
    readonly field?: string,
    /** Of an import that was refused. */
    readonly rows?: ImportRow[],
  ) {
    super(message);
    this.name = 'ApiError';
  }
}
