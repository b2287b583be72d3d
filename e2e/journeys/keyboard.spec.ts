import { expectFocus } from '../platform/focus.js';
import { expect, freeDay, inDays, newGuest, tabTo, test } from '../platform/journey.js';
import { walkToDay } from '../platform/walk-calendar.js';
import { whole } from '../platform/whole.js';

test('a guest searches, chooses a room and books it without touching the mouse', async ({ page }) => {
  await newGuest(page, 'keyboard');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'List Your Hotel' })).toBeVisible();
  await whole(page);
  const press = (key: string) => page.keyboard.press(key);
  const search = page.getByRole('search');
  const title = page.getByRole('heading', { level: 1 });

  await test.step('past the bar to the search', async () => {
    await press('Tab');
    await expectFocus(page, page.getByRole('link', { name: 'Skip to content' }));
    await press('Enter');
    await press('Tab');
  });

  await test.step('where', async () => {
    const destination = search.getByRole('combobox', { name: 'Destination' });
    await expectFocus(page, destination);
    await page.keyboard.type('jai');
    await press('ArrowDown');
    await expectFocus(page, destination);
    await expect(page.getByRole('option', { selected: true })).toContainText('Jaipur');
    await press('Enter');
    await expect(destination).toHaveValue('Jaipur');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(destination).toBeFocused();
  });

  await test.step('when', async () => {
    await press('Tab');
    const checkIn = search.getByRole('button', { name: /Check-in/ });
    await expectFocus(page, checkIn);
    await press('Enter');
    const calendar = page.getByRole('dialog', { name: 'Choose your dates' });
    await walkToDay(page, inDays(freeDay + 20));
    await expectFocus(page, calendar.locator('button:focus'));
    await press('Enter');
    await walkToDay(page, inDays(freeDay + 23));
    await press('Enter');
    await expect(calendar).toBeHidden();
    await expectFocus(page, checkIn);
    await press('Tab');
    await expectFocus(page, search.getByRole('button', { name: /Check-out/ }));
  });

  await test.step('how many', async () => {
    const more = search.getByRole('button', { name: 'One guest more' });
    await tabTo(page, more);
    for (const guests of ['2', '3', '4']) {
      await press('Space');
      await expect(search.getByRole('group', { name: 'Guests' })).toContainText(guests);
    }
    await expectFocus(page, more);
    await press('Shift+Tab');
    await expectFocus(page, search.getByRole('button', { name: 'One guest fewer' }));
    await press('Enter');
    await press('Enter');
    await expect(search.getByRole('group', { name: 'Guests' })).toContainText('2');
    await tabTo(page, search.getByRole('button', { name: 'Search', exact: true }));
    await press('Enter');
  });

  await test.step('the rooms', async () => {
    await expect(page).toHaveURL(/\/rooms\?.*destination=Jaipur.*guests=2/);
    await expect(title).toBeFocused();
    const first = page.getByRole('article').first().getByRole('heading').getByRole('link');
    await tabTo(page, first);
    await expectFocus(page, first);
    await press('Enter');
  });

  await test.step('the room', async () => {
    await expect(page).toHaveURL(/\/rooms\/[^?]+\?.*guests=2/);
    await expect(title).toBeFocused();
    const form = page.getByRole('form', { name: 'Book this room' });
    const check = form.getByRole('button', { name: 'Check Availability' });
    await tabTo(page, check);
    await expectFocus(page, check);
    await press('Enter');
    const book = form.getByRole('button', { name: 'Book Now' });
    await expectFocus(page, book);
    await press('Enter');
  });

  await test.step('what was booked', async () => {
    await expect(page).toHaveURL(/\/my-bookings/);
    await expect(title).toBeFocused();
    await expect(page.getByText('Unpaid')).toBeVisible();
  });
});
