import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readPdfTexts } from '@wayhouse/documents/testing';
import { timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';
import { addDays } from '@wayhouse/domain/stay';
import { addRoom } from '../platform/add-room.js';
import { chooseDay } from '../platform/choose-dates.js';
import { expectAccessible } from '../platform/expect-accessible.js';
import { expect, test } from '../platform/journey.js';
import { cityFarFromMidnight, newOwner } from '../platform/new-owner.js';
import { expectToast } from '../platform/toasts.js';
import { recordPayment } from '../platform/record-payment.js';

const [legalName, taxNumber] = ['Moss & Lind Hotels OÜ', 'EE123456789'];

/** What pressing the button downloads. */
async function download(page: Page, button: string) {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await started;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test('an owner enters the legal name, issues the invoice of a walk-in who has paid and left, reverses it for a wrong buyer, and hands the file of the month to the accountant', async ({
  page,
}) => {
  const city = cityFarFromMidnight();
  await newOwner(page, 'invoices', city);
  await addRoom(page, '100');
  const today = todayIn(timeZoneOf(city), new Date());
  const [first, creditNote, second] = [1, 2, 3].map((sequence) => `${today.slice(0, 4)}-000${sequence}`);

  await page.goto('/owner/add-booking');
  await page.getByRole('textbox', { name: 'Name of the guest' }).fill('Mira Sen');
  await page.getByRole('textbox', { name: 'Company' }).fill('Sen & Co');
  await page.getByRole('textbox', { name: 'Tax number' }).fill('IN29ABCDE1234F');
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expectToast(page, 'The room is booked.');
  const invoices = page.getByRole('region', { name: 'Invoices' });
  await expect(invoices).toContainText('its legal name, which its profile does not have yet');
  await expectAccessible(page, 'a booking of a hotel without a legal name');
  await invoices.getByRole('link', { name: 'Enter the legal name' }).click();
  await expect(page.getByRole('textbox', { name: 'Legal name (optional)' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Legal name (optional)' }).fill(legalName);
  await page.getByRole('textbox', { name: 'Tax number of the hotel (optional)' }).fill(taxNumber);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Your hotel is up to date.');

  await page.getByRole('link', { name: 'Back to the booking' }).click();
  await page.getByRole('button', { name: 'Check in' }).click();
  await recordPayment(page);
  await page.getByRole('button', { name: 'Check out' }).click();
  await page.getByRole('button', { name: 'Check out, nights stay booked' }).click();
  await expect(page.getByText('Departed')).toBeVisible();

  await invoices.getByRole('button', { name: 'Issue an invoice' }).click();
  const form = page.getByRole('dialog', { name: 'Issue an invoice' });
  await expect(form.getByRole('textbox', { name: 'Name or company' })).toHaveValue('Sen & Co');
  await expect(form.getByRole('textbox', { name: 'Tax number (optional)' })).toHaveValue('IN29ABCDE1234F');
  await form.getByRole('textbox', { name: 'Name or company' }).fill('');
  await form.getByRole('button', { name: 'Issue invoice' }).click();
  await expect(form.getByRole('textbox', { name: 'Name or company' })).toBeFocused();
  await form.getByRole('textbox', { name: 'Name or company' }).fill('Sen & Company');
  await expectAccessible(page, 'whom an invoice is for');
  await form.getByRole('button', { name: 'Issue invoice' }).click();
  await expectToast(page, 'The invoice is issued.');
  await expect(invoices).toContainText(`Invoice ${first}`);
  await expect(invoices.getByRole('button', { name: 'Issue an invoice' })).toBeHidden();
  const file = await download(page, `PDF of Invoice ${first}`);
  expect(file.name).toBe(`wayhouse-invoice-${first}.pdf`);
  const texts = readPdfTexts(file.bytes);
  for (const text of [legalName, taxNumber, 'Sen & Company', 'IN29ABCDE1234F', '1 night × $100.00', 'Paid in total'])
    expect(texts).toContain(text);

  await invoices.getByRole('button', { name: 'Issue a credit note' }).click();
  const dialog = page.getByRole('dialog', { name: `Reverse invoice ${first}?` });
  await dialog.getByRole('button', { name: 'Issue credit note' }).click();
  await expectToast(page, 'The credit note is issued.');
  await expect(invoices).toContainText(`Reverses ${first}`);
  await invoices.getByRole('button', { name: 'Issue an invoice' }).click();
  await form.getByRole('button', { name: 'Issue invoice' }).click();
  await expect(invoices).toContainText(`Invoice ${second}`);

  await page.goto('/owner/hotel');
  await page.getByRole('link', { name: 'Invoices' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeFocused();
  const list = page.getByRole('list', { name: /^Invoices of / });
  await expect(list.getByRole('link')).toHaveCount(3);
  await expect(list).toContainText(`Credit note ${creditNote}`);
  await expectAccessible(page, 'the invoices of a hotel');
  const csv = await download(page, 'Export CSV');
  expect(csv.name).toContain(`wayhouse-invoices-${today.slice(0, 7)}-01-to-`);
  const rows = csv.bytes.toString('utf8').trim().split('\r\n');
  expect(rows).toHaveLength(4);
  expect(rows[2]).toContain(`${creditNote},Credit note,${today},${first}`);
  expect(rows[2]).toContain('-100.00');

  await page.goto('/owner/hotel/changes');
  await expect(page.getByText(`Credit note ${creditNote} issued`)).toBeVisible();
});

test('an invoice of a stay that changes afterwards asks for a credit note', async ({ page }) => {
  const city = cityFarFromMidnight();
  await newOwner(page, 'outdated', city);
  await addRoom(page, '100');
  await page.goto('/owner/hotel');
  await page.getByRole('textbox', { name: 'Legal name (optional)' }).fill(legalName);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Your hotel is up to date.');
  await page.goto('/owner/add-booking');
  await page.getByRole('textbox', { name: 'Name of the guest' }).fill('Mira Sen');
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  const invoices = page.getByRole('region', { name: 'Invoices' });
  await invoices.getByRole('button', { name: 'Issue an invoice' }).click();
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await expect(invoices.getByText(/^Invoice \d{4}-0001$/)).toBeVisible();

  await page.getByRole('button', { name: 'Change stay' }).click();
  const change = page.getByRole('dialog', { name: 'Change stay' });
  await change.getByRole('button', { name: /^Check-out/ }).click();
  const departure = addDays(todayIn(timeZoneOf(city), new Date()), 2);
  await chooseDay(page, departure);
  await page.getByRole('button', { name: 'Done' }).click();
  await change.getByRole('button', { name: 'Change the stay' }).click();
  await expect(invoices).toContainText('The booking has changed since this invoice was issued.');
  await expectAccessible(page, 'an invoice of a stay that has changed');
});
