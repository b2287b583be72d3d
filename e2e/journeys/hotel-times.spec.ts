import type { Page } from '@playwright/test';
import { formatDate } from '@wayhouse/messages/format-date';
import { addRoom } from '../platform/add-room.js';
import { findViolations } from '../platform/axe.js';
import { emailsTo } from '../platform/emails.js';
import { expect, freeDay, inDays, newGuest, test } from '../platform/journey.js';
import { newOwner } from '../platform/new-owner.js';
import { expectToast } from '../platform/toasts.js';

/** Books two nights of the room; the confirmation is shown. */
async function book(page: Page, room: string, from: number): Promise<void> {
  await page.goto(`/rooms/${room}?checkIn=${inDays(from)}&checkOut=${inDays(from + 2)}&guests=1`);
  const form = page.getByRole('form', { name: 'Book this room' });
  await form.getByRole('button', { name: 'Check Availability' }).click();
  await form.getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByRole('region', { name: 'You’re booked' })).toBeVisible();
}

async function choose(page: Page, name: string, time: string): Promise<void> {
  await page.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: time, exact: true }).click();
}

test('a hotel sets its own times of check-in and check-out; they are in new bookings, and older ones keep those of then', async ({
  page,
  browser,
  baseURL,
}) => {
  const rooms = await newOwner(page, 'times');
  await addRoom(page, '100');
  const [{ _id, hotel } = { _id: '', hotel: { slug: '' } }] = await rooms();
  const guestPage = await (await browser.newContext({ baseURL })).newPage();
  const guest = await newGuest(guestPage, 'times-guest');
  await book(guestPage, _id, freeDay);
  await expect(guestPage.getByRole('main')).toContainText('from 2:00 PM');

  await page.goto('/owner/hotel');
  await choose(page, 'Check-in from', '10:30 AM');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Check-out must not be later than check-in')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await choose(page, 'Check-in from', '3:30 PM');
  await choose(page, 'Check-out until', '10:00 AM');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Your hotel is up to date.');

  await guestPage.goto(`/hotels/${hotel.slug}`);
  await expect(guestPage.getByText('Check-in from 3:30 PM')).toBeVisible();
  // The booking service learns of it by an event.
  let day = freeDay + 10;
  await expect(async () => {
    await book(guestPage, _id, (day += 3));
    const confirmation = guestPage.getByRole('region', { name: 'You’re booked' });
    await expect(confirmation).toContainText('from 3:30 PM', { timeout: 2000 });
    await expect(confirmation).toContainText('by 10:00 AM');
  }).toPass();
  await expect.poll(async () => (await emailsTo(guestPage, guest.email))[0]?.text).toContain('from 3:30 PM');

  await guestPage.goto('/my-bookings');
  const older = guestPage.getByRole('row').filter({ hasText: formatDate(inDays(freeDay)) });
  await expect(older).toContainText('from 2:00 PM');
  await expect(older).toContainText('by 11:00 AM');
});
