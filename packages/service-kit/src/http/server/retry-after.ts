import type { ServerResponse } from 'node:http';

/** In seconds: the limits of requests are for a minute, and what is away or busy mostly is for a moment. */
const usualSeconds: Record<number, number> = { 429: 60, 503: 5 };

/** Adds `Retry-After` to a response that refuses for a while, unless it has one that fits better. */
export function addRetryAfter(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const seconds = usualSeconds[status];
    if (seconds && !response.hasHeader('retry-after')) response.setHeader('retry-after', seconds);
    return Reflect.apply(writeHead, response, [status, ...rest]);
  };
}
