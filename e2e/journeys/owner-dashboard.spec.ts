import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Booking, calls } from '@wayhouse/contracts';
import { addDays, bookingNumber } from '@wayhouse/domain';
import { apiClient } from '../platform/api-client.js';
import { findViolations } from '../platform/axe.js';
import { type ApiClient, payByCard } from '../platform/bookings.js';
import { expectAccessible } from '../platform/expect-accessible.js';
import { demoOwner, expect, freeDay, inDays, newGuest, signInAs, test } from '../platform/journey.js';

const status = (page: Page) => page.getByRole('status');
const metric = (page: Page, title: string) => page.locator('dt', { hasText: title }).locator('xpath=..');

/** Opens the live dashboard of the demo owner; returns the API client of a new guest. */
async function openDashboard(page: Page, address = '/owner'): Promise<ApiClient> {
  const { email, password } = await newGuest(page, 'dashboard');
  const guest = await apiClient(email, password);
  await page.context().clearCookies();
  await signInAs(page, ...demoOwner);
  await page.goto(address);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(metric(page, 'Total Bookings')).toContainText(/\d/);
  return guest;
}

const newestRow = (page: Page) => page.getByRole('table', { name: 'Recent Bookings' }).getByRole('row').nth(1);

/** By the link, because every new guest has the same name. */
const expectNewest = (page: Page, { _id }: Booking) =>
  expect(newestRow(page).getByRole('link', { name: 'Nora Lind' })).toHaveAttribute('href', `/owner/bookings/${_id}`);

/** Books one of the demo owner's rooms for the night after `day`. */
async function bookDemoHotel(page: Page, guest: ApiClient, day: string): Promise<Booking> {
  const { rooms = [] } = await guest(calls.listRooms, { checkIn: day, checkOut: addDays(day, 1), limit: 100 });
  const room = rooms.find(({ hotel }) => hotel.name === 'Lantern & Tide')!;
  const stay = { room: room._id, checkInDate: day, checkOutDate: addDays(day, 1), guests: 1 };
  return (await guest(calls.bookRoom, { ...stay, PaymentMethod: 'Pay at Hotel' })).booking!;
}

test('a booking, its payment and its cancellation appear without a reload', async ({ page }) => {
  const guest = await openDashboard(page);
  await page.evaluate(() => Object.assign(window, { sameView: true }));
  const booking = await bookDemoHotel(page, guest, inDays(freeDay + 40));
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

test('an arrival of today is listed, leads to its booking, and the way back to the same list', async ({ page }) => {
  const guest = await openDashboard(page);
  const { today } = await (await apiClient(...demoOwner))(calls.showHotelToday, {});
  const booking = await bookDemoHotel(page, guest, today!.date!);
  await page
    .getByRole('region', { name: 'Today' })
    .getByRole('button', { name: /^Arrivals/ })
    .click();
  const arrival = page
    .getByRole('table', { name: 'Arrivals today' })
    .locator(`a[href="/owner/bookings/${booking._id}"]`);
  await arrival.click();
  await expect(page).toHaveURL(`/owner/bookings/${booking._id}`);
  await expect(page.getByRole('region', { name: 'History' })).toBeVisible();
  // The first one is in the menu.
  await page.getByRole('link', { name: 'Dashboard' }).last().click();
  await expect(page).toHaveURL('/owner?today=arrivals');
  await expect(arrival).toBeVisible();
});

test('a guest who arrives is checked in from the list of the day, which can be taken back on the booking', async ({
  page,
}) => {
  const guest = await openDashboard(page, '/owner?today=arrivals');
  const { today } = await (await apiClient(...demoOwner))(calls.showHotelToday, {});
  const booking = await bookDemoHotel(page, guest, today!.date!);
  const arrival = page
    .getByRole('table', { name: 'Arrivals today' })
    .getByRole('row')
    .filter({ has: page.locator(`a[href="/owner/bookings/${booking._id}"]`) });
  await arrival.getByRole('button', { name: 'Check in' }).click();
  await expect(arrival).toContainText('In house');
  await expect(status(page).filter({ hasText: 'Guest checked in: Nora Lind' })).toBeVisible();
  expect((await guest(calls.cancelBooking, { bookingId: booking._id, charge: booking.totalPrice })).code).toBe(
    'rule-broken',
  );

  await arrival.getByRole('link').click();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Checked in by you');
  await expectAccessible(page, 'a booking whose guest is in house');
  await page.getByRole('button', { name: 'Check out' }).click();
  await expectAccessible(page, 'checking out a guest who has not paid');
  await page.getByRole('button', { name: 'Check out anyway' }).click();
  await expect(page.getByRole('dialog', { name: 'Check out early?' })).toBeVisible();
  await expectAccessible(page, 'checking out early');
  await page.getByRole('button', { name: 'Check out, nights stay booked' }).click();
  await expect(history).toContainText('Checked out by you');
  await page.getByRole('button', { name: 'Undo check-out' }).click();
  await page.getByRole('button', { name: 'Undo check-in' }).click();
  await expect(page.getByRole('button', { name: 'Check in', exact: true })).toBeVisible();
  await expect(history.getByRole('listitem')).toHaveCount(1);
});

test('bookings made while offline appear when online again', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/);
  const guest = await openDashboard(page);
  await page.context().setOffline(true);
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  const booking = await bookDemoHotel(page, guest, inDays(freeDay + 42));
  await page.context().setOffline(false);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expectNewest(page, booking);
});

test('a stream that fails to open is retried', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.route('**/api/bookings/hotel/stream', (route) => route.abort());
  await signInAs(page, ...demoOwner);
  await page.goto('/owner');
  await expect(page.getByText('Connecting…')).toBeVisible();
  await expect(metric(page, 'Total Revenue')).toContainText('$');
  await page.unroute('**/api/bookings/hotel/stream');
  // The backoff grows up to half a minute.
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 60_000 });
});

test('the period is selected by name or by dates, stays in the URL, and its bookings are exported', async ({
  page,
}) => {
  const day = inDays(freeDay + 44);
  const guest = await openDashboard(page);
  const booking = await bookDemoHotel(page, guest, day);
  await page.getByText('This year', { exact: true }).click();
  await expect(page).toHaveURL(/\?period=this-year$/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'This year' })).toBeChecked();

  await page.getByText('Custom', { exact: true }).click();
  await page.getByLabel('First day').fill(day);
  await page.getByLabel('Last day').fill(day);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`\\?from=${day}&to=${addDays(day, 1)}$`));
  await expect(metric(page, 'Total Bookings').getByRole('definition').first()).toHaveText('1');
  await expect(metric(page, 'Occupancy')).toContainText('1 of');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`wayhouse-bookings-${day}-to-${day}.csv`);
  const [columns, ...rows] = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(columns).toMatch(/^\uFEFFBooking,Booked at,Guest,/);
  const [row = 'missing', ...more] = rows.filter((each) => each.startsWith(`${bookingNumber(booking._id)},`));
  expect(more).toEqual([]);
  const { roomType, name } = booking.room;
  const room = columns?.includes(',Room name,') ? `${roomType},${name ?? ''}` : roomType;
  expect(row).toContain(`,Nora Lind,1,${room},${day},${addDays(day, 1)},1,unpaid,`);
});

test('revenue by month is a chart and a table, and the page is accessible', async ({ page }) => {
  await openDashboard(page, '/owner?period=this-year');
  await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show as table' }).click();
  const table = page.getByRole('table', { name: 'Revenue by month' });
  await expect(table.getByRole('row')).toHaveCount(13);
  await page.getByText('Custom', { exact: true }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findViolations(page)).toEqual([]);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
});
