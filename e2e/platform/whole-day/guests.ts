import type { Page } from '@playwright/test';
import type { OwnRoom } from '@wayhouse/contracts';
import { chooseDates } from '../choose-dates.js';
import { expect } from '../journey.js';

type Stay = { checkIn: string; checkOut: string };

const bookingForm = (page: Page) => page.getByRole('form', { name: 'Book this room' });
const search = ({ checkIn, checkOut }: Stay) => `checkIn=${checkIn}&checkOut=${checkOut}&guests=2`;

export const openRoom = (page: Page, { _id }: OwnRoom, stay: Stay) => page.goto(`/rooms/${_id}?${search(stay)}`);

/** From the hotel's page to one of its rooms. */
export async function findRoom(page: Page, slug: string, type: OwnRoom['roomType'], stay: Stay): Promise<void> {
  await page.goto(`/hotels/${slug}?${search(stay)}`);
  const rooms = page.getByRole('region', { name: 'Rooms' });
  await rooms.getByRole('article').filter({ hasText: type }).getByRole('link').last().click();
}

export async function useCode(page: Page, code: string): Promise<void> {
  await bookingForm(page).getByRole('button', { name: 'I have a code' }).click();
  await bookingForm(page).getByLabel('Promotion code').fill(code);
  await bookingForm(page).getByRole('button', { name: 'Use code' }).click();
}

/** Books what the room page shows at this total; returns the booking's id. `fillIn` fills in what the hotel may know. */
export async function book(page: Page, total: string, fillIn?: (page: Page) => Promise<void>): Promise<string> {
  const form = bookingForm(page);
  await expect(form).toContainText(`Total${total}`);
  await form.getByRole('button', { name: 'Check Availability' }).click();
  await fillIn?.(page);
  await form.getByRole('button', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(/\/my-bookings\?booked=/);
  return new URL(page.url()).searchParams.get('booked')!;
}

export async function nameChild(page: Page, age: string): Promise<void> {
  const form = bookingForm(page);
  await form.getByRole('button', { name: /^More/ }).click();
  await form.getByLabel('Ages of the children').fill(age);
}

/** Pays the booking that was just made on Stripe's page. */
export async function payByCard(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await page.waitForURL(/__sandbox\/stripe\/pay/);
  await page.getByLabel('Expiry').fill('12 / 31');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill(name);
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.waitForURL(/\/my-bookings/);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
}

/** Gives the only booking of the guest other dates, which cost less: `refund` goes back to the card. */
export async function changeDates(page: Page, { checkIn, checkOut }: Stay, total: string, refund: string) {
  await page.goto('/my-bookings');
  await page.getByRole('button', { name: /^Change dates or guests/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your stay' });
  await dialog.getByRole('button', { name: /^Check-in/i }).click();
  await chooseDates(page, checkIn, checkOut);
  await expect(dialog).toContainText(`New total${total}`);
  await expect(dialog).toContainText(`Refund to your card${refund}`);
  await dialog.getByRole('button', { name: 'Change the stay' }).click();
  await expect(dialog).toBeHidden();
}
