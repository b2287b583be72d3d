import type { Page } from '@playwright/test';
import { buildWithNewPage } from '../platform/build-with-new-page.js';
import { control } from '../platform/control-parts.js';
import { expect } from '../platform/journey.js';
import { test } from '../platform/own-platform.js';
import { runNpmScript } from '../platform/releases.js';

const address = '/gift-cards';
const statusOf = async (page: Page) => (await page.request.get(address, { headers: { accept: 'text/html' } })).status();
const textOf = async (page: Page, path: string) =>
  (await page.request.get(path, { headers: { accept: 'text/html' } })).text();

// The console names the files of a remote that is away.
test.use({ expectedErrors: async ({}, use) => use([/remotes\/static-pages/, /status of 50[23]/]) });

test('a page that is added to a remote is on the site by its deployment alone, and stays readable while the remote is away', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' })).toBeVisible();
  expect(await statusOf(page)).toBe(404);
  const { dist, remove } = await buildWithNewPage();
  try {
    await runNpmScript('deploy:local', 'static-pages-remote', '--dist', dist);
    await expect.poll(() => statusOf(page)).toBe(200);

    const html = await textOf(page, address);
    expect(html).toContain('<title>Gift Cards · Wayhouse</title>');
    expect(html).toContain('<meta name="description" content="A night somewhere else, for somebody you like.">');
    expect(html).toMatch(/<h1[^>]*>Give a night away<\/h1>/);
    expect(await textOf(page, '/sitemap.xml')).toContain(`${address}</loc>`);

    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gift Cards' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Give a night away' })).toBeVisible();
    await expect(page).toHaveTitle('Gift Cards · Wayhouse');
    await page.reload();
    await page.getByRole('button', { name: 'How it works' }).click();
    await expect(page.getByText('You choose the night, they choose the room.')).toBeVisible();

    await control('stop', 'static-pages-remote');
    try {
      // What it needs to be taken over is away, too.
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1, name: 'Give a night away' })).toBeVisible();
      expect(await textOf(page, '/sitemap.xml')).toContain(`${address}</loc>`);
    } finally {
      await control('start', 'static-pages-remote');
    }
    await page.getByRole('button', { name: 'How it works' }).click();
    await expect(page.getByText('You choose the night, they choose the room.')).toBeVisible();
  } finally {
    await runNpmScript('rollback:local', 'static-pages-remote');
    remove();
  }
  await expect.poll(() => statusOf(page)).toBe(404);
});
