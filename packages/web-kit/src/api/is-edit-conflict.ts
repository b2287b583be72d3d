import { ApiError } from './api-error.js';

/** Whether the service has refused a form because of what was done before it. */
export const isEditConflict = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'edit-conflict';
