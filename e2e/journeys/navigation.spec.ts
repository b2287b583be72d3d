import type { Page } from '@playwright/test';
import { findViolations } from '../platform/axe.js';
import { demoGuest, demoOwner, expect, signInAs, test } from '../platform/journey.js';
import { openPage, waitUntilLoaded } from '../platform/page-loaded.js';

const bar = (page: Page) => page.getByRole('banner');
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the navigation bar turns solid after 10 px on the home page and is solid everywhere else', async ({
      page,
    }) => {
      await openPage(page, '/');
      await expect(bar(page)).toHaveAttribute('data-solid', 'false');
      await scrollTo(page, 11);
      await expect(bar(page)).toHaveAttribute('data-solid', 'true');
      await scrollTo(page, 10);
      await expect(bar(page)).toHaveAttribute('data-solid', 'false');
      for (const path of ['/rooms', '/abouts', '/my-bookings']) {
        await page.goto(path);
        await expect(bar(page)).toHaveAttribute('data-solid', 'true');
      }
    });

    test('every page sets its title and moves the focus to its heading', async ({ page }) => {
      await openPage(page, '/');
      await expect(page).toHaveTitle(/^Rooms in places worth the journey/);
      await page.getByRole('link', { name: 'View All Destination' }).click();
      await expect(heading(page, /rooms$/)).toBeFocused();
      await expect(page).toHaveTitle('Hotel rooms · Wayhouse');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page).toHaveTitle(/Help Center · Wayhouse/);
      await expect.poll(() => scrolled(page)).toBe(0);
    });

    test('Back restores the scroll position', async ({ page }) => {
      await openPage(page, '/');
      const featured = page.getByRole('region', { name: 'Featured destination' });
      await featured.getByRole('article').first().scrollIntoViewIfNeeded();
      await waitUntilLoaded(page);
      const place = await scrolled(page);
      expect(place).toBeGreaterThan(300);
      await featured.getByRole('article').first().getByRole('heading').getByRole('link').click();
      await expect(page).toHaveURL(/\/rooms\/.+/);
      await expect.poll(() => scrolled(page)).toBe(0);
      await page.goBack();
      await expect.poll(() => scrolled(page)).toBe(place);
    });
  });
}

test('the mobile menu works with the keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const focusIsInside = () => menu.evaluate((element) => element.contains(document.activeElement));

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expect.poll(() => findViolations(page)).toEqual([]);
  for (let presses = 0; presses < 14; presses++) {
    await expect.poll(focusIsInside).toBe(true);
    await page.keyboard.press(presses % 5 === 4 ? 'Shift+Tab' : 'Tab');
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await page.mouse.click(10, 400);
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Hotels' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rooms$/);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('Back closes the mobile menu; after navigating from it Back returns to the previous page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rooms');
  await page.goto('/helpcenter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const open = async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
  };
  await open();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/helpcenter$/);
  await open();
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();
  await open();
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(menu).toBeHidden();
  await expect(heading(page, /./)).toBeFocused();
  await expect(page).toHaveURL(/\/abouts$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/helpcenter$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/rooms$/);
});

test('Back from the rooms restores the search form of the home page, also after a reload', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('search');
  const destination = form.getByRole('combobox', { name: 'Destination' });
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(form.getByRole('alert')).toHaveText('Tell us where you would like to go.');
  await destination.fill('Goa');
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'One guest more' }).click();
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/rooms\?destination=Goa&guests=2$/);
  await page.goBack();
  for (const again of [() => page.reload(), () => undefined]) {
    await expect(destination).toHaveValue('Goa');
    await expect(form.getByRole('group', { name: 'Guests' })).toHaveText('2');
    await again();
  }
});

test('the navigation bar depends on the role of the user', async ({ page }) => {
  await page.goto('/');
  await expect(bar(page).getByRole('button', { name: 'Login' })).toBeVisible();

  await signInAs(page, ...demoGuest);
  await page.goto('/');
  await expect(bar(page).getByRole('button', { name: 'List Your Hotel' })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'My Bookings' }).click();
  await expect(page).toHaveURL(/\/my-bookings$/);

  await page.context().clearCookies();
  await signInAs(page, ...demoOwner);
  await page.goto('/');
  await bar(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/owner$/);
});

test('the bar stays above the photo when the list of destinations has scrolled the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Destination' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(10);
  const isBarOnTop = () => page.evaluate(() => document.elementFromPoint(720, 30)?.closest('header') !== null);
  await expect.poll(isBarOnTop).toBe(true);
});

test.describe('an unknown URL', () => {
  // The browser logs the 404 to its console.
  test.use({ expectedErrors: async ({}, use) => use([/status of 404/]) });

  test('answers 404 with a page that links on', async ({ page }) => {
    for (const path of ['/nowhere', '/rooms/some/where/else', '/careers/chef', '/apply', '/my-bookings/x/y/z']) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(heading(page, 'We can’t find that page')).toBeVisible();
      await expect(page).toHaveTitle(/^Page not found/);
    }
    await page.getByRole('link', { name: 'Browse hotels' }).click();
    await expect(page).toHaveURL(/\/rooms$/);
  });
});

test('paths are case-insensitive and allow a trailing slash', async ({ page }) => {
  expect((await page.goto('/BLOGPAGES/'))?.status()).toBe(200);
  await expect(page).toHaveTitle(/^Blog/);
  await expect(heading(page, 'We can’t find that page')).toBeHidden();
});

test('the redirect page waits eight seconds and leads to paths of the site only', async ({ page, baseURL }) => {
  await page.clock.install();
  // Axe runs once no animation does, and the progress bar is one.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [at, goesTo] of [
    ['/loader/rooms?destination=Goa', '/rooms?destination=Goa'],
    ['/loader/rooms%3Fdestination=Goa', '/rooms?destination=Goa'],
    ['/loader/https://evil.example', '/'],
    ['/loader//evil.example', '/'],
    ['/loader/%2F%2Fevil.example', '/'],
    ['/loader/\\\\evil.example', '/'],
  ]) {
    await page.goto(String(at));
    await expect(heading(page, 'One moment, please')).toBeVisible();
    if (at?.startsWith('/loader/rooms')) expect(await findViolations(page)).toEqual([]);
    // The eight seconds begin a moment after the heading is drawn.
    await expect(async () => {
      await page.clock.fastForward(8000);
      await expect(page).toHaveURL(`${baseURL}${goesTo}`, { timeout: 500 });
    }).toPass();
  }
});
