import type { Page } from '@playwright/test';
import { expect, test } from '../platform/journey.js';
import { makeNextBuild, runNpmScript } from '../platform/releases.js';
import { drawRelease, endTrial, releasesOf, startTrial, untilConfigHas } from '../platform/trials.js';

const remote = 'static-pages-remote';
const before = '/press';
const after = '/newsroom';
const heading = 'What is written about us';

test.use({
  savesData: false,
  // An address that only the canary has is not found by the server.
  expectedErrors: async ({}, use) => use([/404 \(Not Found\).*newsroom/]),
});
test.setTimeout(240_000);
test.afterEach(endTrial);

test('a release of the static pages has its own pages, links and styles for those who get it, and goes forward', async ({
  page,
  browser,
  baseURL,
}) => {
  const { current } = releasesOf(remote);
  const { dist, remove } = makeNextBuild(remote, '9.3.0', before, after);
  try {
    const { canary, isOver, decision } = await startTrial(page, remote, dist);
    const other = await browser.newPage({ baseURL });
    await other.goto('/');
    await drawRelease(page, remote, canary, 'canary');
    await drawRelease(other, remote, canary, 'running');

    for (let reload = 0; reload < 2; reload++) {
      await page.goto('/abouts');
      await expect(footer(page).getByRole('link', { name: 'Press and Media' })).toHaveAttribute('href', after);
      await expect.poll(() => filesOf(page, 'link[rel=stylesheet]')).toEqual([canary]);
      await expect.poll(() => filesOf(page, 'main img')).toEqual([canary]);
      await other.goto('/abouts');
      await expect(footer(other).getByRole('link', { name: 'Press and Media' })).toHaveAttribute('href', before);
      expect(await filesOf(other, 'link[rel=stylesheet], script, main img')).toEqual(['running']);
    }
    await footer(page).getByRole('link', { name: 'Press and Media' }).click();
    await expect(page).toHaveURL(after);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();

    for (let times = 0; times < 20 && !isOver(); times++) {
      await visit(page);
      await visit(other);
    }
    await Promise.all([page.goto('about:blank'), other.close()]);
    expect(await decision()).toContain('goes forward');
    expect(releasesOf(remote)).toMatchObject({ current: canary });
    await untilConfigHas(page, remote, undefined);
    await expect.poll(() => statusOf(page, after)).toBe(200);
    expect(await statusOf(page, before)).toBe(404);
  } finally {
    if (releasesOf(remote).current !== current) await runNpmScript('rollback:local', remote);
    remove();
  }
  await expect.poll(() => statusOf(page, before)).toBe(200);
});

const footer = (page: Page) => page.getByRole('contentinfo');
const statusOf = async (page: Page, address: string) =>
  (await page.request.get(address, { headers: { accept: 'text/html' } })).status();

/** The releases of the static pages that files in the page come from. */
const filesOf = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((elements) => {
    const files = [...document.querySelectorAll<HTMLElement>(elements)].flatMap((element) => {
      const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
      const [, release = 'running'] = /\/remotes\/static-pages\/(?:releases\/([^/]+)\/)?/.exec(address) ?? [];
      return address.includes('/remotes/static-pages/') ? [release] : [];
    });
    return [...new Set(files)];
  }, selector);

/** A visit ends when its page is left, and is sent then. */
async function visit(visitor: Page): Promise<void> {
  await visitor.goto('/abouts');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await visitor.waitForFunction(() => Object.hasOwn(window.wayhouseNotes ?? [], 'push'));
}
