import type { Locator, Page } from '@playwright/test';
import { calls } from '@wayhouse/contracts';
import { addDays, roomCapacity } from '@wayhouse/domain';
import { formatAmount } from '@wayhouse/messages/format-money';
import { apiClient } from '../platform/api-client.js';
import { ownBooking } from '../platform/bookings.js';
import { emailSubjectsTo } from '../platform/emails.js';
import { expectAccessible } from '../platform/expect-accessible.js';
import { demoOwner, expect, freeDay, inDays, newGuest, signInAs, test } from '../platform/journey.js';
import { expectToast } from '../platform/toasts.js';

// Apart from the weeks of the other journeys that look at the calendar.
const from = inDays(freeDay + 105);
const firstNight = 3;

/** A guest's two nights in a room of the demo owner, who is at the timeline with them. */
async function atStay(page: Page, first: number, name: [string, string]) {
  const { email, password } = await newGuest(page, 'change-stay', name);
  const guest = await apiClient(email, password);
  const owner = await apiClient(...demoOwner);
  const { rooms = [] } = await owner(calls.listOwnRooms, {});
  const room = rooms.find(
    ({ units = 1, isAvailable, roomType }) => units > 2 && isAvailable && roomCapacity[roomType] > 1,
  )!;
  const dates = { checkInDate: addDays(from, first), checkOutDate: addDays(from, first + 2) };
  const order = { room: room._id, ...dates, guests: 1, PaymentMethod: 'Pay at Hotel' as const };
  const { booking } = await guest(calls.bookRoom, order);
  await page.context().clearCookies();
  await signInAs(page, ...demoOwner);
  await page.goto(`/owner/calendar/timeline?from=${from}`);
  const stay = page.getByRole('button', { name: new RegExp(`^${name.join(' ')} · `) });
  await stay.scrollIntoViewIfNeeded();
  /** What the stay would cost with these dates. */
  const priceOf = async (checkInDate: string, checkOutDate: string) => {
    const asked = { id: booking!._id, checkInDate, checkOutDate, guests: 1 };
    const { totalPrice } = await owner(calls.showStayChangeByHotel, asked);
    return formatAmount(totalPrice!, booking!.currency);
  };
  return { email, password, guest, booking: booking!, stay, priceOf };
}

const widthOf = async (stay: Locator) => Math.round((await stay.boundingBox())!.width);

test('the hotel drags the end of a stay, agrees on the price, and the guest has it with its new dates', async ({
  page,
}) => {
  const { email, password, guest, booking, stay, priceOf } = await atStay(page, firstNight, ['Mira', 'Long']);
  const { checkInDate, checkOutDate } = booking;
  const longer = addDays(checkOutDate, 1);
  const price = await priceOf(checkInDate, longer);
  const before = await widthOf(stay);
  const night = (await page.locator('.timeline-track').first().boundingBox())!.width / 60;
  const end = (await stay.locator('[data-edge=end]').boundingBox())!;
  const y = end.y + end.height / 2;
  await page.mouse.move(end.x + end.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(end.x + night * 0.8, y, { steps: 5 });
  await expect(page.getByText(/ · 3 nights\. Let go to see the price\.$/)).toBeVisible();
  await expectAccessible(page, 'dragging the end of a stay');
  await page.mouse.up();

  const dialog = page.getByRole('dialog', { name: 'Change stay' });
  await expect(dialog).toContainText(`Price until now${await priceOf(checkInDate, checkOutDate)}`);
  await expect(dialog).toContainText(`New price${price}`);
  expect(await ownBooking(guest, booking._id)).toMatchObject({ checkOutDate });
  await expectAccessible(page, 'the dialog that changes a stay');
  await dialog.getByRole('button', { name: 'Change the stay' }).click();
  await expectToast(page, 'The stay is changed. We’ll email the guest.');
  await expect.poll(async () => (await widthOf(stay)) - before).toBe(night);
  await expect
    .poll(() => emailSubjectsTo(page, email))
    .toContainEqual(expect.stringMatching(/has changed your booking$/));

  await page.context().clearCookies();
  await signInAs(page, email, password);
  await page.goto('/my-bookings');
  await expect(page.getByRole('main')).toContainText(price);
  expect(await ownBooking(guest, booking._id)).toMatchObject({ checkInDate, checkOutDate: longer });
});

test('by keys a stay begins earlier, and the booking names who has changed it', async ({ page }) => {
  const { guest, booking, stay, priceOf } = await atStay(page, firstNight + 8, ['Nils', 'Early']);
  const earlier = addDays(booking.checkInDate, -1);
  const price = await priceOf(earlier, booking.checkOutDate);
  await stay.focus();
  await page.keyboard.press('Shift+Alt+ArrowLeft');
  await expect(page.getByText(/ · 3 nights\. Enter shows the price, Escape cancels\.$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Nothing was changed.')).toBeVisible();
  await page.keyboard.press('Shift+Alt+ArrowLeft');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change stay' });
  await expect(dialog).toContainText(`New price${price}`);
  await dialog.getByRole('button', { name: 'Change the stay' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await ownBooking(guest, booking._id))?.checkInDate).toBe(earlier);

  await page.goto(`/owner/bookings/${booking._id}`);
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Changed by the hotel');
  await page.getByRole('button', { name: 'Change stay' }).click();
  await dialog.getByRole('button', { name: 'One guest more' }).click();
  await expect(dialog).toContainText('New price');
  await expectAccessible(page, 'the dialog of a booking that changes its stay');
  await dialog.getByRole('button', { name: 'Leave as it is' }).click();
  await expect(dialog).toBeHidden();
});
