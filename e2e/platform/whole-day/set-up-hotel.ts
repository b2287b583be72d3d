import type { Page } from '@playwright/test';
import { calls, type OwnRoom } from '@wayhouse/contracts';
import { addDays } from '@wayhouse/domain';
import { addRoom } from '../add-room.js';
import { apiClient } from '../api-client.js';
import { expect } from '../journey.js';
import { expectToast } from '../toasts.js';
import { newPerson, type Person } from './people.js';

export type Hotel = { owner: Person; name: string; slug: string; rooms: Record<OwnRoom['roomType'], OwnRoom> };

/** Where it is, and the first day of its season. */
type Plan = { city: string; seasonStart: string };

/** Registers a hotel, adds its first room by the form and 39 by a file, and shows them all. */
export async function setUpHotel(page: Page, plan: Plan): Promise<Hotel> {
  const owner = await newPerson(page, 'Olga', 'Dias');
  const name = `Forty Rooms ${Date.now().toString(36)}`;
  await registerHotel(page, name, plan.city);
  await addRoom(page, '240');
  const api = await apiClient(owner.email, owner.password);
  const listRooms = async () => (await api(calls.listOwnRooms, {})).rooms ?? [];
  const [first] = await listRooms();
  await importRooms(page, fileOfRooms(first!._id, plan.seasonStart));
  await page.goto('/owner/list-room');
  for (const type of ['Single Bed', 'Double Bed', 'Luxury Room'])
    await page.getByRole('switch', { name: `${type} is available to guests` }).click();
  await expect.poll(async () => (await listRooms()).map(({ isAvailable }) => isAvailable)).not.toContain(false);

  const rooms = await listRooms();
  expect(rooms.reduce((sum, { units = 1 }) => sum + units, 0)).toBe(40);
  const byType = Object.fromEntries(rooms.map((room) => [room.roomType, room])) as Hotel['rooms'];
  return { owner, name, slug: first!.hotel.slug!, rooms: byType };
}

async function registerHotel(page: Page, name: string, city: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'List Your Hotel' }).click();
  const form = page.getByRole('dialog', { name: 'Register Your Hotel' });
  await form.getByLabel('Hotel Name').fill(name);
  await form.getByLabel('Phone Number').fill('+91 832 555 0140');
  await form.getByLabel('Address').fill('40 Beach Road');
  await form.getByRole('combobox', { name: 'City' }).fill(city);
  await form.getByRole('button', { name: 'Register' }).click();
  await expectToast(page, 'Your hotel is registered.');
}

/** Forty rooms of four types, and what the luxury rooms cost at weekends and in the season. */
const fileOfRooms = (familySuite: string, seasonStart: string) =>
  [
    'key,roomType,pricePerNight,units,copyPhotosOf,rate,from,to,weekdays',
    `${familySuite},,,4,,,,,`,
    `Single,Single Bed,80,12,${familySuite},,,,`,
    `Double,Double Bed,120,16,${familySuite},,,,`,
    `Luxury,Luxury Room,200,8,${familySuite},,,,`,
    'Luxury,,260,,,Weekends,,,fri;sat',
    `Luxury,,320,,,Season,${seasonStart},${addDays(seasonStart, 30)},`,
  ].join('\r\n');

async function importRooms(page: Page, text: string): Promise<void> {
  await page.goto('/owner/import');
  const file = { name: 'rooms.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel(/^Choose a CSV file/).setInputFiles(file);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import 6 rows' }).click();
  await expectToast(page, 'Your rooms are imported.');
}

/** Ten percent off with WELCOME. */
export async function addPromotionCode(page: Page): Promise<void> {
  await page.goto('/owner/hotel/promotion-codes');
  await page.getByRole('button', { name: 'Add a code' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Code').fill('welcome');
  await dialog.getByLabel('Percent off the nights').fill('10');
  await dialog.getByRole('button', { name: 'Add code' }).click();
  await expect(page.getByRole('list', { name: 'Codes of this hotel' })).toContainText('WELCOME');
}
