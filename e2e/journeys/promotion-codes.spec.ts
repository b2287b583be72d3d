import { addDays } from '@wayhouse/domain';
import { addRoom } from '../platform/add-room.js';
import { findViolations } from '../platform/axe.js';
import { expect, freeDay, inDays, test } from '../platform/journey.js';
import { newOwner } from '../platform/new-owner.js';
import { expectToast } from '../platform/toasts.js';

test('an owner charges for a second guest and adds a code for one booking; a guest books with it, and gives it back', async ({
  page,
  expectedErrors,
}) => {
  // A code that does not hold is refused.
  expectedErrors.push(/status of 422/);
  const rooms = await newOwner(page, 'promotion-codes');
  await addRoom(page, '100');
  const [{ _id } = { _id: '' }] = await rooms();

  await page.goto(`/owner/list-room/${_id}/rates`);
  const guests = page.getByRole('form', { name: 'What further guests cost' });
  await guests.getByLabel('Guests included').fill('1');
  await guests.getByLabel(/^Per further guest/).fill('15');
  expect(await findViolations(page)).toEqual([]);
  await guests.getByRole('button', { name: 'Save amount' }).click();
  await expectToast(page, 'Saved. It applies to new bookings.');

  await page.goto('/owner/hotel');
  await page.getByRole('link', { name: 'Promotion codes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promotion codes' })).toBeFocused();
  await page.getByRole('button', { name: 'Add a code' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Code').fill('welcome');
  await dialog.getByLabel('Percent off the nights').fill('10');
  await dialog.getByLabel('Bookings with it, at most').fill('1');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add code' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Codes of this hotel' })).toContainText('Used 0 of 1 time');

  const [from, to] = [inDays(freeDay), addDays(inDays(freeDay), 2)];
  await page.goto(`/rooms/${_id}?checkIn=${from}&checkOut=${to}&guests=2`);
  const form = page.getByRole('form', { name: 'Book this room' });
  await expect(form).toContainText('1 further guest, 2 nights$30');
  await form.getByRole('button', { name: 'I have a code' }).click();
  const code = form.getByLabel('Promotion code');
  await expect(code).toBeFocused();
  await code.fill('welcom');
  await code.press('Enter');
  await expect(form).toContainText('This hotel has no such code. Please check how it is written.');
  await expect(code).toHaveValue('welcom');
  await code.fill('welcome');
  await form.getByRole('button', { name: 'Use code' }).click();
  await expect(form).toContainText('Code WELCOME−$20');
  await expect(form).toContainText('Total$210');
  expect(await findViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Check Availability' }).click();
  await form.getByRole('button', { name: 'Book Now' }).click();
  const confirmation = page.getByRole('region', { name: /booked/i });
  await expect(confirmation).toContainText('1 further guest, 2 nights: $30');
  await expect(confirmation).toContainText('Code WELCOME: −$20');
  await expect(confirmation).toContainText('$210');

  const later = `checkIn=${addDays(from, 10)}&checkOut=${addDays(to, 10)}&guests=1&code=WELCOME`;
  await page.goto(`/rooms/${_id}?${later}`);
  await expect(form).toContainText('This code has been used as often as it can be.');

  await page.goto('/my-bookings');
  await page.getByRole('button', { name: /^Cancel booking/ }).click();
  await page
    .getByRole('dialog', { name: 'Cancel this booking?' })
    .getByRole('button', { name: 'Cancel for free' })
    .click();
  await expectToast(page, 'Your booking is cancelled.');
  await page.goto(`/rooms/${_id}?${later}`);
  await expect(form).toContainText('Code WELCOME−$20');

  await page.goto('/owner/hotel/promotion-codes');
  await page.getByRole('button', { name: 'End WELCOME' }).click();
  await page.getByRole('dialog', { name: 'End this code?' }).getByRole('button', { name: 'End code' }).click();
  await expect(page.getByRole('list', { name: 'Codes of this hotel' })).toContainText('Ended');
});
