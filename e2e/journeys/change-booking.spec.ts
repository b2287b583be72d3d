import { type Booking, calls } from '@wayhouse/contracts';
import { formatAmount } from '@wayhouse/messages/format-money';
import { apiClient } from '../platform/api-client.js';
import { bookFreeRoom, ownBooking, payByCard } from '../platform/bookings.js';
import { chooseDates } from '../platform/choose-dates.js';
import { emailSubjectsTo } from '../platform/emails.js';
import { expectAccessible } from '../platform/expect-accessible.js';
import { expect, freeDay, inDays, newGuest, test } from '../platform/journey.js';

const nights = 3;

test('a guest who has paid stays a night less: the price is shown before, the rest comes back, and the night is free', async ({
  page,
}) => {
  const { email, password } = await newGuest(page, 'change');
  const guest = await apiClient(email, password);
  const booking = await bookFreeRoom(guest, inDays(freeDay), inDays(freeDay + nights));
  await payByCard(page, guest, booking._id);
  const money = (amount: number) => formatAmount(amount, booking.currency);
  const isFree = async (checkInDate: string, checkOutDate: string) =>
    (await guest(calls.checkAvailability, { room: booking.room._id, checkInDate, checkOutDate })).isAvailable;

  await page.goto('/my-bookings');
  await page.getByRole('button', { name: /^Change dates or guests/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your stay' });
  await expect(dialog).toContainText('Choose other dates');
  await expectAccessible(page, 'the dialog that changes a booking');
  await dialog.getByRole('button', { name: /^Check-in/i }).click();
  await chooseDates(page, inDays(freeDay), inDays(freeDay + nights - 1));
  const less = (booking.totalPrice / nights) * (nights - 1);
  await expect(dialog).toContainText(`New total${money(less)}`);
  await expect(dialog).toContainText(`Refund to your card${money(booking.totalPrice - less)}`);
  await expectAccessible(page, 'the dialog with another price');
  await dialog.getByRole('button', { name: 'Change the stay' }).click();
  await expect(dialog).toBeHidden();

  await expect(page.getByRole('main')).toContainText(money(less));
  expect(await isFree(inDays(freeDay + nights - 1), inDays(freeDay + nights))).toBe(true);
  expect(await isFree(inDays(freeDay), inDays(freeDay + 1))).toBe(false);
  await expect.poll(async () => (await ownBooking(guest, booking._id))?.refunded).toBe(booking.totalPrice - less);
  await expect.poll(() => emailSubjectsTo(page, email)).toContainEqual(expect.stringMatching(/is changed/));
  const changed = (await ownBooking(guest, booking._id)) as Booking;
  expect([changed.state, changed.owed, changed.pendingRefund]).toEqual(['paid', 0, 0]);
});
