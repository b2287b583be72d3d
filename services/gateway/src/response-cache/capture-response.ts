import type { ServerResponse } from 'node:http';

/** An answer as it went out: names and values of its headers in turn, and how many seconds it may be given to others. */
export type Recorded = { status: number; headers: string[]; etag: string; body: Buffer; sharedSeconds: number };

/** What belongs to one request, one connection or one moment. */
const ownToOne =
  /^(x-request-id|ratelimit|ratelimit-policy|date|connection|keep-alive|transfer-encoding|content-length)$/;

/**
 * Listens to an answer on its way out, until it is said in full. Undefined if it is not for others or broke off.
 * Who wants it may be slow to take it: what is for others is taken from the service at its own pace all the same.
 */
export function recordAnswer(response: ServerResponse): Promise<Recorded | undefined> {
  const { write, end } = response;
  const parts: Buffer[] = [];
  let sharedSeconds: number | undefined;
  const note = (part: unknown) => {
    sharedSeconds ??= sharedSecondsOf(response);
    if (sharedSeconds && part && typeof part !== 'function') parts.push(Buffer.from(part as string | Uint8Array));
  };
  return new Promise((resolve) => {
    response.write = (part: unknown, ...rest: unknown[]) => {
      note(part);
      const wantsMore: boolean = Reflect.apply(write, response, [part, ...rest]);
      return wantsMore || Boolean(sharedSeconds);
    };
    response.end = (part?: unknown, ...rest: unknown[]) => {
      note(part);
      const about = { status: response.statusCode, etag: String(response.getHeader('etag') ?? '') };
      if (!sharedSeconds) resolve(undefined);
      else resolve({ ...about, headers: headersOf(response), body: Buffer.concat(parts), sharedSeconds });
      return Reflect.apply(end, response, [part, ...rest]);
    };
    response.once('close', () => resolve(undefined));
  });
}

const headersOf = (response: ServerResponse): string[] =>
  Object.entries(response.getHeaders()).flatMap(([name, value]) =>
    value === undefined || ownToOne.test(name) ? [] : [name, String(value)],
  );

function sharedSecondsOf(response: ServerResponse): number {
  if (![200, 304].includes(response.statusCode) || response.hasHeader('set-cookie')) return 0;
  return Number(/\bs-maxage=(\d+)/.exec(String(response.getHeader('cache-control')))?.[1] ?? 0);
}
