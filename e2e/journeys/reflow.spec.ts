import type { Locator, Page } from '@playwright/test';
import { cutTexts } from '../platform/cut-text.js';
import { demoGuest, demoOwner, expect, inDays, signInAs, test } from '../platform/journey.js';
import { quietRoom } from '../platform/places.js';
import { openWhole } from '../platform/whole.js';

// WCAG 2.2, 1.4.12.
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

const stay = `checkIn=${inDays(60)}&checkOut=${inDays(63)}`;

for (const { name, width, height, style } of [
  { name: 'at 320 px', width: 320, height: 640 },
  // A window of 1440 by 900 whose page is shown twice as large.
  { name: 'at 200 %', width: 720, height: 450 },
  { name: 'with more space between letters, words and lines, at 390 px', width: 390, height: 844, style: spacing },
  { name: 'with more space between letters, words and lines, at 1440 px', width: 1440, height: 900, style: spacing },
]) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    /** The page as this visitor has it: nothing beside it, nothing cut off, and what it is for can be pressed. */
    async function check(page: Page, path: string, control: Locator) {
      await openWhole(page, path);
      if (style) await page.addStyleTag({ content: style });
      await control.click({ trial: true });
      await nothingIsLost(page, path);
    }

    test('a visitor loses nothing on the way to a room', async ({ page }) => {
      const search = page.getByRole('search').getByRole('button', { name: 'Search', exact: true });
      await check(page, '/', search);
      await page
        .getByRole('search')
        .getByRole('button', { name: /Check-in/ })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Clear dates' }).scrollIntoViewIfNeeded();
      await nothingIsLost(page, 'calendar');

      const card = page.getByRole('article').first().getByRole('heading').getByRole('link');
      await check(page, `/rooms?${stay}&guests=2&roomType=Double+Bed,Family+Suite&price=0-500`, card);
      const room = `${await quietRoom(page)}?${stay}`;
      await check(page, room, page.getByRole('button', { name: 'Check Availability' }));
    });

    test('a guest loses nothing of bookings, their papers and the pages of information', async ({ page }) => {
      await signInAs(page, ...demoGuest);
      const cancel = page.getByRole('button', { name: /^Cancel booking/ }).first();
      await check(page, '/my-bookings', cancel);
      const paper = await page
        .getByRole('link', { name: /^Receipt/ })
        .first()
        .getAttribute('href');
      await cancel.click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Cancel for/ })
        .click({ trial: true });
      await nothingIsLost(page, 'what cancelling costs');

      await check(page, String(paper), page.getByRole('button', { name: /^Download/ }));
      await check(page, '/helpcenter', page.getByRole('button', { name: /cancellation/ }));
      await check(page, '/abouts', page.getByRole('link', { name: 'Browse Hotels' }));
    });

    test('an owner loses nothing', async ({ page }) => {
      await signInAs(page, ...demoOwner);
      await check(page, '/owner', page.getByRole('link', { name: 'Add Room' }).first());
      await check(page, '/owner/add-room', page.getByRole('button', { name: 'Add Room', exact: true }));
      await check(page, '/owner/list-room', page.getByRole('switch').first());
      await check(page, '/owner/calendar', page.getByRole('button', { name: 'Next month' }));
    });
  });
}

async function nothingIsLost(page: Page, what: string): Promise<void> {
  // What opened a moment ago may still be on its way to its place.
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(async () => [what, await overflow(), await cutTexts(page)]).toEqual([what, 0, []]);
}
