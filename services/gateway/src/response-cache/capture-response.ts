import type { ServerResponse } from 'node:http';

/** `headers` has names and values in turn, as `writeHead` takes them; `sharedSeconds` is the `s-maxage`. */
export type CapturedResponse = { status: number; headers: string[]; etag: string; body: Buffer; sharedSeconds: number };

/** Headers of one request, one connection or one moment. */
const perRequestHeaders =
  /^(x-request-id|ratelimit|ratelimit-policy|date|connection|keep-alive|transfer-encoding|content-length)$/;

/**
 * Captures a response while it is sent; undefined if it may not be shared or breaks off. A shared response is read from
 * the service at full speed even if the client is slow, because others may wait for it.
 */
export function captureResponse(response: ServerResponse): Promise<CapturedResponse | undefined> {
  const { write, end } = response;
  const parts: Buffer[] = [];
  let sharedSeconds: number | undefined;
  const capture = (part: unknown) => {
    sharedSeconds ??= readSharedSeconds(response);
    if (sharedSeconds && part && typeof part !== 'function') parts.push(Buffer.from(part as string | Uint8Array));
  };
  return new Promise((resolve) => {
    response.write = (part: unknown, ...rest: unknown[]) => {
      capture(part);
      const wantsMore: boolean = Reflect.apply(write, response, [part, ...rest]);
      return wantsMore || Boolean(sharedSeconds);
    };
    response.end = (part?: unknown, ...rest: unknown[]) => {
      capture(part);
      const about = { status: response.statusCode, etag: String(response.getHeader('etag') ?? '') };
      if (!sharedSeconds) resolve(undefined);
      else resolve({ ...about, headers: sharedHeaders(response), body: Buffer.concat(parts), sharedSeconds });
      return Reflect.apply(end, response, [part, ...rest]);
    };
    response.once('close', () => resolve(undefined));
  });
}

const sharedHeaders = (response: ServerResponse): string[] =>
  Object.entries(response.getHeaders()).flatMap(([name, value]) =>
    value === undefined || perRequestHeaders.test(name) ? [] : [name, String(value)],
  );

function readSharedSeconds(response: ServerResponse): number {
  if (![200, 304].includes(response.statusCode) || response.hasHeader('set-cookie')) return 0;
  return Number(/\bs-maxage=(\d+)/.exec(String(response.getHeader('cache-control')))?.[1] ?? 0);
}
