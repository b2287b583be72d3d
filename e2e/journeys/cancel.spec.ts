import type { Page } from '@playwright/test';
import { type Booking, calls, formatAmount } from '@wayhouse/contracts';
import { apiGuest } from '../platform/api-guest.js';
import { type ApiGuest, bookFreeRoom, ownBooking, payByCard } from '../platform/book.js';
import { expect, freeDay, inDays, newGuest, test } from '../platform/journey.js';
import { subjectsTo } from '../platform/mails.js';

type Guest = ApiGuest & { email: string };

/** Somebody new, signed in on the page and able to speak to the platform without it. */
async function guestOn(page: Page): Promise<Guest> {
  const { email, password } = await newGuest(page, 'cancel');
  return Object.assign(await apiGuest(email, password), { email });
}

/** Opens the question on My Bookings, where the guest has this one booking. */
async function askToCancel(page: Page) {
  await page.goto('/my-bookings');
  await page.getByRole('button', { name: /^Cancel booking/ }).click();
  return page.getByRole('dialog', { name: 'Cancel this booking?' });
}

const isFree = async (guest: Guest, { room, checkInDate, checkOutDate }: Booking) =>
  (await guest(calls.checkAvailability, { room: room._id, checkInDate, checkOutDate })).isAvailable;

const money = ({ currency }: Booking, amount: number) => formatAmount(amount, currency);
const perNight = ({ totalPrice }: Booking, nights: number) => totalPrice / nights;

test('in time it is free: the guest reads so before, the nights can be booked again at once, a letter says it', async ({
  page,
}) => {
  const guest = await guestOn(page);
  const booking = await bookFreeRoom(guest, inDays(freeDay), inDays(freeDay + 3));
  expect(await isFree(guest, booking)).toBe(false);

  const question = await askToCancel(page);
  await expect(question).toContainText(/Free until .* \(the hotel’s time\)/);
  await expect(question).toContainText('You have not paid yet, and nothing will be left to pay.');
  await question.getByRole('button', { name: 'Keep booking' }).click();
  await expect(question).toBeHidden();
  expect((await ownBooking(guest, booking._id))?.state).toBe('due');

  await page.getByRole('button', { name: /^Cancel booking/ }).click();
  await question.getByRole('button', { name: 'Cancel for free' }).click();
  await expect(page.getByRole('tab', { name: /Cancelled/ })).toHaveAttribute('aria-selected', 'true');
  expect(await isFree(guest, booking)).toBe(true);
  const row = page.getByRole('row').filter({ hasText: booking.hotel.name });
  await expect(row).toContainText('Cancellation costNothing');
  await expect(row.getByRole('heading')).toBeFocused();
  await expect(row.getByRole('button', { name: 'Pay Now' })).toBeHidden();
  await expect.poll(() => subjectsTo(page, guest.email)).toContainEqual(expect.stringMatching(/cancelled/i));
});

test('within 48 hours it costs one night, which the guest agrees to before', async ({ page }) => {
  const guest = await guestOn(page);
  const booking = await bookFreeRoom(guest, inDays(1), inDays(3));
  const oneNight = money(booking, perNight(booking, 2));

  const question = await askToCancel(page);
  await expect(question).toContainText('Now one night is charged.');
  await expect(question).toContainText('You have not paid yet, so the hotel will ask you for this night.');
  await question.getByRole('button', { name: `Cancel for ${oneNight}` }).click();

  const row = page.getByRole('row').filter({ hasText: booking.hotel.name });
  await expect(row).toContainText(`Cancellation cost${oneNight}`);
  await expect(row).toContainText('The hotel asks you for it.');
  expect(await isFree(guest, booking)).toBe(true);
  expect((await ownBooking(guest, booking._id))?.cancellation?.charge).toBe(perNight(booking, 2));
});

for (const { when, from, nights, keeps } of [
  { when: 'in time', from: freeDay, nights: 2, keeps: 0 },
  { when: 'late', from: 1, nights: 2, keeps: 1 },
]) {
  test(`paid by card and cancelled ${when}, the rest comes back through Stripe, once, and the page says so`, async ({
    page,
  }) => {
    const guest = await guestOn(page);
    const booking = await bookFreeRoom(guest, inDays(from), inDays(from + nights));
    await payByCard(page, guest, booking._id);
    const charge = keeps * perNight(booking, nights);
    const back = booking.totalPrice - charge;

    const question = await askToCancel(page);
    await expect(question).toContainText(`Comes back to you${money(booking, back)}`);
    await question
      .getByRole('button', { name: charge ? `Cancel for ${money(booking, charge)}` : 'Cancel for free' })
      .click();

    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const row = page.getByRole('row').filter({ hasText: booking.hotel.name });
    await expect(row).toContainText(`Paid by card${money(booking, booking.totalPrice)}Refunded${money(booking, back)}`);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    expect(await refundsOf(page, booking._id)).toEqual([{ amount: Math.round(back * 100), status: 'succeeded' }]);
    await expect
      .poll(() => subjectsTo(page, guest.email))
      .toContainEqual(expect.stringMatching(/refund of .* is on its way/i));
  });
}

/** What Stripe's stand-in sent back for a booking, in minor units. */
async function refundsOf(page: Page, bookingId: string) {
  const asked = await page.request.get('/__sandbox/api/payments');
  const { refunds } = (await asked.json()) as { refunds: { amount: number; status: string; metadata: object }[] };
  return refunds
    .filter(({ metadata }) => Object.values(metadata).includes(bookingId))
    .map(({ amount, status }) => ({ amount, status }));
}
