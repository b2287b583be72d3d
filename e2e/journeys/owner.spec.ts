import type { Page } from '@playwright/test';
import { calls } from '@wayhouse/contracts';
import { apiGuest } from '../platform/api-guest.js';
import { payByCard } from '../platform/book.js';
import { demoGuest, expect, freeDay, inDays, newAddress, photo, signUp, test } from '../platform/journey.js';

test('a new owner registers a hotel, adds a room with photos and sees a booking and its revenue', async ({ page }) => {
  test.setTimeout(90_000);
  const hotel = `Quiet Court ${Date.now().toString(36)}`;
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await signUp(page, newAddress('mira'));

  await page.getByRole('button', { name: 'List Your Hotel' }).click();
  const form = page.getByRole('dialog', { name: 'Register Your Hotel' });
  await form.getByLabel('Hotel Name').fill(hotel);
  await form.getByLabel('Phone Number').fill('+91 141 555 0100');
  await form.getByLabel('Address').fill('7 Lake Road');
  await form.getByRole('combobox', { name: 'City' }).fill('Pondi');
  await page.getByRole('option', { name: /Pondicherry/ }).click();
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(form).toBeHidden();

  await page
    .getByRole('link', { name: 'Dashboard' })
    .or(page.getByRole('button', { name: 'Dashboard' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/owner$/);
  await expect(page.getByText('Total Bookings')).toBeVisible();

  await page.getByRole('link', { name: 'Add Room' }).first().click();
  const photos = page.locator('input[type=file]');
  await photos.nth(0).setInputFiles(photo('room-forest-family-1.jpg'));
  await photos.nth(1).setInputFiles(photo('room-forest-family-2.jpg'));
  await page.getByRole('combobox', { name: 'Room type' }).click();
  await page.getByRole('option', { name: 'Family Suite' }).click();
  await page.getByRole('button', { name: 'Add Room' }).click();
  await expect(page.getByText('Please fill all details!').first()).toBeVisible();
  await page.getByLabel('Price per night').fill('140');
  await page.getByRole('checkbox', { name: 'Free WiFi' }).click();
  await page.getByRole('button', { name: 'Add Room' }).click();
  await expect(page.getByText('Your room is listed.')).toBeVisible();
  await expect(page.getByLabel('Price per night')).toHaveValue('');

  await page.getByRole('link', { name: 'List Room' }).click();
  const row = page.getByRole('row', { name: /Family Suite/ });
  await expect(row).toContainText('$140');
  await expect(row.getByRole('switch')).toBeChecked();

  await bookAndPay(page, hotel);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('row', { name: /Asha Menon/ })).toContainText('Completed');
  await expect(page.locator('dt', { hasText: 'Total Revenue' }).locator('xpath=following-sibling::dd[1]')).toHaveText(
    '$280',
  );
});

test('who owns no hotel is sent home from the owner area', async ({ page }) => {
  await page.goto('/owner');
  await expect(page).toHaveURL(/\/$/);
});

/** A demo guest books the hotel's room for two nights and pays by card, without a browser. */
async function bookAndPay(page: Page, hotel: string): Promise<void> {
  const guest = await apiGuest(...demoGuest);
  const { rooms = [] } = await guest(calls.listRooms, { destination: 'Pondicherry' });
  const room = rooms.find((each) => each.hotel.name === hotel)!;
  const dates = { checkInDate: inDays(freeDay), checkOutDate: inDays(freeDay + 2) };
  const booked = await guest(calls.bookRoom, { room: room._id, ...dates, guests: 4, PaymentMethod: 'Pay at Hotel' });
  await payByCard(page, guest, booked.booking!._id);
}
