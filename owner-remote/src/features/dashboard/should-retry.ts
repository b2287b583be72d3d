import { ApiError } from '@wayhouse/web-kit/api-error';

/**
 * No response, upstream errors, and 403 "no hotel": the booking service learns of a new hotel a moment after its
 * registration.
 */
const retryableStatuses = [0, 403, 500, 502, 503, 504];

/** Whether to retry a failed query (twice at most). */
export const shouldRetry = (failures: number, error: Error): boolean =>
  failures < 2 && error instanceof ApiError && retryableStatuses.includes(error.status);
