import { calls } from '@wayhouse/contracts';
import { addRoom } from '../platform/add-room.js';
import { apiClient } from '../platform/api-client.js';
import { emailsTo } from '../platform/emails.js';
import { expect, inDays, newGuest } from '../platform/journey.js';
import { test } from '../platform/own-platform.js';
import { expectToast } from '../platform/toasts.js';
import { book, payByCard } from '../platform/whole-day/guests.js';
import { become, newPerson } from '../platform/whole-day/people.js';

test('a hotel in India has its prices in rupees, among others in dollars, from its registration to a paid booking', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(480_000);
  const owner = await newGuest(page, 'rupees');
  await page.goto('/');
  await page.getByRole('button', { name: 'List Your Hotel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Register Your Hotel' });
  await dialog.getByLabel('Hotel Name').fill('Rupee House');
  await dialog.getByLabel('Phone Number').fill('+91 484 555 0101');
  await dialog.getByLabel('Address').fill('3 Jetty Road');
  await dialog.getByRole('combobox', { name: 'City' }).fill('Kochi');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('combobox', { name: 'Currency of your prices' })).toHaveText('Indian Rupee (INR)');
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expectToast(page, 'Your hotel is registered.');
  await addRoom(page, '12000');
  await page.goto('/owner/list-room');
  await expect(page.getByRole('main')).toContainText('₹12,000');
  await page.goto('/owner/hotel');
  await expect(page.getByLabel('Hotel name')).toHaveValue('Rupee House');
  await expect(page.getByLabel('Currency of your prices')).toBeHidden();

  // It is found between those of the demo's hotel, of which one costs 145 dollars and the next one 265: it is taken for 150.
  const asha = await newPerson(page, 'Asha', 'Pillai');
  const stay = `checkIn=${inDays(60)}&checkOut=${inDays(62)}&guests=2`;
  await page.goto(`/rooms?destination=Kochi&sort=price-asc&${stay}`);
  const prices = page.getByRole('article').locator('p').filter({ hasText: '/ night' });
  await expect(prices).toHaveText([/^\$145 /, /^₹12,000 /, /^\$265 /, /^\$290 /]);
  const card = page.getByRole('article').filter({ hasText: 'Rupee House' });
  await expect(card).toContainText('₹24,000 total for 2 nights');
  await expect(card).toContainText('about $300');
  await card.getByRole('link').last().click();
  const id = await book(page, '₹24,000');
  await payByCard(page, asha.name);
  await expect(page.getByRole('main')).toContainText('₹24,000');

  const guest = await apiClient(asha.email, asha.password, baseURL);
  const { bookings } = await guest(calls.listOwnBookings, {});
  expect(bookings).toMatchObject([{ _id: id, currency: 'INR', totalPrice: 24_000, paid: 24_000, owed: 0 }]);
  await expect
    .poll(async () => (await emailsTo(page, asha.email)).filter(({ text }) => text.includes('₹24,000')).length)
    .toBeGreaterThanOrEqual(2);
  for (const { text } of await emailsTo(page, asha.email)) expect(text).not.toMatch(/\$\d/);
  await page.goto(`/my-bookings/${id}/receipt`);
  await expect(page.getByRole('main')).toContainText('₹24,000.00');

  await become(page, { ...asha, ...owner });
  await page.goto('/owner');
  await expect(page.getByRole('main')).toContainText('₹24,000');
  await expect(page.getByRole('main')).not.toContainText('$');
});
