import type { Page } from '@playwright/test';
import { findViolations } from '../platform/axe.js';
import { endSession, signInAgain } from '../platform/end-session.js';
import { demoGuest, expect, newGuest, test } from '../platform/journey.js';
import { expectToast } from '../platform/toasts.js';
import { waitUntilLoaded } from '../platform/page-loaded.js';

/** Opens the registration and fills it in. */
async function fillRegistration(page: Page) {
  await page.goto('/rooms');
  await page.getByRole('button', { name: 'List Your Hotel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Register Your Hotel' });
  await dialog.getByLabel('Hotel Name').fill('Sleepless House');
  await dialog.getByLabel('Phone Number').fill('+91 141 555 0100');
  await dialog.getByLabel('Address').fill('7 Lake Road');
  await dialog.getByRole('combobox', { name: 'City' }).fill('Pondi');
  await page.getByRole('option', { name: /Pondicherry/ }).click();
  return dialog;
}

const sessionEnded = (page: Page) =>
  page.getByText('Your session has ended. Sign in to continue; nothing you entered is lost.');

test.describe('a session that ended', () => {
  // The browser logs the 401 to its console.
  test.use({ expectedErrors: async ({}, use) => use([/status of 401/]) });

  test('on the server: submitting the form asks to sign in, then registers the hotel', async ({ page }) => {
    const guest = await newGuest(page, 'ended');
    const dialog = await fillRegistration(page);
    await endSession(page);
    await dialog.getByRole('button', { name: 'Register' }).click();

    await expect(sessionEnded(page)).toHaveCount(1);
    await expect(dialog).toBeHidden();
    await signInAgain(page, guest.email, guest.password);
    await expectToast(page, 'Your hotel is registered. Welcome to Wayhouse!');
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(sessionEnded(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/owner\/add-room$/);
  });

  test('in another tab: closing the sign-in keeps the form, which can be submitted later', async ({
    page,
    context,
  }) => {
    const guest = await newGuest(page, 'tabs');
    const other = await context.newPage();
    await other.goto('/rooms');
    await page.bringToFront();
    const dialog = await fillRegistration(page);
    await other.getByRole('button', { name: 'Your account' }).click();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(sessionEnded(page)).toHaveCount(1);

    await page.bringToFront();
    await dialog.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('dialog').getByLabel('Email address')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectToast(page, 'Please sign in to continue.');
    await expect(dialog.getByLabel('Hotel Name')).toHaveValue('Sleepless House');
    await expect(dialog.getByRole('combobox', { name: 'City' })).toHaveValue('Pondicherry');

    await page.getByRole('status').getByRole('button', { name: 'Sign in' }).click();
    await signInAgain(page, guest.email, guest.password);
    await expect(sessionEnded(page)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Register' }).click();
    await expectToast(page, 'Your hotel is registered. Welcome to Wayhouse!');
  });

  test('and another user signs in: nothing is submitted', async ({ page }) => {
    await newGuest(page, 'other');
    const dialog = await fillRegistration(page);
    await endSession(page);
    await dialog.getByRole('button', { name: 'Register' }).click();
    await signInAgain(page, ...demoGuest);
    await expectToast(page, 'Somebody else has signed in, so nothing was sent');
    await expect(dialog.getByLabel('Hotel Name')).toHaveValue('Sleepless House');
    await expect(page.getByText('Your hotel is registered.')).toHaveCount(0);
  });
});

test.describe('without a connection', () => {
  // Clerk's script keeps loading its own chunks for a while.
  test.use({
    expectedErrors: async ({}, use) => use([/ERR_INTERNET_DISCONNECTED/, /[Ll]oading chunk [^]*\/__clerk\//]),
  });

  test('a toast shows once, a change fails at once and keeps its form, and works again when online', async ({
    page,
    context,
  }) => {
    await newGuest(page, 'offline');
    const dialog = await fillRegistration(page);
    await context.setOffline(true);
    const offline = page.getByText('You are offline. You can keep reading this page');
    await expect(offline).toBeVisible();
    await dialog.getByRole('button', { name: 'Register' }).click();
    await dialog.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText(/You are offline/)).toHaveText(/^You are offline, so nothing was sent./);
    await expect(dialog.getByLabel('Hotel Name')).toHaveValue('Sleepless House');

    await context.setOffline(false);
    await expectToast(page, 'You are back online.');
    await expect(offline).toBeHidden();
    await dialog.getByRole('button', { name: 'Register' }).click();
    await expectToast(page, 'Your hotel is registered. Welcome to Wayhouse!');
  });

  test('a search waits without an error and shows its results when online', async ({ page, context }) => {
    await page.goto('/rooms');
    await expect(page.getByRole('article').first()).toBeVisible();
    // Toasts, which load lazily, are there as well.
    await page.waitForFunction(() => document.querySelector('[data-snackbar]'));
    await context.setOffline(true);
    await page.getByRole('checkbox', { name: /Luxury Room/ }).click();
    await expect(page).toHaveURL(/roomType=/);
    await expect(page.getByText('You are offline.')).toHaveCount(1);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d+ /);
    await expectToast(page, 'You are back online.');
  });
});

test.describe('a lazy part that does not load', () => {
  test.use({ expectedErrors: async ({}, use) => use([/ERR_FAILED/, /ChunkLoadError|Loading chunk/]) });

  test('shows an error where it was opened and loads on Try again', async ({ page }) => {
    await newGuest(page, 'chunk');
    await page.goto('/rooms');
    const opener = page.getByRole('button', { name: 'List Your Hotel' });
    await expect(opener).toBeVisible();
    await waitUntilLoaded(page);
    await page.route(/\.js$/, (route) => route.abort());
    await opener.click();
    await expect(page.getByRole('alert')).toContainText('This part did not load.');
    await page.unroute(/\.js$/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'Register Your Hotel' })).toBeVisible();
  });
});

test.describe('a page that throws', () => {
  test.use({ expectedErrors: async ({}, use) => use([/TypeError/]) });

  test('shows an error page; the navigation stays and other pages work', async ({ page }) => {
    await page.route('**/api/rooms?**', (route) => route.fulfill({ json: { success: true, rooms: [{}], total: 1 } }));
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Hotels' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong on this page' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('rooms');
  });
});
