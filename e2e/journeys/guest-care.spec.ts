import { calls } from '@wayhouse/contracts';
import { apiClient } from '../platform/api-client.js';
import { ownBooking } from '../platform/bookings.js';
import { expectAccessible } from '../platform/expect-accessible.js';
import { demoOwner, expect, freeDay, inDays, newGuest, signInAs, test } from '../platform/journey.js';

test('the hotel corrects what it knows of a guest, who sees it, and makes notes, which the guest does not see', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email, password } = await newGuest(page, 'guest-care');
  const guest = await apiClient(email, password);
  const { rooms = [] } = await (await apiClient(...demoOwner))(calls.listOwnRooms, {});
  const stay = { checkInDate: inDays(freeDay + 60), checkOutDate: inDays(freeDay + 62), guests: 2 };
  const room = rooms.find(({ isAvailable }) => isAvailable)!._id;
  const details = { phone: '+91 98765 43210', wishes: 'A quiet room.' };
  const { booking } = await guest(calls.bookRoom, { room, ...stay, PaymentMethod: 'Pay at Hotel', ...details });
  const id = booking!._id;

  const owner = await browser.newPage({ baseURL });
  await signInAs(owner, ...demoOwner);
  await owner.goto(`/owner/bookings/${id}`);
  await owner.getByRole('button', { name: 'Correct details' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Details of the guest' });
  await expect(dialog.getByLabel('Phone')).toHaveValue(details.phone);
  await dialog.getByLabel('Phone').fill('+91 98765 43211');
  await dialog.getByLabel('Ages of the children').fill('7');
  await expectAccessible(owner, 'the dialog that corrects details');
  await dialog.getByRole('button', { name: 'Save details' }).click();
  await expect(dialog).toBeHidden();
  await expect(owner.getByRole('region', { name: 'History' })).toContainText('Details corrected by the hotel');
  await expect(owner.getByRole('main')).toContainText('1 child, aged 7');

  const notes = owner.getByRole('region', { name: 'Notes' });
  await notes.getByLabel('New note').fill('Wants the room by the garden');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByRole('listitem')).toContainText('Wants the room by the garden');
  await notes.getByLabel('New note').fill('To be removed');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await notes.getByRole('button', { name: 'Remove “To be removed”' }).click();
  await owner.getByRole('dialog', { name: 'Remove this note?' }).getByRole('button', { name: 'Remove note' }).click();
  await expect(notes.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(owner, 'a booking with notes');

  await page.goto('/my-bookings');
  const row = page.getByRole('row').filter({ hasText: '+91 98765 43211' });
  await expect(row).toContainText('1 child, aged 7');
  await expect(row).toContainText(/Changed by the hotel on .+: Guest’s phone and Children/);
  await expect(page.getByText('Wants the room by the garden')).toHaveCount(0);
  const seen = await ownBooking(guest, id);
  expect(seen?.details).toMatchObject({ corrected: { fields: ['phone', 'children'] } });
  expect(JSON.stringify(seen)).not.toContain('garden');

  await owner.goto('/owner/hotel/changes');
  await expect(owner.getByRole('heading', { name: 'Details of a guest corrected' }).first()).toBeVisible();
  await owner.close();
});
