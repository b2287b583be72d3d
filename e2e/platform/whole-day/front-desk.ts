import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { OwnRoom } from '@wayhouse/contracts';
import { readPdfTexts } from '@wayhouse/documents/testing';
import { bookingNumber } from '@wayhouse/domain';
import { expect } from '../journey.js';
import { recordPayment } from '../record-payment.js';
import { expectToast } from '../toasts.js';

export const history = (page: Page) => page.getByRole('region', { name: 'History' });

/** Books tonight in a room of this type for somebody at the desk; returns the id of the booking. */
export async function bookWalkIn(page: Page, { roomType, pricePerNight }: OwnRoom, name: string): Promise<string> {
  await page.goto('/owner');
  await page.getByRole('link', { name: 'New booking' }).click();
  await page.getByRole('combobox', { name: 'Room' }).click();
  await page.getByRole('option', { name: roomType }).click();
  await page.getByRole('textbox', { name: 'Name of the guest' }).fill(name);
  await expect(page.getByText(`1 night × $${pricePerNight}`)).toBeVisible();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expectToast(page, 'The room is booked.');
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

/** Moves the stay of a guest from a unit to the next one, by keys in the timeline. */
export async function moveToNextUnit(page: Page, room: OwnRoom, guest: string, unit: number): Promise<void> {
  await page.goto('/owner/calendar/timeline');
  const units = page.locator(`[role=rowgroup][aria-labelledby="room-${room._id}"]`);
  const stayIn = (number: number) =>
    units
      .getByRole('row', { name: `No. ${number}`, exact: true })
      .getByRole('button', { name: new RegExp(`^${guest} · `) });
  await stayIn(unit).focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Enter saves, Escape cancels.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expectToast(page, 'The stay is moved.');
  await page.reload();
  await expect(stayIn(unit + 1)).toBeVisible();
}

/** The row of a booking among today's arrivals. */
export const arrivalOf = (page: Page, id: string) =>
  page
    .getByRole('table', { name: 'Arrivals today' })
    .getByRole('row')
    .filter({ has: page.locator(`a[href="/owner/bookings/${id}"]`) });

export async function openBooking(page: Page, id: string): Promise<void> {
  await page.goto('/owner');
  await page.getByRole('searchbox', { name: 'Guest, phone or booking number' }).fill(bookingNumber(id));
  await page.getByRole('table', { name: 'Bookings found' }).locator(`a[href="/owner/bookings/${id}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Booking' })).toBeFocused();
}

export async function takePayment(page: Page, amount: string): Promise<void> {
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText(`Still due at the hotel${amount}`);
  await recordPayment(page);
  await expect(history(page)).toContainText('Paid at the hotel');
}

export async function recordNoShow(page: Page, charge: string): Promise<void> {
  await page.getByRole('button', { name: 'Record a no-show' }).click();
  const dialog = page.getByRole('dialog', { name: 'Did this guest not arrive?' });
  await expect(dialog).toContainText(`${charge} is charged`);
  await dialog.getByRole('button', { name: 'Record the no-show' }).click();
  await expect(history(page)).toContainText('The guest did not arrive');
}

/** The texts of the receipt, as they stand in the file. */
export async function downloadReceipt(page: Page): Promise<string[]> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download receipt' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^wayhouse-receipt-WH-.+\.pdf$/);
  return readPdfTexts(readFileSync(await file.path()));
}
