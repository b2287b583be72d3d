import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { demoGuest, expect, newAddress, signInAs, signUp, test } from '../platform/journey.js';
import { expectStill, recordShifts } from '../platform/layout-shifts.js';
import { openPage } from '../platform/page-loaded.js';

// What a page loads, and when.

// As most visitors’ browsers do: pages that may be next are loaded ahead.
test.use({ savesData: false });

const maxScriptBytes = 400_000;

const login = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Login' });

/** The scripts that a page requests from now on. */
function recordScripts(page: Page) {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  return {
    clerks: () => scripts.map((script) => script.url()).filter((url) => url.includes('clerk')),
    async bytes() {
      const bodies = await Promise.all(scripts.map((script) => script.body()));
      return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    },
  };
}

/** Toasts load once a page is idle, and the pages that may be next after that. */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-snackbar]'));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
}

for (const [how, move] of [
  ['the pointer', (page: Page) => login(page).hover()],
  ['the focus', (page: Page) => login(page).focus()],
] as const)
  test(`a new visitor’s home loads at most 400 kB of scripts, and nothing of Clerk until Login gets ${how}`, async ({
    page,
  }) => {
    const scripts = recordScripts(page);
    await openPage(page, '/');
    await waitUntilIdle(page);
    expect(scripts.clerks()).toEqual([]);
    expect(await scripts.bytes()).toBeLessThanOrEqual(maxScriptBytes);
    await move(page);
    await expect.poll(scripts.clerks).not.toEqual([]);
  });

test('a list of rooms at rest is not animated, and the styles of pages that may be next wait for them', async ({
  page,
}) => {
  await openPage(page, '/rooms');
  await waitUntilIdle(page);
  // Of rooms that load once they are scrolled to.
  await expect(page.locator('main li[aria-hidden]')).not.toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const styles = page.locator('link[rel="stylesheet"][href*="/remotes/static-pages/"]');
  await expect(styles).toHaveAttribute('media', 'not all');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/contact|touch|write/i);
  await expect(styles).toHaveAttribute('media', 'all');
});

test('Login that is pressed before Clerk has loaded is busy until the dialog is there', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/dist/clerk.browser.js', async (route) => {
    await held;
    await route.continue();
  });
  await openPage(page, '/');
  await login(page).click();
  await expect(login(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('dialog').getByLabel('Email address')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(login(page)).not.toHaveAttribute('aria-busy');
});

test('who is signed in gets Clerk without asking, never sees Login, and nothing moves', async ({ page }) => {
  await recordShifts(page);
  await signInAs(page, ...demoGuest);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/dist/clerk.browser.js', async (route) => {
    await held;
    await route.continue();
  });
  const scripts = recordScripts(page);
  await openPage(page, '/');
  await expect(login(page)).toHaveCount(0);
  release();
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await waitUntilIdle(page);
  expect(scripts.clerks()).not.toEqual([]);
  await expectStill(page);
});

test('a page that needs an account asks at once to sign in, and shows what is whose after it', async ({ page }) => {
  await openPage(page, '/my-bookings');
  const prompt = page.getByRole('main').getByRole('button', { name: 'Login' });
  await prompt.click();
  await signUp(page, newAddress('first-visit'));
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(prompt).toHaveCount(0);
});

test('who signs in or out in another tab is known in this one as soon as it is looked at', async ({
  page,
  context,
}) => {
  await openPage(page, '/');
  const other = await context.newPage();
  await signInAs(other, ...demoGuest);
  await openPage(other, '/');
  await expect(other.getByRole('button', { name: 'Account' })).toBeVisible();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await other.getByRole('button', { name: 'Account' }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(login(page)).toBeVisible();
  const scripts = recordScripts(page);
  await openPage(page, '/');
  await waitUntilIdle(page);
  expect(scripts.clerks()).toEqual([]);
});
