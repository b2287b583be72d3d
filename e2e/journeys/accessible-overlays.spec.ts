import { expectAccessible } from '../platform/expect-accessible.js';
import { demoGuest, demoOwner, expect, inDays, newGuest, signInAs, test } from '../platform/journey.js';
import { expectToast } from '../platform/toasts.js';
import { unchangedRoomPath } from '../platform/pages.js';
import { openPage } from '../platform/page-loaded.js';

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    const isWide = width > 1000;
    test.use({ viewport: { width, height: 900 } });

    test('search overlays are accessible', async ({ page }) => {
      await openPage(page, '/');
      const search = page.getByRole('search');
      await search.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(search.getByRole('alert')).not.toBeEmpty();
      await expectAccessible(page, 'an incomplete search');

      const destination = search.getByRole('combobox');
      await destination.fill('new');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { selected: true })).toBeVisible();
      await expectAccessible(page, 'suggestions');
      await destination.fill('nothing like it');
      await expectAccessible(page, 'no suggestions');

      await destination.fill('Goa');
      await page.keyboard.press('Escape');
      await search.getByRole('button', { name: /Check-in/ }).click();
      const calendar = page.getByRole('dialog');
      await calendar.locator('[data-day] button[tabindex="0"]').click();
      await expect(calendar).toContainText('When do you leave?');
      await expectAccessible(page, 'calendar');
    });

    test('sign-in is accessible', async ({ page }) => {
      await openPage(page, '/');
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByRole('dialog').getByLabel('Email address')).toBeVisible();
      // Clerk renders this dialog without a name.
      await expectAccessible(page, 'sign-in', { ignoredRules: ['aria-dialog-name'] });
    });

    test('room overlays are accessible', async ({ page }) => {
      await openPage(page, await unchangedRoomPath(page));
      await page.getByRole('button', { name: /^Open photo 1/ }).click();
      await expect(page.getByRole('dialog')).toContainText('Photo 1');
      await expectAccessible(page, 'photo viewer');
      await page.keyboard.press('Escape');

      const form = page.getByRole('form', { name: 'Book this room' });
      await form.getByRole('button', { name: 'Check Availability' }).click();
      await expect(form.getByRole('alert')).toBeVisible();
      await form.getByRole('button', { name: /Check-in/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'calendar with taken nights, after a check without dates');
      await page.keyboard.press('Escape');
      if (!isWide) return;
      await page.getByRole('button', { name: 'Contact Now' }).click();
      await expect(page.getByRole('dialog')).toContainText('Call us at');
      await expectAccessible(page, 'support number');
    });

    test('menus are accessible', async ({ page }) => {
      await newGuest(page, 'axe');
      await openPage(page, '/');
      await page.getByRole('button', { name: 'Your account' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page, 'account menu');
      await page.keyboard.press('Escape');
      if (!isWide) {
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
        await expectAccessible(page, 'mobile menu');
      }
    });

    test('the registration of a hotel is accessible', async ({ page }) => {
      await newGuest(page, 'axe');
      await openPage(page, '/');
      if (!isWide) await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'List Your Hotel' }).click();
      const form = page.getByRole('dialog', { name: 'Register Your Hotel' });
      await expect(form).toBeVisible();
      await expectAccessible(page, 'registration');
      await form.getByRole('button', { name: 'Register' }).click();
      await expect(form.locator('[aria-invalid=true]')).toHaveCount(4);
      await form.getByRole('combobox', { name: 'City' }).click();
      await expect(form.getByRole('listbox', { name: 'City' })).toBeVisible();
      await expectAccessible(page, 'registration with errors and the list of cities');
    });

    test('booking dialogs are accessible', async ({ page }) => {
      await signInAs(page, ...demoGuest);
      await openPage(page, '/my-bookings');
      await page
        .getByRole('button', { name: /^Cancel booking/ })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('button', { name: /^Cancel for/ })).toBeVisible();
      await expectAccessible(page, 'cancel dialog');
    });

    test('an owner’s list of room types and a form with errors are accessible', async ({ page }) => {
      await signInAs(page, ...demoOwner);
      await openPage(page, '/owner/add-room');
      await page.getByRole('button', { name: 'Add Room', exact: true }).click();
      await expectToast(page, 'Please fill all details!');
      await expectAccessible(page, 'room form with errors');
      await page.getByRole('combobox', { name: 'Room type' }).click();
      await expect(page.getByRole('option', { name: 'Family Suite' })).toBeVisible();
      // The open listbox hides the page from screen readers, which axe allows for dialogs only.
      await expectAccessible(page, 'room types', { within: '[role=listbox]' });
    });
  });
}

test('the filter sheet and the expanded search are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openPage(page, `/rooms?destination=Goa&checkIn=${inDays(60)}&checkOut=${inDays(63)}&roomType=Double+Bed`);
  await page.getByRole('button', { name: /^Show filters/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expectAccessible(page, 'filters');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Goa/ }).click();
  await expect(page.getByRole('search')).toBeVisible();
  await expectAccessible(page, 'expanded search');
});
