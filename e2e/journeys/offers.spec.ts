import type { Room } from '@wayhouse/contracts';
import { addDays } from '@wayhouse/domain';
import { addRoom } from '../platform/add-room.js';
import { findViolations } from '../platform/axe.js';
import { expect, inDays, test } from '../platform/journey.js';
import { newOwner } from '../platform/new-owner.js';
import { expectToast } from '../platform/toasts.js';

/** Within a year ahead, and before its last day of arrival whatever day it is. */
const soon = 3;

test('an owner takes part in an offer of the home page; guests find the room by it, book at its price and see it named', async ({
  page,
}) => {
  const rooms = await newOwner(page, 'offers');
  await addRoom(page, '100');
  const [{ _id, hotel } = { _id: '', hotel: { _id: '' } }] = await rooms();

  await page.goto('/owner/hotel');
  await page.getByRole('link', { name: 'Offers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeFocused();
  const summer = page.getByRole('switch', { name: 'Summer Escape Package' });
  await expect(summer).not.toBeChecked();
  expect(await findViolations(page)).toEqual([]);
  await summer.click();
  await expectToast(page, 'Your offers are saved. They apply to new bookings.');
  await expect(summer).toBeChecked();

  // Close to the last day of the season a stay can be after it.
  const arrival = inDays(soon).slice(5) > '08-31' && inDays(0).slice(5) <= '08-31' ? inDays(0) : inDays(soon);
  const stay = `checkIn=${arrival}&checkOut=${addDays(arrival, 2)}&guests=2`;
  const found = await page.request.get(`/api/rooms?hotel=${hotel._id}&offer=summer&${stay}`);
  expect(((await found.json()) as { rooms: Room[] }).rooms).toMatchObject([
    { _id, totalPrice: 150, offer: { id: 'summer', percentOff: 25 } },
  ]);
  await page.goto('/');
  await page.getByRole('link', { name: 'See rooms for Summer Escape Package' }).click();
  await expect(page).toHaveURL(/\/rooms\?offer=summer$/);
  await expect(page.getByRole('button', { name: /Summer Escape Package/ }).first()).toBeVisible();

  const named = 'Summer Escape Package: 25% off';
  await page.goto(`/rooms/${_id}?${stay}`);
  const form = page.getByRole('form', { name: 'Book this room' });
  await expect(form).toContainText('$75 × 2 nights$150');
  await expect(form).toContainText(named);
  await form.getByRole('button', { name: 'Check Availability' }).click();
  await form.getByRole('button', { name: 'Book Now' }).click();
  const confirmation = page.getByRole('region', { name: /booked/i });
  await expect(confirmation).toContainText(named);
  await expect(confirmation).toContainText('$150');

  await page.goto('/owner');
  await page.getByRole('link', { name: 'Nora Lind' }).first().click();
  await expect(page.getByText(named)).toBeVisible();
});
