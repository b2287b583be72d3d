import type { Page } from '@playwright/test';
import { control } from '../platform/control-parts.js';
import { expect } from '../platform/journey.js';
import { test } from '../platform/own-platform.js';
import { unchangedRoomPath } from '../platform/pages.js';
import { retryOf } from '../platform/retry.js';

test.use({ expectedErrors: async ({}, use) => use([/status of 50[23]/]) });

const roomOf = (page: Page) => page.getByRole('listitem').getByRole('article').first();

test('while the catalog is away, pages come with skeletons for its rooms, and Retry fills them once it is back', async ({
  page,
}) => {
  const room = await unchangedRoomPath(page);
  const rooms = { '/': 'href="/rooms/', '/rooms': 'href="/rooms/', [room]: 'What this room offers' };
  /** Its status, and whether it has rooms, and skeletons. A page has to come within half a second; a busy machine is slower. */
  const ask = async (path: string, text: string) => {
    const response = await page.request.get(path, { headers: { accept: 'text/html' }, timeout: 5000 });
    const html = await response.text();
    return [response.status(), html.includes(text), html.includes('animate-pulse')];
  };
  for (const [path, text] of Object.entries(rooms))
    await expect.poll(async () => (await ask(path, text))[1]).toBe(true);
  await control('stop', 'catalog');
  try {
    // What was cached before lasts a second.
    for (const [path, text] of Object.entries(rooms))
      await expect.poll(() => ask(path, text)).toEqual([200, false, true]);
    const html = await (await page.request.get(room, { headers: { accept: 'text/html' } })).text();
    expect(html).toContain('<title>Hotel room · Wayhouse</title>');
    expect(html.match(/<h1/g)).toHaveLength(1);
    await page.goto('/abouts');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const path of Object.keys(rooms)) {
      await page.goto(path);
      await expect(retryOf(page).first()).toBeVisible();
    }
  } finally {
    await control('start', 'catalog');
  }
  await retryOf(page).click();
  await expect(page.getByRole('button', { name: 'Check Availability' })).toBeVisible();
  for (const path of ['/', '/rooms']) {
    await page.goto(path);
    await expect(roomOf(page)).toBeVisible();
  }
});
