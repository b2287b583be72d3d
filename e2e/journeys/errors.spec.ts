import type { Page } from '@playwright/test';
import { axeFinds } from '../platform/axe.js';
import { endSession, signInAgain } from '../platform/ended-session.js';
import { demoGuest, expect, newGuest, test } from '../platform/journey.js';
import { expectNotice } from '../platform/notices.js';
import { whole } from '../platform/whole.js';

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

const said = (page: Page) => page.getByText('Your session has ended. Sign in to go on; nothing you entered is lost.');

test.describe('a session that ended', () => {
  // The page learns of it by a refusal, which the browser writes to its console.
  test.use({ announced: async ({}, use) => use([/status of 401/]) });

  test('on the server: the filled form asks to sign in, and the hotel is registered', async ({ page }) => {
    const guest = await newGuest(page, 'ended');
    const dialog = await fillRegistration(page);
    await endSession(page);
    await dialog.getByRole('button', { name: 'Register' }).click();

    await expect(said(page)).toHaveCount(1);
    await expect(dialog).toBeHidden();
    await signInAgain(page, guest.email, guest.password);
    await expectNotice(page, 'Your hotel is registered. Welcome to Wayhouse!');
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(said(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/rooms$/);
  });

  test('in another tab: who closes the sign-in finds the form as it was, and can go on later', async ({
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
    await expect(said(page)).toHaveCount(1);

    await page.bringToFront();
    await dialog.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByLabel('Email address')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectNotice(page, 'Please sign in to go on.');
    await expect(dialog.getByLabel('Hotel Name')).toHaveValue('Sleepless House');
    await expect(dialog.getByRole('combobox', { name: 'City' })).toHaveValue('Pondicherry');

    await page.getByRole('status').getByRole('button', { name: 'Sign in' }).click();
    await signInAgain(page, guest.email, guest.password);
    await expect(said(page)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Register' }).click();
    await expectNotice(page, 'Your hotel is registered. Welcome to Wayhouse!');
  });

  test('and somebody else signs in: nothing is sent in their name', async ({ page }) => {
    await newGuest(page, 'other');
    const dialog = await fillRegistration(page);
    await endSession(page);
    await dialog.getByRole('button', { name: 'Register' }).click();
    await signInAgain(page, ...demoGuest);
    await expectNotice(page, 'Somebody else has signed in, so nothing was sent');
    await expect(dialog.getByLabel('Hotel Name')).toHaveValue('Sleepless House');
    await expect(page.getByText('Your hotel is registered.')).toHaveCount(0);
  });
});

test.describe('without a connection', () => {
  // Clerk's script goes on fetching its own parts for a while.
  test.use({ announced: async ({}, use) => use([/ERR_INTERNET_DISCONNECTED/, /[Ll]oading chunk [^]*\/__clerk\//]) });

  test('it is said once, a change fails at once and keeps its form, and back again everything goes on', async ({
    page,
    context,
  }) => {
    await newGuest(page, 'offline');
    const dialog = await fillRegistration(page);
    await context.setOffline(true);
    const offline = page.getByText('You are offline. What you see stays');
    await expect(offline).toBeVisible();
    await dialog.getByRole('button', { name: 'Register' }).click();
    await dialog.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText(/You are offline/)).toHaveText(/^You are offline, so nothing was sent./);
    await expect(dialog.getByLabel('Hotel Name')).toHaveValue('Sleepless House');

    await context.setOffline(false);
    await expectNotice(page, 'You are back online.');
    await expect(offline).toBeHidden();
    await dialog.getByRole('button', { name: 'Register' }).click();
    await expectNotice(page, 'Your hotel is registered. Welcome to Wayhouse!');
  });

  test('what is looked up meanwhile waits without complaint and shows when one is back', async ({ page, context }) => {
    await page.goto('/rooms');
    await expect(page.getByRole('article').first()).toBeVisible();
    // What comes after the first view, the notes and the sign-in, is there as well.
    await page.waitForFunction(
      () => document.querySelector('[data-note]') && 'Clerk' in window && Object(window.Clerk).loaded,
    );
    await context.setOffline(true);
    await page.getByRole('checkbox', { name: /Luxury Room/ }).click();
    await expect(page).toHaveURL(/roomType=/);
    await expect(page.getByText('You are offline.')).toHaveCount(1);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d+ /);
    await expectNotice(page, 'You are back online.');
  });
});

test.describe('a part that does not load', () => {
  test.use({ announced: async ({}, use) => use([/ERR_FAILED/, /ChunkLoadError|Loading chunk/]) });

  test('is said where it was asked for, and comes on the second try', async ({ page }) => {
    await newGuest(page, 'chunk');
    await page.goto('/rooms');
    const opener = page.getByRole('button', { name: 'List Your Hotel' });
    await expect(opener).toBeVisible();
    await whole(page);
    await page.route(/\.js$/, (route) => route.abort());
    await opener.click();
    await expect(page.getByRole('alert')).toContainText('This part did not load.');
    await page.unroute(/\.js$/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'Register Your Hotel' })).toBeVisible();
  });
});

test.describe('a page that breaks', () => {
  test.use({ announced: async ({}, use) => use([/TypeError/]) });

  test('gives way to a word about it; the frame stays, and other pages work', async ({ page }) => {
    await page.route('**/api/rooms?**', (route) => route.fulfill({ json: { success: true, rooms: [{}], total: 1 } }));
    await page.goto('/rooms');
    await expect(page.getByRole('heading', { level: 1, name: 'Something on this page broke' })).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('rooms');
  });
});
