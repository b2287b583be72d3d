import type { Page } from '@playwright/test';
import { RuntimeConfig } from '@wayhouse/contracts';
import { demoGuest, demoOwner, expect, signInAs, test } from '../platform/journey.js';
import { indexedPages, staticPages } from '../platform/pages.js';
import { openPage, waitUntilLoaded } from '../platform/page-loaded.js';

test.use({ savesData: false });

/** The base URL of the owner area's files: manifest, entry, chunks, styles. */
async function ownerFiles(page: Page): Promise<string> {
  const answer = await page.request.get('/config.json');
  const { remotes } = RuntimeConfig.parse(await answer.json());
  return new URL('.', new URL(remotes.owner, answer.url())).href;
}

/** Records the URL of every response from now on. */
function recordResponses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('response', (response) => addresses.push(response.url()));
  return addresses;
}

/** Visits and scrolls every guest page, and waits for preloaded files. */
async function visitGuestPages(page: Page): Promise<void> {
  for (const path of [...(await indexedPages(page)), '/my-bookings', ...(await staticPages(page))]) {
    const preload = page.waitForResponse(/\/remotes\/static-pages\/__federation_expose_/);
    await openPage(page, path);
    await page.keyboard.press('End');
    await waitUntilLoaded(page);
    await preload;
  }
}

for (const { role, account } of [
  { role: 'a visitor', account: undefined },
  { role: 'a signed-in guest', account: demoGuest },
])
  test(`${role} downloads nothing of the owner area`, async ({ page }) => {
    test.slow();
    if (account) await signInAs(page, ...account);
    const log = recordResponses(page);
    await visitGuestPages(page);
    const files = await ownerFiles(page);
    expect(log.filter((address) => address.startsWith(files))).toEqual([]);
    expect(log.filter((address) => address.includes('/remotes/static-pages/'))).not.toEqual([]);
  });

test('an owner downloads the files of the owner area', async ({ page }) => {
  await signInAs(page, ...demoOwner);
  const log = recordResponses(page);
  await page.goto('/owner');
  await expect(page.getByText('Total Bookings')).toBeVisible();
  const files = await ownerFiles(page);
  const names = log.flatMap((address) => (address.startsWith(files) ? address.slice(files.length) : []));
  for (const kind of [/^mf-manifest\.json$/, /^remoteEntry\.js$/, /^__federation_expose_App.*\.js$/, /\.css$/])
    expect(names).toContainEqual(expect.stringMatching(kind));
});
