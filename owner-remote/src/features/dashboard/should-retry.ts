import { ApiError } from '@wayhouse/web-kit/api-error';

/**
 * No answer, trouble behind the gateway, and "you own no hotel": bookings hear of a new hotel a
 * moment after it is registered.
 */
const statuses = [0, 403, 500, 502, 503, 504];

/** Whether a call that failed is worth two more tries. */
export const mayPass = (failures: number, error: Error): boolean =>
  failures < 2 && error instanceof ApiError && statuses.includes(error.status);
