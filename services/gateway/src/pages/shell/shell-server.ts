import type { RequestHandler } from 'express';
import { RequestError } from '@wayhouse/contracts';
import type { Shell } from './shell.js';

const timeoutMs = 1500;
const cacheMs = 1000;

/**
 * A shell on a server of its own. Its HTML is cached and revalidated in the background, at most once a second; while the
 * server is unreachable, the cached HTML is served.
 */
export function shellFromServer(address: string, forward: RequestHandler): Shell {
  let page: { html: string; etag: string } | undefined;
  let refreshing: Promise<void> | undefined;
  let freshUntil = 0;

  async function refresh(): Promise<void> {
    const headers: Record<string, string> = page ? { 'if-none-match': page.etag } : {};
    const response = await fetch(`${address}/index.html`, { headers, signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok) page = { html: await response.text(), etag: response.headers.get('etag') ?? '' };
    else await response.body?.cancel();
    freshUntil = Date.now() + cacheMs;
  }

  return {
    async index() {
      if (Date.now() >= freshUntil)
        refreshing ??= refresh()
          .catch(() => undefined)
          .finally(() => (refreshing = undefined));
      if (!page) await refreshing;
      if (!page) throw new RequestError('site-unavailable');
      return page.html;
    },
    files: forward,
  };
}
