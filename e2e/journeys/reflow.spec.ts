import type { Locator, Page } from '@playwright/test';
import { findClippedTexts } from '../platform/clipped-text.js';
import { demoGuest, demoOwner, expect, freeDay, inDays, signInAs, test } from '../platform/journey.js';
import { unchangedRoomPath } from '../platform/pages.js';
import { openPage, waitUntilLoaded } from '../platform/page-loaded.js';

// WCAG 2.2, 1.4.12.
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

const stay = `checkIn=${inDays(60)}&checkOut=${inDays(63)}`;

const views = [
  { name: 'at 320 px', width: 320, height: 640 },
  // 1440 by 900 at 200 % zoom.
  { name: 'at 200 %', width: 720, height: 450 },
  { name: 'with increased text spacing, at 390 px', width: 390, height: 844, style: spacing },
  { name: 'with increased text spacing, at 1440 px', width: 1440, height: 900, style: spacing },
];

test('search and room pages reflow', async ({ page }) => {
  const search = page.getByRole('search').getByRole('button', { name: 'Search', exact: true });
  await check(page, '/', search);
  const checkIn = page.getByRole('search').getByRole('button', { name: /Check-in/ });
  await inEachView(
    page,
    'calendar',
    async () => {
      await checkIn.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Clear dates' }).scrollIntoViewIfNeeded();
    },
    () => page.keyboard.press('Escape'),
  );

  const card = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await check(page, `/rooms?${stay}&guests=2&roomType=Double+Bed,Family+Suite&price=0-500`, card);
  const room = `${await unchangedRoomPath(page)}?${stay}`;
  const checkAvailability = page.getByRole('button', { name: 'Check Availability' });
  await check(page, room, checkAvailability);

  await openPage(page, `${await unchangedRoomPath(page)}?checkIn=${inDays(freeDay)}&checkOut=${inDays(freeDay + 2)}`);
  await checkAvailability.click();
  const more = page.getByRole('button', { name: /^More/ });
  await inEachView(page, 'details for the hotel', () => more.click({ trial: true }));
});

test('bookings, receipts and static pages reflow', async ({ page }) => {
  await signInAs(page, ...demoGuest);
  const cancel = page.getByRole('button', { name: /^Cancel booking/ }).first();
  await check(page, '/my-bookings', cancel);
  const receipt = await page
    .getByRole('link', { name: /^Receipt/ })
    .first()
    .getAttribute('href');
  await cancel.click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^Cancel for/ });
  await inEachView(page, 'cancel dialog', () => confirm.click({ trial: true }));

  await check(page, String(receipt), page.getByRole('button', { name: /^Download/ }));
  await check(page, '/my-data', page.getByRole('button', { name: /^Delete my account/ }));
  await check(page, '/helpcenter', page.getByRole('button', { name: /cancellation/ }));
  await check(page, '/abouts', page.getByRole('link', { name: 'Browse Hotels' }));
});

test('owner pages reflow', async ({ page }) => {
  await signInAs(page, ...demoOwner);
  await check(page, '/owner', page.getByRole('link', { name: 'Add Room' }).first());
  await check(page, '/owner/add-room', page.getByRole('button', { name: 'Add Room', exact: true }));
  await check(page, '/owner/list-room', page.getByRole('switch').first());
  await check(page, '/owner/bulk', page.getByRole('button', { name: 'Preview' }));
  await page.getByRole('checkbox', { name: 'All rooms' }).check();
  await page.getByLabel('Name').fill('Spring');
  await page.getByLabel(/^Price per night/).fill('150');
  await page.getByRole('button', { name: 'Preview' }).click();
  await inEachView(page, 'prices before and after', () => page.getByRole('table').scrollIntoViewIfNeeded());
  await check(page, '/owner/calendar', page.getByRole('button', { name: 'Next month' }));
});

/** Expects no overflow, no clipped text and a clickable control in each view. */
async function check(page: Page, path: string, control: Locator) {
  await openPage(page, path);
  await inEachView(page, path, async () => {
    await waitUntilLoaded(page);
    await control.click({ trial: true });
  });
}

/** Expects no overflow and no clipped text in each view, in which `prepare` is called before and `leave` after it. */
async function inEachView(
  page: Page,
  what: string,
  prepare: () => Promise<void>,
  leave: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for (const { name, width, height, style } of views) {
    await page.setViewportSize({ width, height });
    const tag = style && (await page.addStyleTag({ content: style }));
    await prepare();
    await expectReflow(page, `${what} ${name}`);
    await leave();
    if (tag) await tag.evaluate((element) => (element as Element).remove());
  }
}

async function expectReflow(page: Page, what: string): Promise<void> {
  // An overlay may still be animated.
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(async () => [what, await overflow(), await findClippedTexts(page)]).toEqual([what, 0, []]);
}
