import type { Page } from '@playwright/test';
import { timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';
import { addDays } from '@wayhouse/domain/stay';
import { addRoom } from '../platform/add-room.js';
import { chooseDay } from '../platform/choose-dates.js';
import { expectAccessible } from '../platform/expect-accessible.js';
import { expect, test } from '../platform/journey.js';
import { cityFarFromMidnight, newOwner } from '../platform/new-owner.js';
import { recordPayment } from '../platform/record-payment.js';
import { expectToast } from '../platform/toasts.js';

const note = 'Slip 4711';

/** Opens the front desk of a hotel of its own, with one room for 100 a night. Returns its city. */
async function openDesk(page: Page): Promise<string> {
  const city = cityFarFromMidnight();
  await newOwner(page, 'desk', city);
  await addRoom(page, '100');
  await page.goto('/owner');
  await page.getByRole('link', { name: 'New booking' }).click();
  return city;
}

const book = (page: Page) => page.getByRole('button', { name: 'Book', exact: true }).click();

test('the front desk books a walk-in for tonight, checks in and takes the payment', async ({ page }) => {
  await openDesk(page);
  await expect(page.getByRole('heading', { level: 1, name: 'New booking' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Name of the guest' }).fill('Mira Sen');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('+91 98765 43210');
  await page.getByRole('textbox', { name: 'Company' }).fill('Sen & Co');
  await expect(page.getByText('1 night × $100')).toBeVisible();
  await expectAccessible(page, 'a booking at the desk');
  await book(page);
  await expectToast(page, 'The room is booked.');
  await expect(page.getByRole('heading', { level: 2, name: 'Mira Sen' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Booked by the hotel');
  const booking = page.url();

  await page.goto('/owner/calendar/timeline');
  await expect(page.getByRole('button', { name: /Mira Sen/ })).toBeVisible();
  await page.goto('/owner');
  await page.getByRole('button', { name: /Arrivals/ }).click();
  await expect(page.getByRole('link', { name: 'Mira Sen' }).first()).toBeVisible();

  await page.goto(booking);
  await page.getByRole('button', { name: 'Check in' }).click();
  await recordPayment(page, { means: 'Card terminal', note });
  await expect(page.getByRole('region', { name: 'History' })).toContainText(note);
});

test('a guest who is there stays longer, gets a night handed back, and leaves with a receipt', async ({ page }) => {
  const city = await openDesk(page);
  await page.getByRole('textbox', { name: 'Name of the guest' }).fill('Mira Sen');
  await book(page);
  await page.getByRole('button', { name: 'Check in' }).click();
  await recordPayment(page);

  await page.getByRole('button', { name: 'Change stay' }).click();
  const change = page.getByRole('dialog', { name: 'Change stay' });
  await expect(change).toContainText('Mira Sen is here and can leave on another day.');
  await change.getByRole('button', { name: /^Check-out/ }).click();
  const departure = addDays(todayIn(timeZoneOf(city), new Date()), 2);
  await chooseDay(page, departure);
  await expectAccessible(page, 'the departure of a guest who is there');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(change).toContainText('New price$200');
  await expect(change).toContainText('Due at the hotel$100');
  await expectAccessible(page, 'another departure of a guest who is there');
  await change.getByRole('button', { name: 'Change the stay' }).click();
  await expectToast(page, 'The stay is changed.');
  await recordPayment(page);
  await expect(page.getByRole('button', { name: 'Record a payment' })).toBeHidden();

  await page.getByRole('button', { name: 'Change stay' }).click();
  await change.getByRole('button', { name: /^Check-out/ }).click();
  await chooseDay(page, addDays(departure, -1));
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(change).toContainText('Hand back at the desk$100');
  await change.getByRole('textbox', { name: 'Note (optional)' }).fill('In cash');
  await expectAccessible(page, 'money that is handed back at the desk');
  await change.getByRole('button', { name: 'Hand back $100 and change' }).click();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('In cash');
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('Handed back at the hotel$100');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download receipt' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^wayhouse-receipt-WH-.+\.pdf$/);

  await page.getByRole('button', { name: 'Check out' }).click();
  await page.getByRole('button', { name: 'Check out, nights stay booked' }).click();
  await expect(page.getByText('Departed')).toBeVisible();
});
