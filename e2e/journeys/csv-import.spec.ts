import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addRoom } from '../platform/add-room.js';
import { findViolations } from '../platform/axe.js';
import { expect, tabTo, test } from '../platform/journey.js';
import { newOwner } from '../platform/new-owner.js';
import { expectToast } from '../platform/toasts.js';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const csvFile = (text: string) => ({ name: 'rooms.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
const fileInput = (page: Page) => page.getByLabel(/^Choose a CSV file|choose another file/i);

async function check(page: Page, text: string) {
  await fileInput(page).setInputFiles(csvFile(text));
  await expect(page.getByLabel('Or paste its text')).toHaveValue(text.replaceAll('\r\n', '\n'));
  await button(page, 'Check the file').click();
}

async function download(page: Page): Promise<string> {
  const started = page.waitForEvent('download');
  await button(page, 'Download your rooms').click();
  const file = await started;
  expect(file.suggestedFilename()).toBe('wayhouse-rooms.csv');
  return readFileSync(await file.path(), 'utf8');
}

// The browser logs the refused check to its console.
test.use({ expectedErrors: async ({}, use) => use([/status of 422/]) });

test('an owner downloads the rooms, changes the file, mends its errors and imports it; the same file again changes nothing', async ({
  page,
}) => {
  const rooms = await newOwner(page, 'csv');
  await addRoom(page, '100');
  const [{ _id: id, images } = { _id: '', images: [] as string[] }] = await rooms();

  await page.goto('/owner/list-room');
  await page.getByRole('link', { name: 'Import or export' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import rooms' })).toBeFocused();
  const file = await download(page);
  expect(file).toContain(`\r\n${id},Family Suite,100,1,`);
  await check(page, file.replace(/^\uFEFF/, ''));
  await expect(page.getByText('There is nothing to change')).toBeVisible();

  const edited = [
    'key;roomType;pricePerNight;units;amenities;copyPhotosOf;rate;weekdays',
    `${id};;129,50;3;"Free WiFi;Pool Access";;;`,
    'Garden;Single Bed;80;;;;;',
    'Garden;;95;;;;Weekends;"fri;sat"',
  ].join('\r\n');
  await check(page, edited);
  await expect(heading(page, 'Nothing can be imported yet')).toBeFocused();
  await expect(page.getByRole('row', { name: /^3 Garden Error/ })).toContainText(
    'copyPhotosOf: A new room needs photos',
  );
  expect(await findViolations(page)).toEqual([]);
  expect(await rooms()).toMatchObject([{ pricePerNight: 100 }]);

  const mended = edited.replace('Bed;80;;;;', `Bed;80;;;${id};`);
  await check(page, mended);
  await expect(heading(page, 'What will happen')).toBeFocused();
  const changed = page.getByRole('row', { name: new RegExp(`^2 ${id} Family Suite Changed`) });
  await expect(changed).toContainText('pricePerNight: 100 becomes 129.5');
  expect(await rooms()).toHaveLength(1);
  await tabTo(page, button(page, 'Import 3 rows'));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Your rooms are imported.');
  await expect(heading(page, 'Imported')).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  const weekends = { name: 'Weekends', weekdays: ['fri', 'sat'], pricePerNight: 95 };
  expect(await rooms()).toMatchObject([
    { roomType: 'Single Bed', pricePerNight: 80, isAvailable: false, images, rates: [weekends] },
    { _id: id, pricePerNight: 129.5, units: 3, amenities: ['Free WiFi', 'Pool Access'], isAvailable: true },
  ]);

  await button(page, 'Check the file').click();
  await expect(page.getByText('There is nothing to change')).toBeVisible();
  expect(await download(page)).toContain('\r\nGarden,Single Bed,80,1,');
});

test('on a phone the page fits, and a file can be pasted by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await newOwner(page, 'csv-phone');
  await addRoom(page, '100');
  await page.goto('/owner/import');
  const text = page.getByLabel('Or paste its text');
  await tabTo(page, text);
  await page.keyboard.insertText('key,pricePerNight\nno-such-room-but-a-very-long-key-of-sixty-characters-in-a-row,80');
  await tabTo(page, button(page, 'Check the file'));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Nothing can be imported yet')).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: 'Line 2' })).toContainText('roomType is missing.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations(page)).toEqual([]);
});
