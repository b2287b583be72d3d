import type { Room } from '@wayhouse/contracts';
import { addDays } from '@wayhouse/domain';
import { addRoom } from '../platform/add-room.js';
import { findViolations } from '../platform/axe.js';
import { chooseDay } from '../platform/choose-dates.js';
import { expect, freeWeekday, inDays, test } from '../platform/journey.js';
import { newOwner } from '../platform/new-owner.js';
import { expectToast } from '../platform/toasts.js';

const friday = freeWeekday('fri');
const tuesday = addDays(friday, 4);

test('an owner wants two nights at weekends and closes a day; a guest learns why one night is refused, and books two', async ({
  page,
}) => {
  const rooms = await newOwner(page, 'restrictions');
  await addRoom(page, '140');
  const [{ _id, hotel } = { _id: '', hotel: { _id: '' } }] = await rooms();

  await page.goto(`/owner/list-room/${_id}/rates`);
  await page.getByRole('button', { name: 'Add a rate' }).click();
  await page.getByLabel('Name').fill('Weekends');
  for (const day of ['Friday', 'Saturday']) await page.getByRole('checkbox', { name: day }).check({ force: true });
  await page.getByRole('button', { name: 'Restrictions' }).click();
  await page.getByLabel('Nights, at least').fill('2');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save rate' }).click();
  await expectToast(page, 'Your rates are saved. They apply to new bookings.');
  await expect(page.getByText('Always, Fri and Sat: at least 2 nights')).toBeVisible();

  await page.getByRole('button', { name: 'Add a rate' }).click();
  await page.getByLabel('Name').fill('Closed to arrivals');
  await page.getByLabel('First night').fill(tuesday);
  await page.getByLabel('Last night').fill(tuesday);
  await page.getByRole('button', { name: 'Restrictions' }).click();
  await page.getByRole('combobox', { name: 'Arrivals' }).click();
  await page.getByRole('option', { name: 'No arrivals' }).click();
  await page.getByRole('button', { name: 'Save rate' }).click();
  await expect(page.getByText(/every night: no arrivals/)).toBeVisible();
  const form = page.getByRole('form', { name: 'How late and how early guests can book' });
  await form.getByLabel('Days before arrival, at least').fill('1');
  await form.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Saved. It applies to new bookings.');
  expect(await rooms()).toMatchObject([{ version: 4, bookingWindow: { leadDays: 1 } }]);

  const isFound = async (checkIn: string, nights: number) => {
    const dates = `checkIn=${checkIn}&checkOut=${addDays(checkIn, nights)}`;
    const found = await page.request.get(`/api/rooms?hotel=${hotel._id}&${dates}`);
    return ((await found.json()) as { rooms: Room[] }).rooms.length === 1;
  };
  expect(await isFound(friday, 1)).toBe(false);
  expect(await isFound(friday, 2)).toBe(true);
  expect(await isFound(tuesday, 1)).toBe(false);
  expect(await isFound(inDays(0), 1)).toBe(false);

  const open = async (checkIn: string, nights: number) => {
    await page.goto(`/rooms/${_id}?checkIn=${checkIn}&checkOut=${addDays(checkIn, nights)}&guests=2`);
    return page.getByRole('form', { name: 'Book this room' });
  };
  await expect((await open(tuesday, 1)).getByRole('alert')).toContainText('No arrivals on');
  const order = await open(friday, 1);
  await expect(order.getByRole('alert')).toContainText('At least 2 nights for arrivals on');
  await order.getByRole('button', { name: /^Check-out/ }).click();
  await chooseDay(page, addDays(friday, 2));
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(order).toContainText('Total$280');
  await expect(order.getByRole('alert')).toBeHidden();
  await order.getByRole('button', { name: 'Check Availability' }).click();
  await order.getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByRole('region', { name: /booked/i })).toContainText('$280');
});
