import { calls } from '@wayhouse/contracts';
import { createCache } from '@wayhouse/service-kit/http';
import type { DocumentOf, PageDocument } from './document-of.js';
import type { PageRequest } from './page-request.js';

/** As long as the list of rooms is cached. */
const cacheMs = (calls.listRooms.cacheSeconds ?? 0) * 1000;
const maxBytes = 5_000_000;

/**
 * Keeps each page for a second, since it is the same for every visitor. Visitors who ask while it is rendered wait for it. A
 * page that is not complete, because a service was slow, is not cached, and none from before a release.
 */
export function cacheDocuments(documentOf: DocumentOf, frame: () => string): DocumentOf {
  let cachedFrame = '';
  const cached = createCache<PageDocument & { until: number }>(maxBytes, ({ html }) => html.length);
  const running = new Map<string, Promise<PageDocument>>();

  async function render(key: string, request: PageRequest): Promise<PageDocument> {
    const renderedIn = frame();
    const page = await documentOf(request);
    if (page.isComplete && frame() === renderedIn) cached.set(key, { ...page, until: Date.now() + cacheMs });
    return page;
  }

  return async (request) => {
    const key = `${request.locale} ${request.path}?${request.query}`;
    if (frame() !== cachedFrame) cached.clear();
    cachedFrame = frame();
    const page = cached.get(key);
    if (page && page.until > Date.now()) return page;
    const rendering = running.get(key) ?? render(key, request).finally(() => running.delete(key));
    running.set(key, rendering);
    return rendering;
  };
}
