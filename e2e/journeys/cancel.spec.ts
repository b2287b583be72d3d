import type { Page } from '@playwright/test';
import { type Booking, calls } from '@wayhouse/contracts';
import { defaultCancellationPolicy } from '@wayhouse/domain';
import { describePolicy } from '@wayhouse/messages/describe-policy';
import { formatAmount } from '@wayhouse/messages/format-money';
import { apiClient } from '../platform/api-client.js';
import { type ApiClient, bookFreeRoom, ownBooking, payByCard } from '../platform/bookings.js';
import { expect, freeDay, inDays, newGuest, test } from '../platform/journey.js';
import { emailSubjectsTo } from '../platform/emails.js';

type Guest = ApiClient & { email: string };

/** A new guest, signed in on the page and with an API client. */
async function signedInGuest(page: Page): Promise<Guest> {
  const { email, password } = await newGuest(page, 'cancel');
  return Object.assign(await apiClient(email, password), { email });
}

/** Opens the confirm dialog on My Bookings, for the only booking of the guest. */
async function openCancelDialog(page: Page) {
  await page.goto('/my-bookings');
  await page.getByRole('button', { name: /^Cancel booking/ }).click();
  return page.getByRole('dialog', { name: 'Cancel this booking?' });
}

const isFree = async (guest: Guest, { room, checkInDate, checkOutDate }: Booking) =>
  (await guest(calls.checkAvailability, { room: room._id, checkInDate, checkOutDate })).isAvailable;

const money = ({ currency }: Booking, amount: number) => formatAmount(amount, currency);
const { lateChargeNights } = defaultCancellationPolicy;
/** A stay of which a part is charged, cancelled late. */
const lateNights = lateChargeNights + 1;
const perNight = ({ totalPrice }: Booking, nights: number) => totalPrice / nights;

test('cancelling in time is free, frees the nights at once and sends an email', async ({ page }) => {
  const guest = await signedInGuest(page);
  const booking = await bookFreeRoom(guest, inDays(freeDay), inDays(freeDay + 3));
  expect(await isFree(guest, booking)).toBe(false);

  const dialog = await openCancelDialog(page);
  await expect(dialog).toContainText(/Free until .* \(the hotel’s time\)/);
  await expect(dialog).toContainText('You have not paid yet, so there will be nothing to pay.');
  await dialog.getByRole('button', { name: 'Keep booking' }).click();
  await expect(dialog).toBeHidden();
  expect((await ownBooking(guest, booking._id))?.state).toBe('unpaid');

  await page.getByRole('button', { name: /^Cancel booking/ }).click();
  await dialog.getByRole('button', { name: 'Cancel for free' }).click();
  await expect(page.getByRole('tab', { name: /Cancelled/ })).toHaveAttribute('aria-selected', 'true');
  expect(await isFree(guest, booking)).toBe(true);
  const row = page.getByRole('row').filter({ hasText: booking.hotel.name });
  await expect(row).toContainText('Cancellation costNothing');
  await expect(row.getByRole('heading')).toBeFocused();
  await expect(row.getByRole('button', { name: 'Pay Now' })).toBeHidden();
  await expect.poll(() => emailSubjectsTo(page, guest.email)).toContainEqual(expect.stringMatching(/cancelled/i));
});

test('cancelling after the deadline has its price, which the dialog shows first', async ({ page }) => {
  const guest = await signedInGuest(page);
  const booking = await bookFreeRoom(guest, inDays(1), inDays(1 + lateNights));
  const charge = lateChargeNights * perNight(booking, lateNights);

  const dialog = await openCancelDialog(page);
  await expect(dialog).toContainText(`Now ${describePolicy(defaultCancellationPolicy).charged}.`);
  await expect(dialog).toContainText('You have not paid yet, so the hotel will ask you for this amount.');
  await dialog.getByRole('button', { name: `Cancel for ${money(booking, charge)}` }).click();

  const row = page.getByRole('row').filter({ hasText: booking.hotel.name });
  await expect(row).toContainText(`Cancellation cost${money(booking, charge)}`);
  await expect(row).toContainText('You pay this to the hotel.');
  expect(await isFree(guest, booking)).toBe(true);
  expect((await ownBooking(guest, booking._id))?.cancellation?.charge).toBe(charge);
});

for (const { when, from, nights, chargedNights } of [
  { when: 'in time', from: freeDay, nights: 2, chargedNights: 0 },
  { when: 'late', from: 1, nights: lateNights, chargedNights: lateChargeNights },
]) {
  test(`a booking paid by card and cancelled ${when} is refunded once through Stripe, and the page shows it`, async ({
    page,
  }) => {
    const guest = await signedInGuest(page);
    const booking = await bookFreeRoom(guest, inDays(from), inDays(from + nights));
    await payByCard(page, guest, booking._id);
    const charge = chargedNights * perNight(booking, nights);
    const refund = booking.totalPrice - charge;

    const dialog = await openCancelDialog(page);
    await expect(dialog).toContainText(`Your refund${money(booking, refund)}`);
    await dialog
      .getByRole('button', { name: charge ? `Cancel for ${money(booking, charge)}` : 'Cancel for free' })
      .click();

    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const row = page.getByRole('row').filter({ hasText: booking.hotel.name });
    await expect(row).toContainText(
      `Paid by card${money(booking, booking.totalPrice)}Refunded${money(booking, refund)}`,
    );
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    expect(await refundsOf(page, booking._id)).toEqual([{ amount: Math.round(refund * 100), status: 'succeeded' }]);
    await expect
      .poll(() => emailSubjectsTo(page, guest.email))
      .toContainEqual(expect.stringMatching(/refund of .* is on its way/i));
  });
}

/** The refunds of a booking in the Stripe emulator, in minor units. */
async function refundsOf(page: Page, bookingId: string) {
  const response = await page.request.get('/__sandbox/api/payments');
  const { refunds } = (await response.json()) as { refunds: { amount: number; status: string; metadata: object }[] };
  return refunds
    .filter(({ metadata }) => Object.values(metadata).includes(bookingId))
    .map(({ amount, status }) => ({ amount, status }));
}
