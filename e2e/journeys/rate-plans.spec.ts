import { addDays } from '@wayhouse/domain';
import type { Page } from '@playwright/test';
import { addRoom } from '../platform/add-room.js';
import { findViolations } from '../platform/axe.js';
import { expect, freeDay, inDays, test } from '../platform/journey.js';
import { newOwner } from '../platform/new-owner.js';
import { expectToast } from '../platform/toasts.js';

const saved = 'Your cancellation terms and rate plans are saved. They apply to new bookings.';

async function choose(page: Page, within: ReturnType<Page['locator']>, name: string, option: string) {
  await within.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('an owner sets terms of cancelling and a non-refundable rate; a guest chooses it, and cancelling costs all nights', async ({
  page,
}) => {
  const rooms = await newOwner(page, 'rate-plans');
  await addRoom(page, '100');
  const [{ _id } = { _id: '' }] = await rooms();

  await page.goto('/owner/hotel');
  await page.getByRole('link', { name: 'Cancellation and rate plans' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cancellation and rate plans' })).toBeFocused();
  const standard = page.getByRole('region', { name: 'Standard terms' });
  await choose(page, standard, 'Cancelling is free until', '7 days before check-in');
  await choose(page, standard, 'After that, guests pay', 'Two nights');
  await standard.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, saved);
  await page.getByRole('button', { name: 'Add a rate plan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Saver');
  await dialog.getByLabel('Percent off each night').fill('10');
  await choose(page, dialog, 'Cancelling is free until', 'Never: non-refundable');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Rate plans' })).toContainText('10% off each night');

  const [from, to] = [inDays(freeDay), addDays(inDays(freeDay), 2)];
  await page.goto(`/rooms/${_id}?checkIn=${from}&checkOut=${to}&guests=2`);
  const form = page.getByRole('form', { name: 'Book this room' });
  await expect(form).toContainText('Free to cancel until 7 days before check-in');
  await expect(form).toContainText(/Free cancellation until.* After that (two|all) nights are charged\./);
  await form.getByRole('radio', { name: /^Saver/ }).check();
  await expect(page).toHaveURL(/plan=/);
  await expect(form).toContainText('$90 × 2 nights$180');
  await expect(form).toContainText('Saver: 10% off');
  expect(await findViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Check Availability' }).click();
  await form.getByRole('button', { name: 'Book Now' }).click();
  const confirmation = page.getByRole('region', { name: /booked/i });
  await expect(confirmation).toContainText('Saver: 10% off');
  await expect(confirmation).toContainText('$180');

  await page.goto('/my-bookings');
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const cancelling = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(cancelling).toContainText('Non-refundable: cancelling costs all nights.');
  await expect(cancelling.getByRole('button', { name: 'Cancel for $180' })).toBeVisible();
  await cancelling.getByRole('button', { name: 'Keep booking' }).click();

  await page.goto('/owner');
  await page.getByRole('link', { name: 'Nora Lind' }).first().click();
  await expect(page.getByText('Saver: 10% off')).toBeVisible();
});
