import { calls } from '@wayhouse/contracts';
import { addDays } from '@wayhouse/domain';
import type { Page } from '@playwright/test';
import { apiClient } from '../platform/api-client.js';
import { fillInRoom } from '../platform/add-room.js';
import { findViolations } from '../platform/axe.js';
import { emailsTo, emailSubjectsTo } from '../platform/emails.js';
import { expect, freeDay, inDays, newGuest, signInAs, test } from '../platform/journey.js';
import { newOwner } from '../platform/new-owner.js';

const [from, to] = [inDays(freeDay), addDays(inDays(freeDay), 2)];

/** A hotel with three suites and one double, whose owner is signed in. */
async function newHotel(page: Page, name: string) {
  const rooms = await newOwner(page, name);
  await fillInRoom(page, '100');
  await page.getByLabel('Number of rooms like this').fill('3');
  await submitRoom(page);
  await fillInRoom(page, '60');
  await page.getByRole('combobox', { name: 'Room type' }).click();
  await page.getByRole('option', { name: 'Double Bed' }).click();
  await submitRoom(page);
  const listed = await rooms();
  const find = (type: string) => listed.find(({ roomType }) => roomType === type)!;
  const suite = find('Family Suite');
  return { suite, double: find('Double Bed'), owner: suite.hotel.name.replace('House of ', '') };
}

async function submitRoom(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Room', exact: true }).click();
  await expect(page.getByLabel('Price per night')).toHaveValue('');
}

/** Adds a code that takes a tenth off, as the owner who is signed in. */
async function addCode(page: Page, code: string): Promise<void> {
  await page.goto('/owner/hotel/promotion-codes');
  await page.getByRole('button', { name: 'Add a code' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByLabel('Percent off the nights').fill('10');
  await dialog.getByRole('button', { name: 'Add code' }).click();
  await expect(dialog).toBeHidden();
}

/** Signs out whoever is signed in. */
async function anotherGuest(page: Page, name: string) {
  await page.context().clearCookies();
  return newGuest(page, name);
}

/** The form of several rooms, with the rooms that are added. */
const formOf = (page: Page) => page.getByRole('form', { name: 'Book several rooms' });

test('a guest books three rooms of two types at once, gets one email, and the owner sees that they belong together', async ({
  page,
}) => {
  const { suite, double, owner } = await newHotel(page, 'rooms-together');
  const guest = await anotherGuest(page, 'family');
  await page.goto(`/rooms/${suite._id}?checkIn=${from}&checkOut=${to}&guests=4`);
  await page.getByRole('link', { name: 'Need more rooms? Book several at once' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Book several rooms' })).toBeVisible();
  const form = formOf(page);
  const room = (number: number) => form.getByRole('region', { name: new RegExp(`^Room ${number}: `) });
  await expect(room(1)).toContainText('$100 × 2 nights');
  await form.getByRole('button', { name: /^Add this room: Family Suite/ }).click();
  await form.getByRole('button', { name: /^Add this room: Double Bed/ }).click();
  await expect(form).toContainText('Total for 3 rooms$520');
  await room(1).getByLabel('Ages of the children').fill('6, 11');
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await expect(room(3)).toContainText('$60 × 2 nights');
  await expect(room(3).getByRole('group', { name: 'Guests in this room' })).toContainText('2');
  await expect(room(1).getByLabel('Ages of the children')).toHaveValue('6, 11');
  await room(3).getByLabel('Ages of the children').fill('4');
  await form.getByLabel('Phone').fill('+49 30 901820');
  await form.getByRole('button', { name: 'Book 3 rooms' }).click();

  const confirmation = page.getByRole('region', { name: /booked/i });
  await expect(confirmation).toContainText('Your 3 rooms are booked');
  await expect(confirmation.getByText(/^WH-/)).toHaveCount(3);
  await expect(confirmation).toContainText('Total: $520');
  await expect(confirmation.getByText('2 children, aged 6 and 11')).toBeVisible();
  await expect(confirmation.getByText('1 child, aged 4')).toBeVisible();
  await expect(page.getByText('Booked together with 2 other rooms')).toHaveCount(3);
  expect(await findViolations(page)).toEqual([]);

  await expect
    .poll(
      async () => (await emailsTo(page, guest.email)).filter(({ subject }) => subject.endsWith('are confirmed')).length,
    )
    .toBe(1);
  const [email] = await emailsTo(page, guest.email);
  expect(email!.text).toContain('3 rooms, 2 nights, 10 guests');
  expect(email!.text.match(/Booking: WH-/g)).toHaveLength(3);
  const asGuest = await apiClient(guest.email, guest.password);
  const { bookings = [] } = await asGuest(calls.listOwnBookings, {});
  expect(bookings.map(({ room: { _id } }) => _id).sort()).toEqual([suite._id, suite._id, double._id].sort());

  expect(bookings.every(({ details }) => details?.phone === '+49 30 901820')).toBe(true);
  const childrenIn = (id: string) =>
    bookings.filter(({ room }) => room._id === id).map(({ details }) => details?.children);
  expect(childrenIn(double._id)).toEqual([[4]]);
  expect(childrenIn(suite._id)).toEqual(expect.arrayContaining([[6, 11], undefined]));

  await page.context().clearCookies();
  await signInAs(page, owner, guest.password);
  await page.goto('/owner');
  await expect(page.getByText('One of 3 rooms booked together')).toHaveCount(3);
  await page.getByRole('link', { name: 'Nora Lind' }).first().click();
  await expect(page.getByText('Booked together with')).toBeVisible();
  const other = page.getByRole('link', { name: /^WH-/ });
  await expect(other).toHaveCount(2);
  const number = await other.first().innerText();
  await other.first().click();
  await expect(page.locator('dl').first()).toContainText(number);
  expect(await findViolations(page)).toEqual([]);
});

test('rooms that were booked together are cancelled in one step, with one email about all', async ({ page }) => {
  const { suite, double } = await newHotel(page, 'cancel-together');
  const guest = await anotherGuest(page, 'changed-plans');
  const asGuest = await apiClient(guest.email, guest.password);
  const rooms = [suite, suite, double].map(({ _id }) => ({ room: _id, guests: 1 }));
  const stay = { checkInDate: from, checkOutDate: to };
  await asGuest(calls.bookTogether, { key: 'changed-plans', ...stay, rooms, PaymentMethod: 'Pay at Hotel' });
  await page.goto('/my-bookings');
  await page
    .getByRole('button', { name: /^Cancel booking/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'All 3 rooms booked together' }).check();
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(dialog).toContainText('Cost of cancelling allFree');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel 3 rooms for free' }).click();
  await expect(page.getByRole('tab', { name: /Cancelled/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Booked together with 2 other rooms')).toHaveCount(3);
  const { bookings = [] } = await asGuest(calls.listOwnBookings, {});
  expect(bookings.map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  expect((await asGuest(calls.checkAvailability, { room: double._id, ...stay })).isAvailable).toBe(true);
  const cancellations = async () =>
    (await emailSubjectsTo(page, guest.email)).filter((each) => /cancelled/i.test(each));
  await expect.poll(cancellations).toEqual([expect.stringMatching(/^Your bookings at .* are cancelled$/)]);
});

test('three rooms are paid by one card payment, and one of them is refunded of it while the others stand', async ({
  page,
}) => {
  const { suite, double } = await newHotel(page, 'pay-together');
  const guest = await anotherGuest(page, 'one-card');
  const asGuest = await apiClient(guest.email, guest.password);
  const rooms = [suite, suite, double].map(({ _id }) => ({ room: _id, guests: 1 }));
  const stay = { checkInDate: from, checkOutDate: to, PaymentMethod: 'Pay at Hotel' as const };
  const booked = await asGuest(calls.bookTogether, { key: 'one-card', ...stay, rooms });
  await page.goto(`/my-bookings?booked=${booked.bookings![0]!._id}`);
  const confirmation = page.getByRole('region', { name: /booked/i });
  await expect(page.getByRole('button', { name: 'Pay for 3 rooms · $520' })).toHaveCount(4);
  expect(await findViolations(page)).toEqual([]);
  await confirmation.getByRole('button', { name: 'Pay for 3 rooms · $520' }).click();
  await expect(page.getByText(/^Family Suite, /)).toHaveCount(2);
  await page.getByRole('link', { name: 'Back without paying' }).click();
  await expect(page.getByText(/^Your 3 rooms at .* are still booked/)).toBeVisible();
  await page.getByRole('button', { name: 'Pay for 3 rooms · $520' }).first().click();
  await page.waitForURL(/__sandbox\/stripe\/pay/);
  await page.getByLabel('Expiry').fill('12 / 31');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Nora Lind');
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.waitForURL(/\/my-bookings/);
  await expect(page.getByText('Paid', { exact: true })).toHaveCount(3);
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  const amounts = async () => {
    const { bookings = [] } = await asGuest(calls.listOwnBookings, {});
    return bookings.map(({ room, state, paid, refunded }) => [room._id === double._id, state, paid, refunded]).sort();
  };
  expect(await amounts()).toEqual([
    [false, 'paid', 200, 0],
    [false, 'paid', 200, 0],
    [true, 'paid', 120, 0],
  ]);

  const { _id: bookingId } = booked.bookings!.find(({ room }) => room._id === double._id)!;
  await asGuest(calls.cancelBooking, { bookingId, charge: 0 });
  await expect.poll(amounts).toEqual([
    [false, 'paid', 200, 0],
    [false, 'paid', 200, 0],
    [true, 'cancelled', 120, 120],
  ]);
  await expect
    .poll(async () => (await emailSubjectsTo(page, guest.email)).filter((each) => /(is|are) paid$/i.test(each)))
    .toEqual([expect.stringMatching(/^Your bookings at .+ are paid$/)]);
});

test.describe('of which one is sold out', () => {
  test.use({ expectedErrors: async ({}, use) => use([/status of 4(09|22)/]) });

  test('where one of the rooms is sold out nothing is booked, and the page shows which one; a code takes its share off each', async ({
    page,
  }) => {
    const { suite, double } = await newHotel(page, 'sold-out');
    await addCode(page, 'FAMILY10');
    const guest = await anotherGuest(page, 'late');
    const asGuest = await apiClient(guest.email, guest.password);
    await page.goto(
      `/book-rooms/${double.hotel._id}?checkIn=${from}&checkOut=${to}&rooms=${suite._id}.2,${double._id}.1,${double._id}.2`,
    );
    const form = formOf(page);
    await form.getByRole('button', { name: 'I have a code' }).click();
    await form.getByLabel('Promotion code').fill('family10');
    await form.getByLabel('Promotion code').press('Enter');
    await expect(form.getByText('Code FAMILY10')).toHaveCount(3);
    await expect(form).toContainText('Total for 3 rooms$396');
    expect(await findViolations(page)).toEqual([]);
    const ages = form.getByRole('region', { name: /^Room 1: / }).getByLabel('Ages of the children');
    await ages.fill('4, 9');
    await form.getByRole('button', { name: 'Book 3 rooms' }).click();
    await expect(ages).toHaveAccessibleDescription(/has to be an adult/);
    await ages.fill('4');
    await expect(ages).not.toHaveAccessibleDescription(/has to be an adult/);
    await form.getByRole('button', { name: 'Book 3 rooms' }).click();
    const refused = form.getByRole('region', { name: /^Room 3: Double Bed/ });
    await expect(refused.getByRole('alert')).toContainText('not available');
    await expect(form.getByRole('alert')).toHaveCount(1);
    await expect(ages).toHaveValue('4');
    expect((await asGuest(calls.listOwnBookings, {})).bookings).toEqual([]);
    await refused.getByRole('button', { name: /^Remove/ }).click();
    await form.getByRole('button', { name: 'Book 2 rooms' }).click();
    await expect(page.getByRole('region', { name: /booked/i })).toContainText('Your 2 rooms are booked');
    const { bookings = [] } = await asGuest(calls.listOwnBookings, {});
    expect(
      bookings.map(({ totalPrice, promotion, details }) => [totalPrice, promotion?.code, details?.children]),
    ).toEqual(
      expect.arrayContaining([
        [180, 'FAMILY10', [4]],
        [108, 'FAMILY10', undefined],
      ]),
    );

    await anotherGuest(page, 'later');
    await page.goto(`/book-rooms/${double.hotel._id}?checkIn=${from}&checkOut=${to}&rooms=${double._id}.1`);
    await expect(form.getByRole('alert')).toContainText('not free on your dates');
    await expect(form.getByRole('button', { name: /^Add this room: Double Bed/ })).toHaveCount(0);
  });
});
