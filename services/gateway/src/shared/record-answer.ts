import type { ServerResponse } from 'node:http';

/** An answer as it went out: names and values of its headers in turn, and how many seconds it may be given to others. */
export type Recorded = { headers: string[]; etag: string; body: Buffer; sharedSeconds: number };

/** What belongs to one request, one connection or one moment. */
const ownToOne =
  /^(x-request-id|ratelimit|ratelimit-policy|date|connection|keep-alive|transfer-encoding|content-length)$/;

/** Listens to an answer on its way out. Undefined if it is not for others or broke off. */
export function recordAnswer(response: ServerResponse): Promise<Recorded | undefined> {
  const { write, end } = response;
  const parts: Buffer[] = [];
  let sharedSeconds: number | undefined;
  const note = (part: unknown) => {
    sharedSeconds ??= sharedSecondsOf(response);
    if (sharedSeconds && part && typeof part !== 'function') parts.push(Buffer.from(part as string | Uint8Array));
  };
  response.write = (part: unknown, ...rest: unknown[]) => {
    note(part);
    return Reflect.apply(write, response, [part, ...rest]);
  };
  response.end = (part?: unknown, ...rest: unknown[]) => {
    note(part);
    return Reflect.apply(end, response, [part, ...rest]);
  };
  return new Promise((resolve) => {
    response.once('close', () => {
      if (!response.writableFinished || !sharedSeconds) return resolve(undefined);
      const etag = String(response.getHeader('etag') ?? '');
      resolve({ headers: headersOf(response), etag, body: Buffer.concat(parts), sharedSeconds });
    });
  });
}

const headersOf = (response: ServerResponse): string[] =>
  Object.entries(response.getHeaders()).flatMap(([name, value]) =>
    value === undefined || ownToOne.test(name) ? [] : [name, String(value)],
  );

function sharedSecondsOf(response: ServerResponse): number {
  if (response.statusCode !== 200 || response.hasHeader('set-cookie')) return 0;
  return Number(/\bs-maxage=(\d+)/.exec(String(response.getHeader('cache-control')))?.[1] ?? 0);
}
