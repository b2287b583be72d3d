import type { Page } from '@playwright/test';
import { expect, inDays, test } from '../platform/journey.js';

const stay = `checkIn=${inDays(40)}&checkOut=${inDays(43)}`;
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.getByRole('article');
const view = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Rooms or hotels' }).getByRole('link', { name });

type Hotel = { _id: string; name: string; rooms: number; roomTypes: number; pricePerNight: number };

async function found(page: Page, query: string) {
  const response = await page.request.get(`/api/hotels?limit=100&${query}`);
  return (await response.json()) as { hotels: Hotel[]; total: number };
}
const namesOn = (page: Page) => cards(page).getByRole('heading').allTextContents();

test('hotels of a search, each once with its least price, lead to their rooms in the same search', async ({ page }) => {
  const query = `${stay}&guests=2&roomType=Double+Bed,Luxury+Room&sort=price-asc`;
  const { hotels, total } = await found(page, query);
  await page.goto(`/rooms?${query}`);
  await view(page, 'Hotels').click();
  await expect(title(page)).toHaveText(`${total} hotels`);
  await expect.poll(() => namesOn(page)).toEqual(hotels.slice(0, 12).map(({ name }) => name));
  const at = hotels.findIndex(({ rooms }) => rooms > 1);
  const { name, rooms, roomTypes, pricePerNight } = hotels[at]!;
  await expect(cards(page).nth(at)).toContainText(roomTypes === 1 ? '1 room type' : `${roomTypes} room types`);
  await expect(cards(page).nth(at)).toContainText(`from $${pricePerNight} / night`);
  await cards(page).nth(at).getByRole('link', { name }).click();
  await expect(title(page)).toHaveText(`${rooms} rooms at ${name}`);
  await expect(cards(page)).toHaveCount(rooms);
  await expect(cards(page).first()).toContainText(`$${pricePerNight}`);
  await page.getByRole('button', { name: 'Remove Only this hotel' }).click();
  await expect(page).toHaveURL(new RegExp(`checkIn=.*&roomType=.*&sort=price-asc$`));
  await page.goBack();
  await page.goBack();
  await expect(title(page)).toHaveText(`${total} hotels`);
});

test('filters and further pages apply to hotels, and each rooms page stays one click away', async ({ page }) => {
  await page.goto('/rooms?view=hotels');
  const all = await found(page, '');
  await expect(title(page)).toHaveText(`${all.total} hotels`);
  // What only pages without scripts need.
  await expect(page.getByRole('button', { name: 'Show hotels' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Next hotels' })).toBeHidden();
  await expect(async () => {
    await cards(page).last().scrollIntoViewIfNeeded();
    expect(await namesOn(page)).toEqual(all.hotels.map(({ name }) => name));
  }).toPass();
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('checkbox', { name: /^Family Suite/ })
    .check();
  const { total } = await found(page, 'roomType=Family+Suite');
  await expect(title(page)).toHaveText(`${total} hotels`);
  await view(page, 'Rooms').click();
  await expect(page).toHaveURL(/\/rooms\?roomType=Family\+Suite$/);
});

for (const path of [
  '/rooms',
  '/rooms?view=hotels',
  `/rooms?destination=Copenhagen&${stay}`,
  '/rooms?roomType=Double+Bed,Luxury+Room&price=0-500',
])
  test(`at 390 px the first card of ${path} begins at most 330 px from the top`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const box = await cards(page).first().boundingBox();
    expect(box!.y).toBeLessThanOrEqual(330);
  });

test('what a visitor has searched last heads the destinations', async ({ page }) => {
  await page.goto('/');
  const destination = page.getByRole('combobox', { name: 'Destination' });
  await destination.fill('Kyoto');
  await destination.press('Escape');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(title(page)).toHaveText(/in Kyoto$/);
  await page.goto('/');
  await destination.click();
  const recent = page.getByRole('group', { name: 'Recent searches' });
  await expect(recent.getByRole('option')).toHaveText([/^Kyoto/]);
  await recent.getByRole('option').click();
  await expect(destination).toHaveValue('Kyoto');
});

test('the destinations offer hotels that there are, and what a misspelt one may have meant', async ({ page }) => {
  await page.goto('/');
  const destination = page.getByRole('combobox', { name: 'Destination' });
  await destination.fill('lantern and tide');
  await expect(page.getByRole('option')).toHaveText([/^Lantern & Tide.*Kochi$/]);
  await destination.fill('Mumbay');
  await expect(page.getByRole('group', { name: /“Mumbay”/ }).getByRole('option')).toHaveText([/^Mumbai/]);
  await destination.press('Escape');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Did you mean Mumbai?' }).click();
  await expect(title(page)).toHaveText(/\d rooms? in Mumbai$/);
  await page.goto('/rooms?destination=Kochi%2C+India');
  await expect(title(page)).toHaveText(/^[1-9]\d* rooms? in Kochi$/);
});

test('home leads to the journal, whose entries are those of its own pages', async ({ page }) => {
  await page.goto('/');
  const journal = page.getByRole('region', { name: 'From the journal' });
  const headings = journal.getByRole('heading', { level: 3 });
  await expect(headings).toHaveCount(3);
  const names = await headings.allTextContents();
  const photos = journal.locator('img');
  await expect(photos).toHaveCount(3);
  for (const photo of await photos.all()) {
    await photo.scrollIntoViewIfNeeded();
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await journal.getByRole('link', { name: 'All posts' }).click();
  const listed = page.getByRole('list', { name: 'Posts' }).getByRole('heading');
  await expect(listed).toHaveText(names);
  await page.goBack();
  await journal.getByRole('link', { name: names[1]! }).click();
  await expect(title(page)).toHaveText(names[1]!);
});

test('rooms near a room are free for the stay in its address, and lead on with it', async ({ page }) => {
  const response = await page.request.get(`/api/rooms?destination=Jaipur&${stay}`);
  const { rooms } = (await response.json()) as { rooms: { _id: string; hotel: { name: string } }[] };
  await page.goto(`/rooms/${rooms[0]!._id}?${stay}`);
  const others = page.getByRole('region', { name: `More rooms at ${rooms[0]!.hotel.name}` });
  await expect(others.getByRole('article')).not.toHaveCount(0);
  for (const card of await others.getByRole('article').all()) {
    const href = await card.getByRole('heading').getByRole('link').getAttribute('href');
    const [, id, query] = /^\/rooms\/([^?]+)\?(.*)$/.exec(href!)!;
    expect(query).toBe(stay);
    expect(rooms.map(({ _id }) => _id)).toContain(id);
  }
  await expect(page.getByRole('region', { name: 'Similar rooms' }).getByRole('article').first()).toContainText(
    'total for 3 nights',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch, the filters and further pages show hotels, and a card its rooms', async ({ page }) => {
    const { hotels, total } = await found(page, `${stay}&sort=price-asc`);
    await page.goto(`/rooms?${stay}&sort=price-asc`);
    await view(page, 'Hotels').click();
    await expect(title(page)).toHaveText(`${total} hotels`);
    const names = await namesOn(page);
    await page.getByRole('link', { name: 'Next hotels' }).click();
    await expect(page.getByRole('link', { name: 'Back to the first hotels' })).toBeVisible();
    expect([...names, ...(await namesOn(page))]).toEqual(hotels.map(({ name }) => name));
    await page.getByRole('link', { name: 'Back to the first hotels' }).click();
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: /^Single Bed/ }).check();
    await filters.getByRole('button', { name: 'Show hotels' }).click();
    const singles = await found(page, `${stay}&roomType=Single+Bed`);
    await expect(title(page)).toHaveText(`${singles.total} hotels`);
    const name = (await namesOn(page))[0]!;
    await cards(page).first().getByRole('link', { name }).click();
    await expect(title(page)).toHaveText(new RegExp(` at ${name}$`));
    await expect(filters.getByRole('checkbox', { name: 'Only this hotel' })).toBeChecked();
  });
});
