import type { Locator, Page } from '@playwright/test';
import { calls, type OwnRoom } from '@wayhouse/contracts';
import { addDays } from '@wayhouse/domain';
import { apiClient } from '../platform/api-client.js';
import type { ApiClient } from '../platform/bookings.js';
import { expectAccessible } from '../platform/expect-accessible.js';
import { demoOwner, expect, freeDay, inDays, signInAs, tabTo, test } from '../platform/journey.js';
import { expectToast } from '../platform/toasts.js';

// Apart from the weeks of the other journeys that look at the calendar.
const from = inDays(freeDay + 70);

type Hotel = { owner: ApiClient; room: OwnRoom; row: (unit: number) => Locator; stay: (guest: string) => Locator };

/** The demo owner at the timeline of a week without stays, and a room of theirs with several units. */
async function atTimeline(page: Page): Promise<Hotel> {
  await signInAs(page, ...demoOwner);
  const owner = await apiClient(...demoOwner);
  const { rooms = [] } = await owner(calls.listOwnRooms, {});
  const room = rooms.find(({ units = 1 }) => units > 2)!;
  await page.goto(`/owner/calendar/timeline?from=${from}`);
  const group = page.locator(`[role=rowgroup][aria-labelledby="room-${room._id}"]`);
  await group.scrollIntoViewIfNeeded();
  return {
    owner,
    room,
    row: (unit) => group.getByRole('row', { name: `No. ${unit}`, exact: true }),
    stay: (guest) => page.getByRole('button', { name: new RegExp(`^${guest} · `) }),
  };
}

/** The middle of a night in the row of a unit, which scrolls into view. */
async function pointOf(row: Locator, night: number): Promise<{ x: number; y: number }> {
  await row.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await row.locator('.timeline-track').boundingBox())!;
  return { x: x + (width / 60) * (night + 0.5), y: y + height / 2 };
}

async function drag(page: Page, start: { x: number; y: number }, end: { x: number; y: number }) {
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
}

/** Runs in the page: where a bar has its text, and its grips. */
function partsOf(bar: Element) {
  const gripOf = (name: string) => {
    const edge = bar.querySelector(`[data-edge=${name}]`)!;
    const { left, width } = getComputedStyle(edge, '::after');
    return { x: edge.getBoundingClientRect().x + parseFloat(left), width: parseFloat(width) };
  };
  const text = bar.querySelector('span')!.getBoundingClientRect();
  return { start: gripOf('start'), text: { x: text.x, width: text.width }, end: gripOf('end') };
}

test('free nights are dragged over and booked in their unit, and the stay is dragged to another one', async ({
  page,
}) => {
  const { row, stay } = await atTimeline(page);
  await drag(page, await pointOf(row(3), 1), await pointOf(row(3), 2));
  await expect(page.getByText('Let go to go on.')).toBeVisible();
  await expectAccessible(page, 'choosing nights in the timeline');
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: /^No\. 3, / });
  await expectAccessible(page, 'what is to become of free nights');
  await dialog.getByRole('link', { name: 'Book for a guest' }).click();
  await page.getByRole('textbox', { name: 'Name of the guest' }).fill('Mira Drag');
  await expect(page.getByText(/^In No\. 3/)).toBeVisible();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expectToast(page, 'The room is booked.');

  await page.goto(`/owner/calendar/timeline?from=${from}`);
  await expect(row(3).getByRole('button', { name: /^Mira Drag/ })).toBeVisible();
  await drag(page, await pointOf(row(3), 1), await pointOf(row(2), 1));
  await expect(page.getByText('Let go to save.')).toBeVisible();
  await page.mouse.up();
  await expectToast(page, 'The stay is moved.');
  await expect(row(2).getByRole('button', { name: /^Mira Drag/ })).toBeVisible();
  await page.reload();
  await expect(row(2).getByRole('button', { name: /^Mira Drag/ })).toBeVisible();

  await stay('Mira Drag').focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Enter saves, Escape cancels.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(row(1).getByRole('button', { name: /^Mira Drag/ })).toBeFocused();
});

test('a block is made with keys and made longer by its end, which another block stops', async ({ page }) => {
  const { owner, room, row } = await atTimeline(page);
  const block = (unit: number, first: number, nights: number) => ({
    ...{ room: room._id, unit, from: addDays(from, first), to: addDays(from, first + nights) },
  });
  await owner(calls.blockNights, block(3, 9, 1));
  await page.reload();
  await expect(row(3).getByRole('button', { name: /^Blocked/ })).toBeVisible();
  await row(3).getByRole('button', { name: 'No. 3, block' }).focus();
  for (let night = 0; night < 6; night++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByLabel('Reason').fill('Painters');
  await page.getByRole('button', { name: 'Block nights' }).click();
  const painters = row(3).getByRole('button', { name: /Painters/ });
  await expect(painters).toBeVisible();

  const end = async () => (await painters.locator('[data-edge=end]').boundingBox())!;
  const grip = await end();
  const night = (await pointOf(row(3), 1)).x - (await pointOf(row(3), 0)).x;
  const at = { x: grip.x + 4, y: grip.y + 8 };
  await drag(page, at, await pointOf(row(3), 9));
  await expect(page.getByText(/is not possible\. This room is blocked on these nights\.$/)).toBeVisible();
  await expectAccessible(page, 'a drop that is not possible');
  const free = await pointOf(row(3), 8);
  await page.mouse.move(free.x, free.y, { steps: 3 });
  await page.mouse.up();
  await expectToast(page, 'These nights can no longer be booked.');
  await expect.poll(async () => Math.round((await end()).x - grip.x)).toBe(2 * night);
  await owner(calls.unblockNights, block(3, 5, 5));
});

test('on a tablet a finger that rests on a free night chooses nights', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  const { row } = await atTimeline(page);
  const [first, last] = [await pointOf(row(2), 4), await pointOf(row(2), 6)];
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', first);
  await expect(page.getByText('Let go to go on.')).toBeVisible();
  await touch('touchMove', last);
  await expect(page.getByText(/ · 3 nights\. Let go to go on\.$/)).toBeVisible();
  await touch('touchEnd');
  await expect(page.getByRole('dialog', { name: /^No\. 2, / })).toBeVisible();
});

test('the first name of a guest of one night can be read', async ({ page }) => {
  const { owner, room, row } = await atTimeline(page);
  const night = { room: room._id, unit: 2, from: addDays(from, 12), to: addDays(from, 13) };
  await owner(calls.blockNights, { ...night, reason: 'Rahul Deshpande' });
  for (const width of [1440, 820]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    const lines = await row(2)
      .getByRole('button', { name: /Rahul Deshpande/ })
      .evaluate((bar) => {
        const text = bar.querySelector('span')!;
        const range = document.createRange();
        range.setStart(text.firstChild!, 0);
        range.setEnd(text.firstChild!, 'Rahul'.length);
        const { right } = text.getBoundingClientRect();
        return [...range.getClientRects()].map((line) => line.right <= right);
      });
    expect(lines, `in a window of ${width} px`).toEqual([true]);
  }
  await owner(calls.unblockNights, night);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the month of the first day in view stands beside the numbers of the rooms, below the note', async ({
    page,
  }) => {
    await atTimeline(page);
    const third = page.getByRole('columnheader', { name: /^\w+ 3 / }).first();
    await third.evaluate((day) => day.scrollIntoView({ block: 'nearest', inline: 'start' }));
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const [, , name = '', year] = (await third.getAttribute('aria-label'))!.split(' ');
    const month = page.locator('.timeline-month', { hasText: `${name.slice(0, 3)} ${year}` });
    const placeOf = async (part: Locator) => (await part.boundingBox())!;
    const label = await placeOf(page.locator('.timeline-head .timeline-label'));
    await expect.poll(async () => Math.round((await placeOf(month)).x - label.x - label.width)).toBe(0);
    const note = await placeOf(page.locator('.timeline-note'));
    expect(Math.round((await placeOf(month)).y)).toBeGreaterThanOrEqual(Math.round(note.y + note.height));
    const months = await Promise.all((await page.locator('.timeline-month').all()).map(placeOf));
    for (const [at, { x, width }] of months.entries())
      expect(x + width).toBeLessThanOrEqual(months[at + 1]?.x ?? Infinity);
  });

  test('a block has its text between its grips', async ({ page }) => {
    const { owner, room, row } = await atTimeline(page);
    const block = { room: room._id, unit: 3, from: addDays(from, 1), to: addDays(from, 4) };
    await owner(calls.blockNights, block);
    await page.reload();
    const bar = row(3).getByRole('button', { name: /^Blocked/ });
    const { start, text, end } = await bar.evaluate(partsOf);
    expect(start.width).toBe(4);
    expect(text.x).toBeGreaterThan(start.x + start.width);
    expect(text.x + text.width).toBeLessThan(end.x);
    await owner(calls.unblockNights, block);
  });
});

test('without a connection the timeline names it, and reads again once it is back', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_INTERNET_DISCONNECTED/);
  const { row } = await atTimeline(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await context.setOffline(true);
  const notice = page.getByText(/^No connection\. What you see is from \d+:\d\d [AP]M\. Changes cannot be saved\.$/);
  await expect(notice).toBeVisible();
  await drag(page, await pointOf(row(3), 7), await pointOf(row(3), 8));
  await page.mouse.up();
  await expect(page.getByText('There is no connection, so nothing was changed.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

test('the timeline has one tab stop, fits narrow and low windows, and is accessible there', async ({ page }) => {
  await atTimeline(page);
  await tabTo(page, page.getByRole('grid').locator('[data-start][tabindex="0"]'));
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [720, 450],
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectAccessible(page, `the timeline at ${width} px`);
  }
});
