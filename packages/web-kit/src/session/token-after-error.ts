import { ApiError } from '../api/api-error.js';
import { messages } from '../messages.js';

/** A 4xx of Clerk means that the session has ended, but for too many requests; anything else, that its state is unknown. */
export function tokenAfterError(error: unknown): null {
  const { status = 0 } = error as { status?: number };
  if (status >= 400 && status < 500 && status !== 429) return null;
  throw new ApiError(messages.calls.unreachable, 'unreachable', 0);
}
