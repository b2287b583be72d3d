import type { ServerResponse } from 'node:http';

/** `headers` has names and values in turn, as `writeHead` takes them; `seconds` is for how long it may be sent again. */
export type CapturedResponse = { status: number; headers: string[]; etag: string; body: Buffer; seconds: number };

/** What a `Cache-Control` has the seconds in: of an API response for everybody, and of a file that never changes. */
export const lifetimes = { shared: /\bs-maxage=(\d+)/, immutable: /\bmax-age=(\d+)(?=.*\bimmutable\b)/ };

/** Headers of one request, one connection or one moment. */
const perRequestHeaders =
  /^(x-request-id|ratelimit|ratelimit-policy|date|connection|keep-alive|transfer-encoding|content-length)$/;

type Wanted = { lifetime: RegExp; maxBytes: number };

/**
 * Captures a response while it is sent; undefined if it has no such lifetime, is larger or breaks off. As long as it may be captured it
 * is read from upstream at full speed even if the client is slow, because others may wait for it.
 */
export function captureResponse(
  response: ServerResponse,
  { lifetime, maxBytes }: Wanted,
): Promise<CapturedResponse | undefined> {
  const { write, end } = response;
  const parts: Buffer[] = [];
  let bytes = 0;
  let seconds: number | undefined;
  const capture = (part: unknown) => {
    seconds ??= readSeconds(response, lifetime);
    if (!seconds || !part || typeof part === 'function') return;
    const captured = Buffer.from(part as string | Uint8Array);
    bytes += captured.length;
    parts.push(captured);
    if (bytes > maxBytes) [seconds, parts.length] = [0, 0];
  };
  return new Promise((resolve) => {
    response.write = (part: unknown, ...rest: unknown[]) => {
      capture(part);
      const wantsMore: boolean = Reflect.apply(write, response, [part, ...rest]);
      return wantsMore || Boolean(seconds);
    };
    response.end = (part?: unknown, ...rest: unknown[]) => {
      capture(part);
      const about = { status: response.statusCode, etag: String(response.getHeader('etag') ?? '') };
      if (!seconds) resolve(undefined);
      else resolve({ ...about, headers: sharedHeaders(response), body: Buffer.concat(parts), seconds });
      return Reflect.apply(end, response, [part, ...rest]);
    };
    response.once('close', () => resolve(undefined));
  });
}

const sharedHeaders = (response: ServerResponse): string[] =>
  Object.entries(response.getHeaders()).flatMap(([name, value]) =>
    value === undefined || perRequestHeaders.test(name) ? [] : [name, String(value)],
  );

function readSeconds(response: ServerResponse, lifetime: RegExp): number {
  if (![200, 304].includes(response.statusCode) || response.hasHeader('set-cookie')) return 0;
  return Number(lifetime.exec(String(response.getHeader('cache-control')))?.[1] ?? 0);
}
