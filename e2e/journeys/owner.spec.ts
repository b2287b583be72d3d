import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { calls } from '@wayhouse/contracts';
import { addDays } from '@wayhouse/domain';
import { apiClient } from '../platform/api-client.js';
import type { ApiClient } from '../platform/bookings.js';
import {
  demoGuest,
  demoOwner,
  expect,
  freeDay,
  inDays,
  newAddress,
  photo,
  signInAs,
  signUp,
  test,
} from '../platform/journey.js';
import { dragOver, nightCell } from '../platform/owner-calendar.js';
import { recordPayment } from '../platform/record-payment.js';
import { expectToast } from '../platform/toasts.js';

const [paidDay, cancelledDay, blockedDay] = [freeDay, freeDay + 4, freeDay + 8].map(inDays) as [string, string, string];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const goTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();
const history = (page: Page) => page.getByRole('region', { name: 'History' });
const revenue = (page: Page) =>
  page.locator('dt', { hasText: 'Total Revenue' }).locator('xpath=following-sibling::dd[1]');

test('an owner registers a hotel, adds a room, blocks nights, handles bookings and exports them', async ({ page }) => {
  test.slow();
  const hotel = `Quiet Court ${Date.now().toString(36)}`;
  await page.goto('/');
  await button(page, 'Login').click();
  await signUp(page, newAddress('mira'));
  await registerHotel(page, hotel);
  await addRoom(page);
  await changePrice(page);

  const book = await createBooker(hotel);
  await goTo(page, 'Calendar');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  await page.goto(`/owner/calendar?from=${blockedDay}`);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  await dragOver(page, blockedDay, blockedDay);
  await button(page, 'Block nights').click();
  await expect(nightCell(page, blockedDay)).toHaveAccessibleName(/blocked$/);
  expect((await book(blockedDay)).code).toBe('not-available');

  await goTo(page, 'Dashboard');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  expect((await book(paidDay)).booking?.totalPrice).toBe(300);
  const row = page.getByRole('row', { name: /Asha Menon/ });
  await expect(row).toContainText('Pending');
  await row.getByRole('link').first().click();
  await recordPayment(page);
  await expect(history(page)).toContainText('Paid at the hotel, recorded by you');

  await goTo(page, 'Dashboard');
  await expect(row).toContainText('Completed');
  await expect(revenue(page)).toHaveText('$300');
  const { booking } = await book(cancelledDay);
  await page.locator(`a[href="/owner/bookings/${booking!._id}"]`).first().click();
  await button(page, 'Cancel booking').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(history(page)).toContainText('Cancelled by the hotel');

  const rows = await exportCsv(page, paidDay, cancelledDay);
  expect(rows).toHaveLength(2);
  expect(rows.find((each) => each.includes(`,${paidDay},${addDays(paidDay, 2)},2,paid,`))).toContain('300.00');
  expect(rows.find((each) => each.includes(`,${cancelledDay},`))).toContain(',cancelled,');
});

test('the owner area redirects visitors and guests without a hotel to the home page, and says why', async ({
  page,
}) => {
  await page.goto('/owner');
  await expect(page).toHaveURL(/\/$/);
  await expectToast(page, 'Please sign in to see your owner area.');
  await signInAs(page, ...demoGuest);
  await page.goto('/owner');
  await expect(page).toHaveURL(/\/$/);
  await expectToast(page, 'The owner area is for hotels: list yours first.');
});

async function registerHotel(page: Page, hotel: string): Promise<void> {
  await button(page, 'List Your Hotel').click();
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
}

async function addRoom(page: Page): Promise<void> {
  await goTo(page, 'Add Room');
  const photos = page.locator('input[type=file]');
  await photos.nth(0).setInputFiles(photo('room-forest-family-1.jpg'));
  await photos.nth(1).setInputFiles(photo('room-forest-family-2.jpg'));
  await page.getByRole('combobox', { name: 'Room type' }).click();
  await page.getByRole('option', { name: 'Family Suite' }).click();
  await button(page, 'Add Room').click();
  await expectToast(page, 'Please fill all details!');
  await page.getByLabel('Price per night').fill('140');
  await page.getByRole('checkbox', { name: 'Free WiFi' }).click();
  await button(page, 'Add Room').click();
  await expectToast(page, 'Your room is listed.');
  await expect(page.getByLabel('Price per night')).toHaveValue('');
}

async function changePrice(page: Page): Promise<void> {
  await goTo(page, 'List Room');
  const row = page.getByRole('row', { name: /Family Suite/ });
  await expect(row).toContainText('$140');
  await expect(row.getByRole('switch')).toBeChecked();
  await page.getByRole('link', { name: /^Edit Family Suite/ }).click();
  await page.getByLabel('Price per night').fill('150');
  await button(page, 'Save changes').click();
  await expect(row).toContainText('$150');
}

/** Books two nights of the hotel's room as a demo guest, once its new price has reached all services. */
async function createBooker(hotel: string) {
  const guest = await apiClient(...demoGuest);
  const find = async () => {
    const { rooms = [] } = await guest(calls.listRooms, { destination: 'Pondicherry' });
    return rooms.find((each) => each.hotel.name === hotel);
  };
  await expect.poll(async () => (await find())?.pricePerNight).toBe(150);
  const room = (await find())!;
  const bookAs = (client: ApiClient, day: string) =>
    client(calls.bookRoom, {
      room: room._id,
      checkInDate: day,
      checkOutDate: addDays(day, 2),
      guests: 4,
      PaymentMethod: 'Pay at Hotel',
    });
  // The event takes a moment; each attempt books other nights than those above.
  const other = await apiClient(...demoOwner);
  let ahead = freeDay + 20;
  await expect.poll(async () => (await bookAs(other, inDays((ahead += 2)))).booking?.totalPrice).toBe(300);
  return (day: string) => bookAs(guest, day);
}

/** The rows of the CSV export for a period. */
async function exportCsv(page: Page, from: string, lastDay: string): Promise<string[]> {
  await page.goto(`/owner?from=${from}&to=${addDays(lastDay, 1)}`);
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Export CSV').click()]);
  return readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
    .slice(1);
}
