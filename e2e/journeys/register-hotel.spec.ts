import { findViolations } from '../platform/axe.js';
import { expect, newGuest, tabTo, test } from '../platform/journey.js';
import { expectToast } from '../platform/toasts.js';

const title = 'Register Your Hotel';

test.describe('on desktop', () => {
  test.use({ expectedErrors: async ({}, use) => use([/status of 409/]) });

  test('a guest registers a hotel by keyboard and becomes its owner at once', async ({ page }) => {
    await newGuest(page, 'keys');
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'List Your Hotel' });
    await expect(opener).toBeVisible();
    await tabTo(page, opener);
    await page.keyboard.press('Enter');

    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByLabel('Hotel Name')).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Hotel Name')).toBeFocused();
    await page.keyboard.type('Harbour Rooms');
    await page.keyboard.press('Tab');
    await page.keyboard.type('+91 484 555 0100');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2 Jetty Road');
    await page.keyboard.press('Tab');
    await page.keyboard.type('koc');
    await expect(dialog.getByRole('listbox', { name: 'City' })).toBeVisible();
    // It opens below its field, over none of those above.
    const gap = await dialog.evaluate((box) => {
      const [field, list] = ['combobox', 'listbox'].map((role) => box.querySelector(`[role=${role}]`)!);
      return list!.getBoundingClientRect().top - field!.getBoundingClientRect().bottom;
    });
    expect(gap).toBeGreaterThan(0);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('combobox', { name: 'City' })).toHaveValue('Kochi');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await expectToast(page, 'Your hotel is registered. Welcome to Wayhouse!');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Add Room' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  });

  test('a second hotel is refused with an explanation, and the page shows the dashboard link', async ({
    page,
    context,
  }) => {
    await newGuest(page, 'twice');
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/rooms');
      await tab.getByRole('button', { name: 'List Your Hotel' }).click();
      const form = tab.getByRole('dialog', { name: title });
      await form.getByLabel('Hotel Name').fill('Twice Inn');
      await form.getByLabel('Phone Number').fill('+91 484 555 0101');
      await form.getByLabel('Address').fill('3 Jetty Road');
      await form.getByRole('combobox', { name: 'City' }).fill('Goa');
    }
    await other.getByRole('button', { name: 'Register' }).click();
    await expectToast(other, 'Your hotel is registered.');
    await page.bringToFront();
    await page.getByRole('button', { name: 'Register' }).click();
    await expectToast(page, 'You have already registered a hotel.');
    await expect(page.getByLabel('Hotel Name')).toHaveValue('Twice Inn');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  });
});

test.describe('on mobile', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a guest registers a hotel by touch; the input survives closing the form', async ({ page }) => {
    await newGuest(page, 'touch');
    await page.goto('/');
    const listHotel = async () => {
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'List Your Hotel' }).tap();
    };
    await listHotel();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByLabel('Hotel Name').tap();
    await page.keyboard.type('Touch Wood House');
    expect(await findViolations(page)).toEqual([]);
    await page.touchscreen.tap(195, 12);
    await expect(dialog).toBeHidden();

    await listHotel();
    await expect(dialog.getByLabel('Hotel Name')).toHaveValue('Touch Wood House');
    await dialog.getByLabel('Phone Number').tap();
    await page.keyboard.type('+1 207 555 0100');
    await dialog.getByLabel('Address').tap();
    await page.keyboard.type('9 Pine Street');
    await dialog.getByRole('combobox', { name: 'City' }).tap();
    await page.keyboard.type('new y');
    await page.getByRole('option', { name: /New York/ }).tap();
    await dialog.getByRole('button', { name: 'Register' }).tap();
    await expectToast(page, 'Your hotel is registered.');
    await expect(page).toHaveURL(/\/owner\/add-room$/);
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  });
});
