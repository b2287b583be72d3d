import type { APIResponse, Page } from '@playwright/test';
import { control, signal } from '../platform/control-parts.js';
import { expect } from '../platform/journey.js';
import { expectStill, recordShifts } from '../platform/layout-shifts.js';
import { test } from '../platform/own-platform.js';

test.use({
  savesData: false,
  // What is no page and not in the browser's cache does not come meanwhile.
  expectedErrors: async ({}, use) => use([/status of 50[23]/]),
});

const paths = ['/', '/rooms?destination=Goa', '/abouts', '/not/known'];
const ask = (page: Page, path: string): Promise<APIResponse> =>
  page.request.get(path, { headers: { accept: 'text/html' } });

async function expectFrame(page: Page, frame: string): Promise<void> {
  for (const answer of await Promise.all(paths.map((path) => ask(page, path)))) {
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store']);
    expect(await answer.text()).toBe(frame);
  }
}

/** Pages with their own head, and 404 where there is none. A busy machine may take so long for one that its frame comes. */
async function expectPages(page: Page, frame: string): Promise<void> {
  await expect.poll(async () => (await ask(page, '/not/known')).status()).toBe(404);
  for (const path of paths) await expect.poll(async () => (await ask(page, path)).text()).not.toBe(frame);
}

test('while the server of the pages stands still or is away, every page comes as the frame, and the browser draws it', async ({
  page,
  browser,
  baseURL,
}) => {
  const rooms = page.getByRole('article');
  await recordShifts(page);
  // A visitor who has the scripts goes on without the server; the page itself is there before they are.
  await page.goto('/rooms', { waitUntil: 'networkidle' });
  await expect(rooms.first()).toBeVisible();
  const frame = await (await ask(page, '/frame.html')).text();
  await expectPages(page, frame);

  signal('shell', 'SIGSTOP');
  try {
    await expectFrame(page, frame);
    expect((await page.goto('/rooms'))?.headers()['cache-control']).toBe('no-store');
    await expect(rooms.first()).toBeVisible();
    await expectStill(page);
  } finally {
    signal('shell', 'SIGCONT');
  }
  await expectPages(page, frame);

  await control('stop', 'shell');
  try {
    await expectFrame(page, frame);
    await page.goto('/rooms');
    await expect(rooms.first()).toBeVisible();
    // Whoever has nothing yet gets the files that others have had.
    const visitor = await browser.newPage({ baseURL });
    await visitor.goto('/rooms');
    await expect(visitor.getByRole('article').first()).toBeVisible();
    await visitor.route(/\.js$/, (route) => route.abort());
    await visitor.goto('/abouts', { waitUntil: 'commit' });
    await expect(visitor.getByText('This page takes longer than usual.')).toBeVisible();
    await visitor.close();
  } finally {
    await control('start', 'shell');
  }
  await expectPages(page, frame);
});
