import pTimeout from 'p-timeout';

/** Clerk's client has no limit of its own. Part of what has to fit into the lease of a job (job-worker.ts). */
const clerkTimeoutMs = 3000;

export const withClerkTimeout = <Response>(response: Promise<Response>): Promise<Response> =>
  pTimeout(response, { milliseconds: clerkTimeoutMs });
