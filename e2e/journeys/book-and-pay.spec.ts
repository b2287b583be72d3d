import type { Page } from '@playwright/test';
import { bookingNumber } from '@wayhouse/domain';
import { formatCheckIn, formatCheckOut } from '@wayhouse/messages/format-date';
import { chooseDates } from '../platform/choose-dates.js';
import { expect, freeDay, inDays, newAddress, signUp, test } from '../platform/journey.js';
import { emailSubjectsTo } from '../platform/emails.js';
import { expectToast } from '../platform/toasts.js';

test('a new guest searches, books, pays by card and sees Paid without reloading', async ({ page }) => {
  const email = newAddress('nora');

  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await signUp(page, email);

  const search = page.getByRole('search');
  await search.getByRole('combobox', { name: 'Destination' }).fill('jai');
  await page.getByRole('option', { name: /Jaipur/ }).click();
  await chooseDates(page, inDays(freeDay), inDays(freeDay + 3));
  await search.getByRole('button', { name: 'Search', exact: true }).click();

  await expect(page).toHaveURL(/\/rooms\?.*destination=Jaipur/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jaipur');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();

  await page.getByRole('button', { name: 'Check Availability' }).click();
  await expectToast(page, 'Room is available! You can proceed to book now.');
  await page.getByRole('button', { name: 'Book Now' }).click();

  await expect(page).toHaveURL(/\/my-bookings\?booked=/);
  await expectConfirmation(page);
  await expect(page.getByText('Unpaid')).toBeVisible();
  await page.getByRole('button', { name: 'Pay Now' }).click();

  await page.getByRole('link', { name: 'Back without paying' }).click();
  await expect(page.getByText('Nothing was charged')).toBeVisible();
  await expect(page.getByText('Unpaid')).toBeVisible();
  await page.getByRole('button', { name: 'Pay Now' }).click();

  await page.waitForURL(/__sandbox\/stripe\/pay/);
  await page.getByLabel('Expiry').fill('12 / 31');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Nora Lind');
  await page.getByRole('button', { name: /^Pay / }).click();

  await page.waitForURL(/\/my-bookings/);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay Now' })).toBeHidden();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  const subjects = () => emailSubjectsTo(page, email);
  await expect
    .poll(subjects)
    .toEqual(expect.arrayContaining([expect.stringMatching(/is confirmed/i), expect.stringMatching(/is paid/i)]));
});

/** At the head of My Bookings, of the stay from `freeDay` on. */
async function expectConfirmation(page: Page): Promise<void> {
  const id = new URL(page.url()).searchParams.get('booked')!;
  const confirmation = page.getByRole('region', { name: 'You’re booked' });
  await expect(confirmation.getByRole('heading', { name: 'You’re booked' })).toBeFocused();
  for (const text of [bookingNumber(id), formatCheckIn(inDays(freeDay), {}), formatCheckOut(inDays(freeDay + 3), {})])
    await expect(confirmation.getByText(text)).toBeVisible();
  await expect(confirmation.getByText(/^Free cancellation until/)).toBeVisible();
  const photo = confirmation.locator('xpath=..').locator('img');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(confirmation.getByRole('link', { name: 'Open map' })).toHaveAttribute('href', /query=.*Jaipur/);
  await expect(confirmation.getByRole('link', { name: /^Call the hotel/ })).toHaveAttribute('href', /^tel:\+?\d+$/);
  const [entry] = await Promise.all([
    page.waitForEvent('download'),
    confirmation.getByRole('button', { name: /^Add to calendar/ }).click(),
  ]);
  expect(entry.suggestedFilename()).toMatch(/\.ics$/);
}

test('a visitor who books signs in and returns to the filled form', async ({ page }) => {
  // No journey adds rooms there.
  await page.goto('/rooms?destination=Kyoto');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page
    .getByRole('form', { name: 'Book this room' })
    .getByRole('button', { name: /Check-in/ })
    .click();
  await chooseDates(page, inDays(freeDay), inDays(freeDay + 2));
  await page.getByRole('button', { name: 'Check Availability' }).click();
  await page.getByRole('button', { name: 'Book Now' }).click();
  await signUp(page, newAddress('otto'));

  await expect(page).toHaveURL(/\/rooms\/[^/]+/);
  await expect(page.getByRole('form', { name: 'Book this room' })).toContainText('2 nights');
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(/\/my-bookings/);
  await expect(page.getByText('Unpaid')).toHaveCount(1);
});
