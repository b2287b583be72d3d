import type { Page } from '@playwright/test';
import { expect, inDays, test } from '../platform/journey.js';
import { waitUntilLoaded } from '../platform/page-loaded.js';

const [checkIn, checkOut] = [inDays(40), inDays(43)];
const cards = (page: Page) => page.getByRole('article');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' });
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const expectUrl = (page: Page, path: string) =>
  expect
    .poll(() =>
      page
        .url()
        .replace(/^https?:\/\/[^/]+/, '')
        .replaceAll('%2C', ','),
    )
    .toBe(path);

/** The facet count of an option, once the page shows it. */
async function countOf(page: Page, group: 'roomType' | 'price', option: string, label: string, query = '') {
  const response = await page.request.get(`/api/rooms/facets?${query}`);
  const count = ((await response.json()) as Record<typeof group, Record<string, number>>)[group][option];
  await expect(filters(page).getByRole('checkbox', { name: `${label} ${count} rooms` })).toBeVisible();
  return count;
}

async function isAscending(page: Page): Promise<boolean> {
  const prices = await cards(page)
    .getByText(/^\$\d+$/)
    .allTextContents();
  const amounts = prices.map((price) => Number(price.slice(1)));
  return amounts.length > 1 && amounts.every((amount, at) => at === 0 || amounts[at - 1]! <= amount);
}

test('each filter shows as many rooms as its count, and Back undoes one filter at a time', async ({ page }) => {
  await page.goto('/rooms');
  const doubles = await countOf(page, 'roomType', 'Double Bed', 'Double Bed');
  await filters(page).getByRole('checkbox', { name: 'Double Bed' }).check();
  await expect(title(page)).toHaveText(`${doubles} rooms`);
  const cheap = await countOf(page, 'price', '0-500', '$0 to $500', 'roomType=Double+Bed');
  await filters(page).getByRole('checkbox', { name: '$0 to $500' }).check();
  await expect(title(page)).toHaveText(`${cheap} rooms`);
  await filters(page).getByRole('radio', { name: 'Price: Low to High' }).check();
  await expectUrl(page, '/rooms?roomType=Double+Bed&price=0-500&sort=price-asc');
  // The old order shows until the new one has loaded.
  await expect.poll(() => isAscending(page)).toBe(true);

  await page.goBack();
  await page.goBack();
  await expectUrl(page, '/rooms?roomType=Double+Bed');
  await expect(title(page)).toHaveText(`${doubles} rooms`);
  await expect(filters(page).getByRole('checkbox', { name: '$0 to $500' })).not.toBeChecked();
  await page.goForward();
  await expect(title(page)).toHaveText(`${cheap} rooms`);
});

test('every choice in the panel is a chip; removing one changes the URL, and CLEAR keeps the search', async ({
  page,
}) => {
  const stay = `checkIn=${checkIn}&checkOut=${checkOut}`;
  await page.goto(`/rooms?destination=jaipur&${stay}&guests=2&roomType=Luxury+Room&price=0-500,500-1000`);
  await expect(chips(page).getByRole('button')).toHaveCount(3);
  await chips(page).getByRole('button', { name: 'Remove $500 to $1,000' }).click();
  await expectUrl(page, `/rooms?destination=Jaipur&${stay}&guests=2&roomType=Luxury+Room&price=0-500`);
  await filters(page).getByRole('button', { name: 'CLEAR' }).click();
  await expectUrl(page, `/rooms?destination=Jaipur&${stay}&guests=2`);
  await expect(title(page)).toHaveText(/rooms? in Jaipur$/);
  await expect(chips(page)).toBeHidden();
});

test('a link with past dates and invalid values shows rooms for the rest and names what was ignored', async ({
  page,
}) => {
  await page.goto(
    '/rooms?destination=goa&checkIn=2020-01-01&checkOut=2020-01-04&guests=99&price=0-500,cheap&sort=best',
  );
  await expect(title(page)).toHaveText(/rooms? in Goa$/);
  await expect(chips(page).getByRole('button')).toHaveText(['$0 to $500']);
  await expect(cards(page)).not.toHaveCount(0);
  const note = page.getByText(/^Some of this link could not be used/);
  await expect(note).toHaveText(/dates \(they are in the past\), .*number of guests.*price range.*order/);
  await page.getByRole('button', { name: 'Dismiss this note' }).click();
  await expect(note).toBeHidden();
  await expectUrl(page, '/rooms?destination=Goa&price=0-500');
});

test('dates and guests carry over from the search to the results, with the total, and to the room', async ({
  page,
}) => {
  await page.goto(`/rooms?destination=Jaipur&checkIn=${checkIn}&checkOut=${checkOut}&guests=2`);
  const card = cards(page).first();
  await expect(card).toContainText(/\$[\d,.]+ total for 3 nights/);
  await card.locator('img').first().click();
  await expect(page).toHaveURL(new RegExp(`/rooms/[^?]+\\?checkIn=${checkIn}&checkOut=${checkOut}&guests=2$`));
  await expect(page.getByRole('form', { name: 'Book this room' })).toContainText('3 nights');
});

test('without results the page suggests filters to remove', async ({ page }) => {
  await page.goto('/rooms?destination=Jaipur&price=2000-3000');
  await expect(page.getByRole('heading', { name: 'No rooms match all of that' })).toBeVisible();
  await page.getByRole('button', { name: /^Any price: \d+ rooms?$/ }).click();
  await expectUrl(page, '/rooms?destination=Jaipur');
  await expect(cards(page)).not.toHaveCount(0);

  await page.goto('/rooms?destination=Atlantis');
  await page.getByRole('button', { name: /^Any destination: \d+ rooms$/ }).click();
  await expectUrl(page, '/rooms');
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('Back from a room restores the results and the scroll position, as does a reload', async ({ page }) => {
      await page.goto('/rooms?guests=2&sort=price-asc');
      const { total } = (await (await page.request.get('/api/rooms?guests=2&limit=1')).json()) as { total: number };
      await showByScrolling(page, total - 1);
      const room = cards(page).nth(19);
      await room.scrollIntoViewIfNeeded();
      await waitUntilLoaded(page);
      const before = await viewState(page);
      expect(before.scrolled).toBeGreaterThan(1500);
      await room.getByRole('heading').getByRole('link').click();
      await expect(page).toHaveURL(/\/rooms\/[^/]+\?guests=2$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

      await page.goBack();
      await expect.poll(() => viewState(page)).toEqual(before);
      await page.goForward();
      await page.getByRole('link', { name: 'Back to results' }).click();
      await expect.poll(() => viewState(page)).toEqual(before);
      await page.reload();
      await expect.poll(() => viewState(page)).toEqual(before);
    });
  });
}

test('the footer stays reachable while further rooms load', async ({ page }) => {
  await page.goto('/rooms');
  await expect(cards(page)).toHaveCount(12);
  // A page that is still busy may drop the key.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 2000 }).toBeGreaterThan(0);
  }).toPass();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' })).toBeInViewport();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
});

test('a destination is found by another name, a country and the name of a hotel', async ({ page }) => {
  for (const [destination, heading, place] of [
    ['bombay', 'in Mumbai', 'Mumbai'],
    ['portugal', 'in Portugal', 'Portugal'],
    ['lantern', 'for “Lantern”', 'Lantern'],
  ] as const) {
    await page.goto(`/rooms?destination=${destination}`);
    await expect(title(page)).toHaveText(new RegExp(`^[1-9].*${heading}$`));
    await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue(place);
  }
});

test('for more guests than any room there sleeps, the nearest number is suggested', async ({ page }) => {
  await page.goto('/rooms?guests=4&destination=Mumbai');
  await page.getByRole('button', { name: /^3 guests: \d+ rooms?$/ }).click();
  await expectUrl(page, '/rooms?destination=Mumbai&guests=3');
  await expect(cards(page)).not.toHaveCount(0);
});

async function showByScrolling(page: Page, least: number): Promise<void> {
  await expect(async () => {
    await cards(page).last().scrollIntoViewIfNeeded();
    expect(await cards(page).count()).toBeGreaterThan(least);
  }).toPass();
}

/** The shown rooms, the scroll position and the URL. */
const viewState = (page: Page) =>
  page.evaluate(() => ({
    rooms: [...document.querySelectorAll('article h3 a')].map((link) => link.getAttribute('href')),
    scrolled: Math.round(window.scrollY),
    address: window.location.pathname + window.location.search,
  }));
