import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { calls, imageUrl } from '@wayhouse/contracts';
import { addRoom, fillInRoom, roomPhotos } from '../platform/add-room.js';
import { apiClient } from '../platform/api-client.js';
import { findViolations } from '../platform/axe.js';
import { ownBooking } from '../platform/bookings.js';
import { demoOwner, expect, freeDay, inDays, photo, tabTo, test } from '../platform/journey.js';
import { newOwner } from '../platform/new-owner.js';
import { expectToast } from '../platform/toasts.js';

const [forest, lake] = roomPhotos;
/** The path of a photo is derived from its content. */
const addressOf = (file: string) =>
  imageUrl(createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 32));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const pdf = { name: 'prices.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

async function openRoom(page: Page): Promise<void> {
  await page.goto('/owner/list-room');
  await page.getByRole('link', { name: /^Edit Family Suite/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Room' })).toBeFocused();
}

test('invalid photos show an error beside them; photos are reordered by keyboard and saved in that order', async ({
  page,
}) => {
  const rooms = await newOwner(page, 'order');
  await fillInRoom(page, '140');
  await page.getByLabel('Photo 3').setInputFiles(pdf);
  const third = page.getByRole('listitem').filter({ has: page.getByText('prices.pdf') });
  await expect(third.getByRole('alert')).toContainText('not an image we can read');
  expect(await findViolations(page)).toEqual([]);

  await tabTo(page, button(page, 'Move photo 2 left'));
  await page.keyboard.press('Enter');
  await expect(button(page, 'Move cover photo right')).toBeFocused();
  await expect(page.getByRole('img', { name: /^Cover photo/ })).toHaveAttribute('alt', /family-2/);
  await button(page, 'Add Room').click();

  await expectToast(page, 'Your room is listed.');
  await expect(page.getByRole('img', { name: /^Cover photo/ })).toHaveCount(0);
  await expect(page.getByText('Family Suite is listed')).toBeInViewport();
  expect(await findViolations(page)).toEqual([]);
  expect(await rooms()).toMatchObject([{ pricePerNight: 140, images: [lake, forest].map(addressOf) }]);
});

test.describe('on errors', () => {
  // The browser logs the simulated failures to its console.
  test.use({ expectedErrors: async ({}, use) => use([/net::ERR_FAILED/, /status of (503|409)/]) });

  test('a failed upload keeps the form and its photos, and a retry succeeds', async ({ page }) => {
    const rooms = await newOwner(page, 'retry');
    await fillInRoom(page, '150');
    await page.route('**/api/rooms', (route) => route.abort(), { times: 1 });
    await button(page, 'Add Room').click();
    await expect(page.getByRole('alert')).toContainText('Nothing you entered is lost');
    await expect(page.getByLabel('Price per night')).toHaveValue('150');
    await expect(page.getByRole('img', { name: /^Photo 2/ })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    await page.getByRole('link', { name: 'List Room' }).click();
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Stay here' })
      .click();
    await button(page, 'Try again').click();
    await expectToast(page, 'Your room is listed.');
    expect(await rooms()).toMatchObject([{ pricePerNight: 150, images: [forest, lake].map(addressOf) }]);
  });

  test('a failed toggle reverts with an error, and the next one is saved', async ({ page }) => {
    const rooms = await newOwner(page, 'switch');
    await addRoom(page, '90');
    await page.goto('/owner/list-room');
    const failure = { success: false, code: 'unavailable', message: 'The catalog is resting.' };
    const refuse = { status: 503, json: failure };
    await page.route('**/api/rooms/toggle-availability', (route) => route.fulfill(refuse), { times: 1 });
    const control = page.getByRole('switch', { name: 'Family Suite is available to guests' });
    await control.click();
    await expectToast(page, 'The catalog is resting.');
    await expect(control).toBeChecked();

    await control.click();
    await control.click();
    await control.click();
    await expect(page.getByText('Hidden')).toBeVisible();
    await page.reload();
    await expect(control).not.toBeChecked();
    expect(await rooms()).toMatchObject([{ isAvailable: false }]);
  });

  test('saving a room that was changed in another tab shows the current version and keeps the input', async ({
    page,
    context,
  }) => {
    const rooms = await newOwner(page, 'stale');
    await addRoom(page, '90');
    await openRoom(page);
    const other = await context.newPage();
    await openRoom(other);
    await other.getByLabel('Price per night').fill('95');
    await button(other, 'Save changes').click();
    await expect(other.getByRole('heading', { level: 1, name: 'List Room' })).toBeVisible();

    await page.bringToFront();
    await page.getByLabel('Price per night').fill('99.5');
    await button(page, 'Save changes').click();
    await expect(page.getByRole('alert')).toContainText('Current version: Family Suite · $95 a night');
    await expect(page.getByLabel('Price per night')).toHaveValue('99.5');
    expect(await findViolations(page)).toEqual([]);
    await button(page, 'Save my version').click();
    await expect(page.getByRole('row', { name: /\$99\.50/ })).toBeVisible();
    expect(await rooms()).toMatchObject([{ pricePerNight: 99.5, version: 3 }]);
  });
});

test('Back asks for confirmation once before leaving an unsaved room, also by keyboard', async ({ page }) => {
  await newOwner(page, 'back');
  await page.goto('/owner/list-room');
  await page.getByRole('link', { name: 'Add Room' }).first().click();
  await page.getByLabel('Price per night').fill('90');
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });

  await page.goBack();
  await expect(dialog).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/owner\/add-room$/);
  await expect(page.getByLabel('Price per night')).toHaveValue('90');

  await page.goBack();
  await tabTo(page, dialog.getByRole('button', { name: 'Leave' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'List Room' })).toBeVisible();
  await expect(page).toHaveURL(/\/owner\/list-room$/);
  await page.goForward();
  await expect(page.getByLabel('Price per night')).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'List Room' })).toBeVisible();
});

test('a new price applies to new bookings; an existing booking keeps its price', async ({ page }) => {
  const rooms = await newOwner(page, 'price');
  await addRoom(page, '100');
  const [room] = await rooms();
  // Not the demo's guest, whose bookings other journeys count.
  const guest = await apiClient(...demoOwner);
  const book = async (from: number) => {
    const stay = { room: room!._id, checkInDate: inDays(freeDay + from), checkOutDate: inDays(freeDay + from + 2) };
    return (await guest(calls.bookRoom, { ...stay, guests: 2, PaymentMethod: 'Pay at Hotel' })).booking!;
  };
  const before = await book(0);

  await openRoom(page);
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('Price per night').fill('175.25');
  await page.getByRole('checkbox', { name: 'Mountain View' }).check();
  await button(page, 'Remove cover photo').click();
  await page.getByLabel('Photo 4').setInputFiles(photo('bathroom-1.jpg'));
  await button(page, 'Save changes').click();
  await expectToast(page, 'Your changes are saved.');
  await expect(page.getByRole('row', { name: /Mountain View.*\$175\.25/ })).toBeVisible();

  const images = [lake, photo('bathroom-1.jpg')].map(addressOf);
  expect(await rooms()).toMatchObject([{ pricePerNight: 175.25, amenities: ['Mountain View'], images }]);
  // The event takes a moment; each attempt books other nights.
  let nights = 0;
  await expect.poll(async () => (await book((nights += 2))).totalPrice).toBe(350.5);
  expect((await ownBooking(guest, before._id))?.totalPrice).toBe(200);
});

test('the list keeps its search and sort order in the URL', async ({ page }) => {
  await newOwner(page, 'list');
  await addRoom(page, '90');
  // Dearer than the rooms that other journeys book.
  await addRoom(page, '85');
  await page.goto('/owner/list-room?sort=price-asc');
  await expect(page.getByRole('row').nth(1)).toContainText('$85');
  await page.getByLabel('Search').fill('suite 90');
  await expect(page).toHaveURL(/sort=price-asc&search=suite\+90$/);
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('1 of 2 rooms')).toBeVisible();
  await page.getByLabel('Search').fill('castle');
  await button(page, 'Clear search').click();
  await expect(page.getByRole('row')).toHaveCount(3);
});

test('an owner describes a room, and guests read it on its page and find its name at the hotel', async ({ page }) => {
  const rooms = await newOwner(page, 'describe');
  await addRoom(page, '120');
  await page.goto('/owner/list-room');
  await page.getByRole('link', { name: /^Describe it/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Description' })).toBeFocused();
  await page.getByLabel('Name of the room').fill('Garden Double');
  await page.getByLabel('Description', { exact: true }).fill('Its own door to the courtyard.');
  await page.getByLabel('Size in square metres').fill('24');
  await page.getByLabel('Queen beds').fill('1');
  await page.getByLabel('Terrace').check();
  await page.getByLabel('Step-free to the room').check();
  expect(await findViolations(page)).toEqual([]);
  await button(page, 'Save description').click();
  await expectToast(page, 'The description is saved. Guests see it.');
  const [{ _id, hotel } = { _id: '', hotel: { slug: '' } }] = await rooms();
  await page.goto(`/rooms/${_id}`);
  const about = page.getByRole('region', { name: 'Garden Double' });
  await expect(about).toContainText('Its own door to the courtyard.');
  await expect(about).toContainText('24 m²');
  await expect(about).toContainText('1 queen bed');
  await expect(page.getByRole('region', { name: 'Accessibility' })).toContainText('Step-free to the room');
  expect(await findViolations(page)).toEqual([]);
  await page.goto(`/hotels/${hotel.slug}`);
  await expect(page.getByRole('heading', { level: 3, name: 'Garden Double' })).toBeVisible();
});
