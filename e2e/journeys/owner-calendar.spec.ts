import type { Page } from '@playwright/test';
import { calls, type OwnRoom } from '@wayhouse/contracts';
import { addDays } from '@wayhouse/domain';
import { expectAccessible, widths } from '../platform/expect-accessible.js';
import { apiClient } from '../platform/api-client.js';
import type { ApiClient } from '../platform/bookings.js';
import { expectFocus } from '../platform/expect-focus.js';
import { demoOwner, expect, freeDay, inDays, newGuest, signInAs, tabTo, test } from '../platform/journey.js';
import { dragOver, nightCell } from '../platform/owner-calendar.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The demo owner at the calendar of their first room, in a week in which it is free, and a new guest without a browser. */
async function atFreeWeek(page: Page): Promise<{ guest: ApiClient; room: OwnRoom; monday: string }> {
  const { email, password } = await newGuest(page, 'calendar');
  const guest = await apiClient(email, password);
  await page.context().clearCookies();
  await signInAs(page, ...demoOwner);
  const owner = await apiClient(...demoOwner);
  const [room] = (await owner(calls.listOwnRooms, {})).rooms!;
  const monday = await freeWeek(owner, room!._id);
  await page.goto(`/owner/calendar?room=${room!._id}&from=${monday}`);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  return { guest, room: room!, monday };
}

/** The Monday of the first free week. */
async function freeWeek(owner: ApiClient, id: string): Promise<string> {
  const day = inDays(freeDay);
  for (let monday = addDays(day, (8 - new Date(day).getUTCDay()) % 7); ; monday = addDays(monday, 7)) {
    const week = { from: monday, to: addDays(monday, 7) };
    const { stays, blocked } = await owner(calls.showRoomCalendar, { id, ...week });
    if (!stays!.length && !blocked!.length) return monday;
  }
}

const book = (guest: ApiClient, room: OwnRoom, from: string, nights: number) => {
  const stay = { room: room._id, checkInDate: from, checkOutDate: addDays(from, nights), guests: 1 };
  return guest(calls.bookRoom, { ...stay, PaymentMethod: 'Pay at Hotel' });
};

test('nights blocked by dragging cannot be booked until they are unblocked with the keyboard', async ({ page }) => {
  const { guest, room, monday } = await atFreeWeek(page);
  await dragOver(page, addDays(monday, 1), addDays(monday, 3));
  await expect(page.getByRole('heading', { name: /^3 nights/ })).toBeVisible();
  await page.getByLabel('Reason').fill('Painting');
  await button(page, 'Block nights').click();
  await expect(nightCell(page, addDays(monday, 2))).toHaveAccessibleName(/blocked: Painting$/);
  expect((await book(guest, room, addDays(monday, 2), 1)).code).toBe('not-available');

  await page.reload();
  await expect(nightCell(page, addDays(monday, 2))).toHaveAccessibleName(/blocked: Painting$/);
  await nightCell(page, addDays(monday, 3)).click();
  await expect(page.getByRole('gridcell', { selected: true })).toHaveAccessibleName(/blocked: Painting$/);
  await expect(nightCell(page, addDays(monday, 3))).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, page.locator('[data-night][tabindex="0"]'));
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expectFocus(page, nightCell(page, addDays(monday, 1)));
  await page.keyboard.press('Enter');
  for (const days of [2, 3]) {
    await page.keyboard.press('Shift+ArrowRight');
    await expect(nightCell(page, addDays(monday, days))).toBeFocused();
  }
  await tabTo(page, button(page, 'Unblock'));
  await page.keyboard.press('Enter');
  await expect(nightCell(page, addDays(monday, 2))).toHaveAccessibleName(/free$/);
  await expect(page.locator('[data-night]:focus')).toBeVisible();
  const { booking } = await book(guest, room, addDays(monday, 2), 1);
  await expect(nightCell(page, addDays(monday, 2))).toHaveAccessibleName(/booked by Nora Lind$/);
  await guest(calls.cancelBooking, { bookingId: booking!._id, charge: 0 });
});

test('a new booking appears live, and blocking its nights is refused with an explanation', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/);
  const { guest, room, monday: from } = await atFreeWeek(page);
  const { booking } = await book(guest, room, addDays(from, 2), 2);
  await expect(nightCell(page, addDays(from, 3))).toHaveAccessibleName(/booked by Nora Lind$/);
  await dragOver(page, from, addDays(from, 4));
  await page.getByLabel('Reason').fill('Painting');
  await button(page, 'Block nights').click();
  await expect(page.getByRole('alert')).toContainText('Nothing was blocked, because nights are booked: Nora Lind');
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(5);
  await expect(page.getByLabel('Reason')).toHaveValue('Painting');
  await expectAccessible(page, 'an error message');

  await guest(calls.cancelBooking, { bookingId: booking!._id, charge: 0 });
  await expect(nightCell(page, addDays(from, 3))).toHaveAccessibleName(/free$/);
});

test('the calendar opens from the menu, and its URL restores the view', async ({ page }) => {
  await signInAs(page, ...demoOwner);
  await page.goto('/owner');
  const menu = page.getByRole('navigation', { name: 'Owner area' });
  await menu.getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeFocused();
  await expect(menu.locator('[aria-current=page]')).toHaveText('Calendar');
  const title = page.getByRole('heading', { level: 2 });
  const month = await title.textContent();
  await button(page, 'Next month').click();
  await expect(title).not.toHaveText(month!);
  const nextMonth = await title.textContent();
  await page.getByText('Week', { exact: true }).click();
  await expect(page).toHaveURL(/room=.+&view=week&from=\d{4}-\d\d-\d\d$/);
  await expect(title).not.toHaveText(nextMonth!);
  const week = await title.textContent();
  await page.reload();
  await expect(title).toHaveText(week!);
  await page.goBack();
  await page.goBack();
  await expect(title).toHaveText(month!);
});

for (const view of ['month', 'week']) {
  test(`the ${view} view is accessible and fits every viewport`, async ({ page }) => {
    await signInAs(page, ...demoOwner);
    await page.goto(`/owner/calendar?view=${view}&from=${inDays(9)}`);
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
    await nightCell(page, inDays(9)).click({ position: { x: 20, y: 10 } });
    for (const width of [...widths, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page, `${view} at ${width} px`);
    }
  });
}

test('two guests of one night have a unit each, and one moves to another in the timeline', async ({ page }) => {
  const { guest, monday } = await atFreeWeek(page);
  const owner = await apiClient(...demoOwner);
  const { rooms = [] } = await owner(calls.listOwnRooms, {});
  const several = rooms.find(({ units = 1 }) => units > 2)!;
  for (let times = 0; times < 2; times++) expect((await book(guest, several, monday, 2)).booking).toBeDefined();

  await page.goto(`/owner/calendar/timeline?from=${monday}`);
  const section = page.locator(`[role=rowgroup][aria-labelledby="room-${several._id}"]`);
  const stayIn = (unit: string) =>
    section.getByRole('row', { name: unit, exact: true }).getByRole('button', { name: /^Nora Lind/ });
  await expect(stayIn('No. 2')).toBeVisible();
  await stayIn('No. 1').click();
  const dialog = page.getByRole('dialog', { name: 'Nora Lind' });
  await dialog.getByRole('combobox', { name: 'Move to' }).click();
  await page.getByRole('option', { name: 'No. 3' }).click();
  await dialog.getByRole('button', { name: 'Move stay' }).click();
  await expect(dialog).toBeHidden();
  await expect(stayIn('No. 3')).toBeVisible();
  await expect(stayIn('No. 2')).toBeVisible();
  await expect(stayIn('No. 1')).toHaveCount(0);
});

test('blocking the last free unit in the timeline makes the room unavailable, and unblocking brings it back', async ({
  page,
}) => {
  const { guest, monday } = await atFreeWeek(page);
  const owner = await apiClient(...demoOwner);
  const { rooms = [] } = await owner(calls.listOwnRooms, {});
  const several = rooms.find(({ units = 1 }) => units > 2)!;
  const night = addDays(monday, 5);
  const stay = { room: several._id, checkInDate: night, checkOutDate: addDays(night, 1) };
  const isAvailable = async () => (await guest(calls.checkAvailability, stay)).isAvailable;
  const isListed = async () => {
    const { rooms: found = [] } = await guest(calls.listRooms, {
      ...{ checkIn: night, checkOut: addDays(night, 1), limit: 100, sort: 'price-asc' },
    });
    return found.some(({ _id }) => _id === several._id);
  };
  for (let unit = 1; unit < several.units!; unit++)
    await owner(calls.blockNights, { room: several._id, unit, from: night, to: addDays(night, 1) });
  expect(await isAvailable()).toBe(true);

  const last = `No. ${several.units}`;
  await page.goto(`/owner/calendar/timeline?from=${night}`);
  const section = page.locator(`[role=rowgroup][aria-labelledby="room-${several._id}"]`);
  await section.getByRole('button', { name: `${last}, block`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Block ${last}` });
  await expect(dialog.getByLabel('First night')).toHaveValue(night);
  await dialog.getByLabel('Reason').fill('Painters');
  await expectAccessible(page, 'blocking a unit');
  await button(page, 'Block nights').click();
  await expect(dialog).toBeHidden();
  const block = section.getByRole('row', { name: last, exact: true }).getByRole('button', { name: /Painters/ });
  await expect(block).toBeVisible();
  expect(await isAvailable()).toBe(false);
  await expect.poll(isListed).toBe(false);

  await block.click();
  await expectAccessible(page, 'the block of a unit');
  await button(page, 'Unblock').click();
  // Until then the rest of the page is hidden, and with it the block.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(block).toHaveCount(0);
  expect(await isAvailable()).toBe(true);
  await expect.poll(isListed).toBe(true);
  for (let unit = 1; unit < several.units!; unit++)
    await owner(calls.unblockNights, { room: several._id, unit, from: night, to: addDays(night, 1) });
});
