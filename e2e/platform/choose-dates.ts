import { expect, type Locator, type Page } from '@playwright/test';

/** Selects a stay in the open date picker. */
export async function chooseDates(page: Page, checkIn: string, checkOut: string): Promise<void> {
  const calendar = page.getByRole('dialog', { name: 'Choose your dates' });
  // Otherwise a month that is not rendered yet would be skipped.
  await expect(calendar.getByRole('grid').first()).toBeVisible();
  for (const date of [checkIn, checkOut]) {
    const day = dayIn(calendar, date);
    for (let month = 0; month < 24 && !(await day.isVisible()); month++) {
      await calendar.getByRole('button', { name: 'Next month' }).click();
    }
    await day.click();
  }
  await calendar.getByRole('button', { name: 'Done' }).click();
  await expect(calendar).toBeHidden();
}

/** A day in the months that a calendar shows. */
export const dayIn = (calendar: Locator, date: string): Locator =>
  calendar.getByRole('button', { name: dayName(date) });

/** `15 December 2026, …`: the accessible name of a day. */
function dayName(date: string): RegExp {
  const day = new Date(`${date}T00:00:00Z`);
  const month = day.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
  return new RegExp(`^${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`);
}
