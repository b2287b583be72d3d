import type { Page } from '@playwright/test';
import { calls } from '@wayhouse/contracts';
import { addDays, timeZoneOf, todayIn } from '@wayhouse/domain';
import { apiClient } from '../platform/api-client.js';
import { ownBooking } from '../platform/bookings.js';
import { emailsTo } from '../platform/emails.js';
import { expectAccessible } from '../platform/expect-accessible.js';
import { demoOwner, expect, newGuest, signInAs, test } from '../platform/journey.js';

const card = (page: Page) => page.getByRole('form', { name: 'Book this room' });

/** A room of the demo's owner that is free tonight, and its address with that night. */
async function findRoomTonight() {
  const owner = await apiClient(...demoOwner);
  const { rooms = [] } = await owner(calls.listOwnRooms, {});
  for (const room of rooms.filter(({ isAvailable }) => isAvailable)) {
    const today = todayIn(timeZoneOf(room.hotel.city), new Date());
    const stay = { checkInDate: today, checkOutDate: addDays(today, 1) };
    const { isAvailable } = await owner(calls.checkAvailability, { room: room._id, ...stay });
    if (isAvailable) return `/rooms/${room._id}?checkIn=${stay.checkInDate}&checkOut=${stay.checkOutDate}&guests=2`;
  }
  throw new Error('no room of the owner is free tonight');
}

test('a guest lets the hotel know who arrives and when, and changes it; the owner sees both', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email, password } = await newGuest(page, 'details');
  await page.goto(await findRoomTonight());
  await card(page).getByRole('button', { name: 'Check Availability' }).click();
  await card(page).getByLabel('Name of who arrives').fill('Mira Rao');
  await card(page).getByLabel('Phone').fill('+91 98765 43210');
  await card(page).getByRole('button', { name: /^More/ }).click();
  await card(page).getByLabel('Ages of the children').fill('7');
  await card(page).getByLabel('Wishes').fill('A quiet room.\nAnd a cot, please.');
  await expectAccessible(page, 'the details in the booking card');

  await page.reload();
  await card(page).getByRole('button', { name: 'Check Availability' }).click();
  await expect(card(page).getByLabel('Name of who arrives')).toHaveValue('Mira Rao');
  await expect(card(page).getByLabel('Wishes')).toHaveValue('A quiet room.\nAnd a cot, please.');
  await card(page).getByRole('combobox', { name: 'When will you arrive?' }).click();
  await page.getByRole('option', { name: '6:00 PM to 7:00 PM' }).click();
  await card(page).getByRole('button', { name: 'Book Now' }).click();

  const confirmation = page.getByRole('region', { name: 'You’re booked' });
  await expect(confirmation).toContainText('6:00 PM to 7:00 PM');
  const id = new URL(page.url()).searchParams.get('booked')!;
  const guest = await apiClient(email, password);
  expect((await ownBooking(guest, id))?.details).toMatchObject({ version: 1, phone: '+91 98765 43210', children: [7] });
  await expect.poll(async () => (await emailsTo(page, email))[0]?.text).toContain('Arrival: 6:00 PM to 7:00 PM');

  const owner = await browser.newPage({ baseURL });
  await signInAs(owner, ...demoOwner);
  await owner.goto('/owner?today=arrivals');
  const row = owner
    .getByRole('region', { name: 'Today' })
    .getByRole('row')
    .filter({
      has: owner.locator(`a[href="/owner/bookings/${id}"]`),
    });
  await expect(row).toContainText('Arrival: 6:00 PM to 7:00 PM');
  await expect(row).toContainText('Wishes');
  await row.getByRole('link').click();
  const main = owner.getByRole('main');
  await expect(main.getByRole('heading', { name: 'About the guest' })).toBeVisible();
  for (const text of ['Mira Rao', '+91 98765 43210', '1 child, aged 7', 'And a cot, please.'])
    await expect(main).toContainText(text);
  await expectAccessible(owner, 'a booking with details');

  await confirmation.getByRole('button', { name: /^Change details/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Details for the hotel' });
  await expectAccessible(page, 'the details dialog');
  await dialog.getByRole('combobox', { name: 'When will you arrive?' }).click();
  await page.getByRole('option', { name: 'After midnight' }).click();
  await dialog.getByRole('button', { name: 'Save details' }).click();
  await expect(dialog).toBeHidden();
  await expect(confirmation).toContainText('After midnight');

  // Without a reload.
  await expect(main).toContainText('After midnight');
  await expect(owner.getByRole('region', { name: 'History' })).toContainText('The guest has changed the details');
  await owner.close();
});
