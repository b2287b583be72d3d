import type { BrowserContext, Page, Request, TestInfo } from '@playwright/test';

/** Prints, after a failed journey, what each of its pages shows and which requests it still waits for. */
export async function reportFailure(
  context: BrowserContext,
  journey: () => Promise<void>,
  info: TestInfo,
): Promise<void> {
  const waiting = new Set<Request>();
  const stopWaiting = (request: Request) => waiting.delete(request);
  context.on('request', (request) => waiting.add(request));
  context.on('requestfinished', stopWaiting);
  context.on('requestfailed', stopWaiting);
  await journey();
  if (info.status === info.expectedStatus) return;
  for (const page of context.pages()) {
    const open = [...waiting].filter((request) => pageOf(request) === page);
    console.log([`\n${page.url()} of "${info.title}"`, ...open.map(asLine), await whatItShows(page)].join('\n'));
  }
}

const asLine = (request: Request) => `  waits for ${request.method()} ${request.url()}`;

/** A request of a service worker has no page. */
function pageOf(request: Request): Page | undefined {
  return request.serviceWorker() ? undefined : request.frame().page();
}

const whatItShows = (page: Page) =>
  page
    .locator('body')
    .ariaSnapshot({ timeout: 5000 })
    .catch((error: Error) => error.message);
