import type { Locator, Page } from '@playwright/test';
import { expectFocus } from '../platform/focus.js';
import { demoGuest, demoOwner, expect, newGuest, signInAs, tabTo, test } from '../platform/journey.js';
import { quietRoom } from '../platform/places.js';

/** Enter opens, the focus is and stays inside, Escape closes, and the focus is back. */
async function opensAndCloses(page: Page, opener: Locator, overlay: Locator, first: Locator): Promise<void> {
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

test.describe('at a desk', () => {
  test('the photographs open, turn by arrow keys and close, and the focus is back at the photo', async ({ page }) => {
    await page.goto(await quietRoom(page));
    const opener = page.getByRole('button', { name: /^Open photo 2/ });
    const lightbox = page.getByRole('dialog');
    await opensAndCloses(page, opener, lightbox, lightbox.getByRole('button', { name: 'Close' }));
    await page.keyboard.press('Enter');
    await expect(lightbox.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(lightbox).toContainText('Photo 3 of');
    await tabTo(page, lightbox.getByRole('button', { name: 'Next photo' }));
    await expectFocus(page, lightbox.getByRole('button', { name: 'Next photo' }));
  });

  test('the calendar of a room is walked and left; clearing the dates keeps the focus in it', async ({ page }) => {
    await page.goto(await quietRoom(page));
    const form = page.getByRole('form', { name: 'Book this room' });
    const calendar = page.getByRole('dialog', { name: 'Choose your dates' });
    const opener = form.getByRole('button', { name: /Check-in/ });
    await opensAndCloses(page, opener, calendar, calendar.locator('[data-day] button[tabindex="0"]'));
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

  test('the menu of one’s account opens at its first entry, walks by arrow keys and closes', async ({ page }) => {
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

  test('cancelling a booking is thought over: the focus is back where it came from', async ({ page }) => {
    await signInAs(page, ...demoGuest);
    await page.goto('/my-bookings');
    const opener = page.getByRole('button', { name: /^Cancel booking/ }).first();
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
    await opensAndCloses(page, opener, dialog, dialog.getByRole('button', { name: 'Close' }));
  });

  test('sign-in opens with the focus inside and gives it back to Login', async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Login' });
    await opener.focus();
    await expectFocus(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(page.getByLabel('Email address')).toBeVisible();
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectFocus(page, opener);
  });

  test('an owner chooses a room type from the list by arrow keys', async ({ page }) => {
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

test.describe('in a small window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('filters and dates open as sheets, keep the focus and give it back', async ({ page }) => {
    await page.goto('/rooms');
    const filters = page.getByRole('dialog', { name: 'Filters' });
    const showFilters = page.getByRole('button', { name: 'Show filters' });
    await opensAndCloses(page, showFilters, filters, filters.getByRole('button', { name: 'Close' }));

    await page.goto(await quietRoom(page));
    const calendar = page.getByRole('dialog', { name: 'When do you arrive?' });
    const form = page.getByRole('form', { name: 'Book this room' });
    const day = calendar.locator('[data-day] button[tabindex="0"]');
    await opensAndCloses(page, form.getByRole('button', { name: /Check-in/ }), calendar, day);
  });

  test('the search above the rooms unfolds and its first field comes next', async ({ page }) => {
    await page.goto('/rooms');
    const folded = page.getByRole('button', { name: /Anywhere/ });
    await folded.focus();
    await expectFocus(page, folded);
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus').getByRole('search')).toBeVisible();
    await page.keyboard.press('Tab');
    await expectFocus(page, page.getByRole('combobox', { name: 'Destination' }));
  });
});
