import type { Page } from '@playwright/test';
import type { Room } from '@wayhouse/contracts';
import { addDays } from '@wayhouse/domain';
import { addRoom } from '../platform/add-room.js';
import { findViolations } from '../platform/axe.js';
import { expect, freeWeekday, tabTo, test } from '../platform/journey.js';
import { newOwner } from '../platform/new-owner.js';

const friday = freeWeekday('fri');
const sunday = addDays(friday, 2);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
async function enterNights(page: Page): Promise<void> {
  await page.getByLabel('First night').fill(friday);
  await page.getByLabel('Last night').fill(sunday);
}

test('an owner raises the prices of all rooms for a weekend, blocks it where no guest has booked, and hides the rooms', async ({
  page,
}) => {
  const rooms = await newOwner(page, 'bulk');
  await addRoom(page, '140');
  await addRoom(page, '99.99');
  const idAt = async (price: number) => (await rooms()).find((room) => room.pricePerNight === price)?._id ?? '';
  const [booked, free] = [await idAt(140), await idAt(99.99)];

  await page.goto('/owner/list-room');
  await page.getByRole('link', { name: 'Change several rooms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change several rooms' })).toBeFocused();

  await tabTo(page, page.getByRole('checkbox', { name: 'All rooms' }));
  await page.keyboard.press('Space');
  await expect(page.getByText('2 of 2 rooms chosen')).toBeVisible();
  await page.getByLabel('Name').fill('Fair');
  await choose(page, 'Price by', 'Percent more');
  await page.getByLabel('Percent', { exact: true }).fill('15');
  await enterNights(page);
  await page.getByLabel('Last night').press('Enter');
  await expect(heading(page, 'Before it is applied')).toBeFocused();
  await expect(page.getByRole('row', { name: /\$140/ })).toContainText(/\$140\s*\$161/);
  await expect(page.getByRole('row', { name: /\$99\.99/ })).toContainText(/\$99\.99\s*\$114\.99/);
  expect(await findViolations(page)).toEqual([]);
  await tabTo(page, button(page, 'Apply to 2 rooms'));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Your rates are saved. They apply to new bookings.')).toBeFocused();
  const fair = { name: 'Fair', from: friday, to: sunday };
  const priceOf = (pricePerNight: number) => ({ version: 2, rates: [{ ...fair, pricePerNight }] });
  expect(await rooms()).toMatchObject([priceOf(114.99), priceOf(161)]);

  await page.goto(`/rooms/${booked}?checkIn=${friday}&checkOut=${addDays(friday, 1)}&guests=2`);
  const form = page.getByRole('form', { name: 'Book this room' });
  await expect(form).toContainText('Total$161');
  await form.getByRole('button', { name: 'Check Availability' }).click();
  await form.getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByRole('region', { name: /booked/i })).toContainText('$161');

  await page.goto('/owner/bulk');
  await page.getByRole('checkbox', { name: 'All rooms' }).check();
  await choose(page, 'What to change', 'Block nights');
  await enterNights(page);
  await page.getByLabel('Reason').fill('Painting');
  await button(page, 'Preview').click();
  await expect(page.getByText('3 nights of 2 rooms will be blocked.')).toBeVisible();
  await button(page, 'Apply to 2 rooms').click();
  const refused = page.getByRole('list', { name: 'Not blocked everywhere' }).getByRole('listitem');
  await expect(refused).toHaveText([/Family Suite, \$140 a night.*is booked/]);
  expect(await findViolations(page)).toEqual([]);
  const isFree = async (room: string, night: string) => {
    const stay = `checkIn=${night}&checkOut=${addDays(night, 1)}`;
    const found = await page.request.get(`/api/rooms?hotel=${(await rooms())[0]?.hotel._id}&${stay}`);
    return ((await found.json()) as { rooms: Room[] }).rooms.some(({ _id }) => _id === room);
  };
  await expect.poll(() => isFree(free, friday)).toBe(false);
  expect(await isFree(booked, sunday)).toBe(true);
  await refused.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/owner/calendar.*room=${booked}`));

  await page.goto('/owner/bulk');
  await page.getByRole('checkbox', { name: 'All rooms' }).check();
  await choose(page, 'What to change', 'Take a rate off');
  await choose(page, 'Rate', 'Fair');
  await button(page, 'Preview').click();
  await expect(page.getByRole('row', { name: /\$140/ })).toContainText(/\$161\s*\$140/);
  await button(page, 'Apply to 2 rooms').click();
  await expect(heading(page, 'Your rates are saved. They apply to new bookings.')).toBeFocused();
  await choose(page, 'What to change', 'Hide from guests');
  await button(page, 'Preview').click();
  await button(page, 'Apply to 2 rooms').click();
  await expect(heading(page, 'Availability updated.')).toBeFocused();
  expect((await rooms()).map(({ rates = [], isAvailable }) => ({ rates, isAvailable }))).toEqual([
    { rates: [], isAvailable: false },
    { rates: [], isAvailable: false },
  ]);
});
