import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readPdfTexts } from '@wayhouse/documents/testing';
import { addRoom } from '../platform/add-room.js';
import { expectAccessible } from '../platform/expect-accessible.js';
import { expect, test } from '../platform/journey.js';
import { cityFarFromMidnight, newOwner } from '../platform/new-owner.js';
import { recordPayment } from '../platform/record-payment.js';
import { expectToast } from '../platform/toasts.js';

const region = (page: Page, name: string) => page.getByRole('region', { name });

test('the front desk takes a deposit in cash, corrects one that was recorded by mistake, finds the rest in Today and takes it by card terminal; the invoice has both', async ({
  page,
}) => {
  await newOwner(page, 'parts', cityFarFromMidnight());
  await addRoom(page, '290');

  await page.goto('/owner');
  await page.getByRole('link', { name: 'New booking' }).click();
  await page.getByRole('textbox', { name: 'Name of the guest' }).fill('Mira Sen');
  await expect(page.getByText('1 night × $290')).toBeVisible();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expectToast(page, 'The room is booked.');
  await page.getByRole('button', { name: 'Check in' }).click();

  await page.getByRole('button', { name: 'Record a payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a payment' });
  await dialog.getByRole('spinbutton', { name: 'Amount' }).fill('290.01');
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog).toContainText('Please choose how it was paid');
  await expectAccessible(page, 'a payment that is not complete');
  await page.keyboard.press('Escape');

  await recordPayment(page, { amount: '100', note: 'Room key deposit' });
  const payments = region(page, 'Payments');
  await expect(payments).toContainText('Paid at the hotel, in cash$100');
  await expect(payments).toContainText('Still due at the hotel$190');
  await recordPayment(page, { amount: '40', means: 'Bank transfer' });
  await expect(payments).toContainText('Still due at the hotel$150');
  await region(page, 'History').getByRole('button', { name: 'Take back the payment of $40' }).click();
  const question = page.getByRole('dialog', { name: 'Take back this payment?' });
  await expectAccessible(page, 'a payment that is to be taken back');
  await question.getByRole('button', { name: 'Take back payment' }).click();
  await expectToast(page, 'The payment is taken back. It counts as never made.');
  await expect(payments).toContainText('Still due at the hotel$190');
  await expect(region(page, 'History')).toContainText('Payment taken back');

  await page.goto('/owner');
  await page.getByRole('button', { name: /Unpaid/ }).click();
  const row = page.getByRole('table', { name: 'Unpaid stays of today' }).getByRole('row', { name: /Mira Sen/ });
  await expect(row).toContainText('$190 due');
  await row.getByRole('link', { name: 'Mira Sen' }).click();

  await recordPayment(page, { means: 'Card terminal', note: 'Slip 4711' });
  await expect(payments).toContainText('Paid at the hotel, by card terminal$190');
  await expect(payments).toContainText('Still due at the hotel$0');
  await expect(page.getByRole('button', { name: 'Record a payment' })).toBeHidden();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download receipt' }).click();
  const texts = readPdfTexts(readFileSync(await (await downloading).path())).join(' ');
  expect(texts).toMatch(/Paid at the hotel on .+, in cash \$100\.00/);
  expect(texts).toMatch(/Paid at the hotel on .+, by card terminal \$190\.00/);
  expect(texts).toContain('Paid in total $290.00');
  expect(texts).not.toContain('$40');
});
