import { createHash } from 'node:crypto';
import {
  type PageHead,
  type PageRenderer,
  pageStateId,
  type RenderedContent,
  type RenderedPage,
  type RenderSources,
  type RuntimeConfig,
} from '@wayhouse/contracts';
import type { Locale } from '@wayhouse/messages/locale';
import { createCache, type Log, loggablePath } from '@wayhouse/service-kit/http';
import { dataTimeoutMs } from '../data-timeout.js';
import { escapeHtml, escapeJson } from '../escape.js';
import { insertHeadTags } from '../heads/insert-head-tags.js';
import { remoteHead } from '../heads/remote-head.js';
import type { FoundPage, Remotes } from '../remotes/remotes.js';
import { insertAskAgain } from './ask-again.js';
import type { PageRequest } from './page-request.js';
import type { BuiltShell } from './built-shell.js';

/** The HTML of a page, with the status and the ETag that it is sent with. */
export type PageDocument = {
  status: 200 | 404;
  /** UTF-8, as it is sent many times. */
  html: Buffer;
  etag: string;
  /** Whether nothing was left to the browser because a service did not respond in time. */
  isComplete: boolean;
};

export type DocumentOf = (request: PageRequest) => Promise<PageDocument>;

type DocumentSources = Pick<RenderSources, 'get' | 'photoSize' | 'origin'> & {
  remotes: Pick<Remotes, 'areKnown' | 'find' | 'refresh'>;
  built: Pick<BuiltShell, 'frame' | 'renderer'>;
  config: (locale: Locale) => RuntimeConfig;
  log: Log;
};

/** Some 250 cards of rooms. */
const maxBytesOfParts = 2_000_000;
const emptyParts = () => createCache<Uint8Array>(maxBytesOfParts, ({ length }) => length);

const root = /<div id="?root"?>.*?<\/div>/s;

/** The HTML of every page: the frame with the page's head and, as far as it is the same for every visitor, its content. */
export function documents({ remotes, built, config, log, ...sources }: DocumentSources): DocumentOf {
  const { origin } = sources;
  let parts: { renderer?: PageRenderer; rendered: ReturnType<typeof emptyParts> } = { rendered: emptyParts() };

  async function render({ path, query, locale }: PageRequest, found?: FoundPage): Promise<RenderedPage | undefined> {
    const url = query.size ? `${path}?${query}` : path;
    const reportError = ({ stack }: Error) => {
      const shownPath = loggablePath(path);
      log.error({ path: shownPath, error: stack?.replaceAll(path, shownPath) }, 'a page is left to the browser');
    };
    try {
      const renderer = built.renderer();
      return await renderer?.renderPage(
        { url, locale },
        {
          ...sources,
          config: config(locale),
          remoteHtml: found?.content,
          remoteTitle: found?.page.title,
          dataTimeoutMs,
          parts: partsOf(renderer),
          reportError,
        },
      );
    } catch (error) {
      reportError(error as Error);
      return undefined;
    }
  }

  /** Undefined while the address may be that of a remote which was never reached. */
  function headOf(path: string, page?: RenderedPage, found?: FoundPage): PageHead | undefined {
    if (page?.isOwn) return page.head;
    if (found) return remoteHead(found, path);
    return remotes.areKnown() ? page?.head : undefined;
  }

  /** The parts are those of a build: none may come to another one, also from a page that is still being rendered. */
  function partsOf(renderer?: PageRenderer) {
    if (renderer !== parts.renderer) parts = { renderer, rendered: emptyParts() };
    return parts.rendered;
  }

  return async (request) => {
    void remotes.refresh();
    const found = remotes.find(request.path, request.locale);
    // Before the page is rendered, since another release may be served after it.
    const ownFrame = built.frame();
    const page = await render(request, found);
    const head = headOf(request.path, page, found);
    const withHead = head ? insertHeadTags(ownFrame, head, origin, found?.content?.styles) : ownFrame;
    const status = head?.missing ? 404 : 200;
    const isComplete = Boolean(head && page?.isComplete);
    const frame = page && !isComplete ? insertAskAgain(withHead) : withHead;
    if (!page?.content) return { status, html: Buffer.from(frame), etag: etagOf(frame), isComplete };
    const content = [page.content.html].flat().map(inBytes);
    const html = insertContent(frame, request.locale, content, page.content);
    return { status, html, etag: etagOf(frame, ...content, page.content.contentKey), isComplete };
  };
}

const startScript = /<script defer(?:="?defer"?)? src="?[^">]+"?><\/script>/;

/**
 * What has been rendered can be read without scripts, so they are not to delay it: the early script of the page starts them,
 * all at once, when the page has been painted. The content is large: copies of it, and strings of its length, cost more than
 * the rest of the page.
 */
function insertContent(
  frame: string,
  locale: Locale,
  content: Uint8Array[],
  { state, scripts = [] }: Omit<RenderedContent, 'html'>,
): Buffer {
  const starts = scripts.length ? ` data-scripts="${escapeHtml(scripts.join(' '))}"` : '';
  const data = `<script type="application/json" id="${pageStateId}"${starts}>${escapeJson(state)}</script>`;
  const [before = '', after = ''] = (scripts.length ? frame.replace(startScript, '') : frame)
    .replace(/<html lang="?\w+"?/, () => `<html lang="${escapeHtml(locale)}"`)
    .split(root);
  return Buffer.concat([Buffer.from(`${before}<div id="root">`), ...content, Buffer.from(`</div>${data}${after}`)]);
}

const inBytes = (piece: Uint8Array | string) => (typeof piece === 'string' ? Buffer.from(piece) : piece);

function etagOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part);
  return `W/"${hash.digest('base64url')}"`;
}
