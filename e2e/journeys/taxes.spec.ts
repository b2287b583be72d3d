import type { Room } from '@wayhouse/contracts';
import { addDays } from '@wayhouse/domain';
import type { Page } from '@playwright/test';
import { addRoom } from '../platform/add-room.js';
import { findViolations } from '../platform/axe.js';
import { expect, freeDay, inDays, test } from '../platform/journey.js';
import { newOwner } from '../platform/new-owner.js';
import { expectToast } from '../platform/toasts.js';

const saved = 'Your taxes and fees are saved. They apply to new bookings.';

async function choose(page: Page, name: string, option: string) {
  await page.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option }).click();
}

test('an owner adds a city tax and names the VAT; a guest sees both before booking, and everybody the same total', async ({
  page,
}) => {
  const rooms = await newOwner(page, 'taxes');
  await addRoom(page, '100');
  const [{ _id, hotel } = { _id: '', hotel: { _id: '' } }] = await rooms();

  await page.goto('/owner/hotel');
  await page.getByRole('link', { name: 'Taxes and fees' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Taxes and fees' })).toBeFocused();
  await page.getByRole('button', { name: 'Add a tax or fee' }).click();
  await page.getByLabel('Name').fill('City tax');
  await choose(page, 'Calculated', 'For each guest and night');
  await page.getByLabel('Amount (USD)').fill('2.50');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, saved);
  await page.getByRole('button', { name: 'Add a tax or fee' }).click();
  await page.getByLabel('Name').fill('VAT');
  await page.getByLabel('Percent').fill('7');
  await choose(page, 'Price of the nights', 'Includes it: it adds nothing');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'What guests see' })).toContainText('Total$210Includes VAT (7%)$13.08');

  const [from, to] = [inDays(freeDay), addDays(inDays(freeDay), 2)];
  const stay = `checkIn=${from}&checkOut=${to}&guests=2`;
  const found = await page.request.get(`/api/rooms?hotel=${hotel._id}&${stay}`);
  expect(((await found.json()) as { rooms: Room[] }).rooms).toMatchObject([{ totalPrice: 210, addedTaxes: 10 }]);
  await page.goto(`/rooms/${_id}?${stay}`);
  const form = page.getByRole('form', { name: 'Book this room' });
  const cityTax = 'City tax ($2.50 per guest and night)';
  await expect(form).toContainText(`$100 × 2 nights$200${cityTax}$10Total$210Includes VAT (7%)$13.08`);
  await form.getByRole('button', { name: 'Check Availability' }).click();
  await form.getByRole('button', { name: 'Book Now' }).click();
  const confirmation = page.getByRole('region', { name: /booked/i });
  await expect(confirmation).toContainText(`2 nights × $100: $200${cityTax}: $10Includes VAT (7%): $13.08`);
  await expect(confirmation).toContainText('$210');

  await page.goto('/owner');
  await page.getByRole('link', { name: 'Nora Lind' }).first().click();
  await expect(page.getByText(`${cityTax}: $10`)).toBeVisible();
  await expect(page.getByText('$210').first()).toBeVisible();
});
