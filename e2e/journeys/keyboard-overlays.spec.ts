import type { Locator, Page } from '@playwright/test';
import { expectFocus } from '../platform/expect-focus.js';
import { demoGuest, demoOwner, expect, newGuest, signInAs, tabTo, test } from '../platform/journey.js';
import { openPage } from '../platform/page-loaded.js';
import { unchangedRoomPath } from '../platform/pages.js';

/** Expects Enter to open, the focus to stay inside, and Escape to close and return the focus. */
async function expectOpensAndCloses(page: Page, opener: Locator, overlay: Locator, first: Locator): Promise<void> {
  await opener.focus();
  await expectFocus(page, opener);
  await page.keyboard.press('Enter');
  await expectFocus(page, first);
  for (const key of ['Shift+Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    await expect.poll(() => overlay.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expectFocus(page, opener);
}

test.describe('on desktop', () => {
  test('the photo viewer opens, moves with arrow keys, closes and returns the focus', async ({ page }) => {
    await page.goto(await unchangedRoomPath(page));
    const opener = page.getByRole('button', { name: /^Open photo 2/ });
    const lightbox = page.getByRole('dialog');
    await expectOpensAndCloses(page, opener, lightbox, lightbox.getByRole('button', { name: 'Close' }));
    await page.keyboard.press('Enter');
    await expect(lightbox.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(lightbox).toContainText('Photo 3 of');
    await tabTo(page, lightbox.getByRole('button', { name: 'Next photo' }));
    await expectFocus(page, lightbox.getByRole('button', { name: 'Next photo' }));
  });

  test('the date picker of a room opens and closes; clearing the dates keeps the focus inside', async ({ page }) => {
    await openPage(page, await unchangedRoomPath(page));
    const form = page.getByRole('form', { name: 'Book this room' });
    const calendar = page.getByRole('dialog', { name: 'Choose your dates' });
    const opener = form.getByRole('button', { name: /Check-in/ });
    await expectOpensAndCloses(page, opener, calendar, calendar.locator('[data-day] button[tabindex="0"]'));
    await page.keyboard.press('Enter');
    await expect(calendar.locator('[data-day] button:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await tabTo(page, calendar.getByRole('button', { name: 'Clear dates' }));
    await page.keyboard.press('Enter');
    await expect(form.getByRole('button', { name: /Check-out/ })).toBeDisabled();
    await expectFocus(page, calendar.locator(':focus'));
    await page.keyboard.press('Escape');
    await expectFocus(page, opener);
  });

  test('the account menu opens at its first item, moves with arrow keys and closes', async ({ page }) => {
    await newGuest(page, 'menu');
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Your account' });
    await expect(opener).toBeVisible();
    await opener.focus();
    await expectFocus(page, opener);
    await page.keyboard.press('Enter');
    await expectFocus(page, page.getByRole('menuitem', { name: 'My Bookings' }));
    await page.keyboard.press('ArrowDown');
    await expectFocus(page, page.getByRole('menuitem', { name: 'Profile and security' }));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expectFocus(page, opener);
  });

  test('closing the cancel dialog returns the focus', async ({ page }) => {
    await signInAs(page, ...demoGuest);
    await page.goto('/my-bookings');
    const opener = page.getByRole('button', { name: /^Cancel booking/ }).first();
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
    await expectOpensAndCloses(page, opener, dialog, dialog.getByRole('button', { name: 'Close' }));
  });

  test('sign-in takes the focus and returns it to Login', async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Login' });
    await opener.focus();
    await expectFocus(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(page.getByRole('dialog').getByLabel('Email address')).toBeVisible();
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectFocus(page, opener);
  });

  test('a room type is selected with arrow keys', async ({ page }) => {
    await signInAs(page, ...demoOwner);
    await page.goto('/owner/add-room');
    const opener = page.getByRole('combobox', { name: 'Room type' });
    await opener.focus();
    await expectFocus(page, opener);
    await page.keyboard.press('Enter');
    await expectFocus(page, page.getByRole('option', { name: 'Single Bed' }));
    await page.keyboard.press('ArrowDown');
    await expectFocus(page, page.getByRole('option', { name: 'Double Bed' }));
    await page.keyboard.press('Enter');
    await expect(opener).toContainText('Double Bed');
    await expectFocus(page, opener);
  });
});

test.describe('on mobile', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('filters and dates open as sheets, trap the focus and return it', async ({ page }) => {
    await page.goto('/rooms');
    const filters = page.getByRole('dialog', { name: 'Filters' });
    const showFilters = page.getByRole('button', { name: 'Show filters' });
    await expectOpensAndCloses(page, showFilters, filters, filters.getByRole('button', { name: 'Close' }));

    await page.goto(await unchangedRoomPath(page));
    const calendar = page.getByRole('dialog', { name: 'When do you arrive?' });
    const form = page.getByRole('form', { name: 'Book this room' });
    const day = calendar.locator('[data-day] button[tabindex="0"]');
    await expectOpensAndCloses(page, form.getByRole('button', { name: /Check-in/ }), calendar, day);
  });

  test('the collapsed search expands, and Tab moves to its first field', async ({ page }) => {
    await page.goto('/rooms');
    const collapsed = page.getByRole('button', { name: /Anywhere/ });
    await collapsed.focus();
    await expectFocus(page, collapsed);
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus').getByRole('search')).toBeVisible();
    await page.keyboard.press('Tab');
    await expectFocus(page, page.getByRole('combobox', { name: 'Destination' }));
  });
});
