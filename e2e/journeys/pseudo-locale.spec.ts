import type { Page } from '@playwright/test';
import { calls } from '@wayhouse/contracts';
import { translate } from '@wayhouse/messages/locales/en-XA/index';
import { apiClient } from '../platform/api-client.js';
import { demoGuest, demoOwner, expect, inDays, newGuest, signInAs, test } from '../platform/journey.js';
import {
  hiddenPages,
  missingPages,
  ownerPages,
  staticPages,
  unchangedHotelPath,
  unchangedRoomPath,
} from '../platform/pages.js';
import { nightCell } from '../platform/owner-calendar.js';
import { openPage, waitUntilLoaded } from '../platform/page-loaded.js';
import { watchTexts } from '../platform/unmarked-texts.js';

// A text without the marks of the pseudo-locale is one that no translation would reach.
test.use({ locale: 'en-XA' });

/** A message as the pseudo-locale writes it. */
const marked = (english: string): string => translate('', { english }).english;
const button = (page: Page, english: string) => page.getByRole('button', { name: marked(english), exact: true });

const phone = { width: 390, height: 900 };
const stay = `checkIn=${inDays(60)}&checkOut=${inDays(63)}`;

/** The owner's page of a booking of the demo. Guests of other journeys change theirs meanwhile, and enter texts of their own. */
async function unpaidBookingPath(): Promise<string> {
  const { dashboardData } = await (await apiClient(...demoOwner))(calls.showHotelBookings, {});
  const unpaid = dashboardData?.bookings.find(({ state, user }) => state === 'unpaid' && user.username !== 'Nora Lind');
  return `/owner/bookings/${unpaid?._id}`;
}

let findTexts: () => Promise<string[]>;
test.beforeEach(({ page }) => {
  findTexts = watchTexts(page);
});
const check = async (place: string) => expect.soft(await findTexts(), place).toEqual([]);

async function checkPages(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await openPage(page, path);
    await check(path);
  }
}

test('the page is marked as in the pseudo-locale', async ({ page }) => {
  await openPage(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
});

test('home has no text outside of messages', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await waitUntilLoaded(page);
  await check('home');
  const search = page.getByRole('search');
  await search.getByRole('button', { name: marked('Search'), exact: true }).click();
  await check('an incomplete search');
  await search.getByRole('combobox').fill('new');
  await check('suggestions');
  await search.getByRole('combobox').fill('Goa');
  await page.keyboard.press('Escape');
  await search.getByRole('button', { name: marked('Check-in') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('calendar');
});

test('rooms have no text outside of messages', async ({ page }) => {
  const narrow = `/rooms?${stay}&guests=2&roomType=Family+Suite,Double+Bed&price=0-500&sort=price-asc`;
  await checkPages(page, [
    '/rooms',
    narrow,
    `/rooms?destination=Atlantis&${stay}`,
    '/rooms?checkIn=2020-01-01&price=7',
  ]);
  await page.setViewportSize(phone);
  await openPage(page, narrow);
  await page.getByRole('button', { name: marked('Show filters (3)'), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('filters');
});

test('a room has no text outside of messages', async ({ page }) => {
  const room = await unchangedRoomPath(page);
  await checkPages(page, [room, `${room}?${stay}`]);
  await button(page, 'Check Availability').click();
  await expect(button(page, 'Book Now')).toBeVisible();
  await check('a room that is available');
  await button(page, 'Contact Now').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('support number');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: marked('Open photo 1 of 3') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('photo viewer');
  await checkPages(page, [unchangedHotelPath]);
});

test('bookings and receipts have no text outside of messages', async ({ page }) => {
  await checkPages(page, ['/my-bookings']);
  await signInAs(page, ...demoGuest);
  await checkPages(page, ['/my-data', '/my-bookings', '/my-bookings?show=past', '/my-bookings?show=cancelled']);
  const receipts = await page
    .locator('a[href$="/receipt"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await checkPages(page, receipts.slice(0, 2));
  await openPage(page, '/my-bookings');
  const receipt = await page.locator('a[href$="/receipt"]').first().getAttribute('href');
  await button(page, 'Your account').click();
  await check('account menu');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: marked('Cancel booking') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('cancel dialog');
  await checkPages(page, [String(receipt)]);
});

test('the other pages of the shell have no text outside of messages', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  await newGuest(page, 'pseudo');
  await checkPages(page, [...missingPages, ...hiddenPages]);
  await openPage(page, '/');
  await button(page, 'List Your Hotel').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('registration');
  await page.keyboard.press('Escape');
  await page.setViewportSize(phone);
  await button(page, 'Open menu').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('mobile menu');
});

test('static pages have no text outside of messages', async ({ page, expectedErrors }) => {
  test.slow();
  expectedErrors.push(/status of 404/);
  await checkPages(page, [...(await staticPages(page)), '/apply/77', '/BlogPages/a-post-that-never-was']);
});

test('the owner area has no text outside of messages', async ({ page }) => {
  await signInAs(page, ...demoOwner);
  await checkPages(page, await ownerPages(page));
  await openPage(page, '/owner/calendar');
  await page.getByText(marked('Week'), { exact: true }).click();
  await check('the week of a calendar');
  await openPage(page, '/owner/list-room');
  const room = await page.locator('a[href^="/owner/list-room/"]').first().getAttribute('href');
  await checkPages(page, [String(room), '/owner']);
  await checkPages(page, [await unpaidBookingPath()]);
  await page.setViewportSize(phone);
  await checkPages(page, ['/owner', '/owner/list-room', '/owner/calendar']);
});

/** Changes what the page sends, so that the server itself answers and no data is changed. */
const sendInstead = (page: Page, path: string, change: object) =>
  page.route(`**${path}`, (route) =>
    route.continue({ postData: { ...(route.request().postDataJSON() as object), ...change } }),
  );

test('dialogs, toasts and errors of the owner area have no text outside of messages', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (404|409)/);
  await signInAs(page, ...demoOwner);
  const toast = page.locator('[data-snackbar]').getByText('⟦').first();
  await openPage(page, '/owner/list-room');
  const available = page.getByRole('switch', { checked: true }).first();
  for (const change of [{ isAvailable: true }, { roomId: 'no-such-room' }]) {
    await sendInstead(page, '/api/rooms/toggle-availability', change);
    await available.click();
    await expect(toast).toBeVisible();
    await check(`the toast after ${JSON.stringify(change)}`);
    await page.unrouteAll();
    await openPage(page, '/owner/list-room');
  }

  await openPage(page, '/owner/add-room');
  await button(page, 'Add Room').click();
  await expect(toast).toBeVisible();
  await page.getByLabel(marked('Price per night')).fill('0.001');
  await check('an incomplete room');
  await page.getByRole('link', { name: marked('Calendar') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('leaving without saving');

  await openPage(page, await unpaidBookingPath());
  await sendInstead(page, '/api/bookings/record-payment', { owed: 1 });
  await button(page, 'Record a payment').click();
  const dialog = page.getByRole('dialog');
  await check('recording a payment');
  await dialog.getByRole('button').last().click();
  await check('a payment without how it was made');
  await dialog.getByRole('combobox').click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('button').last().click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await check('an error of the server');
  await page.keyboard.press('Escape');
  await button(page, 'Cancel booking').click();
  await expect(dialog).toBeVisible();
  await check('cancelling as the owner');

  await openPage(page, `/owner/calendar?from=${inDays(405)}`);
  await nightCell(page, inDays(405)).click();
  await expect(button(page, 'Block nights')).toBeVisible();
  await check('selected nights');
});
