import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../chromium.js';
import { widths } from '../platform/expect-accessible.js';
import { demoGuest, demoOwner, signInAs } from '../platform/journey.js';
import { openPage, scrollThrough } from '../platform/page-loaded.js';
import { hiddenPages, indexedPages, missingPages, ownerPages, resultPages, staticPages } from '../platform/pages.js';

// Pictures of all pages of a running product, at each width and in both themes: `npm run screenshots -- <folder>`.
const { SITE = 'http://localhost:3000', DATA_DIR = '.data' } = process.env;
const [folder = path.join(DATA_DIR, 'screenshots')] = process.argv.slice(2);

type Person = { account?: readonly [string, string]; paths: (page: Page) => Promise<string[]> };
const people: Record<string, Person> = {
  visitor: {
    paths: async (page) => [
      ...[...(await indexedPages(page)), ...resultPages, ...missingPages, ...hiddenPages],
      ...(await staticPages(page)),
    ],
  },
  guest: {
    account: demoGuest,
    paths: async (page) => {
      const past = '/my-bookings?show=past';
      return ['/my-bookings', past, await findLink(page, past, '/my-bookings/'), '/my-data'];
    },
  },
  owner: {
    account: demoOwner,
    paths: async (page) => [
      ...(await ownerPages(page)),
      await findLink(page, '/owner/list-room', '/owner/list-room/'),
      await findLink(page, '/owner', '/owner/bookings/'),
    ],
  },
};

/** The first link on a page whose address begins so. */
async function findLink(page: Page, on: string, begin: string): Promise<string> {
  await openPage(page, on);
  return (await page.locator(`a[href^="${begin}"]`).first().getAttribute('href')) ?? '';
}

/** `rooms-destination-Atlantis`: an address as part of a file name. */
const nameOf = (address: string) => address.replace(/[^\w.]+/g, '-').replace(/^-|-$/g, '') || 'home';

async function takePictures(page: Page, person: string, address: string): Promise<void> {
  await openPage(page, address);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // Photos load when they come into view.
    await scrollThrough(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const file = `${person}-${nameOf(address)}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: path.join(folder, file), fullPage: true, animations: 'disabled' });
    }
  }
}

async function main(): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  const args = isRoot ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  for (const [person, { account, paths }] of Object.entries(people)) {
    const page = await browser.newPage({ baseURL: SITE });
    // esbuild wraps named functions in `__name`, which the page lacks.
    await page.addInitScript('globalThis.__name = (named) => named');
    if (account) await signInAs(page, ...account);
    for (const address of await paths(page)) await takePictures(page, person, address);
    await page.close();
  }
  await browser.close();
  console.log(`The pictures are in ${path.resolve(folder)}.`);
}

await main();
