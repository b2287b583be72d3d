import type { Page } from '@playwright/test';
import { defaultCancellationPolicy } from '@wayhouse/domain';
import { describePolicy } from '@wayhouse/messages/describe-policy';
import { expectPageAccessible } from '../platform/expect-accessible.js';
import { expect, test } from '../platform/journey.js';
import { staticPages } from '../platform/pages.js';
import { waitUntilLoaded } from '../platform/page-loaded.js';

const titles: Record<string, string> = {
  '/abouts': 'About',
  '/careers': 'Careers',
  '/apply/1': 'Apply: Front Desk Executive',
  '/partnerPages': 'Partners',
  '/BlogPages': 'Blog',
  '/BlogPages/fort-kochi-before-the-shutters-open': 'Fort Kochi, before the shutters open',
  '/press': 'Press and Media',
  '/helpcenter': 'Help Center',
  '/contactus': 'Contact Us',
  '/safetyinfo': 'Safety Information',
  '/accessibility': 'Accessibility',
};

test('every static page is accessible and has a title', async ({ page }) => {
  test.slow();
  const paths = await staticPages(page);
  expect(paths).toEqual(expect.arrayContaining(Object.keys(titles)));
  for (const path of paths) {
    await expectPageAccessible(page, path);
    await expect(page).toHaveTitle(titles[path] ? `${titles[path]} · Wayhouse` : /. · Wayhouse$/);
  }
});

test('the blog loads more posts, and Back from a post restores the scroll position', async ({ page }) => {
  const posts = page.getByRole('list', { name: 'Posts' }).getByRole('article');
  await page.goto('/BlogPages');
  await expect(posts).toHaveCount(3);
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(posts).toHaveCount(6);
  await expect(posts.nth(3).getByRole('link')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0);

  const last = posts.nth(5).getByRole('link');
  const title = String(await last.textContent());
  await last.scrollIntoViewIfNeeded();
  await waitUntilLoaded(page);
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(300);
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.getByRole('heading', { name: 'More to read' }).scrollIntoViewIfNeeded();

  await page.goBack();
  await expect(posts).toHaveCount(6);
  await expect.poll(() => scrolled(page)).toBe(place);

  await page.goto('/abouts');
  await page.goto('/BlogPages');
  await expect(posts).toHaveCount(3);
});

test('the served HTML of a post has its title and preview image', async ({ page }) => {
  const html = await (await page.request.get('/BlogPages/udaipur-by-the-water')).text();
  expect(html).toContain('<title>What a lake does to an evening · Wayhouse</title>');
  const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  const answer = await page.request.get(new URL(picture).pathname);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/BlogPages/udaipur-by-the-water</loc>');
});

test.describe('an unknown post', () => {
  test.use({ expectedErrors: async ({}, use) => use([/status of 404 .*a-post-that-never-was/]) });

  test('answers 404 and links to the blog', async ({ page }) => {
    const answer = await page.goto('/BlogPages/a-post-that-never-was');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'This post is not here' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the blog' }).click();
    await expect(page).toHaveURL(/\/BlogPages$/);
  });
});

test('a link to a question expands it, and the sections of the safety page are reachable by keyboard', async ({
  page,
}) => {
  await page.goto('/helpcenter#pay');
  await expect(page.getByText('you owe nothing today')).toBeInViewport();
  await page.getByRole('button', { name: /cancellation/ }).click();
  await expect(page.getByText('you owe nothing today')).toHaveCount(0);
  await expect(page).toHaveURL(/#cancel$/);
  await page.reload();
  await expect(
    page.getByText(`After that, ${describePolicy(defaultCancellationPolicy).nightsCharge} applies`),
  ).toBeInViewport();

  await page.goto('/safetyinfo');
  await page.getByRole('link', { name: 'Guest Responsibility' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Guest Responsibility' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Guest Responsibility' })).toBeInViewport();
});

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
