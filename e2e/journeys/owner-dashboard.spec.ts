import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addDays, type Booking, calls } from '@wayhouse/contracts';
import { apiGuest } from '../platform/api-guest.js';
import { axeFinds } from '../platform/axe.js';
import { type ApiGuest, payByCard } from '../platform/book.js';
import { demoOwner, expect, freeDay, inDays, newGuest, signInAs, test } from '../platform/journey.js';

const status = (page: Page) => page.getByRole('status');
const figure = (page: Page, title: string) => page.locator('dt', { hasText: title }).locator('xpath=..');

/** The demo owner at the dashboard, live, and a new guest who books without a browser. */
async function watching(page: Page, address = '/owner'): Promise<ApiGuest> {
  const { email, password } = await newGuest(page, 'dashboard');
  const guest = await apiGuest(email, password);
  await page.context().clearCookies();
  await signInAs(page, ...demoOwner);
  await page.goto(address);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(figure(page, 'Total Bookings')).toContainText(/\d/);
  return guest;
}

const newestRow = (page: Page) => page.getByRole('table', { name: 'Recent Bookings' }).getByRole('row').nth(1);

/** That the newest row is this booking's: every new guest has the same name. */
const expectNewest = (page: Page, { _id }: Booking) =>
  expect(newestRow(page).getByRole('link', { name: 'Nora Lind' })).toHaveAttribute('href', `/owner/bookings/${_id}`);

/** Books one of the demo owner's rooms for the night after `day`. */
async function bookAtLeelas(page: Page, guest: ApiGuest, day: string): Promise<Booking> {
  const { rooms = [] } = await guest(calls.listRooms, { checkIn: day, checkOut: addDays(day, 1), limit: 100 });
  const room = rooms.find(({ hotel }) => hotel.name === 'Lantern & Tide')!;
  const stay = { room: room._id, checkInDate: day, checkOutDate: addDays(day, 1), guests: 1 };
  return (await guest(calls.bookRoom, { ...stay, PaymentMethod: 'Pay at Hotel' })).booking!;
}

test('a booking, its payment and its cancellation appear while the owner watches, without a reload', async ({
  page,
}) => {
  const guest = await watching(page);
  await page.evaluate(() => Object.assign(window, { sameView: true }));
  const booking = await bookAtLeelas(page, guest, inDays(freeDay + 40));
  const newest = newestRow(page);
  await expectNewest(page, booking);
  await expect(newest).toContainText('Pending');
  await expect(status(page).filter({ hasText: 'New booking: Nora Lind' })).toBeVisible();

  await payByCard(page, guest, booking._id);
  await expect(newest).toContainText('Completed');
  await expect(status(page).filter({ hasText: 'Payment received: Nora Lind' })).toBeVisible();

  await guest(calls.cancelBooking, { bookingId: booking._id, charge: 0 });
  await expect(newest).toContainText('Refunded');
  expect(await page.evaluate(() => 'sameView' in window)).toBe(true);
});

test('what happened while the owner was offline is there once they are back', async ({ page, announced }) => {
  announced.push(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/);
  const guest = await watching(page);
  await page.context().setOffline(true);
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  const booking = await bookAtLeelas(page, guest, inDays(freeDay + 42));
  await page.context().setOffline(false);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expectNewest(page, booking);
});

test('a stream that does not open is opened as soon as it can be', async ({ page, announced }) => {
  announced.push(/ERR_FAILED/);
  await page.route('**/api/bookings/hotel/stream', (route) => route.abort());
  await signInAs(page, ...demoOwner);
  await page.goto('/owner');
  await expect(page.getByText('Connecting…')).toBeVisible();
  await expect(figure(page, 'Total Revenue')).toContainText('$');
  await page.unroute('**/api/bookings/hotel/stream');
  // The longer it did not open, the longer the wait for the next try, up to half a minute.
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 60_000 });
});

test('the period is chosen by name and by days, stays in the address, and its bookings are saved as a file', async ({
  page,
}) => {
  const day = inDays(freeDay + 44);
  const guest = await watching(page);
  const booking = await bookAtLeelas(page, guest, day);
  await page.getByText('This year', { exact: true }).click();
  await expect(page).toHaveURL(/\?period=this-year$/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'This year' })).toBeChecked();

  await page.getByText('Custom', { exact: true }).click();
  await page.getByLabel('First day').fill(day);
  await page.getByLabel('Last day').fill(day);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`\\?from=${day}&to=${addDays(day, 1)}$`));
  await expect(figure(page, 'Total Bookings').getByRole('definition').first()).toHaveText('1');
  await expect(figure(page, 'Occupancy')).toContainText('1 of');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`wayhouse-bookings-${day}-to-${day}.csv`);
  const [columns, ...rows] = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(columns).toMatch(/^\uFEFFBooking,Booked at,Guest,/);
  const [row = 'missing', ...more] = rows.filter((each) => each.startsWith(`${booking._id},`));
  expect(more).toEqual([]);
  expect(row).toContain(`,Nora Lind,1,${booking.room.roomType},${day},${addDays(day, 1)},1,due,`);
});

test('revenue by month is a chart and a table; nothing of the page stops anybody', async ({ page }) => {
  await watching(page, '/owner?period=this-year');
  await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show as table' }).click();
  const table = page.getByRole('table', { name: 'Revenue by month' });
  await expect(table.getByRole('row')).toHaveCount(13);
  await page.getByText('Custom', { exact: true }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await axeFinds(page)).toEqual([]);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
});
