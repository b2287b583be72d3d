import type { Page } from '@playwright/test';
import { calls, paths, type Room } from '@wayhouse/contracts';
import { confirmations } from '@wayhouse/messages/confirmations';
import { errorMessages } from '@wayhouse/messages/errors';
import { apiClient } from '../platform/api-client.js';
import { chooseDates, dayIn } from '../platform/choose-dates.js';
import { demoGuest, demoOwner, expect, freeDay, inDays, newGuest, test } from '../platform/journey.js';
import { expectToast } from '../platform/toasts.js';
import { findFreeDoubleRoom } from '../platform/rooms.js';

const form = (page: Page) => page.getByRole('form', { name: 'Book this room' });
const button = (page: Page, name: 'Check Availability' | 'Book Now') => form(page).getByRole('button', { name });
const linkTo = ({ _id }: Room, from: number, to: number) =>
  `${paths.room(_id)}?checkIn=${inDays(from)}&checkOut=${inDays(to)}&guests=2`;

test('taken nights are crossed out, and a stay over them is refused', async ({ page }) => {
  const [from, to] = [freeDay + 10, freeDay + 12];
  const room = await findFreeDoubleRoom(page, inDays(from - 1), inDays(to + 1));
  const other = await apiClient(...demoGuest);
  const stay = { room: room._id, checkInDate: inDays(from), checkOutDate: inDays(to), guests: 1 };
  expect((await other(calls.bookRoom, { ...stay, PaymentMethod: 'Pay at Hotel' })).status).toBe(200);

  await page.goto(linkTo(room, from - 1, from));
  await form(page).getByRole('button', { name: 'Check-in' }).click();
  const calendar = page.getByRole('dialog', { name: 'Choose your dates' });
  for (const night of [from, from + 1]) {
    const day = dayIn(calendar, inDays(night));
    await expect(day).toBeDisabled();
    await expect(day).toHaveAccessibleName(/taken/);
    await expect(day).toHaveCSS('text-decoration-line', 'line-through');
  }
  await expect(dayIn(calendar, inDays(to))).toBeEnabled();

  await page.goto(linkTo(room, from - 1, from + 1));
  await button(page, 'Check Availability').click();
  await expect(form(page).getByRole('alert')).toHaveText(errorMessages['room-not-available']);
  await expect(button(page, 'Book Now')).toBeHidden();
});

test('Check Availability becomes Book Now, and changed dates need another check', async ({ page }) => {
  const [from, to] = [freeDay + 20, freeDay + 22];
  await page.goto(linkTo(await findFreeDoubleRoom(page, inDays(from), inDays(to + 1)), from, to));
  await button(page, 'Check Availability').click();
  await expectToast(page, confirmations.roomAvailable);
  await expect(button(page, 'Book Now')).toBeEnabled();
  await form(page).getByRole('button', { name: 'Check-in' }).click();
  await chooseDates(page, inDays(from), inDays(to + 1));
  await expect(button(page, 'Check Availability')).toBeVisible();
  await expect(button(page, 'Book Now')).toBeHidden();
});

test.describe('two simultaneous bookings', () => {
  // The browser logs the 409 to its console.
  test.use({ expectedErrors: async ({}, use) => use([/status of 409/]) });

  test('one succeeds; the other shows an error and keeps its form', async ({ page, browser, baseURL }) => {
    const [from, to] = [freeDay + 30, freeDay + 32];
    const room = await findFreeDoubleRoom(page, inDays(from), inDays(to));
    const second = await browser.newPage({ baseURL });
    const both = [page, second];
    for (const each of both) {
      await newGuest(each, 'race');
      await each.goto(linkTo(room, from, to));
      await button(each, 'Check Availability').click();
      await expect(button(each, 'Book Now')).toBeEnabled();
    }
    await Promise.all(both.map((each) => button(each, 'Book Now').click()));

    const hasRoom = (each: Page) => new URL(each.url()).pathname === paths.myBookings;
    await expect.poll(() => both.filter(hasRoom).length).toBe(1);
    const late = hasRoom(page) ? second : page;
    await expect(form(late).getByRole('alert')).toHaveText(errorMessages['room-not-available']);
    await expect(form(late)).toContainText('2 nights');
    await expect(form(late).getByRole('group', { name: 'Guests' })).toContainText('2');
    await expect(button(late, 'Check Availability')).toBeEnabled();
    expect(late.url()).toContain(linkTo(room, from, to));
    await second.close();
  });
});

test('an unavailable room shows a message instead of the form until it is available again', async ({ page }) => {
  const owner = await apiClient(...demoOwner);
  const { rooms = [] } = await owner(calls.listOwnRooms, {});
  const { _id: roomId, hotel } = rooms.at(-1)!;
  const open = async (isAvailable: boolean) =>
    expect((await owner(calls.toggleAvailability, { roomId, isAvailable })).isAvailable).toBe(isAvailable);
  await open(false);
  try {
    await page.goto(paths.room(roomId));
    await expect(page.getByRole('heading', { name: 'Not taking bookings' })).toBeVisible();
    await expect(form(page)).toBeHidden();
    const others = page.getByRole('link', { name: `Other rooms in ${hotel.city}` });
    await expect(others).toHaveAttribute('href', `/rooms?destination=${encodeURIComponent(hotel.city)}`);
  } finally {
    await open(true);
  }
  // A page is cached for a second.
  await expect(async () => {
    await page.reload();
    await expect(form(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
});
