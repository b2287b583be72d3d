import { expect, inDays, test } from '../platform/journey.js';
import { expectStill, recordShifts } from '../platform/layout-shifts.js';
import { indexedPages, unchangedRoomPath } from '../platform/pages.js';

// Pages come rendered from the server.

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home, rooms and a room read whole, and lead to each other', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await page.getByRole('link', { name: 'View All Destination' }).click();
    await expect(page).toHaveTitle('Hotel rooms · Wayhouse');
    await expect(page.getByRole('heading', { level: 1, name: /rooms$/ })).toBeVisible();
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/rooms\/.+/);
    await expect(page.getByRole('heading', { level: 2, name: 'What this room offers' })).toBeVisible();
    await expect(page.getByText('To check dates and book, please turn on JavaScript')).toBeVisible();
  });

  test('every page that search engines show reads whole, and a form names what it needs', async ({ page }) => {
    for (const path of await indexedPages(page)) {
      await page.goto(path);
      const main = page.getByRole('main');
      // A page whose data were late asks again by itself.
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      const isRead = (await main.innerText()).length > 300;
      const leadsOn = (await main.getByRole('link').count()) > 0;
      expect({ path, isRead, leadsOn }).toEqual({ path, isRead: true, leadsOn: true });
    }
    await page.goto('/contactus');
    await expect(page.getByRole('main').getByText('To send this form, please turn on JavaScript')).toBeVisible();
  });

  for (const width of [390, 1440])
    test(`at ${width} px rooms are filtered and sorted, and all pages of them follow each other`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const stay = `checkIn=${inDays(40)}&checkOut=${inDays(43)}`;
      await page.goto(`/rooms?${stay}`);
      const filters = page.getByRole('complementary', { name: 'Filters' });
      await filters.getByRole('checkbox', { name: /^Double Bed/ }).check();
      await filters.getByRole('checkbox', { name: /^Luxury Room/ }).check();
      await filters.getByRole('radio', { name: 'Price: Low to High' }).check();
      await filters.getByRole('button', { name: 'Show rooms' }).click();
      const response = await page.request.get(
        `/api/rooms?${stay}&roomType=Double+Bed,Luxury+Room&sort=price-asc&limit=100`,
      );
      const { rooms, total } = (await response.json()) as { rooms: { _id: string }[]; total: number };
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${total} rooms`);
      await expect(filters.getByRole('checkbox', { name: /^Luxury Room/ })).toBeChecked();
      const next = page.getByRole('link', { name: 'Next rooms' });
      const read: string[] = [];
      for (;;) {
        const links = page.getByRole('article').getByRole('heading').getByRole('link');
        for (const link of await links.all())
          read.push(new URL((await link.getAttribute('href'))!, page.url()).pathname);
        if (!(await next.isVisible())) break;
        const address = await next.getAttribute('href');
        await next.click();
        await page.waitForURL(`**${address}`);
        await expect(page.getByRole('link', { name: 'Back to the first rooms' })).toBeVisible();
      }
      expect(rooms.length).toBeGreaterThan(12);
      expect(read).toEqual(rooms.map(({ _id }) => `/rooms/${_id}`));
    });

  for (const width of [390, 1440])
    test(`at ${width} px the search finds rooms by place, dates and guests`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const search = page.getByRole('search');
      await search.getByLabel('Destination').fill('Goa');
      await search.getByLabel('Check-in').fill(inDays(40));
      await search.getByLabel('Check-out').fill(inDays(42));
      await search.getByRole('spinbutton', { name: 'Guests' }).fill('2');
      await search.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /rooms? in Goa$/ })).toBeVisible();
      expect(new URL(page.url()).searchParams.get('checkIn')).toBe(inDays(40));
      await expect(page.getByText('2 nights').filter({ visible: true }).first()).toBeVisible();
      await expect(search.getByLabel('Destination')).toHaveValue('Goa');
      await expect(search.getByLabel('Destination')).toBeVisible();
    });

  test('the menu of a phone opens and leads on, and Login and the owner area show what they need', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const note = (what: string) =>
      page.getByRole('main').getByText(`To sign in and ${what}, please turn on JavaScript`);
    await page.goto('/');
    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Hotels' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /rooms$/ })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible();
    await expect(note('see your bookings')).toBeVisible();
    await page.goto('/owner');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(note('manage your hotel')).toBeVisible();
    await page.getByRole('link', { name: 'Wayhouse' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('without JavaScript, an unknown room', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: async ({}, use) => use([/404 \(Not Found\)/]) });

  test('says so', async ({ page }) => {
    const response = await page.goto('/rooms/unknown');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'We cannot find this room' })).toBeVisible();
  });
});

for (const width of [390, 1440])
  test(`at ${width} px the browser takes over what the server has rendered, without any shift`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await recordShifts(page);
    await page.addInitScript(() => {
      const served = () => [...document.querySelectorAll('header, h1, article')];
      document.addEventListener('DOMContentLoaded', () => Object.assign(window, { served: served() }));
    });
    for (const path of ['/', '/rooms', await unchangedRoomPath(page)]) {
      await page.goto(path);
      const replaced = await page.evaluate(() => {
        const { served } = window as unknown as { served: Element[] };
        return served.filter((element) => !element.isConnected).length;
      });
      expect([path, replaced]).toEqual([path, 0]);
      await expectStill(page);
    }
  });

test('what is pressed or typed before the scripts have arrived counts', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/main\.\w+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/rooms', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Destination' }).fill('Jai');
  await page.getByRole('checkbox', { name: /^Double Bed/ }).click();
  release();
  await expect(page).toHaveURL(/roomType=Double(\+|%20)Bed/);
  await expect(page.getByRole('checkbox', { name: /^Double Bed/ })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue('Jai');
});

test('a chosen theme is there before any other script has run', async ({ page }) => {
  const isOfPage = (url: URL) => url.pathname.endsWith('.js') && !url.pathname.includes('before-first-paint');
  // They never arrive.
  await page.route(isOfPage, () => undefined);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const colors: string[] = [];
  for (const theme of ['light', 'dark']) {
    await page.addInitScript((chosen) => localStorage.setItem('wayhouse.theme', chosen), theme);
    await page.goto('/rooms', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    colors.push(await background());
  }
  expect(colors[0]).not.toBe(colors[1]);
});
