import type { Room } from '@wayhouse/contracts';
import { addDays } from '@wayhouse/domain';
import { addRoom } from '../platform/add-room.js';
import { findViolations } from '../platform/axe.js';
import { expect, freeWeekday, test } from '../platform/journey.js';
import { newOwner } from '../platform/new-owner.js';
import { expectToast } from '../platform/toasts.js';

/** A Thursday: the nights of a stay from it are one of the week, two of the weekend and one of the week. */
const thursday = freeWeekday('thu');

test('an owner sets a price for weekends; it is on the room page, in the booking and on its receipt', async ({
  page,
}) => {
  const rooms = await newOwner(page, 'rates');
  await addRoom(page, '140');
  const [{ _id } = { _id: '' }] = await rooms();

  await page.goto('/owner/list-room');
  await page.getByRole('link', { name: /^Rates of Family Suite/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rates' })).toBeFocused();
  await page.getByRole('button', { name: 'Add a rate' }).click();
  await page.getByLabel('Name').fill('Weekends');
  await page.getByLabel(/^Price per night/).fill('189.50');
  for (const day of ['Friday', 'Saturday']) await page.getByRole('checkbox', { name: day }).check({ force: true });
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save rate' }).click();
  await expectToast(page, 'Your rates are saved. They apply to new bookings.');
  await expect(page.getByText('Always, Fri and Sat')).toBeVisible();
  expect(await rooms()).toMatchObject([{ version: 2, rates: [{ name: 'Weekends', weekdays: ['fri', 'sat'] }] }]);

  const [from, to] = [thursday, addDays(thursday, 4)];
  const found = await page.request.get(
    `/api/rooms?hotel=${(await rooms())[0]?.hotel._id}&checkIn=${from}&checkOut=${to}`,
  );
  expect(((await found.json()) as { rooms: Room[] }).rooms).toMatchObject([{ pricePerNight: 140, totalPrice: 659 }]);
  await page.goto(`/rooms/${_id}?checkIn=${from}&checkOut=${to}&guests=2`);
  const form = page.getByRole('form', { name: 'Book this room' });
  await expect(form).toContainText('$164.75 / night');
  await expect(form).toContainText('$140 × 2 nights$280$189.50 × 2 nights$379Total$659');
  await form.getByRole('button', { name: 'Check Availability' }).click();
  await form.getByRole('button', { name: 'Book Now' }).click();
  const confirmation = page.getByRole('region', { name: /booked/i });
  await expect(confirmation).toContainText('2 nights × $140: $2802 nights × $189.50: $379');
  await confirmation.getByRole('link', { name: 'Summary' }).click();
  await expect(page.getByRole('row', { name: /2 nights × \$189\.50/ })).toContainText('$379.00');
  await expect(page.getByRole('row', { name: /Total of the stay/ })).toContainText('$659.00');
});
