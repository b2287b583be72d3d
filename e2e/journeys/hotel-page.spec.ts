import { expect, freeDay, inDays, photo, test } from '../platform/journey.js';
import { newOwner } from '../platform/new-owner.js';
import { unchangedRoomPath } from '../platform/pages.js';
import { expectToast } from '../platform/toasts.js';

test('what an owner says about the hotel is on its page, whose address stays when it is renamed', async ({ page }) => {
  await newOwner(page, 'hotel');
  await page.goto('/owner/hotel');
  const address = await page.getByRole('link', { name: 'See it as guests do' }).getAttribute('href');
  expect(address).toMatch(/^\/hotels\/house-of-hotel-[a-z0-9-]+$/);
  await page.getByLabel('Hotel name').fill('Quay House');
  await page.getByLabel('Description').fill('Two steps from the ferry.');
  await page.getByLabel('Parking').check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Your hotel is up to date.');
  await expect(page.getByTitle('Quay House')).toBeVisible();
  await page.goto(address!);
  await expect(page.getByRole('heading', { level: 1, name: 'Quay House' })).toBeVisible();
  await expect(page.getByText('Two steps from the ferry.')).toBeVisible();
  await expect(page.getByText('No room of this hotel can be booked at the moment.')).toBeVisible();
});

test('photos of a hotel are added, put in order and saved, and guests see them on its page in that order', async ({
  page,
}) => {
  await newOwner(page, 'photos');
  await page.goto('/owner/hotel');
  await page.getByRole('link', { name: 'Photos', exact: true }).click();
  await page.getByLabel('Cover photo').setInputFiles(['lobby-1.jpg', 'exterior-1.jpg'].map(photo));
  await page.getByRole('button', { name: 'Move photo 2 left' }).click();
  const shown = page.getByRole('group', { name: 'Photos' }).getByRole('img');
  await expect(shown.first()).toHaveAttribute('alt', /exterior-1/);
  await page.getByRole('button', { name: 'Save photos' }).click();
  await expectToast(page, 'Your photos are saved.');
  const stored = await shown.evaluateAll((images) =>
    images.map((image) => (image as HTMLImageElement).src.split('/')[4]),
  );
  await page.goto(String(await page.getByRole('link', { name: 'See it as guests do' }).getAttribute('href')));
  const ofGuests = page.getByRole('button', { name: /^Open photo/ }).getByRole('img');
  await expect(ofGuests).toHaveCount(2);
  expect(
    await ofGuests.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src.split('/')[4])),
  ).toEqual(stored);
});

test('a guest goes from a room to its hotel, and on to another of its rooms, for the same stay', async ({ page }) => {
  const stay = `checkIn=${inDays(freeDay)}&checkOut=${inDays(freeDay + 2)}`;
  await page.goto(`${await unchangedRoomPath(page)}?${stay}`);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('region', { name: 'Where you will be' }).getByRole('link', { name }).click();
  await expect(page).toHaveURL(new RegExp(`/hotels/[a-z-]+\\?${stay}$`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: /^See \d+ rooms?$/ }).click();
  const rooms = page.getByRole('region', { name: 'Rooms' });
  await rooms.getByRole('button', { name: 'One guest more' }).click();
  await expect(page).toHaveURL(new RegExp(`\\?${stay}&guests=2$`));
  // The rooms for another number of guests come after the address has it.
  const last = rooms.getByRole('article').last().getByRole('link').last();
  await expect(last).toHaveAttribute('href', /guests=2$/);
  await last.click();
  await expect(page).toHaveURL(new RegExp(`/rooms/[\\w-]+\\?${stay}&guests=2$`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
