import type { Issue } from './format-validation-error.js';

/** Input that does not fit the schema of its call. */
export class ValidationError extends Error {
  constructor(readonly issue: Issue) {
    super('validation');
    this.name = 'ValidationError';
  }
}
