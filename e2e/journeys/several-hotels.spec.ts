import type { Page } from '@playwright/test';
import { calls } from '@wayhouse/contracts';
import { addRoom } from '../platform/add-room.js';
import { apiClient } from '../platform/api-client.js';
import { expectAccessible } from '../platform/expect-accessible.js';
import { demoGuest, expect, freeDay, inDays, tabTo, test } from '../platform/journey.js';
import { newOwner } from '../platform/new-owner.js';
import { expectToast } from '../platform/toasts.js';

const hotelMenu = (page: Page) => page.getByRole('button', { name: /^Hotel:/ });

async function addHotel(page: Page, name: string): Promise<void> {
  await hotelMenu(page).click();
  await page.getByRole('menuitem', { name: 'Add another hotel' }).click();
  await page.getByLabel('Hotel name').fill(name);
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('2 Palm Road');
  await page.getByRole('combobox', { name: 'City' }).fill('Jaipur');
  await page.getByLabel('Phone number').fill('+91 141 555 0199');
  await page.getByRole('button', { name: 'Add hotel' }).click();
  await expectToast(page, 'Your hotel is added.');
  await expect(hotelMenu(page)).toHaveAccessibleName(`Hotel: ${name}`);
}

/** Books the room of this address, and returns what cancels the booking. */
async function book(roomPath: string) {
  const guest = await apiClient(...demoGuest);
  const stay = { checkInDate: inDays(freeDay), checkOutDate: inDays(freeDay + 2), guests: 1 };
  const room = roomPath.split('/').at(-1)!;
  const { status, booking } = await guest(calls.bookRoom, { room, ...stay, PaymentMethod: 'Pay at Hotel' });
  expect(status).toBe(200);
  return async () =>
    expect((await guest(calls.cancelBooking, { bookingId: booking!._id, charge: 0 })).status).toBe(200);
}

test('an owner adds a second hotel and switches between the two, each with its own bookings', async ({
  page,
  context,
}) => {
  await newOwner(page, 'two');
  await page.goto('/owner');
  await addHotel(page, 'Palm House');
  await expect(page.getByRole('heading', { level: 1, name: 'Add Room' })).toBeVisible();
  const { searchParams } = new URL(page.url());
  await addRoom(page, '120');
  await book((await page.getByRole('link', { name: 'See it as guests do' }).getAttribute('href'))!);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('link', { name: 'Asha Menon' })).toBeVisible();
  await tabTo(page, hotelMenu(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^Palm House/ })).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page, 'the menu of hotels');
  await page.getByRole('menuitem', { name: /^House of/ }).focus();
  await page.keyboard.press('Enter');
  await expect(hotelMenu(page)).toBeFocused();
  await expect(hotelMenu(page)).toHaveAccessibleName(/^Hotel: House of/);
  await expect(page.getByText('No bookings yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Asha Menon' })).toBeHidden();

  const other = await context.newPage();
  await other.goto(`/owner/list-room?hotel=${searchParams.get('hotel')}`);
  await expect(other.getByText('Family Suite').first()).toBeVisible();
  await page.reload();
  await expect(hotelMenu(page)).toHaveAccessibleName(/^Hotel: House of/);
  await page.getByRole('link', { name: 'List Room' }).click();
  await expect(page.getByText('No rooms yet')).toBeVisible();

  await hotelMenu(page).click();
  await page.getByRole('menuitem', { name: 'All hotels together' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All hotels' })).toBeFocused();
  const today = page.getByRole('table', { name: 'Today' });
  await expect(today.getByRole('row', { name: /^All together 0 0 0 0$/ })).toBeVisible();
  await expectAccessible(page, 'all hotels');
  await today.getByRole('link', { name: /^Palm House/ }).click();
  await expect(hotelMenu(page)).toHaveAccessibleName('Hotel: Palm House');
  await expect(page.getByRole('link', { name: 'Asha Menon' })).toBeVisible();
});

test('an owner closes one of two hotels once its guests have cancelled, and opens it again', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/422 .*\/hotel\/close/, /404 .*\/rooms\//);
  await newOwner(page, 'closing');
  await page.goto('/owner');
  await addHotel(page, 'Palm House');
  await addRoom(page, '120');
  const roomPath = (await page.getByRole('link', { name: 'See it as guests do' }).getAttribute('href'))!;
  const cancel = await book(roomPath);
  await page.getByRole('link', { name: 'Hotel', exact: true }).click();

  const dialog = page.getByRole('dialog', { name: 'Close Palm House?' });
  await page.getByRole('button', { name: 'Close this hotel' }).click();
  await expectAccessible(page, 'the dialog that closes a hotel');
  await dialog.getByRole('button', { name: 'Close hotel' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Guests are at Palm House or to come: 1 booking');
  await cancel();
  await dialog.getByRole('button', { name: 'Close hotel' }).click();
  await expectToast(page, 'Your hotel is closed.');
  await expect(page.getByRole('button', { name: 'Open again' }).last()).toBeFocused();
  await expect(page.getByText(/^Palm House is closed\./)).toBeVisible();
  await expectAccessible(page, 'a closed hotel');

  const visitor = await context.newPage();
  const statusOfRoom = async () => (await visitor.goto(roomPath))?.status();
  await expect.poll(statusOfRoom).toBe(404);
  await page.reload();
  await hotelMenu(page).click();
  await page.getByRole('menuitem', { name: /^House of/ }).click();
  await expect(hotelMenu(page)).toHaveAccessibleName(/^Hotel: House of/);
  await expect(page.getByRole('button', { name: 'Close this hotel' })).toBeVisible();
  await hotelMenu(page).click();
  await page.getByRole('menuitem', { name: 'Palm House Jaipur, closed' }).click();
  await page.getByRole('button', { name: 'Open again' }).first().click();
  await expectToast(page, 'Your hotel is open again.');
  await expect.poll(statusOfRoom).toBe(200);
  await page.getByRole('link', { name: 'Changes' }).click();
  await expect(page.getByText('Hotel opened again')).toBeVisible();
  await expect(page.getByText('Hotel closed')).toBeVisible();
});
