import type { Page } from '@playwright/test';
import { type Booking, calls } from '@wayhouse/contracts';
import { bookingNumber } from '@wayhouse/domain';
import { expectAccessible } from '../platform/expect-accessible.js';
import { apiClient } from '../platform/api-client.js';
import { type ApiClient, ownBooking, payByCard } from '../platform/bookings.js';
import { recordPayment } from '../platform/record-payment.js';
import { demoOwner, expect, freeDay, inDays, newGuest, signInAs, test } from '../platform/journey.js';
import { emailSubjectsTo } from '../platform/emails.js';

/** A new guest, who has booked two nights in a room of the owner's hotel. */
async function bookedGuest(page: Page, from: number): Promise<{ guest: ApiClient; booking: Booking; email: string }> {
  const { email, password } = await newGuest(page, 'owner-booking');
  const guest = await apiClient(email, password);
  const { rooms = [] } = await (await apiClient(...demoOwner))(calls.listOwnRooms, {});
  const dates = { checkInDate: inDays(from), checkOutDate: inDays(from + 2) };
  const room = rooms.find(({ isAvailable }) => isAvailable)!._id;
  const { booking } = await guest(calls.bookRoom, { room, ...dates, guests: 1, PaymentMethod: 'Pay at Hotel' });
  return { guest, booking: booking!, email };
}

/** The owner's page of a booking, found on the dashboard by its number. */
async function openAsOwner(page: Page, { _id }: Booking): Promise<void> {
  await page.context().clearCookies();
  await signInAs(page, ...demoOwner);
  await page.goto('/owner');
  await page.getByRole('searchbox', { name: 'Guest, phone or booking number' }).fill(bookingNumber(_id).toLowerCase());
  const found = page.getByRole('table', { name: 'Bookings found' });
  await found.locator(`a[href="/owner/bookings/${_id}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Booking' })).toBeFocused();
}

test('the owner records that a booking is paid at the hotel: the guest sees it paid and gets an email', async ({
  page,
}) => {
  const { guest, booking, email } = await bookedGuest(page, freeDay + 20);
  await openAsOwner(page, booking);
  await expectAccessible(page, 'an unpaid booking');
  await recordPayment(page);
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Paid at the hotel, recorded by you');
  expect((await ownBooking(guest, booking._id))?.isPaid).toBe(true);
  await expect
    .poll(async () => (await guest(calls.startPayment, { bookingId: booking._id })).code)
    .toBe('already-paid');
  await expect.poll(() => emailSubjectsTo(page, email)).toContainEqual(expect.stringMatching(/is paid$/));

  await page.context().clearCookies();
  await signInAs(page, email, 'a-long-quiet-walk-27');
  await page.goto('/my-bookings');
  const row = page.getByRole('row').filter({ hasText: booking.hotel.name });
  await expect(row).toContainText('Paid');
  await expect(row.getByRole('button', { name: 'Pay Now' })).toBeHidden();
});

test('the owner cancels a booking paid by card: it is fully refunded, the nights are free and the guest gets an email', async ({
  page,
}) => {
  const { guest, booking, email } = await bookedGuest(page, freeDay + 24);
  await payByCard(page, guest, booking._id);
  await openAsOwner(page, booking);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(dialog).toContainText('goes back to the guest’s card automatically.');
  await expectAccessible(page, 'the cancel dialog');
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Cancelled by the hotel');

  const { room, checkInDate, checkOutDate } = booking;
  const nights = { room: room._id, checkInDate, checkOutDate };
  expect((await guest(calls.checkAvailability, nights)).isAvailable).toBe(true);
  await expect.poll(async () => (await ownBooking(guest, booking._id))?.refunded).toBe(booking.totalPrice);
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Refunded to the card');
  await expect
    .poll(() => emailSubjectsTo(page, email))
    .toContainEqual(expect.stringMatching(/had to cancel your booking$/));
});
