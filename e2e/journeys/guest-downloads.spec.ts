import type { Page } from '@playwright/test';
import { RuntimeConfig } from '@wayhouse/contracts';
import { demoGuest, demoOwner, expect, signInAs, test } from '../platform/journey.js';
import { informationPages, quietRoom } from '../platform/places.js';
import { openWhole, whole } from '../platform/whole.js';

test.use({ savesData: false });

/** The address below which all of the owner area's files are served: manifest, entry, chunks, styles. */
async function ownerFiles(page: Page): Promise<string> {
  const answer = await page.request.get('/config.json');
  const { remotes } = RuntimeConfig.parse(await answer.json());
  return new URL('.', new URL(remotes.owner, answer.url())).href;
}

/** Keeps the address of everything that the browser is given from here on. */
function logOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('response', (response) => addresses.push(response.url()));
  return addresses;
}

/** Over every page that guests have, each to its end, until what is loaded ahead has come. */
async function walk(page: Page): Promise<void> {
  const paths = ['/', '/rooms', await quietRoom(page), '/my-bookings', ...informationPages.map(([path]) => path)];
  for (const path of paths) {
    const ahead = page.waitForResponse(/\/remotes\/static-pages\/__federation_expose_/);
    await openWhole(page, path);
    await page.keyboard.press('End');
    await whole(page);
    await ahead;
  }
}

for (const { who, account } of [
  { who: 'a visitor', account: undefined },
  { who: 'a guest who is signed in', account: demoGuest },
])
  test(`${who} downloads nothing of the owner area`, async ({ page }) => {
    test.slow();
    if (account) await signInAs(page, ...account);
    const log = logOf(page);
    await walk(page);
    const files = await ownerFiles(page);
    expect(log.filter((address) => address.startsWith(files))).toEqual([]);
    expect(log.filter((address) => address.includes('/remotes/static-pages/'))).not.toEqual([]);
  });

test('an owner downloads it with the owner area', async ({ page }) => {
  await signInAs(page, ...demoOwner);
  const log = logOf(page);
  await page.goto('/owner');
  await expect(page.getByText('Total Bookings')).toBeVisible();
  const files = await ownerFiles(page);
  const names = log.flatMap((address) => (address.startsWith(files) ? address.slice(files.length) : []));
  for (const kind of [/^mf-manifest\.json$/, /^remoteEntry\.js$/, /^__federation_expose_App.*\.js$/, /\.css$/])
    expect(names).toContainEqual(expect.stringMatching(kind));
});
