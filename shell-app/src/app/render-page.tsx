import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import type { RenderedContent, RenderedPage, RenderPage, RenderSources } from '@wayhouse/contracts/page-rendering';
import { matchesPath } from '@wayhouse/contracts/path-pattern';
import { loadLocale } from '@wayhouse/messages/load-locale';
import { defaultLocale, type Locale, setLocaleSource } from '@wayhouse/messages/locale';
import { createPublicApi } from '@wayhouse/web-kit/create-api';
import { today } from '@wayhouse/web-kit/page-clock';
import pTimeout from 'p-timeout';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
// eslint-disable-next-line no-restricted-imports -- Nothing is shared on the server, and no page in a browser needs it.
import { StaticRouter } from 'react-router';
import { type PageState, PageStateContext, ServedHtmlContext, ServedPathContext } from '../shared/page-state.js';
import { findShellPage, indexedPages } from '../routes/shell-pages.js';
import { ServerQueryClient } from '../shared/server-query-client.js';
import { TakePartContext } from '../shared/shared-part.js';
import { App, AppProviders } from './app.js';
import { pageScripts } from './page-scripts.js';
import { sharedParts } from './shared-parts.js';

export { indexedPages };

const renderLocale = new AsyncLocalStorage<Locale>();

/** Renders a page as every visitor gets it, signed in or not. */
export const renderPage: RenderPage = async ({ url, locale }, sources) => {
  setLocaleSource(() => renderLocale.getStore() ?? defaultLocale);
  await loadLocale(locale);
  return renderLocale.run(locale, () => renderIn(locale, url, sources));
};

async function renderIn(locale: Locale, url: string, sources: RenderSources): Promise<RenderedPage> {
  const { config, origin, photoSize, get, dataTimeoutMs } = sources;
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity, gcTime: Infinity } },
  });
  const page = findShellPage(new URL(origin + url));
  // What fails is left to the browser.
  const fetching = Promise.all(page.fetch?.({ api: createPublicApi(get), client, config }, page) ?? []);
  await pTimeout(fetching, { milliseconds: dataTimeoutMs, fallback: () => undefined });
  const isComplete = client
    .getQueryCache()
    .getAll()
    .every(({ state: { status } }) => status === 'success');
  const [head, content] = await Promise.all([
    page.head({ ...page, origin, photoSize, client, currency: config.currency }),
    renderContent(locale, url, page.path, client, sources).catch((error: Error) => {
      sources.reportError(error);
      return undefined;
    }),
  ]);
  void client.cancelQueries().finally(() => client.clear());
  const scripts = pageScripts(isInOwnerArea(config, page.address) ? 'owner' : page.module);
  return { head, isOwn: page.path !== '*', isComplete, content: content && { ...content, scripts } };
}

const isInOwnerArea = ({ pages: { owner } }: RenderSources['config'], { pathname }: URL): boolean =>
  Boolean(owner?.area && matchesPath(`${owner.area}/*`, pathname));

async function renderContent(
  locale: Locale,
  url: string,
  path: string,
  client: QueryClient,
  { config, parts, remoteHtml, remoteTitle }: RenderSources,
): Promise<RenderedContent> {
  // Pages that wait for the same data are rendered and sent one by one, so that what one has left behind is not in memory with all
  // the others.
  await setImmediate();
  const queries = dehydrate(client);
  const time = { at: Date.now(), day: today() };
  const served = remoteHtml && { remote: remoteHtml.remote, build: remoteHtml.build };
  const state: PageState = { config, locale, time, queries, served, remoteTitle };
  const Router = ({ children }: { children: ReactNode }) => <StaticRouter location={url}>{children}</StaticRouter>;
  const siteKey = hash(JSON.stringify([locale, time.day, config]));
  const render = (content: ReactNode) =>
    renderToText(
      <PageStateContext value={state}>
        <ServedHtmlContext value={remoteHtml?.html}>
          <ServedPathContext value={path}>
            <ServerQueryClient value={client}>{content}</ServerQueryClient>
          </ServedPathContext>
        </ServedHtmlContext>
      </PageStateContext>,
    );
  const renderInOne = async () => [await render(<App Router={Router} />)];

  /** Apart from its page, a part that throws would take the page with it. */
  async function renderShared(rendered: NonNullable<RenderSources['parts']>) {
    const shared = sharedParts(rendered, siteKey);
    const page = await render(
      <TakePartContext value={shared.take}>
        <App Router={Router} />
      </TakePartContext>,
    );
    return shared.insertInto(page, (each) => render(<AppProviders Router={Router}>{each}</AppProviders>));
  }
  const html = parts ? await renderShared(parts).catch(renderInOne) : await renderInOne();
  const contentKey = JSON.stringify([siteKey, queries.queries.map((query) => query.state.data)]);
  return { html, state, contentKey };
}

const hash = (text: string) => createHash('sha1').update(text).digest('base64url');

/** What React leaves in place of a part that it has not waited for, or that has thrown. */
const missingPart = '<!--$!-->';

/**
 * Renders a page with everything in it, also what is loaded on demand. That has been loaded on all pages but the first, so it is
 * rendered at once, which takes less of the processor than a stream; only where a part is missing is it waited for.
 */
async function renderToText(page: ReactNode): Promise<string> {
  const html = renderToString(page);
  return html.includes(missingPart) ? renderWhenLoaded(page) : html;
}

function renderWhenLoaded(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Otherwise large parts come at the end, and a script that the content security policy forbids moves them.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
      // A boundary whose content throws is left to the browser.
      onError: () => undefined,
    });
  });
}
