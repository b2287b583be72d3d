import { expectFocus } from '../platform/expect-focus.js';
import { expect, freeDay, inDays, newGuest, tabTo, test } from '../platform/journey.js';
import { moveFocusToDay } from '../platform/calendar-keyboard.js';
import { waitUntilLoaded } from '../platform/page-loaded.js';

test('a guest searches for a room and books it with the keyboard alone', async ({ page }) => {
  await newGuest(page, 'keyboard');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'List Your Hotel' })).toBeVisible();
  await waitUntilLoaded(page);
  const press = (key: string) => page.keyboard.press(key);
  const search = page.getByRole('search');
  const title = page.getByRole('heading', { level: 1 });

  await test.step('skip link', async () => {
    await press('Tab');
    await expectFocus(page, page.getByRole('link', { name: 'Skip to content' }));
    await press('Enter');
    await press('Tab');
  });

  await test.step('destination', async () => {
    const destination = search.getByRole('combobox', { name: 'Destination' });
    await expectFocus(page, destination);
    await page.keyboard.type('jai');
    await press('ArrowDown');
    await expectFocus(page, destination);
    await expect(page.getByRole('option', { selected: true })).toContainText('Jaipur');
    await press('Enter');
    await expect(destination).toHaveValue('Jaipur');
    await expect(page.getByRole('listbox')).toBeHidden();
  });

  await test.step('dates', async () => {
    const checkIn = search.getByRole('button', { name: /Check-in/ });
    // A destination that is picked leads on to the dates.
    const calendar = page.getByRole('dialog', { name: 'Choose your dates' });
    await moveFocusToDay(page, inDays(freeDay + 20));
    await expectFocus(page, calendar.locator('button:focus'));
    await press('Enter');
    await moveFocusToDay(page, inDays(freeDay + 23));
    await press('Enter');
    await tabTo(page, calendar.getByRole('button', { name: 'Done' }));
    await press('Enter');
    await expect(calendar).toBeHidden();
    await expectFocus(page, checkIn);
    await press('Tab');
    await expectFocus(page, search.getByRole('button', { name: /Check-out/ }));
  });

  await test.step('guests', async () => {
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

  await test.step('results', async () => {
    await expect(page).toHaveURL(/\/rooms\?.*destination=Jaipur.*guests=2/);
    await expect(title).toBeFocused();
    const first = page.getByRole('article').first().getByRole('heading').getByRole('link');
    await tabTo(page, first);
    await expectFocus(page, first);
    await press('Enter');
  });

  await test.step('room', async () => {
    await expect(page).toHaveURL(/\/rooms\/[^?]+\?.*guests=2/);
    await expect(title).toBeFocused();
    const form = page.getByRole('form', { name: 'Book this room' });
    const check = form.getByRole('button', { name: 'Check Availability' });
    await tabTo(page, check);
    await expectFocus(page, check);
    await press('Enter');
    await expect(form.getByRole('heading', { name: 'Review your stay' })).toBeFocused();
    const book = form.getByRole('button', { name: 'Book Now' });
    await tabTo(page, book);
    await expectFocus(page, book);
    await press('Enter');
  });

  await test.step('my bookings', async () => {
    await expect(page).toHaveURL(/\/my-bookings/);
    await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeFocused();
    await expect(page.getByText('Unpaid')).toBeVisible();
  });
});
