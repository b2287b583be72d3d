import pTimeout from 'p-timeout';

/** Clerk's client has no limit of its own. */
const clerkTimeoutMs = 3000;

export const withClerkTimeout = <Response>(response: Promise<Response>): Promise<Response> =>
  pTimeout(response, { milliseconds: clerkTimeoutMs });
