import type { CDPSession, Page } from '@playwright/test';
import { paths } from '@wayhouse/contracts';
import { formatAmount } from '@wayhouse/messages/format-money';
import { expect, freeDay, inDays, tabTo, test } from '../platform/journey.js';
import { fetchConfig, findFreeDoubleRoom } from '../platform/rooms.js';

const arrival = freeDay + 70;
const [checkIn, checkOut] = [inDays(arrival), inDays(arrival + 3)];
const thisYear = ` ${new Date().getFullYear()}`;
const dollars = (amount: number) => formatAmount(amount, 'USD');
const form = (page: Page) => page.getByRole('form', { name: 'Book this room' });

async function openRoom(page: Page, query = '') {
  const room = await findFreeDoubleRoom(page, checkIn, checkOut);
  await page.goto(paths.room(room._id) + query);
  await expect(page.getByRole('heading', { level: 1, name: room.hotel.name })).toBeVisible();
  return room;
}

test('the photo viewer opens, moves with keys and buttons, and Escape returns the focus', async ({ page }) => {
  const { images } = await openRoom(page);
  const opener = page.getByRole('button', { name: `Open photo 2 of ${images.length}` });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog');
  const at = (position: number) => expect(large).toContainText(`Photo ${position} of ${images.length}`);
  await at(2);
  await expect(large.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await at(3);
  await page.keyboard.press('ArrowLeft');
  await at(2);
  await large.getByRole('button', { name: 'Next photo' }).click();
  await at(3);
  await expect(large.locator('img:visible')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('swiping moves through the photo viewer', async ({ page, context }) => {
    const { images } = await openRoom(page);
    await page.getByRole('button', { name: `All ${images.length} photos` }).tap();
    const large = page.getByRole('dialog');
    await expect(large).toContainText(`Photo 1 of ${images.length}`);
    const finger = await context.newCDPSession(page);
    await swipe(finger, 320, 60);
    await expect(large).toContainText(`Photo 2 of ${images.length}`);
    await swipe(finger, 60, 320);
    await expect(large).toContainText(`Photo 1 of ${images.length}`);
  });

  test('Contact Now dials the support number', async ({ page }) => {
    await openRoom(page);
    const { supportPhone } = await fetchConfig(page);
    const dial = page.getByRole('link', { name: 'Contact Now' });
    await expect(dial).toHaveAttribute('href', `tel:${supportPhone.replaceAll(/[^\d+]/g, '')}`);
  });
});

test('Contact Now shows the support number on a desktop', async ({ page }) => {
  await openRoom(page);
  const { supportPhone } = await fetchConfig(page);
  await page.getByRole('button', { name: 'Contact Now' }).click();
  await expect(page.getByRole('dialog')).toContainText(`Call us at: ${supportPhone}`);
  await expect(page.getByRole('dialog').getByRole('link', { name: supportPhone })).toHaveAttribute(
    'href',
    /^tel:\+?\d+$/,
  );
});

test('a shared link opens the filled form with the price and the cancellation deadline', async ({ page }) => {
  const { pricePerNight } = await openRoom(page, `?checkIn=${checkIn}&checkOut=${checkOut}&guests=2`);
  for (const [end, date] of [
    ['Check-in', checkIn],
    ['Check-out', checkOut],
  ] as const)
    await expect(form(page).getByRole('button', { name: end })).toContainText(dayOf(date).replace(thisYear, ''));
  await expect(form(page).getByRole('group', { name: 'Guests' })).toContainText('2');
  await expect(form(page)).toContainText(`${dollars(pricePerNight)} × 3 nights${dollars(3 * pricePerNight)}`);
  await expect(form(page)).toContainText(`Total${dollars(3 * pricePerNight)}`);
  await expect(form(page)).toContainText('20% OFF');
  await expect(form(page).locator('s')).toHaveCount(0);
  const lastFreeDay = `${dayOf(inDays(arrival - 2))}, 2:00 PM`;
  await expect(form(page)).toContainText(`Free cancellation until ${lastFreeDay} (the hotel’s time)`);
});

test('the served HTML has the title, structured data and preview image of the room', async ({ page }) => {
  const { _id, hotel, name, pricePerNight } = await findFreeDoubleRoom(page, checkIn, checkOut);
  let sent = '';
  const ask = async () =>
    (sent = await (await page.request.get(paths.room(_id), { headers: { accept: 'text/html' } })).text());
  // Where the room comes too late, on a busy machine, the page is sent without it.
  await expect.poll(ask).toContain(`<title>${hotel.name}, ${name} · Wayhouse</title>`);
  const picture = /<meta property="og:image" content="([^"]+)"/.exec(sent)?.[1];
  expect((await page.request.get(String(picture))).headers()['content-type']).toBe('image/jpeg');
  const [data = ''] = [...sent.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => json,
  );
  expect(JSON.parse(data)).toMatchObject({
    '@type': ['HotelRoom', 'Product'],
    containedInPlace: { '@type': 'Hotel', name: hotel.name },
    offers: { price: pricePerNight, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  });
});

test.describe('an unknown room', () => {
  // The browser logs the 404 to its console.
  test.use({ expectedErrors: async ({}, use) => use([/status of 404/]) });

  test('answers 404 and links to all rooms', async ({ page }) => {
    const answer = await page.goto(paths.room('0123456789abcdef01234567'));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'We cannot find this room' })).toBeVisible();
    await page.getByRole('link', { name: 'See all rooms' }).click();
    await expect(page).toHaveURL(/\/rooms$/);
  });
});

/** `Mon, 18 Jan 2027`. The fields omit the current year. */
function dayOf(date: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Date(date).toLocaleDateString('en-AE', { ...options, timeZone: 'UTC' });
  return `${part({ weekday: 'short' })}, ${part({ day: 'numeric', month: 'short', year: 'numeric' })}`;
}

async function swipe(finger: CDPSession, from: number, to: number): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 420 }] });
  await touch('touchStart', from);
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * share);
  await touch('touchEnd');
}
