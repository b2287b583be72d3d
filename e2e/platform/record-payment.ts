import type { Page } from '@playwright/test';

type Payment = { amount?: string; means?: 'Cash' | 'Card terminal' | 'Bank transfer'; note?: string };

/** Records a payment on the hotel’s page of a booking, of all that is owed unless `amount` is given. */
export async function recordPayment(page: Page, { amount, means = 'Cash', note }: Payment = {}): Promise<void> {
  await page.getByRole('button', { name: 'Record a payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a payment' });
  if (amount) await dialog.getByRole('spinbutton', { name: 'Amount' }).fill(amount);
  await dialog.getByRole('combobox', { name: 'How was it paid?' }).click();
  await page.getByRole('option', { name: means }).click();
  if (note) await dialog.getByRole('textbox', { name: 'Note (optional)' }).fill(note);
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await dialog.waitFor({ state: 'hidden' });
}
